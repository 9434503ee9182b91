@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// One or more clicks or taps at a place.
public struct TapGesture {
  /// The number of taps in a row that it takes.
  public var count: Int

  public init(count: Int = 1) { self.count = count }
}

extension TapGesture: PrimitiveGesture {
  public typealias Value = Void

  public static func _makeRecognizer(
    _ gesture: TapGesture, _ context: _GestureContext
  ) -> _GestureRecognizer<Void> {
    MapRecognizer(TapRecognizer(count: gesture.count, context)) { _ in }
  }
}

/// Follows presses that are released where they began.
///
/// The value is where the last one was, in the window.
final class TapRecognizer: _GestureRecognizer<CGPoint> {
  /// The distance that the pointer may move during a tap, as for the beginning of a drag.
  static let slack: CGFloat = 10
  /// The greatest distance between the taps of a row.
  static let reach: CGFloat = 45
  /// The largest number of seconds between two taps of a row.
  static let interval: TimeInterval = 0.35

  private let count: Int
  private let context: _GestureContext
  private var taps = 0
  private var start: (pointerID: Int, location: CGPoint)?
  private var first: CGPoint?
  private var limit: Date?

  init(count: Int, _ context: _GestureContext) {
    self.count = max(1, count)
    self.context = context
  }

  override var deadline: Date? { phase.isDone ? nil : limit }

  override func receive(_ event: GestureEvent) {
    guard !phase.isDone, case .press(let step, let pointer) = event.kind else { return }
    switch step {
    case .began: begin(pointer.pointerID, event.location)
    case .moved:
      guard let start, start.pointerID == pointer.pointerID else { return }
      if start.location.distance(to: event.location) > Self.slack { phase = .failed }
    case .ended:
      guard let start, start.pointerID == pointer.pointerID else { return }
      end(start.location, event.location)
    }
  }

  private func begin(_ pointerID: Int, _ location: CGPoint) {
    let isNear = first.map { $0.distance(to: location) <= Self.reach } ?? true
    // A second finger gives the press another meaning.
    guard start == nil, isNear else {
      phase = .failed
      return
    }
    limit = nil
    first = first ?? location
    start = (pointerID, location)
  }

  private func end(_ start: CGPoint, _ location: CGPoint) {
    self.start = nil
    if start.distance(to: location) > Self.slack {
      phase = .failed
      return
    }
    taps += 1
    if taps == count {
      phase = .ended(location)
    } else {
      limit = context.now.addingTimeInterval(Self.interval)
    }
  }

  override func timePassed(_ now: Date) {
    if let limit, now >= limit, start == nil { cancel() }
  }
}
