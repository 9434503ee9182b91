@_spi(Espalier) import EspalierCore

/// Stands, in a closure, for the view that the closure's modifiers are applied to.
public struct PlaceholderContentView<Value> {
  package nonisolated init() {}
}

extension PlaceholderContentView: PrimitiveView {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    PlaceholderNode<Value>(inputs)
  }
}

/// The node that gives its placeholders their content.
@MainActor protocol PlaceholderSource: ViewNode {
  /// The type that the placeholders are made for.
  var placeholderType: Any.Type { get }
  var placeholderContent: any View { get }
  func add(_ placeholder: any PlaceholderUser)
}

/// A node that shows the content of a source further out.
@MainActor protocol PlaceholderUser: ViewNode {
  func contentDidChange()
}

private final class PlaceholderNode<Value>: ViewNode, PlaceholderUser, TransactionScopeEnd {
  /// One of the nodes around this one, which outlive it; it is not used once this one is detached.
  private unowned(unsafe) var origin: (any PlaceholderSource)?
  private var child: ViewNode?

  override init(_ inputs: _NodeInputs) {
    super.init(inputs)
    origin = inputs.parent?.outward.firstNonNil { node in
      (node as? any PlaceholderSource).flatMap { $0.placeholderType == Value.self ? $0 : nil }
    }
    guard let source else { return }
    source.add(self)
    child = make(source.placeholderContent)
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  private var source: (any PlaceholderSource)? { isDetached ? nil : origin }

  /// The source, if it changes transactions for its own modifiers; nil otherwise.
  var scope: ViewNode? { source is any TransactionChanging ? source : nil }

  func contentDidChange() {
    if let child, let source { update(child, source.placeholderContent) }
  }

  private func make<V: View>(_ view: V) -> ViewNode { makeChild(view) }

  private func update<V: View>(_ node: ViewNode, _ view: V) { updateChild(node, view) }
}

/// The placeholders of one source.
@MainActor struct PlaceholderList {
  private var nodes: [WeakNode] = []

  mutating func add(_ node: ViewNode) { nodes.append(WeakNode(node)) }

  mutating func contentDidChange() {
    nodes.removeAll { $0.value?.isDetached ?? true }
    for node in nodes { (node.value as? any PlaceholderUser)?.contentDidChange() }
  }
}

/// Views around another one, in which placeholders of a type stand for it.
package struct PlaceholderScope<Base: View, Content: View> {
  let type: Any.Type
  let base: Base
  let content: Content

  package nonisolated init(type: Any.Type, base: Base, content: Content) {
    self.type = type
    self.base = base
    self.content = content
  }
}

extension PlaceholderScope: PrimitiveView {
  package static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    PlaceholderScopeNode(view, inputs)
  }
}

private final class PlaceholderScopeNode<Base: View, Content: View>: ViewNode, PlaceholderSource {
  private var view: PlaceholderScope<Base, Content>
  private var placeholders = PlaceholderList()
  private var child: ViewNode?

  init(_ view: PlaceholderScope<Base, Content>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    child = makeChild(view.content)
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  override func update<V>(_ view: V) {
    self.view = unsafeSame(view, as: PlaceholderScope<Base, Content>.self)
    updateChild(child, self.view.content)
    placeholders.contentDidChange()
  }

  var placeholderType: Any.Type { view.type }

  var placeholderContent: any View { view.base }

  func add(_ placeholder: any PlaceholderUser) { placeholders.add(placeholder) }
}
