import EspalierDrawing
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@_spi(Espalier) @testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@_spi(Espalier) @testable import EspalierInteraction

/// Views that are removed in the middle of a callback.
@MainActor @Suite struct `Leaving views` {
  @Test(arguments: 0..<40) func `a view may be removed in any of its callbacks`(seed: Int) {
    run(seed: seed, steps: 40)
  }

  @Test(arguments: 0..<20) func `a tree may end in any callback of its views`(seed: Int) {
    run(seed: 1_000 + seed, steps: 20, closing: true)
  }

  @Test(arguments: 0..<32)
  func `a view may remove a list, a screen or a sheet in its callbacks`(
    seed: Int
  ) {
    run(seed: 2_000 + seed, steps: 30, screens: 2)
  }

  @Test(arguments: 0..<16) func `a tree of screens may end in any callback`(
    seed: Int
  ) {
    run(seed: 3_000 + seed, steps: 20, screens: 2, closing: true)
  }

  private func run(seed: Int, steps: Int, screens: Int = 0, closing: Bool = false) {
    var random = SeededRandom(seed: seed + 1)
    var count = 0
    let plan = random.plan(screens > 0 ? 3 : 4, &count, screens: screens)
    let world = LeavingWorld(SeededRandom(seed: seed + 7_777), count: count)
    let harness = Harness(LeavingView(plan: plan, world: world))
    if closing {
      world.callsUntilClose = Int.random(in: 1..<20, using: &random)
      world.close = { [weak graph = harness.graph] in graph?.close() }
    }
    for _ in 0..<steps {
      step(harness, world, &random)
      check(harness, seed)
    }
    harness.graph.close()
    check(harness, seed)
  }

  /// The next event, or the next step of time.
  private func step(_ harness: Harness, _ world: LeavingWorld, _ random: inout SeededRandom) {
    func point() -> CGPoint {
      CGPoint(
        x: CGFloat.random(in: 100...300, using: &random),
        y: CGFloat.random(in: 20...280, using: &random))
    }
    switch Int.random(in: 0..<16, using: &random) {
    case 0, 1: harness.press(.tab)
    case 2: harness.press(.space, characters: " ")
    case 3: harness.press(.return)
    case 4: harness.press(.escape)
    case 5: harness.type("ad")
    case 6, 7: harness.click(at: point())
    case 8: harness.press(at: point())
    case 9: harness.move(to: point())
    case 10: harness.release()
    case 11: harness.drag(from: point(), to: point())
    case 12:
      let point = point()
      harness.send(.pointer(PointerEvent(.down, at: point, button: .secondary)))
      harness.send(.pointer(PointerEvent(.up, at: point, button: .secondary)))
    case 13: harness.advance(by: 0.1)
    case 14: world.bringBack()
    default:
      world.pulse()
      harness.scroll(at: point(), by: CGSize(width: 0, height: -30))
    }
    harness.update()
  }

  /// Expects that the targets of keys and the pointer exist, and that all views can be drawn and
  /// described.
  private func check(_ harness: Harness, _ seed: Int) {
    let graph = harness.graph
    #expect(graph.input.focus.current?.canFocus ?? true, "seed \(seed)")
    #expect(graph.input.focus.chain.allSatisfy { !$0.isRemoved }, "seed \(seed)")
    _ = graph.displayItems(scale: 1)
    _ = graph.accessibilityTree()
    #expect(throws: Never.self) { try graph.tree.checkInvariants() }
    for element in graph.elements {
      guard let element else { continue }
      #expect(!element.isRemoved && !element.owner.isDetached, "seed \(seed)")
    }
  }
}
