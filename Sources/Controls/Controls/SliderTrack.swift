import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation
import LayoutEngine

/// The value that a slider shows and changes, in numbers from 0 to 1.
struct SliderTrackValue {
  /// Reads the place of the value within its bounds; the track reads it, so that the view with the
  /// slider does not depend on it.
  private let readFraction: () -> Double
  /// The length of a step as a part of the range; nil allows any value.
  let step: Double?
  let bounds: ClosedRange<Double>
  /// The values that can be chosen.
  let enabledBounds: ClosedRange<Double>
  /// The place, as a part of the range, at which the colored part of the track begins; nil is the
  /// leading end of the track.
  let neutral: Double?
  /// The marks that the program has set; nil if those at the steps are shown.
  private let ticks: [SliderMark]?
  let setFraction: (Double) -> Void
  let onEditingChanged: (Bool) -> Void

  /// The largest number of marks at steps: more would look like a line.
  private static let mostMarks = 100

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?,
    marks: SliderMarks<V> = SliderMarks(nil, nil), _ onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    let lower = Double(bounds.lowerBound)
    let upper = Double(bounds.upperBound)
    let length = upper - lower
    let isUsable = length > 0 && length.isFinite
    let step = step.map { Double($0) }.flatMap { $0 > 0 && $0 <= length ? $0 : nil }
    readFraction = { isUsable ? Self.clamped((Double(value.wrappedValue) - lower) / length) : 0 }
    self.step = step.map { $0 / length }
    self.bounds = lower.isFinite && upper.isFinite ? lower...upper : 0...1
    let enabled = marks.enabledBounds(in: self.bounds)
    enabledBounds = enabled
    neutral = isUsable ? marks.neutral.map { Self.clamped((Double($0) - lower) / length) } : nil
    ticks = isUsable ? marks.ticks?.compactMap { SliderMark($0, in: lower...upper) } : nil
    self.onEditingChanged = onEditingChanged
    setFraction = { fraction in
      guard isUsable, fraction.isFinite else { return }
      var new = lower + Self.clamped(fraction) * length
      if let step {
        // A range that is not a multiple of the step ends at the last whole one, as does one of
        // which only a part can be chosen; a small tolerance makes up for rounding.
        let first = ((enabled.lowerBound - lower) / step - 1e-9).rounded(.up)
        let last = ((enabled.upperBound - lower) / step + 1e-9).rounded(.down)
        new = lower + Swift.max(first, Swift.min(((new - lower) / step).rounded(), last)) * step
      }
      let result = V(Swift.max(enabled.lowerBound, Swift.min(new, enabled.upperBound)))
      if result != value.wrappedValue { value.wrappedValue = result }
    }
  }

  /// The place of the value within its bounds: 0 to 1.
  var fraction: Double { readFraction() }

  private static func clamped(_ fraction: Double) -> Double {
    fraction.isFinite ? Swift.min(1, Swift.max(0, fraction)) : 0
  }

  /// The places of the marks below the track; empty if there are too many steps to be seen.
  var marks: [Double] {
    if let ticks { return ticks.map(\.fraction) }
    guard let step, step * Double(Self.mostMarks) >= 1 else { return [] }
    return (0...Int(1 / step + 1e-9)).map { Double($0) * step }
  }

  /// True if some marks have a label.
  var labelsMarks: Bool { ticks?.contains { $0.label != nil } ?? false }

  /// The label of the mark at the value; an empty view if no mark with a label is there.
  var markLabel: AnyView {
    let fraction = fraction
    // Less than the width of a pixel.
    let mark = ticks?.first { $0.label != nil && abs($0.fraction - fraction) < 1e-4 }
    return mark?.label ?? AnyView(EmptyView())
  }

  /// The parts of the range that can be chosen; nil if all of it can.
  var enabledFractions: ClosedRange<Double>? {
    let length = bounds.upperBound - bounds.lowerBound
    guard enabledBounds != bounds, length > 0 else { return nil }
    let lower = Self.clamped((enabledBounds.lowerBound - bounds.lowerBound) / length)
    return
      lower...max(
        lower, Self.clamped((enabledBounds.upperBound - bounds.lowerBound) / length))
  }

  /// The distance by which an arrow key moves the knob.
  var keyStep: Double { step ?? 0.05 }
}

