@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// A view that moves with the wheel.
@MainActor package protocol WheelResponder: AnyObject {
  /// The name of the contender in descriptions of contests.
  var wheelName: String { get }

  /// Returns true if the view moved; those around it are asked next if not.
  func scroll(_ event: WheelEvent, in element: LayoutElement) -> Bool
}

extension WheelResponder {
  package var wheelName: String { "wheel" }
}

/// The handler of an element for turns of the wheel.
package enum WheelHandler: ElementKey { package typealias Value = any WheelResponder }

/// The contest for a notch of the wheel, or for one movement of two fingers on a touch pad.
///
/// The views below the pointer that turn, scroll or are pulled aside contend for it from inside out.
/// The first one that can move in the direction keeps the movement to its end, and with it what the
/// system sends after the fingers left.
@MainActor final class WheelContest {
  private let contenders: [WheelContender]
  private var winner: WheelContender?
  private var hasEnded = false
  private unowned let graph: ViewGraph
  /// The time at which a movement that consists of steps has ended, unless another step comes before.
  private(set) var nextTick: Date?

  /// The time, in seconds, for which fingers on a touch pad rest before the movement has ended, where the system tells
  /// of steps alone.
  private static let rest: TimeInterval = 0.2

  /// - Parameter hit: the innermost element below the pointer.
  init(at hit: LayoutElement) {
    graph = hit.graph
    var contenders: [WheelContender] = []
    for element in hit.chain where element.extras != nil {
      if let responder = element[WheelHandler.self] {
        contenders.append(WheelContender(responder, element, place: contenders.count))
      }
      if let responder = element[SwipeHandler.self], element.owner.environment.isEnabled {
        let swipe = SwipeOnPad(responder, element)
        contenders.append(WheelContender(swipe, element, place: contenders.count))
      }
    }
    self.contenders = contenders
  }

  /// Returns true if an event is part of this contest, and not the beginning of another one.
  func isJoined(by event: WheelEvent) -> Bool {
    switch event.phase {
    case .began: false
    // Steps are parts of a movement while they pull a view aside.
    case .step: nextTick != nil && abs(event.delta.width) > abs(event.delta.height)
    case .changed: !hasEnded
    case .ended, .momentum: true
    }
  }

  /// Hands an event to the winner, or to all that may win; returns true if one took it.
  func receive(_ event: WheelEvent, at time: TimeInterval) -> Bool {
    if event.phase == .ended { hasEnded = true }
    if let winner {
      if winner.receive(event, time) {
        waitForSteps()
        return true
      }
      winner.cancel()
    }
    winner = contenders.first { $0 !== winner && $0.receive(event, time) }
    waitForSteps()
    return winner != nil
  }

  private func waitForSteps() {
    guard winner?.swipe?.consistsOfSteps == true else { return endWaiting() }
    graph.clock.add(self)
    nextTick = graph.clock.now.addingTimeInterval(Self.rest)
  }

  private func endWaiting() {
    if nextTick == nil { return }
    nextTick = nil
    graph.clock.remove(self)
  }

  /// Calls off what is under way.
  func cancel() {
    stop()
    winner?.cancel()
    winner = nil
    hasEnded = true
  }

  /// The contenders in the order in which they count.
  var records: [ContenderRecord] {
    contenders.map { contender in
      let standing: ContenderRecord.Standing =
        if contender === winner {
          hasEnded ? .done : .begun
        } else {
          winner == nil ? .undecided : .gaveWay
        }
      return contender.record(standing)
    }
  }
}

extension WheelContest: ClockReader {
  func timeDidChange(to now: Date) {
    guard let nextTick, now >= nextTick else { return }
    graph.input.act { stop() }
  }

  /// Ends a movement that consists of steps.
  private func stop() {
    if nextTick == nil { return }
    endWaiting()
    hasEnded = true
    winner?.swipe?.stop()
  }
}

/// A view in a contest for the wheel.
@MainActor private final class WheelContender {
  private let claim: ContestClaim
  private let context: _GestureContext
  private let name: String
  private let handle: @MainActor (WheelEvent, TimeInterval) -> Bool
  let swipe: SwipeOnPad?

  init(_ responder: any WheelResponder, _ element: LayoutElement, place: Int) {
    claim = ContestClaim(precedence: .wheel, place: place)
    context = _GestureContext(element)
    name = responder.wheelName
    // The contest may outlast its views, until the next one begins, and holds none of them.
    handle = { [weak element] event, _ in
      guard let element, !element.isRemoved else { return false }
      return element[WheelHandler.self]?.scroll(event, in: element) ?? false
    }
    swipe = nil
  }

  init(_ swipe: SwipeOnPad, _ element: LayoutElement, place: Int) {
    claim = ContestClaim(precedence: .wheel, place: place)
    context = _GestureContext(element)
    name = "swipe"
    handle = { swipe.follow($0, at: $1) }
    self.swipe = swipe
  }

  func receive(_ event: WheelEvent, _ time: TimeInterval) -> Bool { handle(event, time) }

  func cancel() { swipe?.cancel() }

  func record(_ standing: ContenderRecord.Standing) -> ContenderRecord {
    let name = name
    return ContenderRecord(claim: claim, standing: standing, name: { name }, context: context)
  }
}
