import Foundation
import LayoutEngine
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor @Suite struct TimeTextTests {
  /// Noon of June 3, 2019 in Greenwich.
  private let noon = Date(timeIntervalSince1970: 1_559_563_200)

  private func shown(
    _ text: Text, after seconds: TimeInterval = 0, locale: String = "en_US",
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    environment.currentDate = noon + seconds
    change(&environment)
    // The space before AM and PM may be narrow, and is of several kinds.
    return text.plainString(in: environment).replacing("\u{202F}", with: " ")
      .replacing("\u{2009}", with: " ")
  }

  @Test func `days and times follow locale and time zone`() {
    #expect(shown(Text(noon, style: .date)) == "June 3, 2019")
    #expect(shown(Text(noon, style: .time)) == "12:00 PM")
    #expect(shown(Text(noon, style: .date), locale: "de_DE") == "3. Juni 2019")
    #expect(
      shown(Text(noon, style: .time)) { $0.timeZone = TimeZone(secondsFromGMT: 3 * 3600) ?? .gmt }
        == "3:00 PM")
  }

  // 8,580 seconds are 2 hours and 23 minutes.
  @Test(
    arguments: [
      (0.0, "0 sec"), (-8_580, "2 hr, 23 min"), (8_580, "2 hr, 23 min"), (59.9, "59 sec"),
      (3 * 86_400, "3 days"),
    ] as [(Double, String)])
  func `a relative text has two units and no sign`(seconds: Double, expected: String) {
    #expect(shown(Text(noon, style: .relative), after: seconds) == expected)
  }

  // Apple's "Displaying dynamic dates in widgets": a date 11 minutes and 14 seconds ahead is 11 minutes with a minus,
  // "dates in the future with a prefix of minus and dates in the past with plus".
  @Test func `an offset has one unit and a sign`() {
    #expect(shown(Text(noon, style: .offset), after: -674) == "\u{2212}11 minutes")
    #expect(shown(Text(noon, style: .offset), after: 674) == "+11 minutes")
    #expect(shown(Text(noon, style: .offset), after: 8_580, locale: "de") == "+2 Stunden")
    #expect(shown(Text(noon, style: .offset)) == "+0 seconds")
  }

  // The documentation of the styles has "1 year, 1 month" and "-3 months". From June 3, 2019 to July 3, 2020 it is a year
  // and a month: 30 days of June, and 366 because of February 2020. From March 3 to June 3 it is three months: 31 + 30 + 31
  // days.
  @Test func `months and years are those of the calendar`() {
    let year = TimeInterval((30 + 366) * 86_400)
    #expect(shown(Text(noon, style: .relative), after: year) == "1 yr, 1 mth")
    #expect(shown(Text(noon, style: .offset), after: year) == "+1 year")
    let months = TimeInterval(-(31 + 30 + 31) * 86_400)
    #expect(shown(Text(noon, style: .offset), after: months) == "\u{2212}3 months")
    #expect(shown(Text(noon, style: .offset), after: months + 86_400) == "\u{2212}2 months")
    #expect(shown(Text(noon, style: .relative), after: months + 86_400) == "2 mths, 30 days")
  }

  // 133,141 seconds are 36 hours, 59 minutes and one second.
  @Test(arguments: [(0.0, "0:00"), (65, "1:05"), (133_141, "36:59:01")] as [(Double, String)])
  func `a timer shows hours where there are any`(seconds: Double, expected: String) {
    #expect(shown(Text(noon, style: .timer), after: seconds) == expected)
    #expect(shown(Text(noon, style: .timer), after: -seconds) == expected)
    // Just before the time is reached, one second is left.
    #expect(shown(Text(noon, style: .timer), after: -0.5) == "0:01")
  }

  @Test(
    arguments: [
      (-10.0, "10:00", "0:00"), (0, "10:00", "0:00"), (0.5, "10:00", "0:00"), (1, "9:59", "0:01"),
      (270, "5:30", "4:30"), (600, "0:00", "10:00"), (5_000, "0:00", "10:00"),
    ] as [(Double, String, String)])
  func `a timer stays within its interval`(seconds: Double, down: String, up: String) {
    let interval = noon...(noon + 600)
    #expect(shown(Text(timerInterval: interval), after: seconds) == down)
    #expect(shown(Text(timerInterval: interval, countsDown: false), after: seconds) == up)
  }

  @Test func `a timer can be paused, and can count minutes beyond an hour`() {
    let interval = noon...(noon + 5_400)
    let paused = Text(timerInterval: interval, pauseTime: noon + 60, countsDown: false)
    #expect(shown(paused, after: 30) == "0:30" && shown(paused, after: 600) == "1:00")
    #expect(shown(Text(timerInterval: interval)) == "1:30:00")
    #expect(shown(Text(timerInterval: interval, showsHours: false)) == "90:00")
  }

  @Test func `impossible dates show some text`() {
    let strange = [Double.nan, .infinity, -.infinity, 1e300].map {
      Date(timeIntervalSinceReferenceDate: $0)
    }
    for date in strange {
      for style in [Text.DateStyle.time, .date, .relative, .offset, .timer] {
        _ = shown(Text(date, style: style))
      }
    }
    let never = strange[2]
    #expect(shown(Text(timerInterval: never...never)) == "0:00")
    #expect(!shown(Text(timerInterval: noon...strange[1])).isEmpty)
  }

  @Test func `a range of dates shows both ends`() {
    let dates = noon...(noon + 2 * 3600)
    #expect(shown(Text(dates)) == "12:00 – 2:00 PM")
    #expect(shown(Text(DateInterval(start: noon, duration: 7200))) == "12:00 – 2:00 PM")
    #expect(shown(Text(dates), locale: "de_DE") == "12:00–14:00 Uhr")
    #expect(shown(Text(noon...(noon + 86_400))).contains("6/4/2019"))
  }

  @Test func `times can be interpolated in literals`() {
    #expect(shown(Text("on \(noon, style: .date)")) == "on June 3, 2019")
    #expect(
      shown(Text("\(noon...(noon + 7200)), \(timerInterval: noon...(noon + 90))"))
        == "12:00 – 2:00 PM, 1:30")
  }

  @Test func `formatters write values`() {
    let formatter = NumberFormatter()
    formatter.minimumFractionDigits = 2
    formatter.locale = Locale(identifier: "en_US")
    #expect(shown(Text(NSNumber(value: 2.5), formatter: formatter)) == "2.50")
    let dates = DateFormatter()
    dates.dateFormat = "yyyy"
    dates.timeZone = .gmt
    #expect(shown(Text(noon, formatter: dates)) == "2019")
    #expect(shown(Text("year \(noon, formatter: dates)")) == "year 2019")
  }

  @Test func `a running text changes with the time of the frame`() {
    let probe = TextProbe(Text(noon, style: .timer)) { $0.currentDate = noon }
    #expect(probe.lines == ["0:00"])
    var environment = EnvironmentValues()
    environment.currentDate = noon + 5
    probe.graph.update(environment: environment)
    probe.graph.frame(proposal: .unspecified)
    #expect(probe.lines == ["0:05"])
  }

  @Test func `an interval from a NaN date is empty and reported`() {
    let dates = Date(timeIntervalSinceReferenceDate: .nan)...Date.distantFuture
    let harness = Harness(Text(dates))
    #expect(harness.text == [""] || harness.text.isEmpty)
    #expect(harness.diagnostics.filter { $0.contains("is NaN") }.count == 1)
  }
}
