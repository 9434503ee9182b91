@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

/// Lets the drawing of an element glide to the frame that the layout gave it.
///
/// The layout knows the final frame only; drawing and hit testing go by the presented one. Both are
/// relative to the parent, so that the views inside an element that moves move along.
@MainActor final class FrameGlide: AnimatedObject {
  typealias Vector = CGRect.AnimatableData

  private var animator = Animator<Vector>()
  private weak var element: LayoutElement?
  /// The opposite of the way that elements around a departing one have moved since it departed.
  private(set) var hold = Vector.zero

  init(_ element: LayoutElement) { self.element = element }

  private func show() {
    let isAway = animator.isRunning || hold != .zero
    element?.frameShift = isAway ? animator.offset + hold : nil
  }

  /// Leaves the element where it is seen, while one around it glides by `way`; for good if it `isHeld`.
  func stay(while way: CGSize, isHeld: Bool, with transaction: Transaction) {
    let way = Vector(CGPoint(x: -way.width, y: -way.height).animatableData, .zero)
    guard way.magnitudeSquared.isFinite else { return }
    if isHeld { hold += way }
    follow(by: way, with: transaction)
  }

  /// Takes the element, which comes back, to the place that the layout gives it.
  func release(with transaction: Transaction) {
    if hold == .zero { return }
    let way = Vector.zero - hold
    hold = .zero
    follow(by: way, with: transaction)
  }

  func follow(from old: CGRect, to new: CGRect, with transaction: Transaction) {
    follow(by: new.animatableData - old.animatableData, with: transaction)
  }

  private func follow(by way: Vector, with transaction: Transaction) {
    guard let element, way.magnitudeSquared.isFinite else { return }
    let graph = element.graph
    animator.follow(
      by: way, with: transaction, at: graph.clock.time, in: element.owner.environment)
    show()
    if animator.isRunning { graph.animations.add(self) }
  }

  func advance(to time: TimeInterval) -> Bool {
    guard let element, !element.isRemoved else { return false }
    let before = animator.offset
    let graph = element.graph
    animator.advance(to: time, in: element.owner.environment) { graph.complete($0) }
    show()
    element.presentationDidChange(resized: before.second != animator.offset.second)
    return animator.isRunning
  }

  func stop() {
    guard let graph = element?.graph else { return }
    graph.animations.remove(self)
    animator.stop { graph.complete($0) }
    show()
  }
}

extension LayoutElement {
  /// Glides from `old` to the frame that the layout gave this element since.
  final func glideIfAnimated(from old: CGRect) {
    var old = old
    // The place of a view with an offset is a value of the modifier, and its size one of the view.
    if let parent, parent.rule is OffsetRule, frame.origin != old.origin {
      let moved = CGRect(origin: frame.origin, size: old.size)
      glide(from: old, to: moved, with: graph.transaction(for: parent.owner))
      if old.size == frame.size { return }
      old = moved
    }
    glide(from: old, to: frame, with: graph.transaction(for: owner))
  }

  private func glide(from old: CGRect, to new: CGRect, with transaction: Transaction) {
    if transaction.animation == nil && !transaction.tracksVelocity { return }
    let glide = self[FrameGlide.self] ?? FrameGlide(self)
    self[FrameGlide.self] = glide
    glide.follow(from: old, to: new, with: transaction)
    presentationDidChange(resized: old.size != new.size)
  }
}

extension LayoutElement {
  /// The way from the place that the layout gave this element to the one where it stays while it departs.
  final var holdShift: CGSize {
    guard let hold = self[FrameGlide.self]?.hold else { return .zero }
    return CGSize(width: hold.first.first, height: hold.first.second)
  }

  /// Keeps its place on the screen although elements around it have moved from the frames in `moves`: the place
  /// before that if it `isHeld`, else the place in the layout.
  ///
  /// It goes along with a group that moves as a unit, and with a departing view around it, which keeps its own place. A scroll
  /// view moves as a unit, too: its content has a view of its own on Apple's systems.
  final func stayInPlace(_ moves: [LayoutNodeID: CGRect], isHeld: Bool) {
    var around = parent
    while let current = around, !current.isDeparting, current[GeometryGroup.self] == nil,
      current.parent?.owner.sizeAsContainer == nil
    {
      if let old = moves[current.id], current.frame.origin != old.origin {
        let way = CGSize(
          width: current.frame.minX - old.minX, height: current.frame.minY - old.minY)
        let glide = self[FrameGlide.self] ?? FrameGlide(self)
        self[FrameGlide.self] = glide
        glide.stay(
          while: way, isHeld: isHeld, with: graph.transaction(for: current.owner))
        presentationDidChange(resized: false)
      }
      around = current.parent
    }
  }
}

extension FrameGlide: ElementComponent {}
