/// The view that a style makes of a control; the style's own dynamic properties are connected, as
/// if it were a view.
package struct StyledView<Style, Content: View> {
  package let style: Style
  let content: (Style) -> Content

  package init(style: Style, content: @escaping (Style) -> Content) {
    self.style = style
    self.content = content
  }
}

extension StyledView: PrimitiveView {
  package static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    StyledNode(view, inputs)
  }
}

extension StyledView {
  /// The view that a style makes, with a node for the style where it has dynamic properties.
  @MainActor package static func view(
    of style: Style, content: @escaping (Style) -> Content
  ) -> AnyView {
    PropertyField.fields(of: Style.self).isEmpty
      ? AnyView(content(style)) : AnyView(StyledView(style: style, content: content))
  }
}

private final class StyledNode<Style, Content: View>: FunctionBodyNode<Style, Content> {
  init(_ view: StyledView<Style, Content>, _ inputs: _NodeInputs) {
    super.init(view.style, inputs, body: view.content)
  }

  override func update<V>(_ view: V) {
    let view = unsafeSame(view, as: StyledView<Style, Content>.self)
    take(view.style, body: view.content)
  }
}
