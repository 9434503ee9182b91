import EspalierCore
import EspalierGraphics
import Foundation

/// A calendar in which any number of days can be chosen.
///
/// Each press on a day chooses it, or takes it back. From the keyboard, arrow keys move from day to
/// day, and the space bar is such a press.
public struct MultiDatePicker<Label: View> {
  private let choice: DaysChoice
  private let label: Label

  private init(
    _ selection: Binding<Set<DateComponents>>, from lower: Date?, upTo end: Date?, _ label: Label
  ) {
    choice = DaysChoice(selection: selection, lower: lower, end: end)
    self.label = label
  }

  /// A picker of any days, with a label of any views.
  public init(
    selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: nil, upTo: nil, label())
  }

  /// A picker of days within a range, with a label of any views.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: bounds.lowerBound, upTo: bounds.upperBound, label())
  }

  /// A picker of days that are not before another, with a label of any views.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: bounds.lowerBound, upTo: nil, label())
  }

  /// A picker of days that are before another, with a label of any views.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: nil, upTo: bounds.upperBound, label())
  }
}

extension MultiDatePicker where Label == Text {
  /// A picker of any days, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, from: nil, upTo: nil, Text(titleKey))
  }

  /// A picker of days within a range, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, upTo: bounds.upperBound, Text(titleKey))
  }

  /// A picker of days that are not before another, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, upTo: nil, Text(titleKey))
  }

  /// A picker of days that are before another, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, from: nil, upTo: bounds.upperBound, Text(titleKey))
  }

  /// A picker of any days, with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, from: nil, upTo: nil, Text(title))
  }

  /// A picker of days within a range, with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, upTo: bounds.upperBound, Text(title))
  }

  /// A picker of days that are not before another, with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, upTo: nil, Text(title))
  }

  /// A picker of days that are before another, with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, from: nil, upTo: bounds.upperBound, Text(title))
  }
}

extension MultiDatePicker: View {
  public var body: some View {
    ControlRow(.calendars) {
      MonthView(choice: choice)
    } label: {
      label
    }
  }
}

/// The days that are chosen in a calendar, in the form in which programs keep them.
private struct DaysChoice: DayChoice {
  let selection: Binding<Set<DateComponents>>
  let lower: Date?
  /// The beginning of the dates that can no longer be chosen; nil has no end.
  let end: Date?

  static var followsKeys: Bool { false }

  /// The last date that can be chosen.
  var upper: Date? { end?.addingTimeInterval(-1) }

  /// The first of the chosen days; else the present day.
  func shown(_ calendar: Calendar) -> Date {
    let first = selection.wrappedValue.lazy.compactMap { Self.date($0, calendar) }.min()
    var date = first ?? Date.now
    if let upper { date = min(date, upper) }
    if let lower { date = max(date, lower) }
    return date
  }

  /// The date that components name; nil where no date has such components.
  private static func date(_ components: DateComponents, _ calendar: Calendar) -> Date? {
    (components.calendar ?? calendar).date(from: components)
  }

  func chosenDays(from start: Date, to end: Date, _ calendar: Calendar) -> Set<Date> {
    let dates = selection.wrappedValue.lazy.compactMap { Self.date($0, calendar) }
    return Set(dates.filter { $0 >= start && $0 < end }.map { calendar.startOfDay(for: $0) })
  }

  func allows(dayFrom day: Date, to next: Date) -> Bool {
    if let lower, next <= lower { return false }
    if let end, day >= end { return false }
    return true
  }

  func press(_ day: Date, _ calendar: Calendar) {
    let others = selection.wrappedValue.filter {
      !(Self.date($0, calendar).map { calendar.isDate($0, inSameDayAs: day) } ?? false)
    }
    if others.count < selection.wrappedValue.count {
      selection.wrappedValue = others
    } else {
      selection.wrappedValue.insert(
        calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
    }
  }
}
