@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation
import LayoutEngine

/// The time for which the indicators of one scroll view are shown: while it scrolls, and a little
/// longer.
struct IndicatorVisibility {
  private var began: Date?
  private var lastUse: Date?
  private(set) var opacity = 0.0
  /// True to keep the indicators as they are, as while a thumb is dragged.
  var isHeld = false
  /// The axis on whose indicator the mouse is: it is shown for as long as the mouse stays.
  private(set) var hovered: Axis?

  private static let hold = 0.6
  private static let fade = 0.25

  /// Shows the indicators immediately, until a while after `now`.
  mutating func show(at now: Date) {
    began = nil
    lastUse = now
    opacity = 1
  }

  /// Takes the position of the mouse, which shows the indicators while it is on one of them, and a
  /// while longer.
  mutating func hover(_ axis: Axis?, at now: Date) {
    if axis == hovered { return }
    hovered = axis
    show(at: now)
  }

  /// Shows the indicators for a while, starting now.
  mutating func flash(at now: Date) {
    if opacity == 0 { began = now }
    lastUse = now
  }

  private var isKept: Bool { isHeld || hovered != nil }

  /// Returns true if the opacity has changed.
  mutating func update(to now: Date) -> Bool {
    let before = opacity
    guard let lastUse else { return false }
    let age = now.timeIntervalSince(lastUse)
    if isKept || age < Self.hold {
      opacity = began.map { min(1, now.timeIntervalSince($0) / Self.fade) } ?? 1
    } else {
      opacity = max(0, 1 - (age - Self.hold) / Self.fade)
      began = nil
    }
    if opacity == 0 && age >= Self.hold { self.lastUse = nil }
    return opacity != before
  }

  /// The next date at which the opacity is due to change; nil if it stays.
  func nextChange(after now: Date) -> Date? {
    guard let lastUse, !isKept else { return nil }
    return began != nil && opacity < 1 ? now : max(now, lastUse.addingTimeInterval(Self.hold))
  }
}

/// The drawn form of an indicator, in points.
private struct IndicatorStyle: Sendable {
  var thickness: CGFloat
  var inset: CGFloat = 2
  var minimumLength: CGFloat
  var opacity: Double
  /// The opacity of the area in which the thumb moves.
  var trackOpacity = 0.0
}

/// The indicators of a platform's look: those of the Mac that lie above the content, and those of
/// the phone.
private struct ScrollIndicatorLook: LookPart {
  var resting: IndicatorStyle
  /// The style while the mouse is on the indicator, which is easier to grab then; nil without a
  /// mouse.
  var grown: IndicatorStyle?

  static let mac = ScrollIndicatorLook(
    resting: IndicatorStyle(thickness: 6, minimumLength: 24, opacity: 0.35),
    grown: IndicatorStyle(thickness: 10, minimumLength: 24, opacity: 0.5, trackOpacity: 0.06))
  static let phone = ScrollIndicatorLook(
    resting: IndicatorStyle(thickness: 3, inset: 3, minimumLength: 36, opacity: 0.35), grown: nil)
}

extension ScrollAreaNode {
  /// The visible share of an axis' indicator, from 0 to 1: none while the content rests, whatever
  /// visibility is set.
  ///
  /// `visible` requests indicators and lets the platform decide when they are seen, so that
  /// pictures show none.
  func indicatorOpacity(_ axis: Axis) -> Double {
    wantsIndicator(axis) ? indicators.opacity : 0
  }

  /// True if there is an indicator for an axis at all.
  private func wantsIndicator(_ axis: Axis) -> Bool {
    guard axes.contains(axis), state.limit[axis] > 0 else { return false }
    let visibility = environment.scrollIndicatorVisibility(axis)
    return visibility == .visible || visibility == .automatic && showsIndicators
  }

  private func indicatorStyle(_ axis: Axis) -> IndicatorStyle {
    let look = environment.look[ScrollIndicatorLook.self]
    return indicators.hovered == axis ? look.grown ?? look.resting : look.resting
  }

