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
  let setFraction: (Double) -> Void
  let onEditingChanged: (Bool) -> Void

  /// The largest number of marks: more of them would look like a line.
  private static let mostMarks = 100

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    let lower = Double(bounds.lowerBound)
    let upper = Double(bounds.upperBound)
    let length = upper - lower
    let isUsable = length > 0 && length.isFinite
    let step = step.map { Double($0) }.flatMap { $0 > 0 && $0 <= length ? $0 : nil }
    readFraction = { isUsable ? Self.clamped((Double(value.wrappedValue) - lower) / length) : 0 }
    self.step = step.map { $0 / length }
    self.bounds = lower.isFinite && upper.isFinite ? lower...upper : 0...1
    self.onEditingChanged = onEditingChanged
    setFraction = { fraction in
      guard isUsable, fraction.isFinite else { return }
      var new = lower + Self.clamped(fraction) * length
      if let step {
        // A range that is not a multiple of the step ends at the last whole one; a small tolerance
        // makes up for rounding.
        let last = (length / step + 1e-9).rounded(.down)
        new = lower + Swift.min(((new - lower) / step).rounded(), last) * step
      }
      let result = V(Swift.min(new, upper))
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
    guard let step, step * Double(Self.mostMarks) >= 1 else { return [] }
    return (0...Int(1 / step + 1e-9)).map { Double($0) * step }
  }

  /// The distance by which an arrow key moves the knob.
  var keyStep: Double { step ?? 0.05 }
}

/// The track and the knob of a slider.
struct SliderTrack<Name: View> {
  let value: SliderTrackValue
  /// The name of the slider for assistive programs.
  let name: Name
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction
  @State private var isDragging = false
  /// The distance from the middle of the knob to the point where the pointer grabbed it.
  @State private var grip: CGFloat = 0
  @State private var width: CGFloat = 0

  private var knob: CGSize { metrics.knobSize }
}

@MainActor extension SliderTrack: View {
  var body: some View {
    SliderLayout(fraction: value.fraction, metrics: metrics) {
      Capsule().fill(.fill)
      Capsule().fill(isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(.fill))
      knobView
    }
    .background { SliderMarks(value: value, inset: knob.width / 2) }
    .contentShape(Rectangle())
    .contentShape(.focusEffect, Capsule())
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
    .gesture(drag)
    .onArrowKeys { isForward in
      move(by: isForward ? value.keyStep : -value.keyStep)
      return true
    }
    .sliderControl(value, step: { move(by: $0) })
    .accessibilityNamed(by: name)
  }

  private var knobView: some View {
    Capsule()
      .fill(.white)
      .overlay { PressShade(Capsule(), .black, opacity: 0.06, isPressed: isDragging) }
      .shadow(color: .black.opacity(0.25), radius: 1.5, y: 0.5)
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { drag in
        if !isDragging { begin(at: drag.startLocation.x) }
        let room = width - knob.width
        guard room > 0 else { return }
        let x = along(drag.location.x) - grip - knob.width / 2
        value.setFraction(Double(x / room))
      }
      .onEnded { _ in end() }
  }

  /// A press beside the knob moves it there; a press on it grabs it where it is.
  private func begin(at x: CGFloat) {
    isDragging = true
    let middle = knob.width / 2 + value.fraction * max(0, width - knob.width)
    let distance = along(x) - middle
    grip = abs(distance) <= knob.width / 2 ? distance : 0
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

/// A track, the part of it before the knob, and the knob.
private struct SliderLayout: Layout {
  let fraction: Double
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
    guard subviews.count == 3 else { return }
    let knob = metrics.knobSize
    let x = bounds.minX + knob.width / 2 + fraction * max(0, bounds.width - knob.width)
    func place(_ index: Int, at x: CGFloat, _ anchor: UnitPoint, _ size: CGSize) {
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.midY), anchor: anchor, proposal: ProposedViewSize(size))
    }
    let thickness = metrics.trackThickness
    place(0, at: bounds.minX, .leading, CGSize(width: bounds.width, height: thickness))
    place(1, at: bounds.minX, .leading, CGSize(width: x - bounds.minX, height: thickness))
    place(2, at: x, .center, knob)
  }
}

/// The marks at the steps of a slider, where the look has them.
private struct SliderMarks {
  let value: SliderTrackValue
  let inset: CGFloat
  @Environment(\.look.controls) private var look
}

@MainActor extension SliderMarks: View {
  var body: some View {
    let marks = look.marksSliderSteps ? value.marks : []
    if !marks.isEmpty {
      MarksShape(marks: marks).fill(.tertiary).padding(.horizontal, inset)
    }
  }
}

private struct MarksShape: Shape {
  let marks: [Double]

  func path(in rect: CGRect) -> Path {
    Path { path in
      for mark in marks {
        let middle = rect.minX + mark * rect.width
        path.addEllipse(in: CGRect(x: middle - 1, y: rect.maxY - 2, width: 2, height: 2))
      }
    }
  }
}
