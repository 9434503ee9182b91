import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Formats of times, with the examples of Apple's documentation.
@Suite struct SystemFormatStyleTests {
  /// Two o'clock in the afternoon of Monday, June 3, 2019, in Greenwich.
  private static let start = Date(timeIntervalSince1970: 1_559_570_400)
  private var start: Date { Self.start }
  private static let hour = 3_600.0
  private static let day = 86_400.0

  private func text<F: FormatStyle>(_ format: F, _ seconds: Double) -> String
  where F.FormatInput == Date, F.FormatOutput == AttributedString {
    let text = format.locale(Locale(identifier: "en_US")).format(start + seconds)
    // The space before AM and PM may be narrow.
    return String(text.characters).replacing("\u{202F}", with: " ")
  }

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  @Test(
    arguments: [
      (-9, "00:00.00"), (0, "00:00.00"), (5.23, "00:05.23"), (2_730.12, "45:30.12"),
      (3_600, "01:00:00.00"), (90_061, "25:01:01.00"),
    ] as [(Double, String)])
  func `a stopwatch counts hundredths`(seconds: Double, expected: String) {
    #expect(text(.stopwatch(startingAt: start), seconds) == expected)
  }

  // 1 hour, 23 minutes, 45.67 seconds.
  @Test(
    arguments: [(4, "01:23:45.67"), (3, "01:23:45"), (2, "1:23"), (1, "1 hour")] as [(Int, String)])
  func `a stopwatch with fewer fields leaves out the smallest`(count: Int, expected: String) {
    #expect(text(.stopwatch(startingAt: start, maxFieldCount: count), 5_025.67) == expected)
  }

