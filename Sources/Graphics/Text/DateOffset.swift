import Foundation

extension SystemFormatStyle {
  /// The time between a date and another one, in units: 3 minutes, 42 seconds.
  ///
  /// If minutes and seconds, or hours, minutes and seconds, are all that it may show, and there is room for all of them, it
  /// is written as a clock writes it: 5:32.
  public struct DateOffset: Hashable, Codable, Sendable, CalendarFormat {
    private let anchor: Date
    private let fields: [TimeField]
    private let maxFieldCount: Int
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    private var locale = Locale.autoupdatingCurrent
    var calendar = Calendar.autoupdatingCurrent

    /// Shows the time since `anchor`, or that until then with a sign.
    ///
    /// - Parameters:
    ///   - anchor: the date from which the time is counted.
    ///   - allowedFields: the units that may be shown.
    ///   - maxFieldCount: the largest number of units, from the first that is not zero on.
    ///   - sign: whether times before and after `anchor` have a sign.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
        .year, .month, .week, .day, .hour, .minute, .second,
      ], maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      let fields = TimeField.allCases.filter { allowedFields.contains($0.field) }
      self.fields = fields.isEmpty ? [.second] : fields
      self.maxFieldCount = max(1, maxFieldCount)
      self.sign = sign
    }
  }
}

/// The units of time that formats know, the largest first.
enum TimeField: String, CaseIterable, Codable {
  case year, month, week, day, hour, minute, second

  var field: Date.ComponentsFormatStyle.Field {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .week
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfYear
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }
}

extension SystemFormatStyle.DateOffset: DiscreteFormatStyle {
  public func format(_ value: Date) -> AttributedString {
    if let clock {
      let seconds = abs(value.usableInterval(since: anchor))
      let isZero = clock.previous(before: seconds) == 0
      return signed(clock.text(seconds, locale), value, isZero: isZero)
    }
    return AttributedString(signText(at: value) + unitText(at: value, .full, locale))
  }

  public func locale(_ locale: Locale) -> Self {
    var style = self
    style.locale = locale
    return style
  }

  /// Uses another calendar.
  public func calendar(_ calendar: Calendar) -> Self {
    var style = self
    style.calendar = calendar
    return style
  }

  public func discreteInput(after input: Date) -> Date? {
    let (shown, isAhead) = shownDate(at: input)
    // Before the anchor the text changes right after a whole unit, behind it when the next is complete.
    return isAhead ? shown?.justAfter : further(1, from: input).filter { $0 > input }.min()
  }

  public func discreteInput(before input: Date) -> Date? {
    let (shown, isAhead) = shownDate(at: input)
    if isAhead || shown == anchor { return further(-1, from: input).filter { $0 < input }.max() }
    return shown?.justBefore
  }
}

extension SystemFormatStyle.DateOffset {
  /// The numbers that are not zero, with their units.
  func unitText(at value: Date, _ width: UnitNames.Width, _ locale: Locale) -> String {
    let shown = shownFields(at: value)
    let parts = shown.filter { $0.number != 0 }
    return UnitNames.text(
      (parts.isEmpty ? shown.suffix(1) : parts).map { (abs($0.number), $0.field.rawValue) },
      width, locale)
  }

  /// The sign of the numbers that are shown.
  func signText(at value: Date) -> String {
    let isZero = shownFields(at: value).allSatisfy { $0.number == 0 }
    return sign.text(isZero ? nil : value < anchor ? .minus : .plus)
  }

  /// The form of a clock; nil where units are written out.
  private var clock: ClockFormat? {
    guard fields.count <= maxFieldCount,
      fields == [.minute, .second] || fields == [.hour, .minute, .second]
    else { return nil }
    return ClockFormat(
      showsHours: fields.count == 3, maxFieldCount: 3, maxPrecision: .seconds(1), isPadded: false,
      roundsUp: false)
  }

  /// The numbers that are shown, from the first that is not zero on; negative before the anchor.
  private func shownFields(at value: Date) -> [(field: TimeField, number: Int)] {
    // Calendars do not count further.
    let interval = value.usableInterval(since: anchor)
    let components = calendar.dateComponents(
      Set(fields.map(\.component)), from: anchor, to: anchor.addingTimeInterval(interval))
    let numbers = fields.map { ($0, components.value(for: $0.component) ?? 0) }
    let first = numbers.firstIndex { $0.1 != 0 } ?? numbers.count - 1
    return Array(numbers[first...].prefix(maxFieldCount))
  }

  /// The date that is as far from the anchor as what is shown at `input`, and whether it lies before the anchor.
  private func shownDate(at input: Date) -> (date: Date?, isAhead: Bool) {
    if let clock {
      let interval = input.usableInterval(since: anchor)
      let shown = clock.previous(before: abs(interval))
      return (anchor.addingTimeInterval(interval < 0 ? -shown : shown), interval < 0 && shown > 0)
    }
    let shown = shownFields(at: input)
    return (date(shown), shown.contains { $0.number < 0 })
  }

  /// The dates at which one of the units that are shown, or a larger one, is one more or one less.
  private func further(_ step: Int, from input: Date) -> [Date] {
    if clock != nil {
      let (shown, _) = shownDate(at: input)
      return [shown?.addingTimeInterval(Double(step))].compactMap { $0 }
    }
    let shown = shownFields(at: input)
    var found = shown.indices.map { index in
      date(shown[..<index] + [(shown[index].field, shown[index].number + step)])
    }
    found += fields.prefix { $0 != shown.first?.field }.map { date([($0, step)]) }
    return found.compactMap { $0 }
  }

  private func date(_ parts: some Sequence<(field: TimeField, number: Int)>) -> Date? {
    var components = DateComponents()
    for part in parts { components.setValue(part.number, for: part.field.component) }
    return calendar.date(byAdding: components, to: anchor)
  }

  private func signed(
    _ text: AttributedString, _ value: Date, isZero: Bool
  ) -> AttributedString {
    let order: FloatingPointSign? = isZero ? nil : value < anchor ? .minus : .plus
    return AttributedString(sign.text(order)) + text
  }
}

extension NumberFormatStyleConfiguration.SignDisplayStrategy {
  /// The text for the sign of a number; nil is the sign of zero.
  fileprivate func text(_ sign: FloatingPointSign?) -> String {
    if self == .never { return "" }
    let showsPlus = self != .automatic && (sign != nil || self == .always(includingZero: true))
    return sign == .minus ? "\u{2212}" : showsPlus ? "+" : ""
  }
}

extension Date {
  /// The seconds since a date, with zero in place of NaN, and some thousands of years in place of more.
  fileprivate func usableInterval(since start: Date) -> TimeInterval {
    let seconds = timeIntervalSince(start)
    return seconds.isNaN ? 0 : min(max(-1e11, seconds), 1e11)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// The time between a date and another one, in units: 3 minutes, 42 seconds.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ], maxFieldCount: Int = 2,
    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> SystemFormatStyle.DateOffset {
    SystemFormatStyle.DateOffset(
      to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}
