import EspalierControls
import EspalierCore

/// A view in a bar.
///
///     .toolbar { ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") { add() } } }
public struct ToolbarItem<ID, Content: View> {
  public let id: ID
  private let item: BarItemSource<Content>
}

extension ToolbarItem: ToolbarContent {
  public typealias Body = Never

  public static func _makeSourceNode(_ content: Self, _ inputs: _NodeInputs) -> _ViewNode {
    BarItemNode(content.item, inputs)
  }

  public static func _updateSourceNode(_ node: _ViewNode, _ content: Self) {
    (node as? BarItemNode<Content>)?.take(content.item)
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

extension ToolbarItem: Identifiable where ID: Hashable {}

extension ToolbarItem where ID == () {
  /// An item at a place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    id = ()
    item = BarItemSource(placement: placement, content: content())
  }
}

extension ToolbarItem where ID == String {
  /// An item that people may choose, known by `id`.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.id = id
    item = BarItemSource(
      placement: placement, name: id, isShown: showsByDefault, content: content())
  }
}

/// Views that stand together in a bar.
public struct ToolbarItemGroup<Content: View> {
  private let item: BarItemSource<Content>

  /// Views that stand together at a place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    item = BarItemSource(placement: placement, isGroup: true, content: content())
  }
}

extension ToolbarItemGroup {
  /// Views that stand together at a place, with `label` as their name where they are put into a
  /// menu.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    let group = LabeledToolbarItemGroupContent(content: content(), label: label())
    item = BarItemSource(placement: placement, content: group)
  }
}

/// The views of a group with a name.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
  fileprivate let content: Content
  fileprivate let label: Label
  @Environment(\.menuState) private var menu

  fileprivate init(content: Content, label: Label) {
    self.content = content
    self.label = label
  }
}

@MainActor extension LabeledToolbarItemGroupContent: View {
  @ViewBuilder public var body: some View {
    if menu == nil {
      content
    } else {
      Menu {
        content
      } label: {
        label
      }
    }
  }
}

extension ToolbarItemGroup: ToolbarContent {
  public typealias Body = Never

  public static func _makeSourceNode(_ content: Self, _ inputs: _NodeInputs) -> _ViewNode {
    BarItemNode(content.item, inputs)
  }

  public static func _updateSourceNode(_ node: _ViewNode, _ content: Self) {
    (node as? BarItemNode<Content>)?.take(content.item)
  }
}

/// Space between items, which separates them.
public struct ToolbarSpacer {
  private let item: BarItemSource<EmptyView>

  /// - Parameter sizing: the width of the space.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    item = BarItemSource(placement: placement, spacer: sizing, content: EmptyView())
  }
}

extension ToolbarSpacer: CustomizableToolbarContent {
  public typealias Body = Never

  public static func _makeSourceNode(_ content: Self, _ inputs: _NodeInputs) -> _ViewNode {
    BarItemNode(content.item, inputs)
  }

  public static func _updateSourceNode(_ node: _ViewNode, _ content: Self) {
    (node as? BarItemNode<EmptyView>)?.take(content.item)
  }
}

/// The width of a spacer: fixed or flexible.
public struct SpacerSizing: Hashable, Sendable {
  private let isFlexible: Bool

  /// A space as wide as there is room.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// A space as wide as the spacing of items.
  public static let fixed = SpacerSizing(isFlexible: false)
}
