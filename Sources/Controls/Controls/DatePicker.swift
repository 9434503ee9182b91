import EspalierCore
import EspalierGraphics
import Foundation

/// The parts of a date that can be chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}

/// A control that chooses a date.
public struct DatePicker<Label: View> {
  public typealias Components = DatePickerComponents

  private let choice: DateChoice
  private let label: Label
  @Environment(stylesOf: DatePickerStyleConfiguration.self) private var styles

  private init(
    _ selection: Binding<Date>, from lower: Date?, through upper: Date?, _ components: Components,
    _ label: Label
  ) {
    choice = DateChoice(
      selection: selection, lower: lower, upper: upper,
      components: components.isEmpty ? [.date, .hourAndMinute] : components)
    self.label = label
  }

  /// A picker for any date, with a label of any views.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: nil, through: nil, displayedComponents, label())
  }

  /// A picker for a date within a range, with a label of any views.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, from: range.lowerBound, through: range.upperBound, displayedComponents, label())
  }

  /// A picker for a date that is not before another, with a label of any views.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: range.lowerBound, through: nil, displayedComponents, label())
  }

  /// A picker for a date that is not after another, with a label of any views.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: nil, through: range.upperBound, displayedComponents, label())
  }
}

extension DatePicker: View {
  public var body: some View {
    let configuration = DatePickerStyleConfiguration(
      label: .init(content: styles.part(label)), choice: choice)
    styles.view(of: configuration)
  }
}

extension DatePicker where Label == Text {
  /// A picker with a localized title for any date.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, through: nil, displayedComponents, Text(titleKey))
  }

  /// A picker with a localized title for a date within a range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, from: range.lowerBound, through: range.upperBound, displayedComponents,
      Text(titleKey))
  }

  /// A picker with a localized title for a date that is not before another.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, through: nil, displayedComponents, Text(titleKey))
  }

  /// A picker with a localized title for a date that is not after another.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, through: range.upperBound, displayedComponents, Text(titleKey))
  }

  /// A picker with a verbatim title for any date.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, through: nil, displayedComponents, Text(title))
  }

  /// A picker with a verbatim title for a date within a range.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, from: range.lowerBound, through: range.upperBound, displayedComponents,
      Text(title))
  }

  /// A picker with a verbatim title for a date that is not before another.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, through: nil, displayedComponents, Text(title))
  }

  /// A picker with a verbatim title for a date that is not after another.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, through: range.upperBound, displayedComponents, Text(title))
  }
}

/// The date that a picker chooses, and its bounds.
struct DateChoice {
  let selection: Binding<Date>
  let lower: Date?
  let upper: Date?
  let components: DatePickerComponents

  var date: Date { selection.wrappedValue }

  /// Takes a date; one out of range is moved to its end.
  func choose(_ date: Date) {
    var date = date
    if let upper { date = min(date, upper) }
    if let lower { date = max(date, lower) }
    if date != selection.wrappedValue { selection.wrappedValue = date }
  }

  /// Returns true if some time of the day that begins at `day` can be chosen.
  func allows(dayFrom day: Date, to next: Date) -> Bool {
    if let lower, next <= lower { return false }
    if let upper, day > upper { return false }
    return true
  }

  /// The same date with a part of it.
  func showing(_ components: DatePickerComponents) -> DateChoice {
    DateChoice(selection: selection, lower: lower, upper: upper, components: components)
  }

  var format: Date.FormatStyle {
    Date.FormatStyle(
      date: components.contains(.date) ? .abbreviated : .omitted,
      time: components.contains(.hourAndMinute) ? .shortened : .omitted)
  }
}

extension DateChoice: DayChoice {
  static var followsKeys: Bool { true }

  func shown(_ calendar: Calendar) -> Date { date }

  func chosenDays(from start: Date, to end: Date, _ calendar: Calendar) -> Set<Date> {
    [calendar.startOfDay(for: date)]
  }

  /// Chooses another day at the same time.
  func press(_ day: Date, _ calendar: Calendar) {
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    let moved = calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
    choose(moved ?? day)
  }
}