/// The parts of a slider that a program may set besides its range.
struct SliderMarks<V: BinaryFloatingPoint> {
  let neutral: V?
  private let enabled: ClosedRange<V>?
  let ticks: [SliderTick<V>]?

  init(_ neutral: V?, _ enabled: ClosedRange<V>?, _ ticks: [SliderTick<V>]? = nil) {
    self.neutral = neutral
    self.enabled = enabled
    self.ticks = ticks
  }

  /// The values of a range that can be chosen; all of it where the range to choose from lies
  /// outside.
  func enabledBounds(in bounds: ClosedRange<Double>) -> ClosedRange<Double> {
    guard let enabled else { return bounds }
    let (lower, upper) = (Double(enabled.lowerBound), Double(enabled.upperBound))
    return bounds.overlaps(lower...upper) ? bounds.clamped(to: lower...upper) : bounds
  }
}

/// A mark at a part of a slider's range.
private struct SliderMark {
  let fraction: Double
  let label: AnyView?

  /// Makes the mark of a tick; nil outside of the range.
  init?<V: BinaryFloatingPoint>(_ tick: SliderTick<V>, in bounds: ClosedRange<Double>) {
    guard bounds.contains(Double(tick.value)) else { return nil }
    fraction =
      (Double(tick.value) - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)
    label = tick.label
  }
}

/// The track and the knob of a slider.
struct SliderTrack<Name: View> {
  let value: SliderTrackValue
  /// The name of the slider for assistive programs.
  let name: Name
  /// The name that the label gives the slider where it is shown.
  var shownName: Namespace.ID?
  /// The description of the value for assistive programs; nil leaves it to the mark and the number.
  var currentValueLabel: AnyView?
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction
  @Environment(\.sliderThumbVisibility) private var knobVisibility
  @State private var isDragging = false
  /// True while a pointer is on the track: a drag that is cancelled has no end.
  @GestureState private var isHeld = false
  /// The distance from the middle of the knob to the point where the pointer grabbed it.
  @State private var grip: CGFloat = 0
  @State private var width: CGFloat = 0

  private var knob: CGSize { metrics.knobSize }
}

@MainActor extension SliderTrack: View {
  @ViewBuilder var body: some View {
    if let currentValueLabel {
      track.accessibilityValued(by: currentValueLabel).accessibilityNamed(
        by: name, shownAs: shownName)
    } else if value.labelsMarks {
      track.accessibilityValued(by: value.markLabel).accessibilityNamed(
        by: name, shownAs: shownName)
    } else {
      track.accessibilityNamed(by: name, shownAs: shownName)
    }
  }

  private var track: some View {
    let enabled = value.enabledFractions
    return SliderLayout(
      fraction: value.fraction, neutral: value.neutral, enabled: enabled, metrics: metrics
    ) {
      Capsule().fill(enabled == nil ? AnyShapeStyle(.fill) : AnyShapeStyle(.fill.tertiary))
      if enabled != nil { Capsule().fill(.fill) }
      Capsule().fill(isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(.fill))
      if knobVisibility == .hidden { Color.clear } else { knobView }
    }
    .background { SliderMarksView(marks: value.marks, inset: knob.width / 2) }
    .contentShape(Rectangle())
    .contentShape(.focusEffect, Capsule())
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
    .modifier(
      GestureModifier(
        gesture: drag(DragGesture(minimumDistance: 0), jumps: true), pointerKind: .mouse)
    )
    .modifier(GestureModifier(gesture: drag(fingerDrag, jumps: false), pointerKind: .touch))
    .onChange(of: isHeld) { if !isHeld { end() } }
    .onArrowKeys { isForward in
      move(by: isForward ? value.keyStep : -value.keyStep)
      return true
    }
    .onKeyPress(keys: [.home, .end]) { press in
      // Their modifiers are those of commands, such as the selection of text.
      guard press.modifiers.isEmpty else { return .ignored }
      MainActor.assumeIsolated {
        move(by: press.key == .home ? -value.fraction : 1 - value.fraction)
      }
      return .handled
    }
    .sliderControl(value, step: { move(by: $0) })
  }

  private var knobView: some View {
    Capsule()
      .fill(.white)
      .overlay { PressShade(Capsule(), .black, opacity: 0.06, isPressed: isDragging) }
      .shadow(color: .black.opacity(0.25), radius: 1.5, y: 0.5)
  }

