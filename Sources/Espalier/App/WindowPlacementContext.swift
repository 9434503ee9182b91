/// The surroundings of a window that is to be placed.
public struct WindowPlacementContext: Sendable {
  /// The display on which the window opens, or on which it is.
  public let defaultDisplay: DisplayProxy

  package init(defaultDisplay: DisplayProxy) { self.defaultDisplay = defaultDisplay }
}
