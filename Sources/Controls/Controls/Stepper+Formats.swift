import EspalierCore
import EspalierGraphics
import Foundation

extension Stepper {
  /// A stepper for a value of any size, which is shown in a format and can be typed.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    field = AnyView(StepperField(value: value, format: format))
  }

  /// A stepper for a value within bounds, which is shown in a format and can be typed.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    let bounded = Binding(
      get: { value.wrappedValue },
      set: { value.wrappedValue = Swift.min(Swift.max($0, bounds.lowerBound), bounds.upperBound) })
    field = AnyView(StepperField(value: bounded, format: format))
  }
}

extension Stepper where Label == Text {
  /// A stepper with a localized title for a value of any size, which is shown in a format and can
  /// be typed.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, step: step, format: format, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// A stepper with a verbatim title for a value of any size, which is shown in a format and can be
  /// typed.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, step: step, format: format, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }

  /// A stepper with a localized title for a value within bounds, which is shown in a format and can
  /// be typed.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, format: format, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// A stepper with a verbatim title for a value within bounds, which is shown in a format and can
  /// be typed.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, format: format, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
}

/// The value of a stepper: a field on the Mac, a text on the phone.
private struct StepperField<F: ParseableFormatStyle>
where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
  let value: Binding<F.FormatInput>
  let format: F
  @Environment(\.look.controls) private var look
}

extension StepperField: View {
  var body: some View {
    if look.stepperHasField {
      TextField("", value: value, format: format).frame(minWidth: 40, maxWidth: 80)
    } else {
      Text(value.wrappedValue, format: format).foregroundStyle(.secondary)
    }
  }
}
