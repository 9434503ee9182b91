import Dispatch
import Foundation

/// Shares the main queue out among the sessions: the one that has used the least of it lately goes
/// first.
///
/// This is fair queueing by start times: a piece of work is marked with the time at which its
/// session finished the one before, or with the time of the current piece where the session had
/// nothing to do; the earliest mark is next. The time is that of the work itself. A new page waits
/// for one piece of work at most, however much others ask for.
@MainActor final class TurnQueue {
  private struct Piece {
    var key: ObjectIdentifier
    var mark: Double
    var run: @MainActor () -> Void
  }

  private var pieces: [Piece] = []
  /// The time at which each session has finished the work it asked for; idle sessions are
  /// forgotten.
  private var finished: [ObjectIdentifier: Double] = [:]
  private var now = 0.0
  private var isScheduled = false
  private let schedule: @MainActor (@escaping @MainActor () -> Void) -> Void
  private let clock: @MainActor () -> Double

  /// - Parameters:
  ///   - clock: the time in seconds.
  ///   - schedule: runs a function once the queue is free.
  init(
    clock: @escaping @MainActor () -> Double = {
      Double(DispatchTime.now().uptimeNanoseconds) / 1e9
    },
    schedule: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void = { body in
      DispatchQueue.main.async { MainActor.assumeIsolated(body) }
    }
  ) {
    self.clock = clock
    self.schedule = schedule
  }

  /// Has `run` called, in its turn, for the session `key`; its pieces of work keep their order.
  func add(for key: ObjectIdentifier, _ run: @escaping @MainActor () -> Void) {
    pieces.append(Piece(key: key, mark: max(now, finished[key] ?? now), run: run))
    if !isScheduled { scheduleNext() }
  }

  private func scheduleNext() {
    isScheduled = true
    // The queue lives until its last piece is done, because each piece is awaited.
    schedule { self.runNext() }
  }

  private func runNext() {
    isScheduled = false
    guard let next = pieces.indices.min(by: { mark(pieces[$0]) < mark(pieces[$1]) }) else { return }
    let piece = pieces.remove(at: next)
    let start = clock()
    let begun = mark(piece)
    piece.run()
    now = max(now, begun)
    finished[piece.key] = begun + max(0, clock() - start)
    // A session that waits for nothing and is not ahead of the others needs no entry.
    finished = finished.filter { $0.value > now }
    if !pieces.isEmpty && !isScheduled { scheduleNext() }
  }

  /// The mark of a piece, raised by the time that its session was given since it asked.
  private func mark(_ piece: Piece) -> Double { max(piece.mark, finished[piece.key] ?? 0) }
}