  /// The axis whose indicator is under the mouse at a point of the scroll view, shown or not; nil
  /// on the phone, which has no mouse.
  func hoveredIndicator(at point: CGPoint) -> Axis? {
    if environment.look[ScrollIndicatorLook.self].grown == nil { return nil }
    return Axis.allCases.first { axis in
      guard wantsIndicator(axis), isScrollable(axis), let track = indicatorFrames(axis)?.track
      else {
        return false
      }
      return track.insetBy(dx: -2, dy: -2).holds(point)
    }
  }

  /// The rectangles of an axis' thumb and its track, in the scroll view's coordinates; nil if there
  /// is nothing to scroll.
  func indicatorFrames(_ axis: Axis) -> (thumb: CGRect, track: CGRect)? {
    let style = indicatorStyle(axis)
    let limit = state.limit[axis]
    guard let element, axes.contains(axis), limit > 0 else { return nil }
    let track = indicatorTrack(axis, style, in: CGRect(origin: .zero, size: element.size))
    let length = track.size[axis]
    guard length > 0, length.isFinite else { return nil }
    let visible = state.container[axis]
    let beyond = max(-state.offset[axis], state.offset[axis] - limit, 0)
    let minimum = min(style.minimumLength, length)
    let share = length * visible / (visible + limit) - beyond
    let thumbLength = min(max(share, beyond > 0 ? style.thickness : minimum), length)
    let position = min(max(mirrored(state.offset)[axis] / limit, 0), 1)
    var thumb = track
    thumb.origin[axis] += (length - thumbLength) * position
    thumb.size[axis] = thumbLength
    return (thumb, track)
  }

  private func indicatorTrack(_ axis: Axis, _ style: IndicatorStyle, in bounds: CGRect) -> CGRect {
    let margins = environment.scrollOptions.margins.insets(.scrollIndicators)
    let (left, right) =
      isMirrored ? (margins.trailing, margins.leading) : (margins.leading, margins.trailing)
    var room = CGRect(
      x: bounds.minX + left + style.inset, y: bounds.minY + margins.top + style.inset,
      width: bounds.width - left - right - 2 * style.inset,
      height: bounds.height - margins.top - margins.bottom - 2 * style.inset)
    let corner = style.thickness + style.inset
    if axis == .vertical {
      // The trailing edge.
      if !isMirrored { room.origin.x += room.width - style.thickness }
      room.size.width = style.thickness
      if indicatorOpacity(.horizontal) > 0 { room.size.height -= corner }
    } else {
      room.origin.y += room.height - style.thickness
      room.size.height = style.thickness
      if indicatorOpacity(.vertical) > 0 {
        room.size.width -= corner
        if isMirrored { room.origin.x += corner }
      }
    }
    return room
  }

  func indicatorItems(_ context: DrawContext) -> [DisplayItem] {
    Axis.allCases.flatMap { axis -> [DisplayItem] in
      let opacity = indicatorOpacity(axis)
      guard opacity > 0, let frames = indicatorFrames(axis) else { return [] }
      let style = indicatorStyle(axis)
      let shade: Float = environment.colorScheme == .dark ? 1 : 0
      func capsule(_ frame: CGRect, _ share: Double) -> DisplayItem {
        let color = ResolvedColor(
          red: shade, green: shade, blue: shade, opacity: Float(share * opacity))
        let frame = context.pass.aligned(
          frame.offsetBy(dx: context.origin.x, dy: context.origin.y))
        let radius = min(frame.width, frame.height) / 2
        return .fill(Path(roundedRect: frame, cornerRadius: radius), .color(color), FillStyle())
      }
      let thumb = capsule(frames.thumb, style.opacity)
      return style.trackOpacity > 0 ? [capsule(frames.track, style.trackOpacity), thumb] : [thumb]
    }
  }
}
