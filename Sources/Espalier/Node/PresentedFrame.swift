import EspalierDrawing
import Foundation

// An element has two frames: the one that the layout gave it, and the one that it is drawn with on the way there.

private enum FrameShiftKey: ElementKey {
  typealias Value = CGRect.AnimatableData
}

extension LayoutElement {
  /// What has to be added to the frame for where the element is drawn now; nil at rest.
  ///
  /// Both frames are relative to the parent, so that what is inside an element that moves moves along.
  final var frameShift: CGRect.AnimatableData? {
    get { self[FrameShiftKey.self] }
    set { self[FrameShiftKey.self] = newValue }
  }

  /// Where the element is drawn, in the coordinates of the parent element; ``frame`` is where it will come to rest.
  final var presentedFrame: CGRect { frameShift.map { frame.shifted(by: $0) } ?? frame }

  /// Where the element is drawn, in the coordinates of the root, without what effects make of it.
  final var presentedFrameInRoot: CGRect {
    var origin = CGPoint.zero
    var element: LayoutElement? = self
    while let current = element {
      let corner = current.presentedFrame.origin
      origin = CGPoint(x: origin.x + corner.x, y: origin.y + corner.y)
      element = current.parent
    }
    return CGRect(origin: origin, size: presentedSize)
  }

  /// The size that the element is drawn with; ``size`` is what it will have at rest.
  final var presentedSize: CGSize { frameShift == nil ? size : presentedFrame.size }

  /// Draws the element at its new place, and anew if its size changes.
  final func presentationDidChange(resized: Bool) {
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
  /// How much of what the element and those inside it paint is seen: 1, but for a view that comes or goes.
  final var presence: Double {
    get { extras == nil ? 1 : self[PresenceKey.self] ?? 1 }
    set { self[PresenceKey.self] = newValue == 1 ? nil : newValue }
  }
}

private enum GeometryEffectKey: ElementKey {
  typealias Value = @MainActor (CGSize) -> ProjectionTransform
}

extension LayoutElement {
  /// The transform by which the drawing of what is inside is moved, turned or stretched, as conversions of coordinates see it.
  final var geometryEffect: (@MainActor (CGSize) -> ProjectionTransform)? {
    get { self[GeometryEffectKey.self] }
    set { self[GeometryEffectKey.self] = newValue }
  }
}
