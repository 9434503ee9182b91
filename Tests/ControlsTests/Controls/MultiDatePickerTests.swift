import Foundation
import SwiftUI
import Testing
import ViewTesting

/// A calendar with any number of chosen days.
@MainActor struct MultiDatePickerTests {
  private static func day(_ day: Int, _ month: Int = 3) -> DateComponents {
    DateComponents(year: 2025, month: month, day: day)
  }

  private static func date(_ day: Int) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.date(from: Self.day(day)) ?? .distantPast
  }

  private struct Trip: View {
    @State var days: Set<DateComponents> = [MultiDatePickerTests.day(10)]
    var bounds: Range<Date>?

    var body: some View {
      VStack {
        Text(days.compactMap(\.day).sorted().description)
        if let bounds {
          MultiDatePicker("Days", selection: $days, in: bounds)
        } else {
          MultiDatePicker("Days", selection: $days)
        }
      }
    }
  }

  private func harness(
    _ trip: Trip, _ platform: LayoutSnapshot.Platform = .mac
  ) -> Harness {
    Harness(trip, window: CGSize(width: 400, height: 500), platform: platform)
  }

  private func shown(_ harness: Harness) -> String? { harness.text.first }

  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone])
  func `a click chooses a day, and another one takes it back`(
    _ platform: LayoutSnapshot.Platform
  ) {
    let harness = harness(Trip(), platform)
    #expect(harness.text.contains(platform == .mac ? "Mar 2025" : "March 2025"))
    harness.click("20")
    harness.click("21")
    #expect(shown(harness) == "[10, 20, 21]")
    harness.click("10")
    harness.click("20")
    #expect(shown(harness) == "[21]")
  }

  @Test func `days are kept with their calendar, era, year and month`() throws {
    var kept: Set<DateComponents> = []
    let days = Binding(get: { kept }, set: { kept = $0 })
    let harness = Harness(
      MultiDatePicker("Days", selection: days, in: Self.date(1)..<Self.date(28)),
      window: CGSize(width: 400, height: 500))
    harness.click("20")
    let day = try #require(kept.first)
    #expect(kept.count == 1)
    #expect(day.era == 1 && day.year == 2025 && day.month == 3 && day.day == 20 && day.hour == nil)
    #expect(day.calendar?.date(from: day) == Self.date(20))
  }

  /// The range ends before its upper bound.
  @Test func `days out of range are not chosen`() {
    let harness = harness(Trip(bounds: Self.date(10)..<Self.date(12)))
    for day in ["9", "11", "12"] { harness.click(day) }
    #expect(shown(harness) == "[10, 11]")
  }

  @Test func `arrow keys move from day to day, and the space bar chooses`() {
    let harness = harness(Trip())
    harness.press(.tab)
    harness.press(.rightArrow)
    harness.press(.downArrow)
    #expect(shown(harness) == "[10]")
    harness.press(.space)
    #expect(shown(harness) == "[10, 18]")
    harness.press(.space)
    #expect(shown(harness) == "[10]")
    for _ in 0..<2 { harness.press(.downArrow) }
    #expect(harness.text.contains("Apr 2025"))
  }

  @Test func `an assistive program sees which days are chosen`() throws {
    let text = LayoutSnapshot(of: Trip(), window: CGSize(width: 400, height: 500)).accessibilityText
    let lines = text.split(separator: "\n")
    let line = try #require(lines.first { $0.contains("March 10") })
    #expect(line.contains("selected"))
    #expect(try !#require(lines.first { $0.contains("March 11") }).contains("selected"))
  }

  @Test func `invalid components choose no day`() {
    let harness = harness(Trip(days: [DateComponents(weekday: 99), DateComponents(day: .max)]))
    #expect(harness.diagnostics == [])
    harness.click("20")
    #expect(shown(harness)?.contains("20") == true)
  }
}
