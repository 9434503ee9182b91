import EspalierDrawing
import LayoutEngine

/// A primitive view that lays out other views.
@MainActor package protocol ContainerView: PrimitiveView {
  associatedtype Content: View
  associatedtype Arrangement: ContainerArrangement
  var content: Content { get }

  /// All that the view says apart from its content.
  var arrangement: Arrangement { get }

  /// Hands the views of the content to `visitor`; a type's own version copies no content.
  static func visitContent<Visitor: _PartVisitor>(_ view: Self, _ visitor: inout Visitor)
}

/// The way in which a container arranges its children: what its node keeps of the view.
///
/// The content is the greater part of a view, and of no use once its nodes are made.
@MainActor package protocol ContainerArrangement {
  /// The rule that arranges the children. `element` is the container's own, once it exists.
  func rule(in environment: EnvironmentValues, for element: LayoutElement?) -> any LayoutRule
}

/// Rules that need nothing from the environment are arrangements themselves.
extension ContainerArrangement where Self: LayoutRule {
  package func rule(
    in environment: EnvironmentValues, for element: LayoutElement?
  ) -> any LayoutRule { self }
}

extension StackRule: ContainerArrangement {}
extension ZStackRule: ContainerArrangement {}
extension ViewThatFitsRule: ContainerArrangement {}

extension ContainerView {
  package static func visitContent<Visitor: _PartVisitor>(_ view: Self, _ visitor: inout Visitor) {
    Content._visitParts(view.content, &visitor)
  }

  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    NodeClasses.note(ContainerNode<Self>.self, for: Self.self)
    return ContainerNode(view, inputs)
  }

  public static func _elementCount(within depth: Int) -> Int? { 1 }
}

/// A node with one layout element whose children are the elements of its content.
final class ContainerNode<Container: ContainerView>: ViewNode, ElementContainer {
  @exclusivity(unchecked) private var arrangement: Container.Arrangement
  private var presenter: ValuePresenter<Container.Arrangement>?
  @exclusivity(unchecked) private(set) var element: LayoutElement?
  /// The nodes of the views that the content lists.
  @exclusivity(unchecked) private var content: [ViewNode] = []

  init(_ view: borrowing Container, _ inputs: _NodeInputs) {
    arrangement = view.arrangement
    super.init(inputs)
    element = LayoutElement(
      self, graph.tree.makeNode(arrangement.rule(in: environment, for: nil)))
    var maker = PartMaker(parent: self)
    Container.visitContent(view, &maker)
    content = maker.nodes
    // Immediately, while the children are still in the processor's caches.
    syncElements()
  }

  override class func make(at view: UnsafeRawPointer, _ inputs: _NodeInputs) -> ViewNode {
    withValue(at: view, as: Container.self) { Self($0, inputs) }
  }

  override var children: [ViewNode] { content }

  override var name: String? { shortName(Container.self) }

  override func update<V>(_ view: V) {
    let view = unsafeSame(view, as: Container.self)
    let new = view.arrangement
    graph.follow(&presenter, from: arrangement, to: new, of: self) {
      [weak self] in self?.refresh()
    }
    arrangement = new
    refresh()
    var updater = PartUpdater(parent: self, nodes: content)
    Container.visitContent(view, &updater)
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    element?.isMirrored = environment.isMirrored
    refresh()
  }

  private func refresh() {
    let arrangement = presenter?.presented(arrangement) ?? arrangement
    element?.setRule(arrangement.rule(in: environment, for: element))
  }

  override func collectElements(into elements: inout SubviewList) {
    if let element { elements.append(element) }
  }

  override func childElementsDidChange() { graph.needsSync(self) }

  func syncElements() {
    // A loop makes room itself.
    var elements = SubviewList(capacity: content.count > 1 ? content.count : 0)
    forEachObject(in: content) { $0.collectElements(into: &elements) }
    element?.setChildren(elements)
  }

  override func detach() {
    super.detach()
    element?.remove()
  }
}
