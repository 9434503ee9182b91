import EspalierDrawing
import Foundation
import LayoutEngine

/// The part of a modifier's node that is the same for all contents and modifiers: a wrapper for each
/// element of the content.
///
/// It has no type parameters, because generic code looks up the types that it uses each time that it runs.
class ElementWrapperNode: ViewNode, SingleElementWrapping {
  @exclusivity(unchecked) final var content: ViewNode?
  /// The wrapper of the first element: the only one, nearly always.
  @exclusivity(unchecked) private final var first: ElementWrapper?
  /// The wrappers of the other elements, in the order of these.
  @exclusivity(unchecked) private final var others: [ElementWrapper] = []

  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  /// A new wrapper, which gets its element next.
  func makeWrapper() -> ElementWrapper {
    preconditionFailure("\(Self.self) makes no wrappers")
  }

  /// Makes `element` the child of its new wrapper.
  func attach(_ element: LayoutElement, to wrapper: LayoutElement) {
    wrapper.setOnlyChild(element)
  }

  /// Frees a wrapper whose element has been removed.
  func discard(_ wrapper: LayoutElement) { wrapper.remove() }

  final func forEachWrapper(_ body: (LayoutElement) -> Void) {
    guard let first else { return }
    body(first)
    for wrapper in others { body(wrapper) }
  }

  final override func collectElements(into elements: inout SubviewList) {
    if isDetached { return }
    let start = elements.count
    content?.collectElements(into: &elements)
    if elements.count == start + 1, let wrapper = onlyWrapper(of: elements[start]) {
      elements[start] = wrapper
    } else {
      wrapAll(&elements, from: start)
    }
  }

  /// The wrapper of the only element, which is made if this node has no wrapper yet; nil if it has those of other elements.
  private final func onlyWrapper(of element: LayoutElement) -> ElementWrapper? {
    if let first { return others.isEmpty && first.wrapped === element ? first : nil }
    let made = wrap(element)
    first = made
    return made
  }

  /// Puts wrappers in the place of the elements from `start` on: new ones around those that have
  /// none; frees the unused wrappers.
  private final func wrapAll(_ elements: inout SubviewList, from start: Int) {
    var old: [ObjectIdentifier: ElementWrapper] = [:]
    for wrapper in wrappers {
      if let wrapped = wrapper.wrapped { old[ObjectIdentifier(wrapped)] = wrapper }
    }
    var wrappers: [ElementWrapper] = []
    for index in start..<elements.count {
      let element = elements[index]
      let wrapper = old.removeValue(forKey: ObjectIdentifier(element)) ?? wrap(element)
      wrappers.append(wrapper)
      elements[index] = wrapper
    }
    first = wrappers.first
    others = Array(wrappers.dropFirst())
    for gone in old.values { discard(gone) }
  }

  private final var wrappers: [ElementWrapper] { first.map { [$0] + others } ?? [] }

  final func wrapper(of element: LayoutElement) -> LayoutElement {
    if let parent = element.parent, !parent.isRemoved, parent.owner === self { return parent }
    let new = wrap(element)
    if first == nil {
      first = new
    } else {
      others.append(new)
    }
    return new
  }

  private final func wrap(_ element: LayoutElement) -> ElementWrapper {
    let wrapper = makeWrapper()
    wrapper.wrapped = element
    attach(element, to: wrapper)
    return wrapper
  }

  /// Paints a wrapper with what it wraps.
  func draw(_ context: DrawContext) -> ElementDrawing { context.children() }

  /// True if the pointer at `point` meets something that a wrapper itself paints.
  func isHit(at point: CGPoint, _ context: DrawContext) -> Bool { false }

  /// A rectangle outside of which ``isHit(at:_:)`` returns false.
  func hitBounds(_ context: DrawContext) -> CGRect { .null }

  /// The area outside of its frame in which a wrapper itself may paint.
  func reach(of wrapper: LayoutElement) -> CGRect { .null }

  /// Ends the work under way, when the content's life has ended and the wrappers are still there.
  func contentDidDetach() {}

  override func detach() {
    super.detach()
    contentDidDetach()
    for wrapper in wrappers { discard(wrapper) }
    first = nil
    others.removeAll()
  }
}

/// The element that a modifier puts around one of its content; its node paints it.
final class ElementWrapper: LayoutElement {
  /// The wrapped element: it is one of the children as long as it exists.
  fileprivate(set) var wrapped: LayoutElement?

  override var passesTraits: Bool { true }

  override func draw(_ context: DrawContext) -> ElementDrawing {
    node?.draw(context) ?? ElementDrawing([])
  }

  /// The node of the modifier, which made this wrapper; nil once the wrapper is removed.
  private var node: ElementWrapperNode? {
    isRemoved ? nil : unsafeDowncast(owner, to: ElementWrapperNode.self)
  }

  override func isHit(at point: CGPoint) -> Bool {
    node?.isHit(at: point, contextAroundZero) ?? false
  }

  override var ownHitBounds: CGRect { node?.hitBounds(contextAroundZero) ?? .null }

  override var ownReach: CGRect {
    let own = node?.reach(of: self) ?? .null
    return own.isNull ? reachOfFrames : reachOfFrames.joined(with: own)
  }
}
