/// The node of a modifier without layout of its own: it watches or changes the values that pass
/// through it.
class WrappingNode<Content: View, Modifier: ViewModifier>: ViewNode {
  private(set) final var modifier: Modifier
  private final var content: ViewNode?

  init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs) {
    modifier = view.modifier
    super.init(inputs)
    content = makeChild(view.content)
    didMake()
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  override func collectElements(into elements: inout SubviewList) {
    content?.collectElements(into: &elements)
  }

  override func update<V: View>(_ view: V) {
    let view = unsafeSame(view, as: ModifiedContent<Content, Modifier>.self)
    let old = modifier
    willUpdate(to: view.modifier)
    modifier = view.modifier
    updateChild(content, view.content)
    didUpdate(from: old)
    didUpdate()
  }

  /// Called once, when the content's node exists.
  func didMake() {}

  /// Called before the modifier and its content take new values.
  func willUpdate(to new: Modifier) {}

  /// Called after each update of the modifier and its content.
  func didUpdate() {}

  func didUpdate(from old: Modifier) {}
}
