import EspalierDrawing
import Foundation

/// The scroll offset of a scroll view, and the sizes of view and content at the last layout.
///
/// Lengths are points and run from the leading edge. An offset of zero shows the content's start; the margins around the
/// content belong to what can be scrolled.
package final class ScrollState {
  /// The distance by which the content is moved towards the start.
  package private(set) var offset = CGPoint.zero
  /// The size of the scroll view, and of its content without margins.
  package private(set) var container = CGSize.zero
  package private(set) var content = CGSize.zero
  /// The space around the content that is scrolled with it.
  package private(set) var margins = EdgeInsets()

  /// The height by which the scroll view has grown upwards over a bar that shrank while its content
  /// was scrolled: the content is this much further down in it.
  package var lead: CGFloat = 0

  /// The lengths by which the content shows beyond the scroll view's edges, as it does below bars.
  package var outsets = EdgeInsets()
  /// The first offset, as a fraction of the scrollable length.
  package var initialAnchor = UnitPoint.topLeading
  /// The part that stays in view when sizes change; nil keeps the start.
  package var sizeAnchor: UnitPoint?
  /// The position of content that is smaller than the scroll view; nil is the start, or the middle
  /// of two axes.
  package var alignment: UnitPoint?
  /// True if the offset may lie outside of the content, as it does while a finger pulls it there.
  package var isElastic = false
  /// The height of the space that stays free above the content while it is scrolled to its top.
  package var room: CGFloat = 0
  /// True if content was moved because of wrong estimates, and has not been measured since: the
  /// offset may lie beyond its end, which is about to move as well.
  private var isAhead = false
  /// The sum of the distances by which content was moved because of wrong estimates: movements of
  /// the offset over time are moved along.
  package private(set) var correction = CGPoint.zero
  /// True if the initial anchor no longer counts.
  package var isPositioned = false

  package init() {}

  /// The largest offset: the length of the content that does not fit into the scroll view.
  package var limit: CGSize { limit(container, content) }

  /// Moves to an offset as far as there is content; NaN changes nothing.
  package func scroll(to offset: CGPoint, axes: Axis.Set) {
    isPositioned = true
    isAhead = false
    for axis in Axis.allCases where axes.contains(axis) && offset[axis].isFinite {
      self.offset[axis] = isElastic ? offset[axis] : clamped(offset[axis], axis)
    }
  }

  /// The nearest offset at which there is content.
  package func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: clamped(offset.x, .horizontal), y: clamped(offset.y, .vertical))
  }

  private func clamped(_ offset: CGFloat, _ axis: Axis) -> CGFloat {
    min(max(offset, start(axis)), limit[axis])
  }

  /// The smallest offset.
  package func start(_ axis: Axis) -> CGFloat { axis == .vertical ? -room : 0 }

  // MARK: Layout

  /// True if the offset lies beyond the content, although nothing holds it there.
  package var isOutside: Bool { !isElastic && clamped(offset) != offset }

  /// Takes the sizes of a layout, and returns the position of the content.
  package func settle(
    _ container: CGSize, _ content: CGSize, margins: EdgeInsets, axes: Axis.Set
  )
    -> CGPoint
  {
    let before = limit
    let isFirst = !isPositioned
    if content != self.content || container != self.container { isAhead = false }
    self.margins = margins
    self.margins.top += lead
    self.container = container
    self.content = content
    var origin = CGPoint.zero
    for axis in Axis.allCases {
      if axes.contains(axis) {
        follow(axis, before: before[axis], isFirst: isFirst)
      } else {
        offset[axis] = 0
      }
      origin[axis] = start(axis, axes) - offset[axis]
    }
    return origin
  }

  /// Keeps the part of the content in view that is meant to stay there as sizes change.
  private func follow(_ axis: Axis, before: CGFloat, isFirst: Bool) {
    let limit = limit[axis]
    if isFirst {
      offset[axis] = initialAnchor[axis] * limit
    } else if !isElastic && !isAhead {
      if let anchor = sizeAnchor?[axis], limit != before, abs(offset[axis] - anchor * before) < 0.5
      {
        offset[axis] = anchor * limit
      }
      offset[axis] = clamped(offset[axis], axis)
    }
  }

  /// The start of the content at an offset of zero.
  private func start(_ axis: Axis, _ axes: Axis.Set) -> CGFloat {
    let margin = axis == .horizontal ? margins.leading : margins.top
    let room = container[axis] - content[axis] - margins[axis]
    guard room.isFinite else { return margin }
    // Across the scrolling axis content may also be larger than the scroll view.
    if room < 0 && axes.contains(axis) { return margin }
    let isAligned = axes.contains(axis) && axes != [.horizontal, .vertical]
    return margin + room * (alignment?[axis] ?? (isAligned ? 0 : 0.5))
  }

  private func limit(_ container: CGSize, _ content: CGSize) -> CGSize {
    func excess(_ axis: Axis) -> CGFloat {
      let excess = content[axis] + margins[axis] - container[axis]
      return excess.isFinite ? max(excess, 0) : 0
    }
    return CGSize(width: excess(.horizontal), height: excess(.vertical))
  }

  /// Moves the offset with content that was moved by wrong estimates.
  func follow(_ shift: CGSize) {
    offset.x += shift.width
    offset.y += shift.height
    correction.x += shift.width
    correction.y += shift.height
    isAhead = true
  }
}

extension UnitPoint {
  /// The fraction along an axis; NaN counts as 0.
  package subscript(axis: Axis) -> CGFloat {
    let fraction = axis == .horizontal ? x : y
    return fraction.isFinite ? fraction : 0
  }
}
