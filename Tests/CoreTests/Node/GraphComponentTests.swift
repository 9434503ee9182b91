import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierContainers
@_spi(Espalier) @testable import EspalierControls
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

@MainActor @Suite struct GraphComponentTests {
  /// Counts the phases of the frames since it was made.
  private final class PhaseLog: GraphComponent {
    var entries: [String] = []
    var wantedRounds = 0
    var isClosed = false

    init(_ graph: ViewGraph) {
      graph.join(.begin) { [unowned self] in note("begin") }
      graph.join(.afterLayout) { [unowned self] in
        _ = note("layout")
        wantedRounds -= 1
        return wantedRounds >= 0
      }
      graph.join(.end) { [unowned self] in note("end") }
    }

    private func note(_ entry: String) -> Bool {
      entries.append(entry)
      return false
    }

    func close() { isClosed = true }
  }

  /// Counts the layouts that it gets to see.
  private final class Witness: GraphComponent {
    var layouts = 0

    init(_ graph: ViewGraph) {
      graph.join(.afterLayout) { [unowned self] in
        layouts += 1
        return false
      }
    }
  }

  private let snapshot = LayoutSnapshot(
    of: Color.red, proposal: ProposedViewSize(width: 10, height: 10))

  private var graph: ViewGraph { snapshot.graph }

  @Test func `a component is made on its first use, and stays`() {
    #expect(graph.existing(PhaseLog.self) == nil)
    let made = graph[PhaseLog.self]
    #expect(graph[PhaseLog.self] === made)
    #expect(graph.existing(PhaseLog.self) === made)
  }

  @Test func `each tree has its own components`() {
    let other = LayoutSnapshot(of: Color.red, proposal: .zero)
    #expect(graph[PhaseLog.self] !== other.graph[PhaseLog.self])
  }

  @Test func `a frame goes through its phases in order`() {
    let log = graph[PhaseLog.self]
    graph.frame(proposal: .zero)
    #expect(log.entries == ["begin", "layout", "end"])
  }

  @Test func `when a component changes something, layout runs again before later ones see it`() {
    let log = graph[PhaseLog.self]
    let witness = graph[Witness.self]
    log.wantedRounds = 2
    graph.frame(proposal: .zero)
    #expect(log.entries == ["begin", "layout", "layout", "layout", "end"])
    #expect(witness.layouts == 1)
  }

  @Test func `components are told when the tree ends`() {
    let log = graph[PhaseLog.self]
    graph.close()
    #expect(log.isClosed)
  }

  @Test func `components that no view uses are not made`() {
    #expect(graph.existing(MatchedGroups.self) == nil)
    #expect(graph.existing(ClosedMenus.self) == nil)
    #expect(graph.existing(LazyContents.self) == nil)
    #expect(graph.existing(DepartingElements.self) == nil)
    #expect(graph.existing(ScrollRegistry.self) == nil)
  }

  @Test func `removed views that changed transactions are no longer tracked`() {
    let stage = Stage(true, width: 10, height: 10) { isShown in
      if isShown { Color.red.transaction { $0.animation = nil } }
    }
    #expect(stage.snapshot.graph[TransactionChanges.self].isEmpty == false)
    stage.set(false)
    #expect(stage.snapshot.graph[TransactionChanges.self].isEmpty)
  }
}
