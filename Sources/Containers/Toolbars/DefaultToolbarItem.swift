@_spi(Espalier) import EspalierCore
import EspalierGraphics

/// A part of the bars that the platform adds, at a place that a program chooses.
///
///     .searchable(text: $text)
///     .toolbar {
///       ToolbarItem(placement: .bottomBar) { FilterButton() }
///       DefaultToolbarItem(kind: .search, placement: .bottomBar)
///     }
///
/// The part does not stand where the platform would put it. Where there is no such part, there is no item.
public struct DefaultToolbarItem {
  private let item: BarItemSource<EmptyView>

  /// A part of the bars at a place.
  public nonisolated init(
    kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic
  ) {
    item = BarItemSource(placement: placement, kind: kind, content: EmptyView())
  }
}

extension DefaultToolbarItem: ToolbarContent {
  public typealias Body = Never

  public static func _makeSourceNode(_ content: Self, _ inputs: _NodeInputs) -> _ViewNode {
    BarItemNode(content.item, inputs)
  }

  public static func _updateSourceNode(_ node: _ViewNode, _ content: Self) {
    (node as? BarItemNode<EmptyView>)?.take(content.item)
  }
}

extension BarProfile {
  /// Puts the parts that the platform adds where items ask for them.
  mutating func placeDefaultItems(around node: ViewNode) {
    for index in items.indices.reversed() {
      guard let kind = items[index].kind else { continue }
      switch kind.name {
      case .search:
        // A screen's bar shows the field of a search around the stack too.
        search = search ?? node.environment.surroundingSearch?.field
        items[index].search = search
        search?.isPlaced = true
      case .title:
        if title != nil || options.subtitle != nil {
          var profile = self
          profile.items.remove(at: index)
          items[index].standIn = AnyView(BarTitle(profile: profile))
          placedTitles = [title, options.subtitle]
          (title, options.subtitle) = (nil, nil)
        }
      case .sidebarToggle:
        if let toggle = items.firstIndex(where: { $0.placement == .sidebarToggle }) {
          items[index].views = items[toggle].views
          items[toggle].isShown = false
        }
      }
      if items[index].isEmpty { items.remove(at: index) }
    }
  }
}
