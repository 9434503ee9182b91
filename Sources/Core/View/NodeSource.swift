/// A value that nodes are made for although it is no view: a scene, or commands.
@MainActor @preconcurrency public protocol _NodeSource {
  /// Makes the retained counterpart of `source`; primitive sources return it themselves, all others
  /// by their body.
  static func _makeSourceNode(_ source: Self, _ inputs: _NodeInputs) -> _ViewNode

  /// Hands a node that ``_makeSourceNode(_:_:)`` made the next value of the source.
  static func _updateSourceNode(_ node: _ViewNode, _ source: Self)
}

extension Never: _NodeSource {
  public static func _makeSourceNode(_ source: Never, _ inputs: _NodeInputs) -> _ViewNode {}

  public static func _updateSourceNode(_ node: _ViewNode, _ source: Never) {}
}

/// A source as a view that shows nothing: its node keeps the source's state, and lists its windows
/// or menus.
package struct SourceView<Source: _NodeSource> {
  let source: Source

  package init(_ source: Source) { self.source = source }
}

extension SourceView: LayoutlessView {}

extension SourceView: PrimitiveView {
  package static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    SourceNode(view, inputs)
  }
}

private final class SourceNode<Source: _NodeSource>: ViewNode {
  private var content: ViewNode?

  init(_ view: SourceView<Source>, _ inputs: _NodeInputs) {
    super.init(inputs)
    content = Source._makeSourceNode(view.source, inputsForChild())
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  override func update<V>(_ view: V) {
    guard let content else { return }
    Source._updateSourceNode(content, unsafeSame(view, as: SourceView<Source>.self).source)
  }
}

/// A source that is made of a view without layout around other sources, such as one that writes to
/// the environment.
package struct ViewSource<Content: View>: _NodeSource {
  let content: Content

  package init(content: Content) {
    self.content = content
  }

  package var body: Never {
    let name = "\(Self.self)"
    // Without `return` this would be a builder's closure, and there are two builders.
    return preconditionFailure("\(name) is a primitive scene or command: it has no body")
  }

  package static func _makeSourceNode(_ source: Self, _ inputs: _NodeInputs) -> _ViewNode {
    Content._makeNode(source.content, inputs)
  }

  package static func _updateSourceNode(_ node: _ViewNode, _ source: Self) {
    node.update(source.content)
  }
}

extension ViewSource where Content == SourceList {
  /// Sources side by side.
  package init<First: _NodeSource, each Rest: _NodeSource>(_ first: First, _ rest: repeat each Rest)
  {
    var views = [AnyView(SourceView(first))]
    for source in repeat each rest { views.append(AnyView(SourceView(source))) }
    content = SourceList(views: views)
  }
}

/// Several sources side by side; their number does not change.
package struct SourceList {
  package let views: [AnyView]

  package init(views: [AnyView]) {
    self.views = views
  }
}

extension SourceList: PrimitiveView {
  package static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    SourceListNode(view, inputs)
  }
}

private final class SourceListNode: ViewNode {
  private var nodes: [ViewNode] = []

  init(_ view: SourceList, _ inputs: _NodeInputs) {
    super.init(inputs)
    nodes = view.views.map { makeChild($0) }
  }

  override var children: [ViewNode] { nodes }

  override func update<V>(_ view: V) {
    for (node, view) in zip(nodes, unsafeSame(view, as: SourceList.self).views) {
      updateChild(node, view)
    }
  }
}

extension _ConditionalContent: _NodeSource
where TrueContent: _NodeSource, FalseContent: _NodeSource {
  private typealias Views = _ConditionalContent<SourceView<TrueContent>, SourceView<FalseContent>>

  private var views: Views {
    switch self {
    case .first(let source): .first(SourceView(source))
    case .second(let source): .second(SourceView(source))
    }
  }

  public static func _makeSourceNode(_ source: Self, _ inputs: _NodeInputs) -> _ViewNode {
    Views._makeNode(source.views, inputs)
  }

  public static func _updateSourceNode(_ node: _ViewNode, _ source: Self) {
    node.update(source.views)
  }
}

extension Group: _NodeSource where Content: _NodeSource {
  public static func _makeSourceNode(_ source: Self, _ inputs: _NodeInputs) -> _ViewNode {
    Content._makeSourceNode(source.content, inputs)
  }

  public static func _updateSourceNode(_ node: _ViewNode, _ source: Self) {
    Content._updateSourceNode(node, source.content)
  }
}
