import EspalierCore
import EspalierGraphics

extension Slider {
  /// A slider with labels for its value and its ends.
  ///
  /// - Parameters:
  ///   - neutralValue: the value at which the colored part of the track begins; the lower bound if
  ///     it is nil.
  ///   - enabledBounds: the values that can be chosen, if not all of them.
  ///   - currentValueLabel: describes the value to assistive programs.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderTrackValue(
        value, bounds, nil, marks: SliderMarks(neutralValue, enabledBounds), onEditingChanged),
      label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }

  /// A slider with marks, and labels for its value and its ends.
  ///
  /// The marks do not hold the knob: the value may lie between them.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderTrackValue(
        value, bounds, nil, marks: SliderMarks(neutralValue, enabledBounds, Array(ticks().body)),
        onEditingChanged),
      label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }

  /// A slider for the values that are whole steps from the lower bound, with labels for its value
  /// and its ends.
  ///
  /// - Parameter tick: returns the mark of a step, or nil for a step without one. It is called for
  ///   the first 10,000 steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, tick: (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderTrackValue(
        value, bounds, step,
        marks: SliderMarks(neutralValue, enabledBounds, ticks(in: bounds, step, tick)),
        onEditingChanged),
      label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }

  /// A slider for the values that are whole steps from the lower bound, with marks at the steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderTrackValue(
        value, bounds, step, marks: SliderMarks(neutralValue, enabledBounds), onEditingChanged),
      label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with a label for its value.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderTrackValue(
        value, bounds, nil, marks: SliderMarks(neutralValue, enabledBounds), onEditingChanged),
      label(), currentValueLabel())
  }

  /// A slider with marks, and a label for its value.
  ///
  /// The marks do not hold the knob: the value may lie between them.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderTrackValue(
        value, bounds, nil, marks: SliderMarks(neutralValue, enabledBounds, Array(ticks().body)),
        onEditingChanged),
      label(), currentValueLabel())
  }

  /// A slider for the values that are whole steps from the lower bound, with a label for its value.
  ///
  /// - Parameter tick: returns the mark of a step, or nil for a step without one. It is called for
  ///   the first 10,000 steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderTrackValue(
        value, bounds, step,
        marks: SliderMarks(neutralValue, enabledBounds, ticks(in: bounds, step, tick)),
        onEditingChanged),
      label(), currentValueLabel())
  }

  /// A slider for the values that are whole steps from the lower bound, with marks at the steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderTrackValue(
        value, bounds, step, marks: SliderMarks(neutralValue, enabledBounds), onEditingChanged),
      label(), currentValueLabel())
  }
}

/// The marks that a closure gives the steps of a range.
private func ticks<V: BinaryFloatingPoint>(
  in bounds: ClosedRange<V>, _ step: V.Stride, _ tick: (V) -> SliderTick<V>?
) -> [SliderTick<V>] where V.Stride: BinaryFloatingPoint {
  let count = Double(bounds.lowerBound.distance(to: bounds.upperBound)) / Double(step)
  guard step > 0, count.isFinite, count >= 0 else { return [] }
  // A small tolerance makes up for rounding.
  return (0...Int(min(count + 1e-9, 9_999))).compactMap {
    tick(bounds.lowerBound.advanced(by: V.Stride($0) * step))
  }
}
