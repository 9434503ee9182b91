import EspalierCore
import EspalierDrawing
import Foundation

/// The look of date pickers.
///
///     struct Days: DatePickerStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         HStack {
///           Button("Earlier") { configuration.selection.addTimeInterval(-86400) }
///           configuration.label
///           Button("Later") { configuration.selection.addTimeInterval(86400) }
///         }
///       }
///     }
@MainActor @preconcurrency public protocol DatePickerStyle {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration

  /// The views that stand for a date picker.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label of a date picker, its date, and the dates that can be chosen.
public struct DatePickerStyleConfiguration {
  /// The view that names the date picker.
  public struct Label {
    package let content: AnyView
  }

  public let label: Label
  @Binding public var selection: Date
  /// The first date that can be chosen; nil for any.
  public var minimumDate: Date?
  /// The last date that can be chosen; nil for any.
  public var maximumDate: Date?
  public var displayedComponents: DatePickerComponents

  init(label: Label, choice: DateChoice) {
    self.label = label
    _selection = choice.selection
    minimumDate = choice.lower
    maximumDate = choice.upper
    displayedComponents = choice.components
  }

  var choice: DateChoice {
    DateChoice(
      selection: $selection, lower: minimumDate, upper: maximumDate,
      components: displayedComponents)
  }
}

extension DatePickerStyleConfiguration.Label: StylePart {}

/// The look that suits the place: outside of containers a field with a stepper on the Mac, buttons
/// on the phone.
public struct DefaultDatePickerStyle {
  public init() {}
}

extension DefaultDatePickerStyle: DatePickerStyle {
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticControl(configuration)
  }
}

/// Shows the date and the time as buttons that open a calendar and wheels; on the Mac as a field
/// with a stepper.
public struct CompactDatePickerStyle {
  public init() {}
}

extension CompactDatePickerStyle: DatePickerStyle {
  public func makeBody(configuration: Configuration) -> some View {
    DateRow(configuration: configuration) { CompactDatePicker(choice: configuration.choice) }
  }
}

/// Shows a calendar, and a clock or the time below it.
public struct GraphicalDatePickerStyle {
  public init() {}
}

extension GraphicalDatePickerStyle: DatePickerStyle {
  public func makeBody(configuration: Configuration) -> some View {
    DateRow(configuration: configuration, kind: .calendars) {
      GraphicalDatePicker(choice: configuration.choice)
    }
  }
}

/// Shows the date in a field in which it can be written.
public struct FieldDatePickerStyle {
  public init() {}
}

extension FieldDatePickerStyle: DatePickerStyle {
  public func makeBody(configuration: Configuration) -> some View {
    DateRow(configuration: configuration) {
      DateField(choice: configuration.choice, padding: 4.5, height: 21)
    }
  }
}

/// Shows the date in a field with a stepper beside it.
public struct StepperFieldDatePickerStyle {
  public init() {}
}

extension StepperFieldDatePickerStyle: DatePickerStyle {
  public func makeBody(configuration: Configuration) -> some View {
    DateRow(configuration: configuration) { DateStepperField(choice: configuration.choice) }
  }
}

/// Shows each part of the date on a wheel.
public struct WheelDatePickerStyle {
  public init() {}
}

extension WheelDatePickerStyle: DatePickerStyle {
  public func makeBody(configuration: Configuration) -> some View {
    DateRow(configuration: configuration) { DateWheels(choice: configuration.choice) }
  }
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

extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

nonisolated extension View {
  /// Sets the look of the date pickers in this view.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

extension ControlContext {
  /// Sets the look of the date pickers in the container.
  @MainActor func datePickerStyle(_ style: some DatePickerStyle) -> ControlContext {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

/// A control for a date beside its label.
private struct DateRow<Control: View> {
  let configuration: DatePickerStyleConfiguration
  var kind = ControlKinds.datePickers
  @ViewBuilder let control: Control
}

@MainActor extension DateRow: View {
  var body: some View {
    ControlRow(kind) {
      control
    } label: {
      configuration.label
    }
  }
}
