import Espalier
import EspalierDrawing
import Foundation

/// A form of the pointer for which the library of windows has none.
struct DrawnCursor {
  let picture: DisplayList
  /// The place in the picture that points, in points.
  let hotSpot: CGPoint

  /// The form of a pointer that is drawn here; nil for the desktop's own.
  init?(_ cursor: Cursor) {
    let path: Path
    switch cursor {
    case .zoomIn: (path, hotSpot) = (Self.lens(isPlus: true), CGPoint(x: 9, y: 9))
    case .zoomOut: (path, hotSpot) = (Self.lens(isPlus: false), CGPoint(x: 9, y: 9))
    case .verticalText: (path, hotSpot) = (Self.bar, CGPoint(x: 12, y: 12))
    case .arrow, .pointingHand, .text, .crosshair, .openHand, .closedHand, .notAllowed,
      .resizeLeftRight, .resizeUpDown, .resizeLeft, .resizeRight, .resizeUp, .resizeDown,
      .resizeUpLeft, .resizeUpRight, .resizeDownLeft, .resizeDownRight, .resizeFallingDiagonal,
      .resizeRisingDiagonal, .hidden:
      return nil
    }
    // Black with a white edge can be seen on any color.
    func line(_ width: CGFloat, _ white: Float) -> DisplayItem {
      .stroke(
        path, .color(ResolvedColor(red: white, green: white, blue: white, opacity: 1)),
        StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
    }
    picture = DisplayList(size: CGSize(width: 24, height: 24), items: [line(4, 1), line(1.75, 0)])
  }

  private static func lens(isPlus: Bool) -> Path {
    var path = Path(ellipseIn: CGRect(x: 3, y: 3, width: 12, height: 12))
    path.move(to: CGPoint(x: 14, y: 14))
    path.addLine(to: CGPoint(x: 20, y: 20))
    path.move(to: CGPoint(x: 6.5, y: 9))
    path.addLine(to: CGPoint(x: 11.5, y: 9))
    if isPlus {
      path.move(to: CGPoint(x: 9, y: 6.5))
      path.addLine(to: CGPoint(x: 9, y: 11.5))
    }
    return path
  }

  /// A bar that lies, with feet at its ends.
  private static var bar: Path {
    var path = Path()
    path.move(to: CGPoint(x: 5, y: 12))
    path.addLine(to: CGPoint(x: 19, y: 12))
    for (x, end) in [(5.0, 3.0), (19, 21)] {
      path.move(to: CGPoint(x: end, y: 9))
      path.addQuadCurve(to: CGPoint(x: end, y: 15), control: CGPoint(x: 2 * x - end, y: 12))
    }
    return path
  }
}
