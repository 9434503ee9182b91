import EspalierDrawing
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct ContentTransitionTests {
  private func stage(_ transition: ContentTransition?) -> Stage<String> {
    let stage = Stage("1", width: 40, height: 16) { text in
      Text(text).contentTransition(transition ?? .interpolate)
    }
    _ = stage.drawing
    return stage
  }

  @Test func `a text without a content transition changes at once`() {
    let stage = stage(nil)
    stage.set("2", .linear(duration: 1))
    #expect(!stage.drawing.contains("\"1\"") && stage.drawing.contains("\"2\""))
  }

  @Test func `the old text fades out while the new one fades in`() {
    let stage = stage(.opacity)
    stage.set("2", .linear(duration: 1))
    stage.advance(0.25)
    #expect(stage.drawing.contains("opacity 0.75 "))
    #expect(stage.drawing.contains("opacity 0.25 "))
    stage.advance(0.75)
    #expect(!stage.drawing.contains("opacity"))
    #expect(!stage.snapshot.waitsForTime)
  }

  @Test("numbers roll", arguments: [(false, 1.0), (true, -1.0)])
  func roll(countsDown: Bool, direction: Double) {
    let stage = stage(.numericText(countsDown: countsDown))
    stage.set("2", .linear(duration: 1))
    stage.advance(0.5)
    // The way is half a line of 16 points; half of it is covered, or left.
    let way = 16 / 2 * 0.5 * direction
    #expect(stage.drawing.contains("translate 0,\(Int(-way))"))
    #expect(stage.drawing.contains("translate 0,\(Int(way))"))
  }

  /// The texts that are drawn, and how far up or down each is moved.
  private func moves(_ stage: Stage<String>) -> [String: CGFloat] {
    var moves: [String: CGFloat] = [:]
    func visit(_ items: [DisplayItem], _ y: CGFloat) {
      for item in items {
        switch item {
        case .glyphs(let run, _): moves[run.text] = y
        case .group(.transform(let map), let items): visit(items, y + map.ty)
        case .group(_, let items): visit(items, y)
        default: break
        }
      }
    }
    visit(stage.snapshot.graph.displayItems(scale: 1), 0)
    return moves
  }

  private func number(_ first: String, to second: String) -> Stage<String> {
    let stage = Stage(first, width: 100, height: 16) {
      Text($0).contentTransition(.numericText())
    }
    _ = stage.drawing
    stage.set(second, .linear(duration: 1))
    stage.advance(0.5)
    return stage
  }

  @Test func `digits that stay do not roll`() {
    // The way is half a line of 16 points, of which half is covered.
    let moves = moves(number("1234", to: "1284"))
    #expect(moves == ["1": 0, "2": 0, "3": -4, "8": 4, "4": 0])
  }

  @Test func `a longer number counts its places from the end`() {
    let moves = moves(number("95 m", to: "105 m"))
    #expect(moves["9"] == -4)
    #expect(moves["1"] == 4 && moves["0"] == 4)
    #expect(moves["5"] == 0 && moves["m"] == 0)
  }

  @Test func `a number that changes again continues from where it is`() {
    let stage = number("1", to: "2")
    stage.set("3", .linear(duration: 1))
    // The first is halfway out, the second halfway in and about to leave again; the third is not drawn.
    let start = moves(stage)
    #expect(start == ["1": -4, "2": 4])
    stage.advance(0.5)
    #expect(moves(stage) == ["2": -4, "3": 4])
    stage.advance(0.5)
    #expect(moves(stage) == ["3": 0])
    #expect(!stage.snapshot.waitsForTime)
  }

  @Test func `a number that changes all the time shows a few contents at most`() {
    let stage = number("0", to: "1")
    for count in 2..<100 {
      stage.set("\(count)", .linear(duration: 1_000))
      stage.advance(0.01)
    }
    // Six contents of two digits each.
    #expect(stage.drawing.components(separatedBy: "glyphs").count - 1 <= 6 * 2)
  }

  @Test func `a value decides by itself in which direction its text rolls`() {
    let stage = Stage(1.0, width: 100, height: 16) {
      Text("\(Int($0))").contentTransition(.numericText(value: $0))
    }
    func moved() -> Bool { stage.drawing.contains("translate 0,4 (glyphs \"2\"") }
    _ = stage.drawing
    stage.set(2, .linear(duration: 1))
    stage.advance(0.5)
    #expect(moved(), Comment(rawValue: stage.drawing))
    stage.advance(1)
    stage.set(1, .linear(duration: 1))
    stage.advance(0.5)
    #expect(moved(), Comment(rawValue: stage.drawing))
  }

  @Test func `without animation nothing rolls`() {
    let stage = stage(.numericText())
    stage.set("2")
    #expect(!stage.snapshot.waitsForTime)
  }
}
