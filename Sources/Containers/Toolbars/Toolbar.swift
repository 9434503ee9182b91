@_spi(Espalier) import EspalierCore

nonisolated extension View {
  /// Puts items into the bars around this view.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: content()))
  }

  /// Puts views into the bars around this view, each where the platform has such items.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: ToolbarItemGroup(content: content)))
  }

  /// Puts items into the bars around this view that people may choose and move, known by `id`.
  ///
  /// On the Mac they do so in a panel, which a secondary click on the bar opens, and the command of ``ToolbarCommands``.
  /// Their choices are restored when the program starts the next time.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: content().customized(id)))
  }

  /// Opens a menu from the title.
  public func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: ToolbarTitleMenu(content: content)))
  }
}

private struct ToolbarModifier<Items: ToolbarContent> {
  let items: Items
}

extension ToolbarModifier: PrimitiveModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    ToolbarNode(view, inputs)
  }
}

/// The node of a view with items, which stand in bars further out.
private final class ToolbarNode<C: View, Items: ToolbarContent>: WrappingNode<
  C, ToolbarModifier<Items>
>
{
  private var items: ViewNode?

  override func didMake() {
    items = Items._makeSourceNode(modifier.items, inputsForChild())
  }

  override func didUpdate() {
    if let items { Items._updateSourceNode(items, modifier.items) }
  }

  override var children: [ViewNode] { super.children + (items.map { [$0] } ?? []) }
}

/// A menu that the title opens.
public struct ToolbarTitleMenu<Content: View> {
  private let item: BarItemSource<Content>

  /// A menu with entries.
  public init(@ViewBuilder content: () -> Content) {
    item = BarItemSource(placement: .titleMenu, content: content())
  }
}

extension ToolbarTitleMenu where Content == EmptyView {
  /// A menu with the actions of a title: renaming it, and sharing the document.
  public init() { self.init { EmptyView() } }
}

extension ToolbarTitleMenu: CustomizableToolbarContent {
  public typealias Body = Never

  public static func _makeSourceNode(_ content: Self, _ inputs: _NodeInputs) -> _ViewNode {
    BarItemNode(content.item, inputs)
  }

  public static func _updateSourceNode(_ node: _ViewNode, _ content: Self) {
    (node as? BarItemNode<Content>)?.take(content.item)
  }
}
