import EspalierDrawing
import Foundation
import LayoutEngine

/// A primitive view without children: it has a size and paints itself.
@MainActor package protocol LeafView: PrimitiveView, ElementLeaf {
  /// The layout rule with which the view answers proposals.
  func rule(in environment: EnvironmentValues) -> any LayoutRule

  /// As ``rule(in:)``, after `rule` was in use: returning that one leaves the layout unchanged.
  func rule(in environment: EnvironmentValues, replacing rule: any LayoutRule) -> any LayoutRule

  /// True if the pointer at `point` meets the view; anywhere in its frame by default. `context` has
  /// its origin at zero.
  func isHit(at point: CGPoint, _ context: DrawContext) -> Bool

  /// A rectangle outside of which ``isHit(at:_:)`` returns false; the frame by default.
  func hitBounds(_ context: DrawContext) -> CGRect

  /// The next date at which time alone changes the view that `rule` was made for; nil, the default,
  /// stands for never.
  static func nextChange(_ rule: any LayoutRule) -> Date?

  /// Paints the view. `rule` is the last result of ``rule(in:)``.
  func draw(_ context: DrawContext, rule: any LayoutRule) -> [DisplayItem]

  /// The transaction of a change from `old`, if the view has one of its own for it; nil, the
  /// default, stands for the transaction of the update.
  func transaction(from old: Self) -> Transaction?

  /// Gives the view's element its part in events, when it is made and after each update; nothing by
  /// default.
  func configure(_ element: LayoutElement, rule: any LayoutRule)
}

extension LeafView {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    NodeClasses.note(LeafNode<Self>.self, for: Self.self)
    return LeafNode.make(view, inputs)
  }

  public static func _elementCount(within depth: Int) -> Int? { 1 }

  package func rule(
    in environment: EnvironmentValues, replacing rule: any LayoutRule
  ) -> any LayoutRule {
    self.rule(in: environment)
  }

  package func isHit(at point: CGPoint, _ context: DrawContext) -> Bool {
    CGRect(origin: .zero, size: context.size).holds(point)
  }

  package func hitBounds(_ context: DrawContext) -> CGRect {
    CGRect(origin: .zero, size: context.size)
  }

  package static func nextChange(_ rule: any LayoutRule) -> Date? { nil }

  package func draw(_ context: DrawContext, rule: any LayoutRule) -> [DisplayItem] { [] }

  package func transaction(from old: Self) -> Transaction? { nil }

  package func configure(_ element: LayoutElement, rule: any LayoutRule) {}
}

