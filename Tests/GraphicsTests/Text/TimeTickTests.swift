import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Texts that show a time: they keep up with the time, and cause no frames in between.
@MainActor struct TimeTickTests {
  private let start = Date(timeIntervalSinceReferenceDate: 1_000)

  private func snapshot(_ view: some View) -> LayoutSnapshot {
    let snapshot = LayoutSnapshot(of: view, window: CGSize(width: 400, height: 100)) {
      $0.currentDate = start
      $0.locale = Locale(identifier: "en_US")
    }
    _ = snapshot.displayListText
    return snapshot
  }

  /// Seconds from the start until the next change; nil if there is none.
  private func nextTick(_ snapshot: LayoutSnapshot) -> TimeInterval? {
    snapshot.graph.clock.nextTick?.timeIntervalSince(start)
  }

  @Test func `a timer counts seconds, and ticks at the next one`() {
    let snapshot = snapshot(Text(start, style: .timer))
    #expect(snapshot.displayListText.contains("\"0:00\""))
    #expect(nextTick(snapshot) == 1)
    snapshot.advance(by: 1)
    #expect(snapshot.displayListText.contains("\"0:01\""))
    snapshot.advance(by: 60.5)
    #expect(snapshot.displayListText.contains("\"1:01\""))
    #expect(nextTick(snapshot) == 62)
  }

  @Test func `a timer between two dates stops at the second`() {
    let snapshot = snapshot(Text(timerInterval: start...start.addingTimeInterval(2)))
    #expect(snapshot.displayListText.contains("\"0:02\""))
    snapshot.advance(by: 1)
    #expect(snapshot.displayListText.contains("\"0:01\""))
    #expect(nextTick(snapshot) == 2)
    snapshot.advance(by: 1)
    #expect(snapshot.displayListText.contains("\"0:00\""))
    #expect(!snapshot.waitsForTime)
  }

  @Test func `a paused timer needs no ticks`() {
    let interval = start...start.addingTimeInterval(60)
    let snapshot = snapshot(Text(timerInterval: interval, pauseTime: start))
    #expect(!snapshot.waitsForTime)
  }

  // The text shows the whole units up to the date or since it; before the date there is one less right after a
  // boundary.
  @Test(
    arguments: [
      (0.0, 1.0, "0 sec", "1 sec"), (-59, 1, "59 sec", "1 min"),
      (-3_600, 60, "1 hr", "1 hr, 1 min"), (-3_630, 30, "1 hr", "1 hr, 1 min"),
      (-86_400, 3_600, "1 day", "1 day, 1 hr"), (10.5, 0.5, "10 sec", "9 sec"),
      (7_230, 30, "2 hr", "1 hr, 59 min"),
    ] as [(Double, Double, String, String)])
  func `a relative text ticks when its smaller unit changes`(
    distance: Double, tick: Double, before: String, after: String
  ) {
    let snapshot = snapshot(Text(start.addingTimeInterval(distance), style: .relative))
    let drawing = shown(snapshot)
    #expect(drawing == before)
    // A moment later, because dates are rounded.
    #expect(abs((nextTick(snapshot) ?? 0) - tick) < 1e-5)
    snapshot.advance(by: tick + 1e-5)
    #expect(shown(snapshot) == after)
  }

  /// The characters of the one text.
  private func shown(_ snapshot: LayoutSnapshot) -> String? {
    let parts = snapshot.displayListText.split(separator: "\"")
    return parts.count > 1 ? String(parts[1]) : nil
  }

  @Test func `dates and times of day need no ticks`() {
    #expect(!snapshot(Text(start, style: .time)).waitsForTime)
    #expect(!snapshot(Text(start, style: .date)).waitsForTime)
  }

  @Test func `a time inside another text also ticks`() {
    let localized = snapshot(Text("Since \(start, style: .timer)"))
    let joined = snapshot(Text("Since ") + Text(start, style: .timer))
    for snapshot in [localized, joined] {
      #expect(nextTick(snapshot) == 1)
      snapshot.advance(by: 1)
      #expect(snapshot.displayListText.contains("Since 0:01"))
    }
  }

  @Test func `the current time is shown in any format and ticks`() {
    let format = Date.FormatStyle.dateTime.minute(.twoDigits).second(.twoDigits)
    let snapshot = snapshot(Text(.currentDate, format: format))
    #expect(shown(snapshot) == "16:40")
    #expect(nextTick(snapshot) == 1)
    snapshot.advance(by: 1)
    #expect(shown(snapshot) == "16:41")
  }

