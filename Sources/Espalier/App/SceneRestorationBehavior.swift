/// What a scene's windows bring back from the last time that the program ran.
public struct SceneRestorationBehavior: Equatable, Sendable {
  package let restores: Bool

  /// The values of `@SceneStorage`.
  public static let automatic = SceneRestorationBehavior(restores: true)
  /// Nothing.
  public static let disabled = SceneRestorationBehavior(restores: false)
}

extension Scene {
  /// Says whether the scene's windows bring back what they stored the last time.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    windows { $0.restores = behavior.restores }
  }
}
