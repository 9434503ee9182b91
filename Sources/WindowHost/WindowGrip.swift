import CSDL2
import Espalier
import Foundation

/// The effect of presses on a window that has no frame, or that is moved by its content.
struct WindowGrip {
  /// The window's size in points.
  let size: CGSize
  var frame = _WindowFrame.none
  let isResizable: Bool
  /// True if the window is moved by all of its content that takes no presses.
  var dragsBackground = false

  /// The distance from an edge, in points, within which a press grabs it; corners reach twice as
  /// far.
  static let edge: CGFloat = 4

  /// The height, in points, of the part by which the window is moved: that of a title on macOS.
  static let titleHeight: CGFloat = 28

  /// The meaning of a press at a point.
  ///
  /// - Parameter isTaken: true if a view in the window takes the press.
  func part(at point: CGPoint, isTaken: (CGPoint) -> Bool) -> SDL_HitTestResult {
    if frame != .titled, isResizable, let edge = edge(at: point) { return edge }
    let isTitle = frame == .none && point.y < Self.titleHeight
    return (isTitle || dragsBackground) && !isTaken(point)
      ? SDL_HITTEST_DRAGGABLE : SDL_HITTEST_NORMAL
  }

  private func edge(at point: CGPoint) -> SDL_HitTestResult? {
    func side(_ position: CGFloat, _ length: CGFloat, _ reach: CGFloat) -> Int {
      position < reach ? -1 : position >= length - reach ? 1 : 0
    }
    let (x, y) = (
      side(point.x, size.width, Self.edge), side(point.y, size.height, Self.edge)
    )
    if x == 0, y == 0 { return nil }
    let (wideX, wideY) = (
      side(point.x, size.width, Self.edge * 2), side(point.y, size.height, Self.edge * 2)
    )
    return Self.edges[wideY + 1][wideX + 1]
  }

  /// The corners and edges by rows from the top, each from the left.
  private static let edges = [
    [SDL_HITTEST_RESIZE_TOPLEFT, SDL_HITTEST_RESIZE_TOP, SDL_HITTEST_RESIZE_TOPRIGHT],
    [SDL_HITTEST_RESIZE_LEFT, SDL_HITTEST_NORMAL, SDL_HITTEST_RESIZE_RIGHT],
    [SDL_HITTEST_RESIZE_BOTTOMLEFT, SDL_HITTEST_RESIZE_BOTTOM, SDL_HITTEST_RESIZE_BOTTOMRIGHT],
  ]
}
