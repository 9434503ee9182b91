import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation

/// A control that chooses a value from a range by the place of its knob.
public struct Slider<Label: View, ValueLabel: View> {
  let track: SliderTrackValue
  let label: Label
  /// The view that describes the value to assistive programs; nil leaves it to the number.
  let currentValueLabel: AnyView?
  let minimumValueLabel: ValueLabel?
  let maximumValueLabel: ValueLabel?

  init(
    _ track: SliderTrackValue, _ label: Label, _ current: some View,
    _ minimum: ValueLabel? = nil, _ maximum: ValueLabel? = nil
  ) {
    self.track = track
    self.label = label
    currentValueLabel = current is EmptyView ? nil : AnyView(current)
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, label: Label,
    minimum: ValueLabel? = nil, maximum: ValueLabel? = nil,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderTrackValue(value, bounds, step, onEditingChanged), label, EmptyView(), minimum, maximum)
  }

  /// A slider with labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), onEditingChanged)
  }

  /// A slider for the values that are whole steps from the lower bound, with labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), onEditingChanged)
  }

  /// A slider with labels at its ends; `label` comes last.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel,
      onEditingChanged)
  }

  /// A slider for the values that are whole steps from the lower bound, with labels at its ends;
  /// `label` comes last.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel,
      onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with a view as its label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label: label(), onEditingChanged)
  }

  /// A slider for the values that are whole steps from the lower bound, with a view as its label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label: label(), onEditingChanged)
  }

  /// A slider with a view as its label; `label` comes last.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label: label(), onEditingChanged)
  }

  /// A slider for the values that are whole steps from the lower bound, with a view as its label; `label`
  /// comes last.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label: label(), onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider without labels.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label: EmptyView(), onEditingChanged)
  }

  /// A slider without labels for the values that are whole steps from the lower bound.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label: EmptyView(), onEditingChanged)
  }
}

@MainActor extension Slider: View {
  public var body: some View {
    ControlRow(.sliders) { name in
      HStack { ends(name) }
    } label: {
      label
    } row: { label in
      HStack {
        label
        ends(label?.name)
      }
      .controlSpacing()
    }
  }

  @ViewBuilder private func ends(_ shownName: Namespace.ID?) -> some View {
    if let minimumValueLabel {
      SliderEnd(label: minimumValueLabel).accessibilityHidden(true)
    }
    SliderTrack(
      value: track, name: label, shownName: shownName, currentValueLabel: currentValueLabel)
    if let maximumValueLabel {
      SliderEnd(label: maximumValueLabel).accessibilityHidden(true)
    }
  }
}

/// A label at an end of a slider: small and less prominent on the Mac.
private struct SliderEnd<Label: View> {
  let label: Label
  @Environment(\.look.controls) private var look
  @Environment(\.isEnabled) private var isEnabled
}

@MainActor extension SliderEnd: View {
  var body: some View {
    if let font = look.sliderEndFont {
      label
        .foregroundStyle(isEnabled ? .secondary : .tertiary)
        .modifier(EnvironmentWriter { if $0.font == nil { $0.font = font } })
    } else {
      label.foregroundStyle(isEnabled ? .primary : .tertiary)
    }
  }
}
