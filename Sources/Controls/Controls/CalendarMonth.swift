@_spi(Espalier) import EspalierCore
import Foundation

/// The days of a month in rows of weeks.
struct CalendarMonth {
  struct Day: Identifiable {
    let start: Date
    let end: Date
    /// The day's number in its month.
    let number: Int
    /// True if the day belongs to the month, and not to the one before or after.
    let isInside: Bool

    var id: Date { start }
  }

  let start: Date
  let end: Date
  /// The shortest names of the days of the week, in the calendar's order.
  let weekdays: [String]
  /// Whole weeks, with the days of the months around at both ends.
  let weeks: [[Day]]

  /// - Parameters:
  ///   - shift: the number of months after that of `date`.
  ///   - minimumWeeks: the fewest weeks; days of the next month fill those after the last day.
  init(containing date: Date, shift: Int, minimumWeeks: Int, _ calendar: Calendar) {
    let shifted = calendar.date(byAdding: .month, value: shift, to: date) ?? date
    let month = calendar.dateInterval(of: .month, for: shifted)
    start = month?.start ?? shifted
    end = month?.end ?? shifted
    let names = calendar.veryShortStandaloneWeekdaySymbols
    let length = max(1, names.count)
    let first = min(max(calendar.firstWeekday - 1, 0), length - 1)
    weekdays = Array(names.dropFirst(first) + names.prefix(first))
    let before = (calendar.component(.weekday, from: start) - 1 - first + length) % length
    let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
    let weekCount = max((before + count + length - 1) / length, minimumWeeks)
    var days: [Day] = []
    for index in -before..<weekCount * length - before {
      guard let day = calendar.date(byAdding: .day, value: index, to: start),
        let next = calendar.date(byAdding: .day, value: index + 1, to: start)
      else { continue }
      days.append(
        Day(
          start: day, end: next, number: calendar.component(.day, from: day),
          isInside: (0..<count).contains(index)))
    }
    weeks = stride(from: 0, to: days.count, by: length).map {
      Array(days[$0..<min($0 + length, days.count)])
    }
  }
}
