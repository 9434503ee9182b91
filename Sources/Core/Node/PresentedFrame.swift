import EspalierDrawing
import Foundation

// An element has two frames: the one that the layout gave it, and the one that it is drawn with on
// the way there.

private enum FrameShiftKey: ElementKey {
  typealias Value = CGRect.AnimatableData
}

extension LayoutElement {
  /// The difference between the frame and the place where the element is drawn now; nil at rest.
  ///
  /// Both frames are relative to the parent, so that everything inside an element that moves moves
  /// along.
  package final var frameShift: CGRect.AnimatableData? {
    get { self[FrameShiftKey.self] }
    set { self[FrameShiftKey.self] = newValue }
  }

  /// The rectangle in which the element is drawn, in the coordinates of the parent element;
  /// ``frame`` is where it will come to rest.
  package final var presentedFrame: CGRect { frameShift.map { frame.shifted(by: $0) } ?? frame }

  /// The rectangle in which the element is drawn, in the coordinates of the root, before effects
  /// change it.
  final var presentedFrameInRoot: CGRect { rectInRoot(\.presentedFrame, size: presentedSize) }

  /// A rectangle in the coordinates of the root, from those that this element and the elements
  /// around it have in their parents.
  package final func rectInRoot(_ rect: KeyPath<LayoutElement, CGRect>, size: CGSize) -> CGRect {
    let corners = outward.map { $0[keyPath: rect].origin }
    return CGRect(
      origin: corners.reduce(.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }, size: size)
  }

  /// The size that the element is drawn with; ``size`` is its size at rest.
  package final var presentedSize: CGSize { frameShift == nil ? size : presentedFrame.size }

  /// Draws the element at its new place, and anew if its size changes.
  package final func presentationDidChange(resized: Bool) {
    if resized { setNeedsDrawing() }
    if let parent { parent.setNeedsDrawing() } else { setNeedsDrawing() }
    graph.presentationChanged()
  }
}

extension CGRect {
  fileprivate func shifted(by shift: CGRect.AnimatableData) -> CGRect {
    var result = self
    result.animatableData += shift
    // A spring may overshoot a small size.
    result.size = CGSize(width: max(result.width, 0), height: max(result.height, 0))
    return result
  }
}

private enum PresenceKey: ElementKey {
  typealias Value = Double
}

extension LayoutElement {
  /// The opacity of the element and those inside it while the view comes or goes: 1 at all other
  /// times.
  package final var presence: Double {
    get { extras == nil ? 1 : self[PresenceKey.self] ?? 1 }
    set { self[PresenceKey.self] = newValue == 1 ? nil : newValue }
  }
}

private enum GeometryEffectKey: ElementKey {
  typealias Value = @MainActor (CGSize) -> ProjectionTransform
}

extension LayoutElement {
  /// The transform that moves, turns or stretches the drawing of the content, as conversions of
  /// coordinates see it.
  package final var geometryEffect: (@MainActor (CGSize) -> ProjectionTransform)? {
    get { self[GeometryEffectKey.self] }
    set { self[GeometryEffectKey.self] = newValue }
  }
}
