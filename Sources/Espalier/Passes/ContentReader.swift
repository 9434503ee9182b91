/// A component that reads preferences of a tree's content, and changes the environment of that.
@MainActor protocol ContentReader: AnyObject {
  /// Reads preferences again; answers whether it changes the environment in another way now.
  func read(_ root: RootNode) -> Bool

  func change(_ environment: inout EnvironmentValues)
}
