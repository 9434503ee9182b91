/// A program whose windows are scenes.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene

  /// The program's scenes; the first window group is the window that opens.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  @MainActor @preconcurrency init()
}