  @Test func `the time since a date is shown as a duration`() {
    let source = TimeDataSource<Duration>.durationOffset(to: start.addingTimeInterval(-90))
    let format = Duration.TimeFormatStyle(
      pattern: .minuteSecond(
        padMinuteToLength: 1, fractionalSecondsLength: 0, roundFractionalSeconds: .down))
    let snapshot = snapshot(Text(source, format: format))
    #expect(shown(snapshot) == "1:30")
    #expect(nextTick(snapshot) == 1)
  }

  @Test(
    "the range up to now, and from now on",
    arguments: [
      ("starting", -90.0, 90.0, 91.0), ("starting", 90, 0, 0), ("ending", 90, 90, 89),
      ("ending", -90, 0, 0),
    ])
  func ranges(kind: String, distance: Double, seconds: Double, later: Double) {
    let date = start.addingTimeInterval(distance)
    let source: TimeDataSource<Range<Date>> =
      kind == "starting"
      ? TimeDataSource<Range<Date>>.dateRange(startingAt: date)
      : TimeDataSource<Range<Date>>.dateRange(endingAt: date)
    let snapshot = snapshot(Text(source, format: LengthFormat()))
    #expect(shown(snapshot) == "\(Int(seconds)) s")
    snapshot.advance(by: 1)
    #expect(shown(snapshot) == "\(Int(later)) s")
  }

  /// The length of a range in whole seconds, which changes at each of them.
  private struct LengthFormat: DiscreteFormatStyle {
    func format(_ value: Range<Date>) -> String {
      "\(Int(value.upperBound.timeIntervalSince(value.lowerBound).rounded())) s"
    }

    func discreteInput(before input: Range<Date>) -> Range<Date>? { nil }

    func discreteInput(after input: Range<Date>) -> Range<Date>? {
      input.lowerBound.addingTimeInterval(1)..<input.upperBound.addingTimeInterval(1)
    }

    func input(before input: Range<Date>) -> Range<Date>? { nil }

    func input(after input: Range<Date>) -> Range<Date>? { discreteInput(after: input) }
  }

  @Test func `hidden or transparent texts need no ticks, and are up to date when shown`() {
    for hide in [{ AnyView($0.hidden()) }, { AnyView($0.opacity(0)) }] as [(Text) -> AnyView] {
      let stage = Stage(true, width: 200, height: 20, environment: { $0.currentDate = start }) {
        let text = Text(start, style: .timer)
        if $0 { hide(text) } else { text }
      }
      _ = stage.drawing
      #expect(!stage.snapshot.waitsForTime)
      stage.advance(5)
      stage.set(false)
      #expect(stage.drawing.contains("\"0:05\""))
      #expect(stage.snapshot.waitsForTime)
    }
  }

  @Test func `a text scrolled out of view needs no ticks until it is back`() {
    let snapshot = snapshot(
      ScrollView {
        VStack(spacing: 0) {
          Text(start, style: .timer).frame(height: 50)
          Color.blue.frame(width: 10, height: 1_000)
        }
      }
      .scrollIndicators(.never))
    #expect(snapshot.waitsForTime)
    snapshot.scroll(to: CGPoint(x: 0, y: 500))
    // The scrolling itself comes to an end.
    snapshot.advance(by: 5)
    _ = snapshot.displayListText
    #expect(!snapshot.waitsForTime)
    snapshot.advance(by: 4)
    snapshot.scroll(to: .zero)
    #expect(snapshot.displayListText.contains("\"0:09\""))
    #expect(snapshot.waitsForTime)
  }

  @Test func `a removed text needs no ticks`() {
    let stage = Stage(true, width: 200, height: 20, environment: { $0.currentDate = start }) {
      if $0 { Text(start, style: .timer) }
    }
    #expect(stage.snapshot.waitsForTime)
    stage.set(false)
    #expect(!stage.snapshot.waitsForTime)
  }

  @Test func `a tick evaluates no bodies`() {
    let snapshot = snapshot(VStack { Text(start, style: .timer) })
    let bodies = snapshot.bodiesEvaluated
    snapshot.advance(by: 1)
    #expect(snapshot.bodiesEvaluated == bodies)
  }
}
