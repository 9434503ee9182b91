/// What a style makes of a control; the style's own dynamic properties are connected, as if it were a view.
struct StyledView<Style, Content: View> {
  let style: Style
  let content: (Style) -> Content
}

extension StyledView: PrimitiveView {
  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    StyledNode(view, inputs)
  }
}

private final class StyledNode<Style, Content: View>: ViewNode {
  private var view: StyledView<Style, Content>
  private var properties = PropertyBinder<Style>()
  private var child: ViewNode?

  init(_ view: StyledView<Style, Content>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    child = makeChild(evaluateContent())
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  override func collectElements(into elements: inout [LayoutElement]) {
    child?.collectElements(into: &elements)
  }

  override var name: String? { shortName(Style.self) }

  override func update<V: View>(_ view: V) {
    self.view = unsafeSame(view, as: StyledView<Style, Content>.self)
    performUpdate()
  }

  override func performUpdate() {
    isQueued = false
    updateChild(child, evaluateContent())
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    if properties.dependsOnChange(of: environment) { invalidate() }
  }

  override func detach() {
    super.detach()
    properties.disconnect()
  }

  private func evaluateContent() -> Content {
    var style = view.style
    properties.connect(&style, to: self)
    return evaluate { view.content(style) }
  }
}

/// The styles that views around a control gave it, the outermost first.
///
/// A style that shows the control again, to add something to it, gets the look that the next style further out gives it.
struct StyleStack {
  private var styles: [Any] = []

  var top: Any? { styles.last }

  func adding(_ style: Any) -> StyleStack { StyleStack(styles: styles + [style]) }

  /// The styles around the innermost one.
  var rest: StyleStack { StyleStack(styles: styles.dropLast()) }
}

extension StyleStack: ComparableInput {
  static func isKnownSame(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.styles.count == rhs.styles.count
      && zip(lhs.styles, rhs.styles).allSatisfy { isKnownEqual($0, $1) }
  }
}
