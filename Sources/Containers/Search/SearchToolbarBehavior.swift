import EspalierCore

/// The form of a search field in a toolbar while it is not used.
public struct SearchToolbarBehavior: Hashable, Sendable {
  fileprivate let isMinimized: Bool

  /// A field.
  public static var automatic: SearchToolbarBehavior { .init(isMinimized: false) }
  /// A button with a magnifying glass, which becomes the field when it is pressed.
  public static var minimize: SearchToolbarBehavior { .init(isMinimized: true) }
}

nonisolated extension View {
  /// Sets the form that the search fields inside have in toolbars while they are not used.
  ///
  /// Fields in a sidebar and below a phone's title do not stand in a toolbar, and stay as they are.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    furnishingSearch { field in if behavior.isMinimized { field.isMinimized = true } }
  }
}
