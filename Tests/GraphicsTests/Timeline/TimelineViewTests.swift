import Espalier
import EspalierDrawing
import Foundation
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor struct TimelineViewTests {
  private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  /// A view tree in which `dates` collects what a timeline's content is made for.
  private func graph<S: TimelineSchedule>(
    _ schedule: S, at seconds: Double, _ log: Log
  ) -> ViewGraph {
    var environment = EnvironmentValues()
    environment.currentDate = date(seconds)
    let graph = ViewGraph(
      TimelineView(schedule) { context in
        log.add(context)
        return Rectangle()
      }, environment: environment, textEngine: FixedPitchTextEngine())
    graph.frame(window: .square)
    return graph
  }

  private final class Log {
    var seconds: [Double] = []
    var cadences: [TimelineViewDefaultContext.Cadence] = []

    func add(_ context: TimelineViewDefaultContext) {
      seconds.append(context.date.timeIntervalSinceReferenceDate)
      cadences.append(context.cadence)
    }
  }

  @Test func `content is made once for each date, and the host can sleep in between`() {
    let log = Log()
    let graph = graph(.periodic(from: date(0), by: 10), at: 25, log)
    #expect(log.seconds == [20])
    #expect(graph.clock.nextTick == date(30))
    for time in [26.0, 29.9, 30, 31, 55] {
      graph.clock.advance(to: date(time))
      graph.frame(window: .square)
    }
    #expect(log.seconds == [20, 30, 50])
    #expect(graph.clock.nextTick == date(60))
  }

  @Test func `a frame is asked for when a date is reached`() {
    let log = Log()
    let graph = graph(.periodic(from: date(0), by: 10), at: 0, log)
    var requests = 0
    graph.onNeedsFrame = { requests += 1 }
    graph.clock.advance(to: date(9))
    #expect(requests == 0)
    graph.clock.advance(to: date(10))
    #expect(requests == 1)
  }

  @Test func `before its first date a schedule shows the first date`() {
    let log = Log()
    let graph = graph(.explicit([date(100), date(200)]), at: 3, log)
    #expect(log.seconds == [100])
    #expect(graph.clock.nextTick == date(200))
    graph.clock.advance(to: date(500))
    graph.frame(window: .square)
    #expect(log.seconds == [100, 200])
    #expect(graph.clock.nextTick == nil)
  }

  @Test func `a clock that is set back shows the earlier date`() {
    let log = Log()
    let graph = graph(.everyMinute, at: 125, log)
    graph.clock.advance(to: date(60))
    graph.frame(window: .square)
    #expect(log.seconds == [120, 60])
  }

  @Test(
    "interval → cadence",
    arguments: [
      (0.1, TimelineViewDefaultContext.Cadence.live), (1, .seconds), (59, .seconds), (60, .minutes),
    ])
  func cadence(interval: Double, cadence: TimelineViewDefaultContext.Cadence) {
    let log = Log()
    _ = graph(.periodic(from: date(0), by: interval), at: 0, log)
    #expect(log.cadences == [cadence])
    #expect(TimelineViewDefaultContext.Cadence.live < .seconds)
    #expect(TimelineViewDefaultContext.Cadence.seconds < .minutes)
  }

  /// A schedule whose dates depend on those before.
  private struct Cycle: TimelineSchedule {
    func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
      sequence(state: (startDate, 0)) { state -> Date? in
        defer { state = (state.0.addingTimeInterval([1, 5][state.1 % 2]), state.1 + 1) }
        return state.0
      }
    }
  }

  @Test func `a custom schedule continues where it was`() {
    let log = Log()
    let graph = graph(Cycle(), at: 0, log)
    for time in stride(from: 0.5, to: 13, by: 0.5) {
      graph.clock.advance(to: date(time))
      graph.frame(window: .square)
    }
    #expect(log.seconds == [0, 1, 6, 7, 12])
  }

  /// A schedule whose dates are all the same.
  private struct Standstill: TimelineSchedule {
    func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
      sequence(first: startDate) { $0 }
    }
  }

  @Test func `a schedule that repeats a date does not hang the program`() {
    let log = Log()
    let graph = graph(Standstill(), at: 4, log)
    #expect(log.seconds == [4])
    #expect(graph.clock.nextTick == nil)
  }

  @Test func `a timeline that was removed is not waited for`() {
    struct Switch: View {
      @State var isOn = true
      let log: Log
      let handle: (Binding<Bool>) -> Void

      var body: some View {
        let _ = handle($isOn)
        if isOn { TimelineView(.everyMinute) { _ in Rectangle() } }
      }
    }
    var binding: Binding<Bool>?
    let graph = ViewGraph(
      Switch(log: Log()) { binding = $0 }, textEngine: FixedPitchTextEngine())
    graph.frame(window: .square)
    #expect(graph.clock.nextTick != nil)
    binding?.wrappedValue = false
    graph.frame(window: .square)
    #expect(graph.clock.nextTick == nil)
  }
}
