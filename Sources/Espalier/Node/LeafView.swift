import EspalierDrawing
import LayoutEngine

/// A primitive view without children: it has a size and paints itself.
@MainActor protocol LeafView: PrimitiveView {
  /// How the view answers proposals.
  func rule(in environment: EnvironmentValues) -> any LayoutRule

  /// As ``rule(in:)``, after `rule` was in use: answering with that one leaves the layout as it is.
  func rule(in environment: EnvironmentValues, replacing rule: any LayoutRule) -> any LayoutRule

  /// Paints the view. `rule` is what ``rule(in:)`` answered last.
  func draw(_ context: DrawContext, rule: any LayoutRule) -> [DisplayItem]
}

extension LeafView {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    LeafNode(view, inputs)
  }

  func rule(in environment: EnvironmentValues, replacing rule: any LayoutRule) -> any LayoutRule {
    self.rule(in: environment)
  }

  func draw(_ context: DrawContext, rule: any LayoutRule) -> [DisplayItem] { [] }
}

final class LeafNode<Leaf: LeafView>: ViewNode {
  private var view: Leaf
  private var presenter: ValuePresenter<Leaf>?
  private var element: LeafElement<Leaf>?

  init(_ view: Leaf, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    element = LeafElement(self, rule: view.rule(in: environment))
  }

  override var name: String? { shortName(Leaf.self) }

  override func update<V: View>(_ view: V) {
    let view = unsafeSame(view, as: Leaf.self)
    if isKnownEqual(view, self.view) { return }
    ValuePresenter.follow(&presenter, from: self.view, to: view, of: self) {
      [weak self] in self?.refresh()
    }
    self.view = view
    refresh()
  }

  override func environmentDidChange() {
    element?.isMirrored = environment.layoutDirection == .rightToLeft
    refresh()
  }

  /// The view as it is shown: on the way to the one that was set while it is animated.
  fileprivate var presented: Leaf { presenter?.presented(view) ?? view }

  private func refresh() {
    let view = presented
    element?.setRule { view.rule(in: environment, replacing: $0) }
    element?.setNeedsDrawing()
  }

  override func collectElements(into elements: inout [LayoutElement]) {
    if let element { elements.append(element) }
  }

  override func detach() {
    super.detach()
    element?.remove()
  }
}

private final class LeafElement<Leaf: LeafView>: LayoutElement {
  override func draw(_ context: DrawContext) -> [DisplayItem] {
    guard let node = owner as? LeafNode<Leaf> else { return [] }
    return node.presented.draw(context, rule: graph.tree.rule(of: id))
  }
}