  @Test func `a stopwatch may be less precise`() {
    #expect(text(.stopwatch(startingAt: start, maxPrecision: .seconds(1)), 83.99) == "01:23")
    #expect(
      text(.stopwatch(startingAt: start, maxPrecision: .milliseconds(100)), 83.45) == "01:23.4")
    #expect(text(.stopwatch(startingAt: start, maxPrecision: .seconds(60)), 1_390) == "23 minutes")
    #expect(text(.stopwatch(startingAt: start, maxPrecision: .seconds(60)), 3_601) == "1 hour")
    #expect(text(.stopwatch(startingAt: start, showsHours: false), 4_530) == "75:30.00")
  }

  @Test(
    arguments: [
      (-5, "5:00"), (0, "5:00"), (60, "4:00"), (270, "0:30"), (299.5, "0:01"), (300, "0:00"),
      (400, "0:00"),
    ]
      as [(Double, String)])
  func `a timer counts down and stays at zero`(seconds: Double, expected: String) {
    #expect(text(.timer(countingDownIn: start..<start + 300), seconds) == expected)
  }

  @Test(
    arguments: [
      (-5, "0:00"), (0, "0:00"), (30, "0:30"), (3_599.9, "59:59"), (3_600, "1:00:00"),
      (9_999, "1:00:00"),
    ]
      as [(Double, String)])
  func `a timer counts up and stops at the full time`(seconds: Double, expected: String) {
    #expect(text(.timer(countingUpIn: start..<start + Self.hour), seconds) == expected)
  }

  @Test func `a timer may leave out hours and seconds`() {
    let long = start..<start + 1.5 * Self.hour
    #expect(text(.timer(countingDownIn: long, showsHours: false), 0) == "90:00")
    #expect(text(.timer(countingDownIn: long, maxFieldCount: 2), 0) == "1:30")
    #expect(
      text(.timer(countingDownIn: long, maxPrecision: .seconds(60)), 1.5 * Self.hour - 290)
        == "5 minutes")
  }

  // 1 hour, 34 minutes and 23 seconds are 5,663 seconds; 183,600 are 2 days and 3 hours.
  @Test(
    arguments: [
      (0, 2, "0 seconds"), (5, 2, "5 seconds"), (-5, 2, "\u{2212}5 seconds"),
      (222, 2, "3 minutes, 42 seconds"), (5_663, 2, "1 hour, 34 minutes"), (5_663, 1, "1 hour"),
      (5_663, 3, "1 hour, 34 minutes, 23 seconds"), (183_600, 2, "2 days, 3 hours"),
      (100 * day, 2, "3 months, 8 days"), (3_600 + 5, 2, "1 hour"),
    ] as [(Double, Int, String)])
  func `an offset is written in units`(seconds: Double, count: Int, expected: String) {
    #expect(text(.offset(to: start, maxFieldCount: count).calendar(calendar), seconds) == expected)
  }

  @Test func `an offset of minutes and seconds is written like a clock`() {
    #expect(text(.offset(to: start, allowedFields: [.minute, .second]), 332) == "5:32")
    #expect(text(.offset(to: start, allowedFields: [.minute, .second]), -9) == "\u{2212}0:09")
    let three: Set<Date.ComponentsFormatStyle.Field> = [.hour, .minute, .second]
    #expect(text(.offset(to: start, allowedFields: three, maxFieldCount: 3), 3_932) == "1:05:32")
    #expect(text(.offset(to: start, allowedFields: three), 3_932) == "1 hour, 5 minutes")
    #expect(
      text(.offset(to: start, allowedFields: [.hour, .minute]), 3_932) == "1 hour, 5 minutes")
  }

  @Test func `an offset has the sign that was requested`() {
    #expect(text(.offset(to: start, sign: .never), -5) == "5 seconds")
    let always = SystemFormatStyle.DateOffset(to: start, sign: .always(includingZero: false))
    #expect(
      [5, -5, 0].map { text(always, $0) } == ["+5 seconds", "\u{2212}5 seconds", "0 seconds"])
  }

  @Test func `units have the words of the language`() {
    let format = SystemFormatStyle.DateOffset(to: start, allowedFields: [.month, .day]).calendar(
      calendar)
    func text(_ locale: String) -> String {
      String(format.locale(Locale(identifier: locale)).format(start + 100 * Self.day).characters)
    }
    #expect(["de", "ru", "ja"].map(text) == ["3 Monate und 8 Tage", "3 месяца 8 дней", "3か月 8日"])
  }

  @Test(
    arguments: [
      (-30, "now"), (-300, "in 5 minutes"), (-3 * hour, "in 3 hours"), (-day, "tomorrow"),
      (3 * day, "3 days ago"), (27 * day, "27 days ago"), (-40 * day, "Monday, June 3"),
      (400 * day, "June 2019"),
    ] as [(Double, String)])
  func `a date is written as a distance or as a date`(seconds: Double, expected: String) {
    #expect(text(.reference(to: start).calendar(calendar), seconds) == expected)
  }

  @Test func `a written date has as many parts as requested`() {
    #expect(
      text(.reference(to: start, maxFieldCount: 3).calendar(calendar), 400 * Self.day)
        == "June 3, 2019")
    #expect(
      text(.reference(to: start, maxFieldCount: 1).calendar(calendar), 400 * Self.day) == "2019")
    #expect(
      text(.reference(to: start, thresholdField: .minute).calendar(calendar), -3 * Self.hour)
        == "2:00 PM")
    #expect(
      text(
        .reference(to: start, allowedFields: [], thresholdField: .month).calendar(calendar),
        -40 * Self.day) == "in 2 months")
  }

  /// Goes from one change that a format announces to the next, and looks whether the text stays the same in between.
  private func walk<F: DiscreteFormatStyle>(_ format: F, from seconds: Double) -> [String]
  where F.FormatInput == Date, F.FormatOutput == AttributedString {
    let format = format.locale(Locale(identifier: "en_US"))
    var (now, texts) = (start + seconds, [text(format, seconds)])
    for _ in 0..<40 {
      guard let next = format.discreteInput(after: now) else { break }
      #expect(next > now)
      if next <= now { break }
      let (first, length) = (format.format(now), next.timeIntervalSince(now))
      // Shorter than the arithmetic of dates is exact.
      if length > 1e-4 {
        for part in 1..<8 { #expect(format.format(now + length * Double(part) / 8) == first) }
      }
      now = next
      let text = text(format, now.timeIntervalSince(start))
      if text != texts.last { texts.append(text) }
    }
    return texts
  }

  @Test func `texts change exactly when announced`() {
    let units = SystemFormatStyle.DateOffset(to: start).calendar(calendar)
    #expect(
      walk(units, from: -2.5).prefix(5) == [
        "\u{2212}2 seconds", "\u{2212}1 second", "0 seconds", "1 second", "2 seconds",
      ])
    #expect(walk(units, from: 3_590).suffix(2) == ["1 hour, 29 minutes", "1 hour, 30 minutes"])
    // Weeks are counted from the start of each month.
    #expect(
      walk(units, from: 55 * Self.day).prefix(3) == [
        "1 month, 3 weeks", "1 month, 4 weeks", "2 months",
      ])
    let minutes = SystemFormatStyle.DateOffset(to: start, allowedFields: [.minute, .second])
    #expect(walk(minutes, from: -1.5).prefix(4) == ["\u{2212}0:01", "0:00", "0:01", "0:02"])
    #expect(
      walk(.stopwatch(startingAt: start), from: 3_599.98).prefix(3) == [
        "59:59.98", "59:59.99", "01:00:00.00",
      ])
    let long = start..<start + 1.5 * Self.hour
    #expect(
      walk(.timer(countingDownIn: long, maxFieldCount: 2), from: 1_700).prefix(4)
        == ["1:02", "1:01", "1:00", "59:59"])
    #expect(walk(.timer(countingDownIn: start..<start + 2), from: 0) == ["0:02", "0:01", "0:00"])
    #expect(
      walk(.reference(to: start).calendar(calendar), from: -90).prefix(4)
        == ["in 2 minutes", "in 1 minute", "now", "1 minute ago"])
    #expect(
      walk(.reference(to: start).calendar(calendar), from: 29 * Self.day).suffix(2)
        == ["30 days ago", "Monday, June 3"])
  }

  @MainActor @Test func `a text follows the time and the surrounding calendar`() {
    let snapshot = LayoutSnapshot(
      of: VStack {
        Text(.currentDate, format: .offset(to: start, allowedFields: [.minute, .second]))
        Text(start + 7, format: .stopwatch(startingAt: start))
        Text(.currentDate, format: .reference(to: start + 400 * Self.day, maxFieldCount: 3))
      }, window: CGSize(width: 300, height: 100)
    ) {
      $0.currentDate = start
      $0.locale = Locale(identifier: "en_US")
      $0.timeZone = .gmt
      $0.calendar = Calendar(identifier: .buddhist)
    }
    #expect(snapshot.displayListText.contains("0:00"))
    #expect(snapshot.displayListText.contains("00:07.00"))
    // 400 days later is July 7, 2020, which is 2563 there.
    #expect(snapshot.displayListText.contains("July 7, 2563"))
    snapshot.advance(by: 1)
    #expect(snapshot.displayListText.contains("0:01"))
  }

  @Test func `formats can be stored`() throws {
    let format = SystemFormatStyle.DateOffset(to: start, allowedFields: [.hour, .day])
    let data = try JSONEncoder().encode(format)
    #expect(try JSONDecoder().decode(SystemFormatStyle.DateOffset.self, from: data) == format)
  }

  @Test(arguments: [.nan, .infinity, -.infinity, 1e300] as [Double])
  func `nonsensical dates give some text`(seconds: Double) {
    let strange = Date(timeIntervalSinceReferenceDate: seconds)
    for (date, now) in [(strange, start), (start, strange)] {
      #expect(!SystemFormatStyle.Stopwatch(startingAt: date).format(now).characters.isEmpty)
      #expect(!SystemFormatStyle.DateOffset(to: date).format(now).characters.isEmpty)
      _ = SystemFormatStyle.DateReference(to: date).format(now)
      _ = SystemFormatStyle.Stopwatch(startingAt: date).discreteInput(after: now)
      _ = SystemFormatStyle.DateOffset(to: date).discreteInput(after: now)
      _ = SystemFormatStyle.DateReference(to: date).discreteInput(before: now)
    }
  }
}