  /// The drag of a finger, which moves the knob.
  ///
  /// A finger beside the knob scrolls the views around. Without a knob, it moves the value from any place on the track.
  private var fingerDrag: AxisDragGesture {
    let isKnobHidden = knobVisibility == .hidden
    return AxisDragGesture(.horizontal, minimumDistance: isKnobHidden ? 4 : 0) { place in
      isKnobHidden || abs(along(place.x) - knobMiddle) <= max(knob.width, Self.fingerWidth) / 2
    }
  }

  /// The width, in points, of what a finger can hit: the minimum of Apple's guidelines.
  private static var fingerWidth: CGFloat { 44 }

  private func drag<G: Gesture>(_ gesture: G, jumps: Bool) -> some Gesture
  where G.Value == DragGesture.Value {
    gesture
      .updating($isHeld) { _, isHeld, _ in isHeld = true }
      .onChanged { drag in
        if !isDragging { begin(at: drag.startLocation.x, jumps: jumps) }
        let room = width - knob.width
        guard room > 0 else { return }
        let x = along(drag.location.x) - grip - knob.width / 2
        value.setFraction(Double(x / room))
      }
      .onEnded { _ in end() }
  }

  private var knobMiddle: CGFloat {
    knob.width / 2 + value.fraction * max(0, width - knob.width)
  }

  /// A press of the mouse beside the knob moves it there; a press on it grabs it where it is.
  private func begin(at x: CGFloat, jumps: Bool) {
    isDragging = true
    let distance = along(x) - knobMiddle
    grip = jumps && abs(distance) > knob.width / 2 ? 0 : distance
    value.onEditingChanged(true)
  }

  private func end() {
    if isDragging { value.onEditingChanged(false) }
    isDragging = false
  }

  private func move(by step: Double) {
    value.onEditingChanged(true)
    value.setFraction(value.fraction + step)
    value.onEditingChanged(false)
  }

  /// A place from the leading end.
  private func along(_ x: CGFloat) -> CGFloat { direction == .rightToLeft ? width - x : x }
}

/// A track, the part of it that can be chosen if not all can, the part of it before the knob, and
/// the knob.
private struct SliderLayout: Layout {
  let fraction: Double
  let neutral: Double?
  let enabled: ClosedRange<Double>?
  let metrics: ControlMetrics

  /// The width where none is proposed.
  private static let idealWidth: CGFloat = 100

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(
      width: max(proposal.width ?? Self.idealWidth, metrics.knobSize.width),
      height: metrics.sliderHeight)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == (enabled == nil ? 3 : 4) else { return }
    let knob = metrics.knobSize
    func x(_ fraction: Double) -> CGFloat {
      bounds.minX + knob.width / 2 + fraction * max(0, bounds.width - knob.width)
    }
    func place(_ index: Int, from start: CGFloat, to end: CGFloat) {
      subviews[index].place(
        at: CGPoint(x: start, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: end - start, height: metrics.trackThickness))
    }
    // The track reaches below the knob where that stands at an end.
    func end(_ fraction: Double) -> CGFloat {
      fraction <= 0 ? bounds.minX : fraction >= 1 ? bounds.maxX : x(fraction)
    }
    place(0, from: bounds.minX, to: bounds.maxX)
    if let enabled { place(1, from: end(enabled.lowerBound), to: end(enabled.upperBound)) }
    let (start, middle) = (end(neutral ?? 0), x(fraction))
    place(subviews.count - 2, from: min(start, middle), to: max(start, middle))
    subviews[subviews.count - 1].place(
      at: CGPoint(x: middle, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(knob))
  }
}

/// The marks below the track of a slider.
private struct SliderMarksView {
  let marks: [Double]
  let inset: CGFloat
}

@MainActor extension SliderMarksView: View {
  var body: some View {
    if !marks.isEmpty { MarksShape(marks: marks).fill(.tertiary).padding(.horizontal, inset) }
  }
}

private struct MarksShape: Shape {
  let marks: [Double]

  func path(in rect: CGRect) -> Path {
    Path { path in
      var last = -CGFloat.infinity
      for mark in marks {
        let middle = rect.minX + mark * rect.width
        // Marks closer to each other than a pixel look like one.
        if abs(middle - last) < 0.25 { continue }
        last = middle
        path.addEllipse(in: CGRect(x: middle - 1, y: rect.maxY - 2, width: 2, height: 2))
      }
    }
  }
}
