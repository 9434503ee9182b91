import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Random clicks, keys, drags, swipes and changes of data: lists, outlines, tables and forms survive them, and work
/// afterwards.
@MainActor @Suite struct `Random use of lists` {
  private static let size = CGSize(width: 300, height: 260)

  @Test(arguments: AbusedView.Kind.allCases, [LayoutSnapshot.Platform.mac, .phone])
  func `lists keep working whatever is done to them`(
    _ kind: AbusedView.Kind, _ platform: LayoutSnapshot.Platform
  ) throws {
    let seed = 1_000 * kind.rawValue + (platform == .mac ? 0 : 1)
    var random = SeededRandom(seed: seed)
    let model = AbusedModel()
    let harness = Harness(
      AbusedView(model: model, kind: kind), window: Self.size, platform: platform)
    var story: [String] = []
    for _ in 0..<60 {
      let before = harness.graph.counters.bodies
      story.append(harness.abuse(model, in: Self.size, &random))
      harness.update()
      // A frame has a few hundred views at most, and an action some frames.
      let bodies = harness.graph.counters.bodies - before
      #expect(bodies < 60_000, "\(story.suffix(5))")
    }
    #expect(model.log == [], "moves beyond the data: \(story.suffix(9))")
    for message in harness.diagnostics {
      // The view's path, or at least its type.
      let names = ["\n  at ", "Espalier: Table: ", "Espalier: Picker: "]
      #expect(names.contains(where: message.contains), "a message without a view: \(message)")
    }
    for _ in 0..<3 { harness.press(.escape) }
    model.renew()
    model.isEditing = false
    for _ in 0..<5 { harness.advance(by: 1) }
    let shown =
      [
        .list: "item 1", .sections: "section 0", .outline: "branch 0", .tree: "branch 0",
        .table: "item 1", .form: "Values", .bindings: "On",
      ][kind] ?? ""
    // Rows that are new above those in view come in on the way, and keep these where they are.
    for _ in 0..<3 {
      harness.scroll(at: CGPoint(x: 150, y: 150), by: CGSize(width: 0, height: 1_000_000))
      for _ in 0..<5 { harness.advance(by: 1) }
    }
    let isShown = harness.text.contains { $0.hasPrefix(shown) }
    #expect(isShown, "\(seed): \(story.suffix(20))")
  }
}
