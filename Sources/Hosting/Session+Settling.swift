import Espalier
import Foundation

/// Pictures of the state that views reach: after their content has been loaded, and their
/// animations have ended.
///
/// 1. Make frames until nothing waits for the next one.
/// 2. While views have tasks, let others work, and begin again.
/// 3. Move the time of the frame on, to the next change or by a quarter of a second, and begin again.
///
/// Loading takes real time; animations take none, because the time of frames is set here. Each of
/// the two ends at the limit, where views never come to rest.
extension Session {
  /// Makes frames until nothing is loaded or animated any more, or `limit` seconds are over.
  package func settle(_ extent: Extent, within limit: TimeInterval) {
    var settling = Settling(self, limit)
    settle(extent)
    while let step = settling.next(self) {
      switch step {
      case .wait:
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: Settling.pause))
        Thread.sleep(forTimeInterval: Settling.pause)
      case .advance(let date): advance(to: date)
      }
      settle(extent)
    }
  }

  /// Makes frames like the function that does not wait, and lets others work on the main actor in
  /// between.
  ///
  /// - Parameter limit: the largest number of seconds for loading or animations; nil draws the
  ///   first moment.
  /// - Throws: `CancellationError` once the task that calls this is cancelled.
  package func settle(_ extent: Extent, within limit: TimeInterval?) async throws {
    try await makeFramesInTurns(extent)
    guard let limit else { return }
    var settling = Settling(self, limit)
    while let step = settling.next(self) {
      switch step {
      case .wait: try await Task.sleep(nanoseconds: UInt64(Settling.pause * 1e9))
      case .advance(let date): advance(to: date)
      }
      try await makeFramesInTurns(extent)
    }
  }
}

/// The steps from a view's first moment to its last.
@MainActor private struct Settling {
  enum Step {
    case wait
    case advance(Date)
  }

  /// The seconds between two checks for loaded content: short compared with a transfer.
  static let pause = 0.001
  /// The seconds by which the time of frames advances: an animation's end does not depend on the
  /// moments before it.
  private static let stride = 0.25

  /// The end of waiting, in real time.
  private let deadline: Date
  /// The end of animations, which are cut off then, in the time of frames.
  private let end: Date

  init(_ session: Session, _ limit: TimeInterval) {
    let limit = limit.isNaN ? 0 : min(max(limit, 0), 1e6)
    deadline = Date(timeIntervalSinceNow: limit)
    end = session.graph.clock.now.addingTimeInterval(limit)
  }

  /// Returns the next step; nil at the end.
  mutating func next(_ session: Session) -> Step? {
    if session.isClosed { return nil }
    let tasks = session.graph.existing(RunningTasks.self)
    if tasks?.isEmpty == false, Date() < deadline { return .wait }
    let now = session.graph.clock.now
    guard let tick = session.nextTick, tick <= end, now < end else { return nil }
    return .advance(min(max(tick, now.addingTimeInterval(Self.stride)), end))
  }
}
