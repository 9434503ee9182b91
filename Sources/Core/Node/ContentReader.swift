/// A component that reads preferences of a tree's content, and changes the content's environment.
@MainActor package protocol ContentReader: AnyObject {
  /// Reads preferences again; returns true if its changes to the environment are different now.
  func read(_ root: RootNode) -> Bool

  func change(_ environment: inout EnvironmentValues)
}
