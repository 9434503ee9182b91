@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// A drag along one axis, which may have to begin at a certain place.
///
/// It fails at a press elsewhere, and at a movement along the other axis: gestures of views inside and around get that.
package struct AxisDragGesture {
  let axis: Axis
  let drag: DragGesture
  let begins: @MainActor (CGPoint) -> Bool

  /// - Parameters:
  ///   - minimumDistance: in points, along the axis.
  ///   - begins: returns whether the drag may begin at a place of the coordinate space.
  package init(
    _ axis: Axis, minimumDistance: CGFloat, coordinateSpace: CoordinateSpace = .local,
    begins: @escaping @MainActor (CGPoint) -> Bool = { _ in true }
  ) {
    self.axis = axis
    drag = DragGesture(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace)
    self.begins = begins
  }
}

extension AxisDragGesture: PrimitiveGesture {
  package static func _makeRecognizer(
    _ gesture: AxisDragGesture, _ context: _GestureContext
  ) -> _GestureRecognizer<DragGesture.Value> {
    AxisDragRecognizer(gesture, context)
  }
}

private final class AxisDragRecognizer: WrappingRecognizer<DragGesture.Value, DragGesture.Value> {
  private let gesture: AxisDragGesture
  private let context: _GestureContext
  private var start: CGPoint?

  init(_ gesture: AxisDragGesture, _ context: _GestureContext) {
    (self.gesture, self.context) = (gesture, context)
    super.init(DragGesture._makeRecognizer(gesture.drag, context))
  }

  override func receive(_ event: GestureEvent) {
    guard !phase.isDone else { return }
    if phase.isUndecided, case .press(let step, _) = event.kind, !accepts(step, event.location) {
      return cancel()
    }
    super.receive(event)
  }

  private func accepts(_ step: GestureEvent.Phase, _ place: CGPoint) -> Bool {
    guard step != .began, let start else {
      start = start ?? place
      return gesture.begins(context.convert(place, to: gesture.drag.coordinateSpace))
    }
    if start.distance(to: place) < gesture.drag.minimumDistance { return true }
    let way = CGPoint(x: place.x - start.x, y: place.y - start.y)
    return abs(way[gesture.axis]) >= abs(way[gesture.axis.other])
  }

  override func follow() { phase = inner.phase }
}
