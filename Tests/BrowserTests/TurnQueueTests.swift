import Testing

@testable import EspalierBrowser

@MainActor struct TurnQueueTests {
  private final class Session {}

  /// A queue whose pieces of work take as long as they say, and are done when the test wants it.
  @MainActor private final class Fixture {
    var now = 0.0
    var waiting: [@MainActor () -> Void] = []
    var done: [String] = []
    private(set) lazy var queue = TurnQueue(
      clock: { [unowned self] in now }, schedule: { [unowned self] in waiting.append($0) })

    func add(_ name: String, for session: Session, takes seconds: Double) {
      queue.add(for: ObjectIdentifier(session)) {
        self.done.append(name)
        self.now += seconds
      }
    }

    func run(_ count: Int = .max) {
      var rest = count
      while rest > 0, !waiting.isEmpty {
        waiting.removeFirst()()
        rest -= 1
      }
    }
  }

  @Test func `work of one session is done in its order`() {
    let (fixture, session) = (Fixture(), Session())
    for name in ["a", "b", "c"] { fixture.add(name, for: session, takes: 1) }
    fixture.run()
    #expect(fixture.done == ["a", "b", "c"])
  }

  @Test func `a new session goes before those that have had many turns`() {
    let fixture = Fixture()
    let flooders = (0..<20).map { _ in Session() }
    for round in 0..<3 {
      for flooder in flooders { fixture.add("flood \(round)", for: flooder, takes: 1) }
    }
    // All have had one turn.
    fixture.run(20)
    let guest = Session()
    fixture.add("guest", for: guest, takes: 1)
    fixture.run(2)
    // One piece at most was done before.
    #expect(fixture.done.suffix(2).contains("guest"))
    fixture.run()
    #expect(fixture.done.count == 61)
  }

  @Test func `a session that asks for much time has fewer turns than one that asks for little`() {
    let fixture = Fixture()
    let (greedy, modest) = (Session(), Session())
    for _ in 0..<10 {
      fixture.add("greedy", for: greedy, takes: 10)
      fixture.add("modest", for: modest, takes: 1)
    }
    fixture.run(11)
    // Both begin; the modest session has all of its turns while the greedy one has one.
    #expect(fixture.done.filter { $0 == "greedy" }.count == 1)
    #expect(fixture.done.filter { $0 == "modest" }.count == 10)
  }

  @Test func `a session that was idle has no time saved up`() {
    let fixture = Fixture()
    let (busy, idle) = (Session(), Session())
    for _ in 0..<4 { fixture.add("busy", for: busy, takes: 1) }
    fixture.run()
    for _ in 0..<4 {
      fixture.add("idle", for: idle, takes: 1)
      fixture.add("busy", for: busy, takes: 1)
    }
    fixture.run(4)
    // They take turns: the idle session does not get four turns in a row for the four that it did not use.
    #expect(fixture.done.suffix(4).filter { $0 == "busy" }.count >= 1)
  }
}
