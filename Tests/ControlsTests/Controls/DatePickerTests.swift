import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import Espalier
@testable import EspalierControls
@_spi(Espalier) @testable import EspalierCore

@MainActor struct DatePickerTests {
  /// Saturday, 15 March 2025, 15:09 in Greenwich.
  private static let date = Date(timeIntervalSinceReferenceDate: 763_744_140)

  private struct Appointment: View {
    @State var date = DatePickerTests.date
    var lower: Date?
    var components: DatePickerComponents = [.date, .hourAndMinute]

    var body: some View {
      VStack {
        Text(date, format: Date.ISO8601FormatStyle())
        if let lower {
          DatePicker("When", selection: $date, in: lower..., displayedComponents: components)
        } else {
          DatePicker("When", selection: $date, displayedComponents: components)
        }
      }
    }
  }

  private func shown(_ harness: Harness) -> String? { harness.text.first }

  @Test func `arrow keys change the part of a field, others go to the next part`() {
    let harness = Harness(Appointment().datePickerStyle(.field))
    harness.press(.tab)
    harness.press(.upArrow)
    #expect(shown(harness) == "2025-04-15T15:09:00Z")
    harness.press(.rightArrow)
    harness.press(.downArrow)
    #expect(shown(harness) == "2025-04-14T15:09:00Z")
  }

