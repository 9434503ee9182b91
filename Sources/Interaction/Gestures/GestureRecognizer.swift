@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The progress of a gesture.
package enum Recognition<Value> {
  /// Nothing is decided yet; there may be a value already.
  case possible(Value?)
  case active(Value)
  case ended(Value)
  case failed

  /// True if the recognition is over.
  package var isDone: Bool {
    switch self {
    case .possible, .active: false
    case .ended, .failed: true
    }
  }

  /// True if the gesture neither began nor failed.
  var isUndecided: Bool { if case .possible = self { true } else { false } }

  var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  func map<Other>(_ transform: (Value) -> Other) -> Recognition<Other> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// The view that a gesture belongs to.
public struct _GestureContext {
  private(set) weak var element: LayoutElement?

  package init(_ element: LayoutElement) { self.element = element }

  /// True if the view still exists.
  @MainActor var isAlive: Bool {
    element.map { !$0.isRemoved && !$0.owner.isDetached } ?? false
  }

  /// The time of the frame.
  @MainActor var now: Date { element?.graph.clock.now ?? .distantPast }

  /// A point of the window in the coordinates of `space`, as seen from the view.
  @MainActor package func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    guard let element, space != .global else { return point }
    if space == .local { return element.map(to: nil).inverted.point(point) }
    guard let named = element.enclosing(space) else { return point }
    return named.map(to: nil).inverted.point(point)
  }
}

extension CoordinateMap {
  /// The inverse of this map.
  var inverted: CoordinateMap {
    switch self {
    case .shift(let offset): .shift(CGSize(width: -offset.width, height: -offset.height))
    case .projection(let projection): .projection(projection.inverted())
    }
  }
}

/// An object that follows the events of one use of a gesture, from the press to the end.
///
/// Recognizing and reporting are two steps: every recognizer follows all events, and ``deliver()``
/// runs the closures of those that are not held back by a gesture that goes first.
@MainActor open class _GestureRecognizer<Value> {
  /// The progress of the gesture.
  package var phase: Recognition<Value> = .possible(nil)

  @_spi(Espalier) public init() {}

  /// The time at which the gesture decides something without an event.
  var deadline: Date? { nil }

  /// True if this gesture goes before undecided ones that come earlier in the order.
  @_spi(Espalier) open var takesOver: Bool { false }

  @_spi(Espalier) open func receive(_ event: GestureEvent) {}

  func timePassed(_ now: Date) {}

  /// Ends the gesture without success, unless it is done.
  @_spi(Espalier) open func cancel() { if !phase.isDone { phase = .failed } }

  /// Runs the gesture's closures with the changes since the last time.
  @_spi(Espalier) open func deliver() {}

  /// Updates the progress of the parts, after one of them was cancelled by itself.
  func refresh() {}

  /// Adds the contenders inside that have begun or succeeded, and that none of those before them
  /// holds back.
  func collectBegun(into begun: inout [Contender]) {}

  /// Takes the closures of a newer value of the same gesture.
  func adopt(_ newer: _GestureRecognizer<Value>) {}
}

/// An event that gestures follow.
@_spi(Espalier) public struct GestureEvent {
  package enum Phase { case began, moved, ended }

  package enum Kind {
    case press(Phase, PointerEvent)
    case magnify(MagnifyEvent)
    case rotate(RotateEvent)
  }

  package var kind: Kind
  /// The innermost element below a press that begins.
  package var hit: LayoutElement?
  package var location: CGPoint
  /// The time in seconds, from an arbitrary start.
  package var timestamp: TimeInterval
}
