import EspalierDrawing
import LayoutEngine

/// A primitive view that lays out other views.
@MainActor package protocol ContainerView: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }

  /// The rule that arranges the children. `element` is the container's own, once it exists.
  func rule(in environment: EnvironmentValues, for element: LayoutElement?) -> any LayoutRule
}

extension ContainerView {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    ContainerNode(view, inputs)
  }

  public static func _elementCount(within depth: Int) -> Int? { 1 }
}

/// A node with one layout element whose children are the elements of its content.
final class ContainerNode<Container: ContainerView>: ViewNode, ElementContainer {
  @exclusivity(unchecked) private var view: Container
  private var presenter: ValuePresenter<Container>?
  @exclusivity(unchecked) private(set) var element: LayoutElement?
  /// The nodes of the views that the content lists.
  @exclusivity(unchecked) private var content: [ViewNode] = []

  init(_ view: Container, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    let element = LayoutElement(self, rule: view.rule(in: environment, for: nil))
    self.element = element
    content = makeParts(of: view.content)
    graph.needsSync(self)
  }

  override var children: [ViewNode] { content }

  override var name: String? { shortName(Container.self) }

  override func update<V>(_ view: V) {
    let view = unsafeSame(view, as: Container.self)
    graph.follow(&presenter, from: self.view, to: view, of: self) {
      [weak self] in self?.refresh()
    }
    self.view = view
    refresh()
    updateParts(content, of: view.content)
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    element?.isMirrored = environment.isMirrored
    refresh()
  }

  private func refresh() {
    var view = view
    if let presenter { view = presenter.presented(view) }
    element?.setRule(view.rule(in: environment, for: element))
  }

  override func collectElements(into elements: inout SubviewList) {
    if let element { elements.append(element) }
  }

  override func childElementsDidChange() { graph.needsSync(self) }

  func syncElements() {
    var elements = SubviewList(capacity: content.count)
    for node in content { node.collectElements(into: &elements) }
    element?.setChildren(elements)
  }

  override func detach() {
    super.detach()
    element?.remove()
  }
}
