import Foundation
import Testing

@testable import EspalierBrowser

@Suite struct PageClockTests {
  @Test func `a message that was delayed counts from when it was sent`() {
    var clock = PageClock()
    #expect(clock.time(of: 1_000, received: 50) == 50)
    // Two tenths of a second later on the page, and a second later here.
    #expect(clock.time(of: 1_200, received: 51) == 50.2)
    // The quickest message shows how late all of them were.
    #expect(clock.time(of: 3_000, received: 51.5) == 51.5)
    #expect(clock.time(of: 3_100, received: 52) == 51.6)
  }

  @Test func `time never goes back, and never into the future`() {
    var clock = PageClock()
    #expect(clock.time(of: 5_000, received: 10) == 10)
    #expect(clock.time(of: 4_000, received: 10.5) == 10)
    #expect(clock.time(of: 9_000, received: 11) == 11)
  }

  @Test func `the clock of a page that stood still is set anew`() {
    var clock = PageClock()
    #expect(clock.time(of: 1_000, received: 50) == 50)
    #expect(clock.time(of: 2_000, received: 3_000) == 3_000)
    #expect(clock.time(of: 2_100, received: 3_000.5) == 3_000.1)
  }

  @Test func `a message without a usable time counts from its arrival`() {
    var clock = PageClock()
    for stamp in [nil, Double.nan, .infinity, -.infinity] {
      #expect(clock.time(of: stamp, received: 7) == 7)
    }
  }
}

extension PageMessage {
  /// Reads a message about something that happened at `time`.
  init?(_ text: String, time: TimeInterval) { self.init(text, time: { _ in time }) }
}
