import EspalierDrawing

/// The look of date pickers.
@MainActor @preconcurrency public protocol DatePickerStyle {
  /// What the framework shows for it.
  nonisolated static var _form: _DatePickerForm { get }
}

/// The looks of date pickers that the framework has.
public enum _DatePickerForm: Sendable {
  case automatic, compact, graphical, field, stepperField

  func resolved(on platform: PlatformStyle) -> _DatePickerForm {
    self == .automatic ? (platform == .mac ? .stepperField : .compact) : self
  }
}

/// The look that suits the platform: a field with a stepper on the Mac, a button on the phone.
public struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}
  public nonisolated static var _form: _DatePickerForm { .automatic }
}

/// Shows the date as a button, which opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}
  public nonisolated static var _form: _DatePickerForm { .compact }
}

/// Shows a calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}
  public nonisolated static var _form: _DatePickerForm { .graphical }
}

/// Shows the date in a field in which it can be written.
public struct FieldDatePickerStyle: DatePickerStyle {
  public init() {}
  public nonisolated static var _form: _DatePickerForm { .field }
}

/// Shows the date in a field with a stepper beside it.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  public init() {}
  public nonisolated static var _form: _DatePickerForm { .stepperField }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

private enum DatePickerFormKey: EnvironmentKey {
  static let defaultValue = _DatePickerForm.automatic
}

extension EnvironmentValues {
  var datePickerForm: _DatePickerForm {
    get { self[DatePickerFormKey.self] }
    set { self[DatePickerFormKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the look of the date pickers in this view.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerForm, S._form)
  }
}
