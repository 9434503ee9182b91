@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// Lets the drawing of an element glide to the frame that the layout gave it.
///
/// The layout knows the final frame only; drawing and hit testing go by the presented one. Both are
/// relative to the parent, so that the views inside an element that moves move along.
@MainActor final class FrameGlide: AnimatedObject {
  typealias Vector = CGRect.AnimatableData

  private var animator = Animator<Vector>()
  private weak var element: LayoutElement?

  init(_ element: LayoutElement) { self.element = element }

  private func show() { element?.frameShift = animator.isRunning ? animator.offset : nil }

  func follow(from old: CGRect, to new: CGRect, with transaction: Transaction) {
    let way = new.animatableData - old.animatableData
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
    let transaction = graph.transaction(for: owner)
    if transaction.animation == nil && !transaction.tracksVelocity { return }
    let glide = self[FrameGlide.self] ?? FrameGlide(self)
    self[FrameGlide.self] = glide
    glide.follow(from: old, to: frame, with: transaction)
    presentationDidChange(resized: old.size != frame.size)
  }
}

extension FrameGlide: ElementComponent {}
