@_spi(Espalier) import EspalierCore
import EspalierDrawing

/// A view whose content can scroll its scroll views to a view.
public struct ScrollViewReader<Content: View> {
  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

/// Scrolls the scroll views inside of a ``ScrollViewReader``.
public struct ScrollViewProxy: Sendable {
  private let node: WeakNode

  fileprivate init(_ node: ViewNode) { self.node = WeakNode(node) }

  /// Scrolls the first scroll view that holds the view with an identity, until that view can be
  /// seen.
  ///
  /// Identities are those given by `id(_:)` and by the elements of a ``ForEach``.
  ///
  /// - Parameter anchor: the point of the view that goes to the same point of the scroll view; with
  ///   nil, the scroll view moves as little as is needed to show all of the view.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let target = ScrollDestination.view(AnyHashable(id), anchor)
    let transaction = Transaction.current
    let node = node
    onMainActor {
      guard let reader = node.value, !reader.isDetached else { return }
      reader.graph.scrolling.request(target, in: reader, transaction)
    }
  }
}

extension ScrollViewProxy: ComparableInput {
  package static func isKnownSame(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.node.value === rhs.node.value
  }
}

extension ScrollViewReader: PrimitiveView {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    ScrollViewReaderNode(view, inputs)
  }
}

private final class ScrollViewReaderNode<Content: View>: ViewNode {
  private var view: ScrollViewReader<Content>
  private var child: ViewNode?

  init(_ view: ScrollViewReader<Content>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    child = makeChild(content)
  }

  private var content: Content {
    let proxy = ScrollViewProxy(self)
    return evaluate { view.content(proxy) }
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  override var name: String? { "ScrollViewReader" }

  override func update<V>(_ view: V) {
    self.view = unsafeSame(view, as: ScrollViewReader<Content>.self)
    performUpdate()
  }

  override func performUpdate() {
    isQueued = false
    updateChild(child, content)
  }
}
