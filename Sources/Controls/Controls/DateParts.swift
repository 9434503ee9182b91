import EspalierCore
import EspalierGraphics
import Foundation

/// The parts of a date as a field shows them, in the order of the language.
@MainActor struct DateParts {
  /// A part of a date that can be changed by itself.
  enum Unit: Hashable {
    case year, month, day, hour, minute, dayPeriod
  }

  enum Part {
    case literal(String)
    /// A part with the letters that stand for it in a pattern.
    case unit(Unit, pattern: String)
  }

  private(set) var parts: [Part] = []
  private let calendar: Calendar
  private let locale: Locale

  /// - Parameter calendar: the calendar, with the time zone in which the date is shown.
  init(_ components: DatePickerComponents, _ locale: Locale, _ calendar: Calendar) {
    self.locale = locale
    self.calendar = calendar
    let template =
      (components.contains(.date) ? "yMd" : "") + (components.contains(.hourAndMinute) ? "jm" : "")
    parts = Self.parts(of: Self.pattern(template, locale))
  }

  /// The patterns used so far: making one takes a long time.
  private static var patterns: [String: String] = [:]

  private static func pattern(_ template: String, _ locale: Locale) -> String {
    let key = "\(locale.identifier) \(template)"
    if let known = patterns[key] { return known }
    let pattern =
      DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale)
      ?? "y-MM-dd HH:mm"
    patterns[key] = pattern
    return pattern
  }

  /// The runs of letters in a pattern, and the text between them; letters in quotes stand for
  /// themselves.
  private static func parts(of pattern: String) -> [Part] {
    var parts: [Part] = []
    var literal = ""
    var isQuoted = false
    func endLiteral() {
      if !literal.isEmpty { parts.append(.literal(literal)) }
      literal = ""
    }
    var rest = Substring(pattern)
    while let letter = rest.first {
      if letter == "'" {
        isQuoted.toggle()
        rest.removeFirst()
      } else if !isQuoted, letter.isASCII, letter.isLetter {
        let run = rest.prefix { $0 == letter }
        endLiteral()
        if let unit = unit(letter) { parts.append(.unit(unit, pattern: String(run))) }
        rest.removeFirst(run.count)
      } else {
        literal.append(letter)
        rest.removeFirst()
      }
    }
    endLiteral()
    return parts
  }

  private static func unit(_ letter: Character) -> Unit? {
    switch letter {
    case "y", "u", "r", "U": .year
    case "M", "L": .month
    case "d": .day
    case "h", "H", "k", "K": .hour
    case "m": .minute
    case "a", "b", "B": .dayPeriod
    default: nil
    }
  }

  /// The units that can be changed, in order.
  var units: [Unit] {
    parts.compactMap { part in
      switch part {
      case .literal: nil
      case .unit(let unit, _): unit
      }
    }
  }

  private func pattern(of unit: Unit) -> String? {
    for case .unit(unit, let pattern) in parts { return pattern }
    return nil
  }

  /// True if the hour is counted twice a day.
  var hasDayPeriod: Bool { units.contains(.dayPeriod) }

  // MARK: Writing

  func text(_ unit: Unit, _ pattern: String, _ date: Date) -> String {
    let number = number(unit, of: date)
    func name(_ names: [String], _ index: Int) -> String? {
      names.indices.contains(index) ? names[index] : nil
    }
    switch unit {
    case .dayPeriod: return number == 0 ? calendar.amSymbol : calendar.pmSymbol
    case .month where pattern.count == 3:
      return name(calendar.shortMonthSymbols, number - 1) ?? digits(number, 1)
    case .month where pattern.count > 3:
      return name(calendar.monthSymbols, number - 1) ?? digits(number, 1)
    case .year where pattern.count == 2: return digits(number % 100, 2)
    case .year: return digits(number, 1)
    case .month, .day, .hour, .minute: return digits(number, pattern.count)
    }
  }

  private func digits(_ number: Int, _ fewest: Int) -> String {
    number.formatted(.number.grouping(.never).precision(.integerLength(fewest...)).locale(locale))
  }

  /// Texts as wide as the widest that a part can have.
  func widest(_ unit: Unit) -> [String] {
    switch unit {
    case .year: widestNumbers(4)
    case .month where (pattern(of: .month)?.count ?? 0) > 2: calendar.shortMonthSymbols
    case .month, .day, .hour, .minute: widestNumbers(2)
    case .dayPeriod: [calendar.amSymbol, calendar.pmSymbol]
    }
  }

  /// Numbers of which one is the widest: digits other than the Latin ones differ in width.
  private func widestNumbers(_ count: Int) -> [String] {
    if digits(0, 1) == "0" { return [String(repeating: "0", count: count)] }
    return (0...9).map { String(repeating: digits($0, 1), count: count) }
  }

  // MARK: Order

  /// A part, or a piece of the text between two, at its place in a line.
  struct Piece: Identifiable {
    /// The position in the text, which is the same wherever the piece stands.
    let id: Int
    let part: Part
    /// True for text that runs from right to left.
    let isRightToLeft: Bool
  }

  /// The pieces of a date from left to right, in the order in which its whole text would show them.
  ///
  /// - Parameter isRightToLeft: the direction of a text without letters.
  func pieces(of date: Date, isRightToLeft: Bool) -> [Piece] {
    let texts = parts.map { part in
      switch part {
      case .literal(let text): text
      case .unit(let unit, let pattern): text(unit, pattern, date)
      }
    }
    let order = VisualOrder(texts.joined(), isRightToLeft: isRightToLeft)
    var pieces: [(piece: Piece, place: Int)] = []
    var start = 0
    for (part, text) in zip(parts, texts) {
      var end = start + text.utf16.count
      if case .unit = part, start < end {
        let piece = Piece(id: start, part: part, isRightToLeft: false)
        pieces.append((piece, order.places[start..<end].min() ?? start))
      } else {
        // A comma may belong to the date before it, and the space behind it to the time.
        for character in text {
          end = start + character.utf16.count
          add(character, start, order, to: &pieces)
          start = end
        }
      }
      start = end
    }
    return pieces.sorted { $0.place < $1.place }.map(\.piece)
  }

  /// Adds a character to the piece before it, where both stand in one run.
  private func add(
    _ character: Character, _ start: Int, _ order: VisualOrder,
    to pieces: inout [(piece: Piece, place: Int)]
  ) {
    let (isRightToLeft, place) = (order.isRightToLeft[start], order.places[start])
    if let (last, lastPlace) = pieces.last, case .literal(let text) = last.part,
      last.id + text.utf16.count == start, last.isRightToLeft == isRightToLeft
    {
      let joined = Piece(
        id: last.id, part: .literal(text + String(character)), isRightToLeft: isRightToLeft)
      pieces[pieces.count - 1] = (joined, min(lastPlace, place))
    } else {
      let part = Part.literal(String(character))
      pieces.append((Piece(id: start, part: part, isRightToLeft: isRightToLeft), place))
    }
  }

  // MARK: Changing

  /// The greatest number of digits of a part, and its possible numbers as they are shown; nil for a
  /// part without a number.
  func limits(_ unit: Unit, at date: Date) -> (digits: Int, range: ClosedRange<Int>)? {
    func range(_ component: Calendar.Component) -> ClosedRange<Int>? {
      guard let range = calendar.maximumRange(of: component), !range.isEmpty else { return nil }
      return range.lowerBound...range.upperBound - 1
    }
    switch unit {
    case .year: return (4, 1...9999)
    case .month: return range(.month).map { (2, $0) }
    case .day: return range(.day).map { (2, $0) }
    case .hour: return (2, hasDayPeriod ? 1...12 : 0...23)
    case .minute: return (2, 0...59)
    case .dayPeriod: return nil
    }
  }

  /// The number that a part of a date has, as it is shown.
  func number(_ unit: Unit, of date: Date) -> Int {
    switch unit {
    case .year: calendar.component(.year, from: date)
    case .month: calendar.component(.month, from: date)
    case .day: calendar.component(.day, from: date)
    case .hour: shownHour(calendar.component(.hour, from: date))
    case .minute: calendar.component(.minute, from: date)
    case .dayPeriod: calendar.component(.hour, from: date) / 12
    }
  }

  private func shownHour(_ hour: Int) -> Int {
    hasDayPeriod ? (hour + 11) % 12 + 1 : hour
  }

  /// The date with another number in a part; the day is moved into the month where that has fewer.
  ///
  /// Nil for a date that does not exist.
  func date(_ date: Date, setting unit: Unit, to number: Int) -> Date? {
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second], from: date)
    let hour = parts.hour ?? 0
    switch unit {
    case .year: parts.year = number
    case .month: parts.month = number
    case .day: parts.day = number
    case .hour: parts.hour = hasDayPeriod ? number % 12 + hour / 12 * 12 : number
    case .minute: parts.minute = number
    case .dayPeriod: parts.hour = hour % 12 + (number > 0 ? 12 : 0)
    }
    var first = parts
    first.day = 1
    if let start = calendar.date(from: first),
      let days = calendar.range(of: .day, in: .month, for: start), !days.isEmpty
    {
      parts.day = min(max(parts.day ?? 1, days.lowerBound), days.upperBound - 1)
    }
    return calendar.date(from: parts)
  }

  /// The date with a part one further; after the last number comes the first.
  func date(_ date: Date, stepping unit: Unit, by count: Int) -> Date? {
    if unit == .dayPeriod {
      return self.date(date, setting: .dayPeriod, to: number(.dayPeriod, of: date) == 0 ? 1 : 0)
    }
    let component: Calendar.Component =
      switch unit {
      case .year: .year
      case .month: .month
      case .day: .day
      case .hour, .dayPeriod: .hour
      case .minute: .minute
      }
    return calendar.date(byAdding: component, value: count, to: date, wrappingComponents: true)
  }
}

extension EnvironmentValues {
  /// The calendar with the language and the time zone of the surroundings.
  var localCalendar: Calendar {
    var calendar = calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }
}
