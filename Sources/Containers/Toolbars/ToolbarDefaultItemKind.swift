import EspalierCore

/// A part of the bars that the platform adds.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  enum Name { case sidebarToggle, title, search }

  let name: Name

  /// The button that shows and hides the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: .sidebarToggle)
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: .title)
  /// The search field.
  public static let search = ToolbarDefaultItemKind(name: .search)
}

nonisolated extension View {
  /// Removes a part of the bars that the platform adds.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    barOptions { options in
      if let defaultItemKind { options.removed.insert(defaultItemKind) }
    }
  }
}

extension BarProfile {
  /// Leaves out the parts that views remove.
  mutating func removeDefaultItems() {
    let removed = options.removed
    if removed.isEmpty { return }
    if removed.contains(.title) { (title, options.subtitle) = (nil, nil) }
    if removed.contains(.search) { search = nil }
    if removed.contains(.sidebarToggle) { items.removeAll { $0.placement == .sidebarToggle } }
  }
}
