import EspalierCore
import EspalierGraphics
import Foundation

/// The parts of a date on wheels side by side, in the order of the language.
///
/// A date with a time has all its days on one wheel.
struct DateWheels {
  let choice: DateChoice
  @Environment(\.localCalendar) private var calendar
  @Environment(\.locale) private var locale
  /// The date around which the wheels have others: they keep their place while they turn.
  @State private var anchor: Date?

  /// The number of days or years that the wheels have before and after the date, within its bounds.
  private static let reach = 100
}

@MainActor extension DateWheels: View {
  var body: some View {
    let hasBoth = choice.components.isSuperset(of: [.date, .hourAndMinute])
    let shown = DateParts(hasBoth ? .hourAndMinute : choice.components, locale, calendar)
    HStack(spacing: 0) {
      if hasBoth { days }
      ForEach(shown.units, id: \.self) { unit in wheel(unit, shown) }
    }
    .environment(\.wheelsShareBand, true)
    .background { WheelBand() }
    .frame(minWidth: 200, idealWidth: 320, maxWidth: 320)
    .onAppear { anchor = choice.date }
  }

  private func wheel(_ unit: DateParts.Unit, _ parts: DateParts) -> some View {
    let number = Binding(
      get: { parts.number(unit, of: choice.date) },
      set: { number in
        if let date = parts.date(choice.date, setting: unit, to: number) { choice.choose(date) }
      })
    return Picker("", selection: number) {
      ForEach(numbers(unit, parts), id: \.self) { Text(verbatim: name(unit, $0, parts)).tag($0) }
    }
    .pickerStyle(.wheel)
    .labelsHidden()
    .environment(\.wheelTurnsRound, unit != .year)
    .frame(maxWidth: unit == .month ? .infinity : nil)
  }

  private func numbers(_ unit: DateParts.Unit, _ parts: DateParts) -> [Int] {
    if unit == .dayPeriod { return [0, 1] }
    if unit == .year { return years }
    guard let range = parts.limits(unit, at: choice.date)?.range else { return [] }
    if unit == .day, let days = calendar.range(of: .day, in: .month, for: choice.date) {
      return Array(days)
    }
    // Twelve comes before one.
    if unit == .hour, parts.hasDayPeriod { return [12] + Array(1...11) }
    return Array(range)
  }

  private var years: [Int] {
    func year(_ date: Date) -> Int { calendar.component(.year, from: date) }
    func years(around middle: Int) -> [Int] {
      let first = max(1, middle - Self.reach, choice.lower.map(year) ?? 1)
      let last = min(middle + Self.reach, choice.upper.map(year) ?? .max)
      return first <= last ? Array(first...last) : [middle]
    }
    let own = year(choice.date)
    let known = years(around: anchor.map(year) ?? own)
    return known.contains(own) ? known : years(around: own)
  }

  private func name(_ unit: DateParts.Unit, _ number: Int, _ parts: DateParts) -> String {
    switch unit {
    case .month:
      let names = calendar.standaloneMonthSymbols
      return names.indices.contains(number - 1) ? names[number - 1] : digits(number, 1)
    case .dayPeriod: return number == 0 ? calendar.amSymbol : calendar.pmSymbol
    case .minute: return digits(number, 2)
    case .year, .day, .hour: return digits(number, 1)
    }
  }

  private func digits(_ number: Int, _ count: Int) -> String {
    number.formatted(
      .number.grouping(.never).precision(.integerLength(count...)).locale(locale))
  }

  /// All days near the date.
  private var days: some View {
    let own = calendar.startOfDay(for: choice.date)
    let known = days(around: anchor.map { calendar.startOfDay(for: $0) } ?? own)
    let day = Binding(get: { own }, set: { choose($0) })
    return Picker("", selection: day) {
      ForEach(known.contains(own) ? known : days(around: own), id: \.self) { day in
        Text(day, format: .dateTime.weekday(.abbreviated).month(.abbreviated).day()).tag(day)
      }
    }
    .pickerStyle(.wheel)
    .labelsHidden()
    .frame(minWidth: 140)
  }

  private func days(around middle: Date) -> [Date] {
    (-Self.reach...Self.reach).compactMap { shift in
      guard let day = calendar.date(byAdding: .day, value: shift, to: middle),
        let next = calendar.date(byAdding: .day, value: 1, to: day),
        choice.allows(dayFrom: day, to: next)
      else { return nil }
      return day
    }
  }

  /// Another day at the same time.
  private func choose(_ day: Date) {
    let time = calendar.dateComponents([.hour, .minute, .second], from: choice.date)
    let date = calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
    choice.choose(date ?? day)
  }
}
