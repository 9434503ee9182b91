import EspalierDrawing
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// The cost of moving many views together, counted in views that are drawn again.
@MainActor struct GlideCostTests {
  private static let leaves = 1_000

  /// A thousand lines of a column, which is moved by a modifier.
  private func stage(_ name: String) -> Stage<Bool> {
    let stage = Stage(false, width: 300, height: 3_000) { isMoved in
      let column = VStack(spacing: 0) {
        ForEach(0..<Self.leaves, id: \.self) { _ in Color.red.frame(width: 10, height: 1) }
      }
      switch name {
      case "offset": column.offset(x: isMoved ? 100 : 0)
      case "position": column.position(x: isMoved ? 100 : 50, y: 1_000)
      case "frame": column.frame(width: 100, alignment: isMoved ? .trailing : .leading)
      case "padding": column.padding(.leading, isMoved ? 100 : 0)
      case "rotation": column.rotationEffect(.degrees(isMoved ? 90 : 0))
      default: column.scaleEffect(isMoved ? 2 : 1)
      }
    }
    _ = stage.drawing
    return stage
  }

  @Test(
    "a container that moves is not drawn again",
    arguments: ["offset", "position", "frame", "padding", "rotation", "scale"])
  func moving(name: String) {
    let stage = stage(name)
    stage.set(true, .linear(duration: 1))
    stage.advance(0.1)
    _ = stage.snapshot.graph.displayItems(scale: 1)
    let (drawn, bodies) = (stage.snapshot.displayItemsRebuilt, stage.snapshot.bodiesEvaluated)
    let sizes = stage.snapshot.sizesComputed
    for _ in 0..<8 {
      stage.advance(0.1)
      _ = stage.snapshot.graph.displayItems(scale: 1)
    }
    // A few elements around the column for each of the eight pictures.
    #expect(stage.snapshot.displayItemsRebuilt - drawn <= 8 * 10)
    #expect(stage.snapshot.bodiesEvaluated == bodies)
    #expect(stage.snapshot.sizesComputed == sizes)
  }

  @Test func `the damage is where the view was and where it is`() throws {
    let stage = Stage(false, width: 300, height: 10) { isMoved in
      HStack(spacing: 0) {
        Color.red.frame(width: 10).offset(x: isMoved ? 200 : 0)
        Spacer(minLength: 0)
        Text("still")
      }
    }
    func list() -> DisplayList {
      DisplayList(
        size: CGSize(width: 300, height: 10), items: stage.snapshot.graph.displayItems(scale: 1))
    }
    _ = list()
    stage.set(true, .linear(duration: 1))
    stage.advance(0.25)
    let before = list()
    stage.advance(0.25)
    let damage = try #require(list().damage(since: before))
    let total = damage.reduce(CGRect.null) { $0.joined(with: $1) }
    // From a quarter of the way to half of it, and 10 points more.
    #expect(total == CGRect(x: 50, y: 0, width: 100 + 10 - 50, height: 10))
  }

  @Test func `a view that moves stands on whole pixels`() {
    let stage = Stage(false, width: 100, height: 10) {
      Color.red.frame(width: 10).offset(x: $0 ? 10 : 0)
    }
    _ = stage.drawing
    stage.set(true, .linear(duration: 1))
    stage.advance(0.33)
    // 45 and 3.3 of the 10 points on the way, 55 at the end.
    let bounds = stage.snapshot.graph.displayItems(scale: 1).bounds
    #expect(bounds == CGRect(x: 48, y: 0, width: 10, height: 10))
  }

  @Test func `views inside a view that moves and grows are where they belong`() {
    let stage = Stage(false, width: 100, height: 100) { isLarge in
      Color.blue
        .frame(width: isLarge ? 80 : 40, height: 40)
        .overlay(alignment: .trailing) {
          Color.red.frame(width: 10, height: 10).accessibilityIdentifier("box")
        }
    }
    _ = stage.drawing
    stage.set(true, .linear(duration: 1))
    stage.advance(0.5)
    let items = stage.snapshot.graph.displayItems(scale: 1)
    // From 30 to 70 before and from 10 to 90 after; the box at the right end.
    #expect(items.bounds == CGRect(x: 20, y: 30, width: 60, height: 40))
    #expect(stage.frame() == "70,45 10x10")
  }
}
