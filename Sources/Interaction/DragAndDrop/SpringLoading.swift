@_spi(Espalier) import EspalierCore
import Foundation

/// The action that a view performs when a drag rests over it.
package enum SpringAction: ElementKey { package typealias Value = @MainActor () -> Void }

/// Presses a view over which a drag rests, so that the drag can continue to what the press shows.
@MainActor final class SpringLoading: GraphComponent {
  private unowned let graph: ViewGraph
  private weak var target: LayoutElement?
  private(set) var nextTick: Date?

  /// The number of seconds for which a drag rests before the view is pressed.
  private static let delay: TimeInterval = 0.8

  // The tree owns its components.
  init(_ graph: ViewGraph) { self.graph = graph }

  /// Takes the elements under the drag, the innermost first; none at its end.
  func follow(_ chain: [LayoutElement]) {
    let new = chain.first { $0[SpringAction.self] != nil && $0.owner.environment.isEnabled }
    if new === target { return }
    target = new
    if new == nil { return stop() }
    nextTick = graph.clock.now.addingTimeInterval(Self.delay)
    graph.clock.add(self)
  }

  private func stop() {
    if nextTick == nil { return }
    nextTick = nil
    graph.clock.remove(self)
  }
}

extension SpringLoading: ClockReader {
  func timeDidChange(to now: Date) {
    guard let nextTick, now >= nextTick else { return }
    stop()
    if let target, !target.isRemoved { target[SpringAction.self]?() }
  }
}
