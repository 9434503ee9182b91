import Foundation
import Testing

@testable import EspalierWindow

@Suite struct FramePacerTests {
  private let start = Date(timeIntervalSinceReferenceDate: 1_000)

  private func at(_ seconds: TimeInterval) -> Date { start.addingTimeInterval(seconds) }

  @Test func `the first frame is due at once`() {
    let pacer = FramePacer()
    #expect(pacer.due(at: start, nextTick: nil) == start)
  }

  @Test func `without a change no frame is due`() {
    var pacer = FramePacer()
    pacer.begin(at: start)
    #expect(pacer.due(at: at(5), nextTick: nil) == nil)
  }

  @Test func `a change after a pause is shown at once, and one after a frame a sixtieth later`() {
    var pacer = FramePacer()
    pacer.begin(at: start)
    pacer.want()
    #expect(pacer.due(at: at(1), nextTick: nil) == at(1))
    #expect(pacer.due(at: at(0.001), nextTick: nil) == at(FramePacer.interval))
  }

  @Test func `the next tick of a view is waited for`() {
    var pacer = FramePacer()
    pacer.begin(at: start)
    #expect(pacer.due(at: at(0.001), nextTick: at(2)) == at(2))
    // Views that ask for more than sixty frames a second get sixty.
    #expect(pacer.due(at: at(0.001), nextTick: at(0.002)) == at(FramePacer.interval))
    // A frame that was missed is due now.
    #expect(pacer.due(at: at(3), nextTick: at(2)) == at(3))
  }

  @Test func `a clock that is set back delays nothing`() {
    var pacer = FramePacer()
    pacer.begin(at: at(1_000))
    pacer.want()
    #expect(pacer.due(at: start, nextTick: nil) == at(FramePacer.interval))
  }
}
