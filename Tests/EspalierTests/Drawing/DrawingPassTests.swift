import EspalierDrawing
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

/// Drawing as a pass without side effects: animations begin before it.
@MainActor struct DrawingPassTests {
  /// A view of each kind whose drawing changes gradually.
  private func stage(_ kind: String) -> Stage<Bool> {
    let stage = Stage(false, width: 200, height: 100) { isOn in
      switch kind {
      case "color": isOn ? Color.red : Color.blue
      case "shape": Circle().fill(isOn ? Color.red : Color.blue)
      case "background": Text("a").background(isOn ? Color.red : Color.blue)
      case "border": Text("a").border(isOn ? Color.red : Color.blue)
      case "digits":
        Text(verbatim: isOn ? "12" : "19").contentTransition(.numericText())
      case "number":
        Text(verbatim: isOn ? "12" : "19").contentTransition(.numericText(value: isOn ? 12 : 19))
      case "fade": Text(verbatim: isOn ? "b" : "a").contentTransition(.opacity)
      case "font": Text("a").font(.system(size: isOn ? 30 : 13))
      default:
        Image(systemName: isOn ? "pause.fill" : "play.fill").foregroundStyle(Color.black)
          .contentTransition(.symbolEffect(.replace))
      }
    }
    _ = stage.drawing
    return stage
  }

  nonisolated private static let kinds = [
    "color", "shape", "background", "border", "digits", "number", "fade", "font", "symbol",
  ]

  @Test(arguments: kinds)
  func `a change begins its animation before it is drawn`(_ kind: String) {
    let stage = stage(kind)
    let before = stage.drawing
    #expect(!stage.snapshot.waitsForTime)
    stage.set(true, .linear(duration: 1))
    #expect(stage.snapshot.waitsForTime)
    if ["color", "shape", "background", "border"].contains(kind) {
      #expect(stage.drawing == before, "it begins with what was shown")
    }
    stage.advance(2)
    #expect(stage.drawing != before)
    #expect(!stage.snapshot.waitsForTime)
  }

  @Test(arguments: kinds)
  func `drawing everything again shows the same and moves nothing`(_ kind: String) {
    let stage = stage(kind)
    stage.set(true, .linear(duration: 1))
    stage.advance(0.25)
    let graph = stage.snapshot.graph
    let shown = stage.drawing
    for _ in 0..<3 {
      graph.forEachElement { element, _ in element.setNeedsDrawing() }
      #expect(stage.drawing == shown)
    }
    stage.advance(2)
    let end = stage.drawing
    #expect(end != shown)
    // A change without animation does not begin one when it is drawn, either.
    stage.set(false)
    #expect(stage.drawing != end || kind == "symbol")
    if kind != "symbol" { #expect(!stage.snapshot.waitsForTime) }
  }

  @Test func `drawing finds the colors that a change without animation sets on the way`() {
    // Blue goes to red, is set to green halfway, and goes on from there.
    let stage = Stage(Color.blue, width: 10, height: 10) { $0 }
    _ = stage.drawing
    stage.set(.red, .linear(duration: 1))
    stage.advance(0.5)
    _ = stage.drawing
    stage.set(.green)
    let between = stage.drawing
    stage.set(.black, .linear(duration: 1))
    #expect(stage.drawing == between)
    stage.advance(2)
    #expect(stage.drawing == "(fill #000000 0,0 10x10)")
  }
}
