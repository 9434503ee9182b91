import Espalier
import EspalierDrawing
import Foundation

/// The visible part of a window, on a page that is smaller than the window's content can become.
///
/// The window is as large as its content needs then, and begins at its leading edge.
struct PagePan: Equatable {
  /// The size of the page.
  private(set) var page = CGSize.zero
  /// The size of the window: that of the page, or more.
  private(set) var window = CGSize.zero
  /// The distance by which the window is moved to the left and up.
  private(set) var offset = CGPoint.zero
  /// True if the window was moved, or needs more room than the page has.
  private(set) var isNeeded = false
  private var isRightToLeft = false
  /// A finger that may begin to move the window, or moves it.
  private var finger: Finger?

  fileprivate struct Finger: Equatable {
    var id: Int
    var start: CGPoint
    var last: CGPoint
    var isMoving = false
  }

  /// The distance that a finger has to move, in points, before it moves the window; scroll views
  /// and gestures take less.
  private static let slop: CGFloat = 16

  /// Takes the sizes of the page and of the smallest window that the content fits into.
  mutating func take(page: CGSize, minimum: CGSize, isRightToLeft: Bool) {
    let room = reach
    // From the leading edge, so that it stays where it is while a phone is turned.
    let leading = self.isRightToLeft ? room.width - offset.x : offset.x
    let wasNeeded = isNeeded && self.isRightToLeft == isRightToLeft
    self.page = page
    window = CGSize(width: max(page.width, minimum.width), height: max(page.height, minimum.height))
    isNeeded = window != page
    self.isRightToLeft = isRightToLeft
    let start = min(wasNeeded ? leading : 0, reach.width)
    offset = CGPoint(
      x: isRightToLeft ? reach.width - start : start, y: min(offset.y, reach.height))
    if !isNeeded { finger = nil }
  }

  /// The distance by which the window can be moved.
  private var reach: CGSize {
    CGSize(width: max(0, window.width - page.width), height: max(0, window.height - page.height))
  }

  /// Moves the window by a turn of the wheel or a finger; returns whether it moved.
  mutating func move(by delta: CGSize) -> Bool {
    let old = offset
    offset = CGPoint(
      x: min(max(0, offset.x - delta.width), reach.width),
      y: min(max(0, offset.y - delta.height), reach.height))
    return offset != old
  }

  /// Moves the window as little as is needed to show a rectangle of it; if that is larger than the
  /// page, its beginning.
  mutating func reveal(_ rect: CGRect) -> Bool {
    guard isNeeded, !rect.isNull, rect.minX.isFinite, rect.minY.isFinite else { return false }
    func shift(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ room: CGFloat) -> CGFloat {
      if high - low >= room || low < start { return start - low }
      return high > start + room ? start + room - high : 0
    }
    return move(
      by: CGSize(
        width: shift(rect.minX, rect.maxX, offset.x, page.width),
        height: shift(rect.minY, rect.maxY, offset.y, page.height)))
  }

  /// The meaning of a finger on the page for the window.
  enum Touch: Equatable {
    /// The finger does not move the window: it belongs to the views.
    case none
    /// The finger begins to move the window; the press of the views is cancelled.
    case begins
    case goesOn
  }

  /// Follows a finger, in coordinates of the page.
  ///
  /// - Parameter isTaken: true if a gesture or a scroll view follows it already.
  mutating func follow(_ event: PointerEvent, isTaken: Bool) -> Touch {
    guard isNeeded, event.kind == .touch else { return .none }
    if event.phase == .down {
      // A second finger makes a gesture of another kind.
      finger =
        finger == nil
        ? Finger(id: event.pointerID, start: event.position, last: event.position) : nil
      return .none
    }
    guard var finger, finger.id == event.pointerID else { return .none }
    guard event.phase == .moved else {
      self.finger = nil
      return finger.isMoving ? .goesOn : .none
    }
    if isTaken && !finger.isMoving {
      self.finger = nil
      return .none
    }
    let begins = !finger.isMoving && finger.hasLeft(event.position, reach, Self.slop)
    if begins || finger.isMoving {
      _ = move(
        by: CGSize(
          width: event.position.x - finger.last.x, height: event.position.y - finger.last.y))
      finger.isMoving = true
      finger.last = event.position
    }
    self.finger = finger
    return begins ? .begins : finger.isMoving ? .goesOn : .none
  }

  // MARK: Picture

  /// The part of the window's picture that the page shows.
  func shown(_ list: DisplayList) -> DisplayList {
    guard isNeeded else { return list }
    let shift = CGAffineTransform(translationX: -offset.x, y: -offset.y)
    return DisplayList(size: page, items: [.group(.transform(shift), list.items)] + bars)
  }

  /// Bars that show which part of the window is visible.
  private var bars: [DisplayItem] {
    let (thickness, inset) = (CGFloat(4), CGFloat(3))
    func part(_ offset: CGFloat, _ page: CGFloat, _ window: CGFloat) -> (CGFloat, CGFloat)? {
      guard window > page, page > 4 * inset else { return nil }
      let track = page - 2 * inset
      let length = max(24, track * page / window)
      return (inset + (track - length) * offset / (window - page), length)
    }
    var rects: [CGRect] = []
    if let (start, length) = part(offset.x, page.width, window.width) {
      rects.append(
        CGRect(x: start, y: page.height - inset - thickness, width: length, height: thickness))
    }
    if let (start, length) = part(offset.y, page.height, window.height) {
      rects.append(
        CGRect(x: page.width - inset - thickness, y: start, width: thickness, height: length))
    }
    let gray = ResolvedColor(red: 0.5, green: 0.5, blue: 0.5, opacity: 0.6)
    return rects.map {
      .fill(Path(roundedRect: $0, cornerRadius: thickness / 2), .color(gray), FillStyle())
    }
  }
}

extension PagePan.Finger {
  /// Returns whether the finger has moved far enough along an axis on which there is something to
  /// see.
  fileprivate func hasLeft(_ point: CGPoint, _ reach: CGSize, _ slop: CGFloat) -> Bool {
    let (x, y) = (abs(point.x - start.x), abs(point.y - start.y))
    return reach.width > 0 && x > slop && x > y || reach.height > 0 && y > slop && y > x
  }
}
