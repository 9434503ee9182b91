/// A view that is evaluated again only when it is not equal to its predecessor.
public struct EquatableView<Content: Equatable & View> {
  public var content: Content

  public init(content: Content) { self.content = content }
}

extension EquatableView: PrimitiveView {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    EquatableNode<Content>(view, inputs)
  }

  public static func _elementCount(within depth: Int) -> Int? {
    depth > 0 ? Content._elementCount(within: depth - 1) : nil
  }
}

extension View where Self: Equatable {
  /// Evaluates this view again only when it is not equal to its predecessor.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

private final class EquatableNode<Content: Equatable & View>: ViewNode {
  private var content: Content
  private var child: ViewNode?

  init(_ view: EquatableView<Content>, _ inputs: _NodeInputs) {
    content = view.content
    super.init(inputs)
    child = makeChild(content)
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  override func collectElements(into elements: inout SubviewList) {
    child?.collectElements(into: &elements)
  }

  override func update<V>(_ view: V) {
    let new = unsafeSame(view, as: EquatableView<Content>.self).content
    if new == content { return }
    content = new
    updateChild(child, new)
  }
}
