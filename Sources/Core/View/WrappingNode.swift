/// The node of a modifier without layout of its own: it watches or changes the values that pass
/// through it.
@_spi(Espalier) open class WrappingNode<Content: View, Modifier: ViewModifier>: ViewNode {
  package private(set) final var modifier: Modifier
  private final var content: ViewNode?

  @_spi(Espalier) public init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs) {
    modifier = view.modifier
    super.init(inputs)
    content = makeChild(view.content)
    didMake()
  }

  open override var children: [ViewNode] { content.map { [$0] } ?? [] }

  open override func collectElements(into elements: inout SubviewList) {
    content?.collectElements(into: &elements)
  }

  open override func update<V>(_ view: V) {
    let view = unsafeSame(view, as: ModifiedContent<Content, Modifier>.self)
    let old = modifier
    willUpdate(to: view.modifier)
    modifier = view.modifier
    updateChild(content, view.content)
    didUpdate(from: old)
    didUpdate()
  }

  /// Called once, when the content's node exists.
  open func didMake() {}

  /// Called before the modifier and its content take new values.
  open func willUpdate(to new: Modifier) {}

  /// Called after each update of the modifier and its content.
  open func didUpdate() {}

  open func didUpdate(from old: Modifier) {}
}
