import Foundation
import SwiftUI
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

  @Test func `a text changes at once by default`() {
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
    // Half a line of 16 points is the way; half of it is made, or left.
    let way = 16 / 2 * 0.5 * direction
    #expect(stage.drawing.contains("translate 0,\(Int(-way))"))
    #expect(stage.drawing.contains("translate 0,\(Int(way))"))
  }

  @Test func `without animation nothing rolls`() {
    let stage = stage(.numericText())
    stage.set("2")
    #expect(!stage.snapshot.waitsForTime)
  }
}
