@_spi(Espalier) import EspalierCore
import Foundation

/// A recognizer with its declaration, for as long as it takes part in a contest.
package final class Contender: WrappingRecognizer<Void, Void> {
  let claim: ContestClaim
  private let makeName: @MainActor () -> String
  /// The view that it belongs to; nil for contenders that belong to no single view.
  private let context: _GestureContext?
  /// True if it fails when its view is removed.
  private let endsWithView: Bool
  /// True if the contender was cancelled, and did not fail by itself.
  private(set) var gaveWay = false

  package init(
    _ inner: _GestureRecognizer<Void>, _ claim: ContestClaim, of context: _GestureContext? = nil,
    endsWithView: Bool = true, name: @escaping @MainActor () -> String
  ) {
    self.claim = claim
    self.context = context
    self.endsWithView = endsWithView
    makeName = name
    super.init(inner)
    follow()
  }

  private var isAlive: Bool { endsWithView ? context?.isAlive ?? true : true }

  package override func receive(_ event: GestureEvent) {
    if isAlive { super.receive(event) } else { cancel() }
  }

  override func timePassed(_ now: Date) {
    if isAlive { super.timePassed(now) } else { cancel() }
  }

  package override func cancel() {
    if !phase.isDone { gaveWay = true }
    super.cancel()
  }

  override func follow() { phase = inner.phase }

  package override func deliver() {
    guard isAlive else { return }
    super.deliver()
    // A view that receives a press may refuse it.
    follow()
  }

  /// The present state of the contender.
  var record: ContenderRecord {
    let standing: ContenderRecord.Standing =
      switch phase {
      case .possible: .undecided
      case .active: .begun
      case .ended: .done
      case .failed: gaveWay ? .gaveWay : .failed
      }
    return ContenderRecord(claim: claim, standing: standing, name: makeName, context: context)
  }

  /// True if the contender began or succeeded.
  var hasBegun: Bool {
    switch phase {
    case .active, .ended: true
    case .possible, .failed: false
    }
  }

  override func collectBegun(into begun: inout [Contender]) { if hasBegun { begun.append(self) } }
}
