/// Several views as one: modifiers apply to each of them, and containers see them as children of
/// their own.
public struct Group<Content> {
  package let content: Content

  // Disfavored, so that a closure behind `Group` is a builder.
  @_disfavoredOverload package init(parts: Content) { content = parts }
}

extension Group: View, PrimitiveView where Content: View {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    GroupNode<Content>(view, inputs)
  }

  public static func _visitParts<Visitor: _PartVisitor>(_ view: Self, _ visitor: inout Visitor) {
    Content._visitParts(view.content, &visitor)
  }

  public static func _elementCount(within depth: Int) -> Int? {
    depth > 0 ? Content._elementCount(within: depth - 1) : nil
  }

  public static func _isEmpty(_ view: Self) -> Bool { Content._isEmpty(view.content) }

  public static func _isSection(within depth: Int) -> Bool {
    depth > 0 && Content._isSection(within: depth - 1)
  }
}

private final class GroupNode<Content: View>: ViewNode {
  private var child: ViewNode?

  init(_ view: Group<Content>, _ inputs: _NodeInputs) {
    super.init(inputs)
    child = makeChild(view.content)
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  override func collectElements(into elements: inout SubviewList) {
    child?.collectElements(into: &elements)
  }

  override func update<V>(_ view: V) {
    updateChild(child, unsafeSame(view, as: Group<Content>.self).content)
  }
}