package final class LeafNode<Leaf: LeafView>: LeafElementNode {
  @exclusivity(unchecked) private var view: Leaf
  private var presenter: ValuePresenter<Leaf>?
  @exclusivity(unchecked) private var element: LeafElement?
  /// The time at which time alone changes the view, in seconds since 2001; infinite if it does not.
  @exclusivity(unchecked) private var nextChange = TimeInterval.infinity

  // In two steps: an initializer counts references to the object that it makes, as often as it mentions it.
  package static func make(_ view: borrowing Leaf, _ inputs: _NodeInputs) -> LeafNode {
    let node = LeafNode(view, inputs)
    node.makeElement(of: view)
    return node
  }

  private init(_ view: borrowing Leaf, _ inputs: _NodeInputs) {
    self.view = copy view
    super.init(inputs)
  }

  private func makeElement(of view: borrowing Leaf) {
    var rule = view.rule(in: environment)
    // Nearly no view changes with time.
    if Leaf.nextChange(rule) != nil { rule = timedRule() }
    let element = LeafElement(self, withGraph { $0.tree.makeNode(rule) })
    view.configure(element, rule: rule)
    self.element = element
  }

  private func timedRule() -> any LayoutRule { rule { view.rule(in: $0) } }

  override class func make(at view: UnsafeRawPointer, _ inputs: _NodeInputs) -> ViewNode {
    withValue(at: view, as: Leaf.self) { make($0, inputs) }
  }

  package override var name: String? { shortName(Leaf.self) }

  package override func update<V>(_ view: V) {
    let view = unsafeSame(view, as: Leaf.self)
    if isKnownEqual(view, self.view) { return }
    graph.follow(
      &presenter, from: self.view, to: view, of: self, own: view.transaction(from: self.view)
    ) {
      [weak self] in self?.refresh()
    }
    self.view = view
    refresh()
  }

  package override func environmentDidChange() {
    element?.isMirrored = environment.isMirrored
    refresh()
  }

  /// The view as it is shown: on the way to its current value while it is animated.
  private var presented: Leaf {
    if let presenter { return presenter.presented(view) }
    return view
  }

  override func draw(_ context: DrawContext, rule: any LayoutRule) -> [DisplayItem] {
    presented.draw(context, rule: rule)
  }

  override func isHit(at point: CGPoint, _ context: DrawContext) -> Bool {
    presented.isHit(at: point, context)
  }

  override func hitBounds(_ context: DrawContext) -> CGRect { presented.hitBounds(context) }

  override var shownLeaf: (any ElementLeaf)? { presented }

  private func refresh() {
    let view = presented
    element?.setRule { old in rule { view.rule(in: $0, replacing: old) } }
    element?.setNeedsDrawing()
    if let element { view.configure(element, rule: graph.tree.rule(of: element.id)) }
  }

  /// The result of `make`; a view that changes with time gets the time of the frame, which its
  /// environment may not have yet.
  private func rule(_ make: (EnvironmentValues) -> any LayoutRule) -> any LayoutRule {
    var rule = make(environment)
    var next = Leaf.nextChange(rule)
    if next != nil && environment.currentDate != graph.clock.now {
      var environment = environment
      environment.currentDate = graph.clock.now
      rule = make(environment)
      next = Leaf.nextChange(rule)
    }
    let followedTime = followsTime
    nextChange = next?.timeIntervalSinceReferenceDate ?? .infinity
    if followsTime != followedTime {
      if followsTime { graph.clock.add(self) } else { graph.clock.remove(self) }
    }
    return rule
  }

  package override func collectElements(into elements: inout SubviewList) {
    // With a name of its own the element would be counted twice.
    if element != nil { elements.append(element.unsafelyUnwrapped) }
  }

  package override func detach() {
    super.detach()
    if followsTime { graph.clock.remove(self) }
    element?.remove()
  }

  private var followsTime: Bool { nextChange < .infinity }
}

extension LeafNode: ClockReader {
  /// A view that cannot be seen needs no ticks.
  package var nextTick: Date? {
    guard followsTime, let element, element.isInSight else { return nil }
    return Date(timeIntervalSinceReferenceDate: nextChange)
  }

  package func timeDidChange(to now: Date) {
    if nextChange <= now.timeIntervalSinceReferenceDate { refresh() }
  }
}

/// The part of a leaf's node that its element asks, which is the same for all leaves.
///
/// It has no type parameter, as ``ElementWrapperNode`` has none.
package class LeafElementNode: ViewNode {
  func draw(_ context: DrawContext, rule: any LayoutRule) -> [DisplayItem] { [] }

  func isHit(at point: CGPoint, _ context: DrawContext) -> Bool { false }

  func hitBounds(_ context: DrawContext) -> CGRect { .null }

  var shownLeaf: (any ElementLeaf)? { nil }
}

private final class LeafElement: LayoutElement {
  override func draw(_ context: DrawContext) -> ElementDrawing {
    ElementDrawing(node?.draw(context, rule: graph.tree.rule(of: id)) ?? [])
  }

  /// The node of the view, which made this element; nil once the element is removed.
  private var node: LeafElementNode? {
    isRemoved ? nil : unsafeDowncast(owner, to: LeafElementNode.self)
  }

  override func isHit(at point: CGPoint) -> Bool {
    node?.isHit(at: point, contextAroundZero) ?? false
  }

  override var ownHitBounds: CGRect { node?.hitBounds(contextAroundZero) ?? .null }

  override var shownLeaf: (any ElementLeaf)? { node?.shownLeaf }
}
