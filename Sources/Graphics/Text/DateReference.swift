import Foundation

extension SystemFormatStyle {
  /// A date as one speaks of it at another time: "in 5 minutes", "tomorrow", "Monday, June 3", "June 2019".
  public struct DateReference: Hashable, Codable, Sendable, CalendarFormat {
    private let date: Date
    private let fields: [TimeField]
    private let maxFieldCount: Int
    private let threshold: TimeField
    private var locale = Locale.autoupdatingCurrent
    var calendar = Calendar.autoupdatingCurrent

    /// Describes `date` as seen from the dates that are given to the format.
    ///
    /// - Parameters:
    ///   - date: the date that is spoken of.
    ///   - allowedFields: the units in which its distance may be told; `thresholdField` is one of them.
    ///   - maxFieldCount: the largest number of parts of a date that is told by itself, without those in which both agree.
    ///   - thresholdField: the largest unit of distances; from one of the next on, the date itself is told.
    public init(
      to date: Date,
      allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
      maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      self.date = date
      let threshold = TimeField.allCases.first { $0.field == thresholdField } ?? .day
      self.threshold = threshold
      let all = TimeField.allCases.drop { $0 != threshold }
      fields = all.filter { $0 == threshold || allowedFields.contains($0.field) }
      self.maxFieldCount = max(1, maxFieldCount)
    }
  }
}

extension SystemFormatStyle.DateReference: DiscreteFormatStyle {
  public func format(_ value: Date) -> AttributedString {
    if !isNear(value) { return absoluteFormat(at: value).attributedStyle.format(date) }
    // Distances of less than the smallest unit would round up to it.
    let isNow = fields.last == .minute && abs(date.timeIntervalSince(value)) < Self.minute
    return AttributedString(
      isNow ? relativeFormat([.second]).format(date) : relativeFormat(fields).format(value))
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
    changes(around: input).filter { $0 > input }.min()
  }

  public func discreteInput(before input: Date) -> Date? {
    changes(around: input).filter { $0 < input }.max()
  }
}

extension SystemFormatStyle.DateReference {
  private static let minute: TimeInterval = 60

  /// The unit that is too long to be told as a distance; nil if none is.
  private var limit: Calendar.Component? {
    switch threshold {
    case .year: nil
    case .month: .year
    case .week, .day: .month
    case .hour: .day
    case .minute: .hour
    case .second: .minute
    }
  }

  /// The first date that is too early, and the first that is too late, to tell the distance.
  private var reach: (start: Date?, end: Date?) {
    guard let limit else { return (nil, nil) }
    return (
      calendar.date(byAdding: limit, value: -1, to: date),
      calendar.date(byAdding: limit, value: 1, to: date)
    )
  }

  private func isNear(_ value: Date) -> Bool {
    let (start, end) = reach
    return start.map { value > $0 } ?? true && end.map { value < $0 } ?? true
  }

  /// Dates before and after `input` between which the text stays the same.
  private func changes(around input: Date) -> [Date] {
    let (start, end) = reach
    // The ends of the reach themselves are out of it.
    var found = [start, start?.justAfter, end, end?.justBefore]
    if isNear(input) {
      let style = relativeFormat(fields)
      found += [style.discreteInput(before: input), style.discreteInput(after: input)]
      if fields.last == .minute {
        found += [-Self.minute, Self.minute].flatMap { distance in
          let edge = date.addingTimeInterval(distance)
          return [edge.justBefore, edge, edge.justAfter]
        }
      }
    } else if let day = calendar.dateInterval(of: .day, for: input) {
      // The years, months and days in which both agree.
      found += [day.start.justBefore, day.end]
      if let hour = calendar.dateInterval(of: .hour, for: input) {
        found += [hour.start.justBefore, hour.end]
      }
    }
    return found.compactMap { $0 }
  }

  private func relativeFormat(_ fields: [TimeField]) -> Date.AnchoredRelativeFormatStyle {
    Date.AnchoredRelativeFormatStyle(
      anchor: date, allowedFields: Set(fields.map(\.field)), presentation: .named,
      unitsStyle: .wide,
      locale: locale, calendar: calendar, capitalizationContext: .unknown)
  }

  /// The parts of the date from the first on in which it differs from `value`.
  private func absoluteFormat(at value: Date) -> Date.FormatStyle {
    let parts: [Calendar.Component] = [.year, .month, .day, .hour, .minute]
    let first =
      parts.firstIndex { !calendar.isDate(date, equalTo: value, toGranularity: $0) }
      ?? parts.count - 1
    var shown = parts[first...].prefix(maxFieldCount)
    // No hour is told without its minutes where it is the first, nor minutes without their hour.
    if shown.first == .hour || shown.first == .minute { shown = [.hour, .minute] }
    var format = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    for part in shown {
      switch part {
      case .year: format = format.year()
      case .month: format = format.month(.wide)
      case .day: format = shown.contains(.year) ? format.day() : format.weekday(.wide).day()
      case .hour: format = format.hour()
      default: format = format.minute()
      }
    }
    return format
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// A date as one speaks of it at another time: "in 5 minutes", "tomorrow", "Monday, June 3", "June 2019".
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> SystemFormatStyle.DateReference {
    SystemFormatStyle.DateReference(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount,
      thresholdField: thresholdField)
  }
}