  @Test(arguments: [DatePickerComponents.date, .hourAndMinute])
  func `the text of a field keeps its distance from both ends`(
    _ components: DatePickerComponents
  ) throws {
    for style in [0, 1] {
      let harness = Harness(
        Group {
          if style == 0 {
            DatePicker("When", selection: .constant(Self.date), displayedComponents: components)
              .datePickerStyle(.field)
          } else {
            DatePicker("When", selection: .constant(Self.date), displayedComponents: components)
              .datePickerStyle(.stepperField)
          }
        }
        .labelsHidden())
      let texts = harness.text.compactMap { harness.frame(of: $0) }
      let field = harness.displayListText.firstMatch(
        of: /fill #ffffff \(roundedRect (\d+),\d+ (\d+)x/)
      let start = try #require(field.flatMap { Double($0.1) })
      let width = try #require(field.flatMap { Double($0.2) })
      #expect(try #require(texts.map(\.minX).min()) - start >= 4)
      #expect(start + width - (try #require(texts.map(\.maxX).max())) >= 4)
    }
  }

  @Test func `on a phone a calendar and wheels stand beside their button, and are no sheets`()
    throws
  {
    for (index, name) in ["Mar 15, 2025", "3:09"].enumerated() {
      let harness = Harness(
        VStack {
          Appointment().datePickerStyle(.compact).environment(\.timeZone, .gmt)
          Spacer()
        },
        window: CGSize(width: 375, height: 667), platform: .phone)
      let button = try #require(harness.text.first { $0.hasPrefix(name) }, "\(index)")
      harness.click(button)
      harness.advance(by: 1)
      #expect(harness.layerTree.contains("popover"))
      #expect(!harness.layerTree.contains("sheet"))
    }
  }

  @Test func `digits set a part of a date, and numbers that give no date are ignored`() {
    let harness = Harness(Appointment().datePickerStyle(.field))
    harness.press(.tab)
    // A second digit could follow the month's 1; the slash ends it.
    harness.type("1/31/2024")
    #expect(shown(harness) == "2024-01-31T15:09:00Z")
    // February has fewer days, so the day becomes its last one.
    for _ in 0..<2 { harness.press(.leftArrow) }
    harness.type("2")
    harness.press(.return)
    #expect(shown(harness) == "2024-02-29T15:09:00Z")
    harness.type("0")
    harness.press(.return)
    #expect(shown(harness) == "2024-02-29T15:09:00Z")
  }

  @Test func `Tab leaves a field and keeps what was typed so far`() {
    let harness = Harness(
      VStack {
        Appointment().datePickerStyle(.field)
        TextField("after", text: .constant(""))
      })
    harness.press(.tab)
    harness.type("1")
    #expect(shown(harness) == "2025-03-15T15:09:00Z")
    harness.press(.tab)
    #expect(shown(harness) == "2025-01-15T15:09:00Z")
    harness.type("7")
    #expect(shown(harness) == "2025-01-15T15:09:00Z")
  }

  /// The parts of a date field from left to right.
  private func order(
    _ locale: String, _ components: DatePickerComponents, isRightToLeft: Bool
  ) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: locale)
    let parts = DateParts(components, Locale(identifier: locale), calendar)
    let texts = parts.pieces(of: Self.date, isRightToLeft: isRightToLeft).map { piece in
      switch piece.part {
      case .literal(let text): piece.isRightToLeft ? String(text.reversed()) : text
      case .unit(let unit, let pattern): parts.text(unit, pattern, Self.date)
      }
    }
    // Marks have no width, and spaces may be narrow.
    return texts.joined().replacing("\u{200F}", with: "").replacing("\u{202F}", with: " ")
      .replacing("\u{A0}", with: " ")
  }

  // Rules X, W and N of Unicode's bidirectional algorithm: numbers with colons and dots between them run to the right; other
  // marks take the direction of the line, which the first letter or right-to-left mark decides, or else the surroundings.
  @Test func `the parts of a field stand in the order of the whole text`() {
    let all: DatePickerComponents = [.date, .hourAndMinute]
    #expect(order("en_US", all, isRightToLeft: false) == "3/15/2025, 3:09 PM")
    #expect(order("en_US", all, isRightToLeft: true) == "3/15/2025, 3:09 PM")
    #expect(order("he_IL", all, isRightToLeft: false) == "15.3.2025, 15:09")
    #expect(order("he_IL", all, isRightToLeft: true) == "15:09 ,15.3.2025")
    #expect(order("ar_AE", .hourAndMinute, isRightToLeft: true) == "م 3:09")
    #expect(order("ar_AE", .date, isRightToLeft: true) == "2025/3/15")
    #expect(order("ar_AE", all, isRightToLeft: true) == "م 3:09 ،2025/3/15")
    #expect(order("ar_AE", all, isRightToLeft: false) == "م 3:09 ،2025/3/15")
  }

  @Test func `arrow keys go to the part beside the selected one`() {
    let harness = Harness(
      Appointment().datePickerStyle(.field)
        .environment(\.locale, Locale(identifier: "he_IL"))
        .environment(\.layoutDirection, .rightToLeft))
    // 15:09 ,15.3.2025: the first part is the day; to its left is the minute, then the hour.
    harness.press(.tab)
    harness.press(.leftArrow)
    harness.press(.upArrow)
    #expect(shown(harness) == "2025-03-15T15:10:00Z")
    harness.press(.leftArrow)
    harness.press(.upArrow)
    #expect(shown(harness) == "2025-03-15T16:10:00Z")
    for _ in 0..<3 { harness.press(.rightArrow) }
    harness.press(.upArrow)
    #expect(shown(harness) == "2025-04-15T16:10:00Z")
  }

  @Test func `a letter chooses between AM and PM`() {
    let harness = Harness(Appointment(components: .hourAndMinute).datePickerStyle(.field))
    harness.press(.tab)
    harness.type("4:30 a")
    #expect(shown(harness) == "2025-03-15T04:30:00Z")
  }

  @Test func `a date before the first one becomes the first one`() {
    let harness = Harness(Appointment(lower: Self.date).datePickerStyle(.field))
    harness.press(.tab)
    harness.press(.downArrow)
    #expect(shown(harness) == "2025-03-15T15:09:00Z")
  }

  @Test(arguments: [("en_US", "M/d/y"), ("de_DE", "d.M.y"), ("ja_JP", "y/M/d")])
  func `parts stand in the order of the language`(_ locale: String, _ order: String) {
    let parts = DateParts(.date, Locale(identifier: locale), Calendar(identifier: .gregorian))
    let text = parts.parts.map { part in
      switch part {
      case .literal(let text): text.trimmingCharacters(in: .whitespaces)
      case .unit(let unit, _): unit == .year ? "y" : unit == .month ? "M" : "d"
      }
    }
    #expect(text.joined() == order)
  }

  @Test func `a click on a day of the calendar chooses it at the same time`() {
    let harness = Harness(Appointment(components: .date).datePickerStyle(.graphical))
    harness.click("20")
    #expect(shown(harness) == "2025-03-20T15:09:00Z")
  }

  @Test func `arrow keys move by days and weeks in a calendar, into other months too`() {
    let harness = Harness(Appointment(components: .date).datePickerStyle(.graphical))
    harness.press(.tab)
    harness.press(.leftArrow)
    #expect(shown(harness) == "2025-03-14T15:09:00Z")
    for _ in 0..<3 { harness.press(.downArrow) }
    #expect(shown(harness) == "2025-04-04T15:09:00Z")
    #expect(harness.text.contains("Apr 2025"))
  }

  /// March 2025 begins on a Saturday and has 31 days.
  @Test(arguments: [(1, 6, 6), (2, 5, 6)])
  func `a month begins at its first day, in weeks that begin where the calendar's do`(
    _ firstWeekday: Int, _ before: Int, _ weeks: Int
  ) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.firstWeekday = firstWeekday
    let month = CalendarMonth(containing: Self.date, shift: 0, minimumWeeks: 0, calendar)
    #expect(month.weeks.count == weeks)
    #expect(month.weeks.first?.filter { !$0.isInside }.count == before)
    #expect(month.weeks.joined().filter(\.isInside).map(\.number) == Array(1...31))
    #expect(month.weekdays.first == (firstWeekday == 1 ? "S" : "M"))
  }

  /// February 2026 begins on a Sunday and has four weeks: the Mac shows the first two of March below.
  @Test func `a calendar of the Mac is as high in each month`() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let month = CalendarMonth(containing: Self.date, shift: 11, minimumWeeks: 6, calendar)
    #expect(month.weeks.count == 6)
    #expect(month.weeks.joined().filter(\.isInside).map(\.number) == Array(1...28))
    #expect(month.weeks.joined().drop(while: \.isInside).map(\.number) == Array(1...14))

    let harness = Harness(
      Appointment(components: .date).datePickerStyle(.graphical).accessibilityIdentifier("picker"))
    let height = harness.frame(of: "picker")?.height
    harness.press(.tab)
    for _ in 0..<30 {
      harness.press(.downArrow)
      #expect(harness.frame(of: "picker")?.height == height)
    }
  }

  @Test(arguments: [
    Calendar.Identifier.buddhist, .chinese, .coptic, .hebrew, .indian, .islamicUmmAlQura, .japanese,
    .persian, .republicOfChina,
  ])
  func `other calendars show their own months`(_ identifier: Calendar.Identifier) {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = .gmt
    let month = CalendarMonth(containing: Self.date, shift: 0, minimumWeeks: 0, calendar)
    let days = calendar.range(of: .day, in: .month, for: Self.date)?.count
    #expect(month.weeks.joined().filter(\.isInside).count == days)
    for style in [0, 1, 2] {
      let harness = Harness(
        Group {
          switch style {
          case 0: Appointment().datePickerStyle(.field)
          case 1: Appointment().datePickerStyle(.graphical)
          default: Appointment().datePickerStyle(.wheel)
          }
        }
        .environment(\.calendar, calendar))
      harness.press(.tab)
      harness.press(.downArrow)
      #expect(harness.diagnostics == [])
    }
  }

  // Seven columns share 340 points; a row of a wheel has 32.
  @Test(arguments: [DynamicTypeSize.large, .accessibility5])
  func `days and rows of wheels have room in the largest type`(_ size: DynamicTypeSize) throws {
    func shown(_ style: some DatePickerStyle) -> Harness {
      Harness(
        DatePicker("Day", selection: .constant(Self.date), displayedComponents: .date)
          .datePickerStyle(style)
          .frame(width: 340)
          .dynamicTypeSize(size), window: CGSize(width: 400, height: 600), platform: .phone)
    }
    let day = try #require(shown(.graphical).frame(of: "22"))
    #expect(day.width < 340 / 7)
    let year = try #require(shown(.wheel).frame(of: "2025"))
    #expect(year.height < 32)
  }

  // The wheels are 320 points wide together.
  @Test func `one band is behind all wheels of a date`() {
    func bands(_ view: some View) -> Int {
      let harness = Harness(view, window: CGSize(width: 400, height: 300), platform: .phone)
      return harness.displayListText.matches(
        of: /fill #[0-9a-f]+ \(roundedRect [0-9.,]+ 320x32 r8\)/
      ).count
    }
    let wheels = DatePicker("Day", selection: .constant(Self.date), displayedComponents: .date)
      .datePickerStyle(.wheel)
    #expect(bands(wheels) == 1)
  }

  /// 30 minutes past 11 o'clock at night on the last day of a year: each part is the last of its wheel.
  @Test func `wheels of a date turn round, except that of the years`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let last = try #require(
      calendar.date(from: DateComponents(year: 2025, month: 12, day: 31, hour: 23, minute: 59)))
    func chosen(_ components: DatePickerComponents, _ tabs: Int) -> String? {
      let harness = Harness(
        Appointment(date: last, components: components).datePickerStyle(.wheel)
          .environment(\.calendar, calendar).environment(\.locale, Locale(identifier: "en_GB")),
        window: CGSize(width: 500, height: 400), platform: .phone)
      for _ in 0..<tabs { harness.press(.tab) }
      harness.press(.downArrow)
      return shown(harness)
    }
    #expect(chosen(.date, 1) == "2025-12-01T23:59:00Z")
    #expect(chosen(.date, 2) == "2025-01-31T23:59:00Z")
    #expect(chosen(.date, 3) == "2026-12-31T23:59:00Z")
    #expect(chosen(.hourAndMinute, 1) == "2025-12-31T00:59:00Z")
    #expect(chosen(.hourAndMinute, 2) == "2025-12-31T23:00:00Z")
  }

  /// The first month stands below the last one, a row of 32 points further down.
  @Test func `the first row of a wheel that turns round stands below the last one`() throws {
    let harness = Harness(
      DatePicker(
        "Day", selection: .constant(Self.date.addingTimeInterval(275 * 86_400)),
        displayedComponents: .date
      )
      .datePickerStyle(.wheel).environment(\.locale, Locale(identifier: "en_GB")),
      window: CGSize(width: 400, height: 300), platform: .phone)
    let last = try #require(harness.frame(of: "December"))
    let first = try #require(harness.frame(of: "January"))
    #expect(first.midY == last.midY + 32)
  }

  private struct Days: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Button("Later") { configuration.selection.addTimeInterval(86400) }
      }
    }
  }

  @Test func `a custom style changes the date`() {
    let harness = Harness(Appointment().datePickerStyle(Days()))
    harness.click("Later")
    #expect(shown(harness) == "2025-03-16T15:09:00Z")
    #expect(harness.text.contains("When"))
  }
}
