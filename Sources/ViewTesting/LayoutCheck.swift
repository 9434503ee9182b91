import Espalier
import Foundation
import LayoutEngine
import Testing

/// Fails the test that is running if a tree remembers a wrong answer, or if its records contradict
/// each other.
///
/// Outside of tests, as in a benchmark, nothing is checked. In tests everything is, unless
/// `ESPALIER_VERIFY_LAYOUT` is 0.
@MainActor struct LayoutCheck {
  /// The check does not keep the tree.
  private let reference: GraphReference
  private let isNeeded: Bool

  /// The size up to which trees are checked: with larger ones every frame would take long.
  private static let nodeLimit = 20_000

  private static let isWanted =
    ProcessInfo.processInfo.environment["ESPALIER_VERIFY_LAYOUT"] != "0"

  private static var isNeeded: Bool { isWanted && Test.current != nil }

  init(_ graph: ViewGraph) {
    reference = graph.reference
    isNeeded = Self.isNeeded
  }

  /// Has the tree that `make` makes verify its remembered answers, within a test.
  static func verifying<Made>(_ make: () -> Made) -> Made {
    isNeeded ? LayoutTree.$verifiesAnswers.withValue(true, operation: make) : make()
  }

  func expectOrder() {
    guard isNeeded, let graph = reference.graph else { return }
    for fault in graph.layoutFaults(within: Self.nodeLimit) {
      Issue.record("The layout is wrong: \(fault)")
    }
  }
}
