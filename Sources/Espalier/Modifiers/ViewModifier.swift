/// A change of a view, as a value that can be applied to any view.
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  /// The changed view; `content` stands for the view that the modifier is applied to.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Makes the retained counterpart of a modified view; primitive modifiers answer it themselves.
  static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs) -> _ViewNode
}

extension ViewModifier {
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    ModifierNode(view, inputs)
  }

  /// This modifier with another one outside it.
  public func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that makes its node itself and has no body.
@MainActor @preconcurrency protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is a primitive modifier: it has no body")
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: Sendable {
  public static let identity = EmptyModifier()
  public init() {}
}

extension EmptyModifier: ViewModifier {
  public func body(content: Content) -> some View { content }
}

/// A view or modifier with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    Modifier._makeNode(view, inputs)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  /// Applies a modifier to this view.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// Stands, in the body of a modifier, for the view that the modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let content: any View
}

extension _ViewModifier_Content: PrimitiveView {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    ModifierContentNode<Modifier>(view, inputs)
  }
}

private final class ModifierContentNode<Modifier: ViewModifier>: ViewNode {
  private var child: ViewNode?

  init(_ view: _ViewModifier_Content<Modifier>, _ inputs: _NodeInputs) {
    super.init(inputs)
    child = make(view.content)
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  override func update<V: View>(_ view: V) {
    guard let child else { return }
    update(child, unsafeSame(view, as: _ViewModifier_Content<Modifier>.self).content)
  }

  private func make<V: View>(_ view: V) -> ViewNode { V._makeNode(view, inputsForChild()) }

  private func update<V: View>(_ node: ViewNode, _ view: V) { node.update(view) }
}

/// The node of a view with a modifier that has a body.
private final class ModifierNode<Content: View, Modifier: ViewModifier>: ViewNode {
  private var given: ModifiedContent<Content, Modifier>
  private var properties = PropertyBinder<Modifier>()
  private var child: ViewNode?

  init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs) {
    given = view
    super.init(inputs)
    if graph.isTooDeep(self) { return }
    child = Modifier.Body._makeNode(evaluateBody(), inputsForChild())
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  override var name: String? { shortName(Modifier.self) }

  override func update<V: View>(_ view: V) {
    given = unsafeSame(view, as: ModifiedContent<Content, Modifier>.self)
    performUpdate()
  }

  override func performUpdate() {
    isQueued = false
    child?.update(evaluateBody())
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    if properties.dependsOnChange(of: environment) { performUpdate() }
  }

  override func detach() {
    super.detach()
    properties.disconnect()
  }

  private func evaluateBody() -> Modifier.Body {
    var modifier = given.modifier
    properties.connect(&modifier, to: self)
    return evaluate { modifier.body(content: _ViewModifier_Content(content: given.content)) }
  }
}
