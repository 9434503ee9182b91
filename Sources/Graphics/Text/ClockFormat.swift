import Foundation

/// The reading of a clock that shows hours, minutes, seconds and parts of seconds, as far as there is room.
///
/// 1. The time is rounded to the precision: down where it grows, up where it shrinks.
/// 2. Its first field is the hours, once there are any, or else the minutes.
/// 3. The fields up to the precision follow, at most a given number; what is left out is rounded in the same way.
/// 4. A single field is written with the name of its unit, and so are all if the precision is a minute or more.
struct ClockFormat: Hashable, Codable, Sendable {
  var showsHours: Bool
  var maxFieldCount: Int
  /// The smallest step in seconds.
  var precision: Double
  /// True if the first field has two digits.
  var isPadded: Bool
  /// True for a time that shrinks.
  var roundsUp: Bool

  init(
    showsHours: Bool, maxFieldCount: Int, maxPrecision: Duration, isPadded: Bool, roundsUp: Bool
  ) {
    self.showsHours = showsHours
    self.maxFieldCount = max(1, maxFieldCount)
    precision = min(max(maxPrecision / .seconds(1), 1e-3), 1e9)
    self.isPadded = isPadded
    self.roundsUp = roundsUp
  }

  fileprivate enum Field: Double {
    case hours = 3_600, minutes = 60, seconds = 1, parts = 0
  }
}

extension ClockFormat {
  /// The text of a number of seconds that is not negative.
  func text(_ seconds: Double, _ locale: Locale) -> AttributedString {
    let time = rounded(seconds, to: precision)
    let length = rounded(time, to: fields(of: time).last?.rawValue ?? 0)
    // Rounding up may fill an hour.
    let (fields, shown) = (fields(of: length), Duration.seconds(length))
    guard let first = fields.first, fields.count > 1, precision < Field.minutes.rawValue else {
      return unitText(shown, fields, locale)
    }
    let padding = isPadded ? 2 : 1
    let parts = fields.last == .parts ? digits : 0
    let pattern: Duration.TimeFormatStyle.Pattern =
      switch (first, fields.count) {
      case (.hours, 2): .hourMinute(padHourToLength: 1, roundSeconds: .toNearestOrEven)
      case (.hours, _):
        .hourMinuteSecond(
          padHourToLength: padding, fractionalSecondsLength: parts,
          roundFractionalSeconds: .toNearestOrEven)
      case (.minutes, _), (.seconds, _), (.parts, _):
        .minuteSecond(
          padMinuteToLength: padding, fractionalSecondsLength: parts,
          roundFractionalSeconds: .toNearestOrEven)
      }
    return shown.formatted(.time(pattern: pattern).locale(locale).attributed)
  }

  /// The next number of seconds at which the text may be another one, after a number in the direction of time.
  func next(after seconds: Double) -> Double {
    let time = rounded(seconds, to: precision)
    let step = max(fields(of: time).last?.rawValue ?? 0, precision)
    let shown = rounded(time, to: step)
    if !roundsUp { return shown + step }
    // When the largest field disappears, smaller ones may take its place.
    let largest = [Field.hours, .minutes].first { time >= $0.rawValue }
    guard let largest else { return shown - step }
    let below = ((largest.rawValue / precision).rounded(.up) - 1) * precision
    return max(shown - step, below)
  }

  /// The number of seconds up to which, looking back, the text of `seconds` has been the same.
  func previous(before seconds: Double) -> Double {
    let time = rounded(seconds, to: precision)
    let step = max(fields(of: time).last?.rawValue ?? 0, precision)
    return rounded(time, to: step)
  }

  private func fields(of time: Double) -> [Field] {
    let all: [Field] = [.hours, .minutes, .seconds, .parts].filter {
      switch $0 {
      case .hours: showsHours && time >= Field.hours.rawValue
      case .minutes: precision < Field.hours.rawValue || !showsHours || time < Field.hours.rawValue
      case .seconds: precision < Field.minutes.rawValue
      case .parts: precision < Field.seconds.rawValue
      }
    }
    // A single field is the largest that is not zero.
    if maxFieldCount == 1, time < Field.minutes.rawValue, all.contains(.seconds) {
      return [.seconds]
    }
    return Array(all.prefix(maxFieldCount))
  }

  /// The number of digits that the precision needs behind the seconds.
  private var digits: Int { Int((-log10(precision) - 1e-9).rounded(.up)) }

  private func rounded(_ seconds: Double, to step: Double) -> Double {
    if step <= 0 { return seconds }
    let steps = seconds / step
    let near = steps.rounded()
    if abs(steps - near) * step < Date.rounding { return near * step }
    return steps.rounded(roundsUp ? .up : .down) * step
  }

  private func unitText(
    _ shown: Duration, _ fields: [Field], _ locale: Locale
  ) -> AttributedString {
    let units = fields.map { field -> Duration.UnitsFormatStyle.Unit in
      switch field {
      case .hours: .hours
      case .minutes: .minutes
      case .seconds, .parts: .seconds
      }
    }
    return shown.formatted(.units(allowed: Set(units), width: .wide).locale(locale).attributed)
  }
}
