import EspalierDrawing
import Foundation
import LayoutEngine

/// A primitive view without children: it has a size and paints itself.
@MainActor protocol LeafView: PrimitiveView {
  /// How the view answers proposals.
  func rule(in environment: EnvironmentValues) -> any LayoutRule

  /// As ``rule(in:)``, after `rule` was in use: answering with that one leaves the layout as it is.
  func rule(in environment: EnvironmentValues, replacing rule: any LayoutRule) -> any LayoutRule

  /// Whether the pointer at `point` meets the view; anywhere in its frame by default. `context` has its origin at zero.
  func isHit(at point: CGPoint, _ context: DrawContext) -> Bool

  /// A rectangle outside of which ``isHit(at:_:)`` answers no; the frame by default.
  func hitBounds(_ context: DrawContext) -> CGRect

  /// Paints the view. `rule` is what ``rule(in:)`` answered last.
  func draw(_ context: DrawContext, rule: any LayoutRule) -> [DisplayItem]

  /// Gives the view's element its part in events, when it is made and after each update; nothing by default.
  func configure(_ element: LayoutElement, rule: any LayoutRule)

  /// What the view is to assistive programs; nil, the default, is nothing.
  func accessibility(
    in environment: EnvironmentValues, rule: any LayoutRule
  ) -> AccessibilityProperties?
}

extension LeafView {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    LeafNode(view, inputs)
  }

  public static func _elementCount(within depth: Int) -> Int? { 1 }

  func rule(in environment: EnvironmentValues, replacing rule: any LayoutRule) -> any LayoutRule {
    self.rule(in: environment)
  }

  func isHit(at point: CGPoint, _ context: DrawContext) -> Bool {
    CGRect(origin: .zero, size: context.size).holds(point)
  }

  func hitBounds(_ context: DrawContext) -> CGRect { CGRect(origin: .zero, size: context.size) }

  func draw(_ context: DrawContext, rule: any LayoutRule) -> [DisplayItem] { [] }

  func configure(_ element: LayoutElement, rule: any LayoutRule) {}

  func accessibility(
    in environment: EnvironmentValues, rule: any LayoutRule
  ) -> AccessibilityProperties? { nil }
}

final class LeafNode<Leaf: LeafView>: ViewNode {
  private var view: Leaf
  private var presenter: ValuePresenter<Leaf>?
  private var element: LeafElement<Leaf>?

  init(_ view: Leaf, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    let element = LeafElement<Leaf>(self, rule: view.rule(in: environment))
    self.element = element
    view.configure(element, rule: graph.tree.rule(of: element.id))
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
    if let element { view.configure(element, rule: graph.tree.rule(of: element.id)) }
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

  override func isHit(at point: CGPoint) -> Bool {
    (owner as? LeafNode<Leaf>)?.presented.isHit(at: point, contextAroundZero) ?? false
  }

  override var ownHitBounds: CGRect {
    (owner as? LeafNode<Leaf>)?.presented.hitBounds(contextAroundZero) ?? .null
  }

  override var leafAccessibility: AccessibilityProperties? {
    guard let node = owner as? LeafNode<Leaf> else { return nil }
    return node.presented.accessibility(in: owner.environment, rule: graph.tree.rule(of: id))
  }
}
