import EspalierDrawing
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// Rows of lazy containers that come and go while they are in view.
@MainActor struct LazyTransitionTests {
  private struct Row: View {
    let number: Int

    var body: some View {
      Text("\(number)").frame(width: 40, height: 10).accessibilityIdentifier("row \(number)")
    }
  }

  private enum Container: CaseIterable { case stack, row, grid }

  /// Rows of 10 points in a window of 40.
  private func stage(_ numbers: [Int], _ container: Container = .stack) -> Stage<[Int]> {
    let stage = Stage(numbers, width: 40, height: 40) { numbers in
      ScrollView(container == .row ? .horizontal : .vertical) {
        switch container {
        case .stack: LazyVStack(spacing: 0) { ForEach(numbers, id: \.self) { Row(number: $0) } }
        case .row: LazyHStack(spacing: 0) { ForEach(numbers, id: \.self) { Row(number: $0) } }
        case .grid:
          LazyVGrid(columns: [GridItem(.fixed(40))], spacing: 0) {
            ForEach(numbers, id: \.self) { Row(number: $0) }
          }
        }
      }
    }
    _ = stage.drawing
    return stage
  }

  /// The opacities of the texts that are drawn.
  private func opacities(_ stage: Stage<[Int]>) -> [String: Double] {
    var found: [String: Double] = [:]
    func visit(_ items: [DisplayItem], _ opacity: Double) {
      for item in items {
        switch item {
        case .glyphs(let run, _): found[run.text] = opacity
        case .group(.opacity(let own), let inner): visit(inner, opacity * own)
        case .group(_, let inner): visit(inner, opacity)
        case .fill, .stroke, .image: break
        }
      }
    }
    visit(stage.snapshot.graph.displayItems(scale: 1), 1)
    return found
  }

  @Test(arguments: Container.allCases)
  private func `a row that leaves while it is in view fades out`(_ container: Container) {
    let stage = stage(Array(0..<100), container)
    stage.set(Array(1..<100), .linear(duration: 1))
    stage.advance(0.25)
    #expect(opacities(stage)["0"] == 0.75)
    // A row of the window's width was alone in view: the next one is new there.
    #expect(opacities(stage)["1"] == (container == .row ? 0.25 : 1))
    stage.advance(0.75)
    #expect(opacities(stage)["0"] == nil)
    #expect(!stage.snapshot.waitsForTime)
  }

  @Test func `the rows below glide into its place`() {
    let stage = stage(Array(0..<100))
    stage.set([0] + Array(2..<100), .linear(duration: 1))
    #expect(stage.quarters(2, "row 2") == ["0,20 40x10", "0,18 40x10", "0,15 40x10"])
    #expect(stage.frame("row 1") == "-", "the layout does without it")
    #expect(stage.drawing.contains("\"1\""))
  }

  @Test func `a row that comes into view by scrolling does not fade`() {
    let stage = stage(Array(0..<100))
    stage.snapshot.scroll(to: CGPoint(x: 0, y: 500))
    #expect(opacities(stage).values.allSatisfy { $0 == 1 })
  }

  @Test func `rows that come into view because others are removed do not fade`() {
    let stage = stage(Array(0..<100))
    stage.set([0, 3] + Array(4..<100), .linear(duration: 1))
    stage.advance(0.5)
    #expect(opacities(stage)["5"] == 1)
    #expect(opacities(stage)["1"] == 0.5)
  }

  @Test(
    "rows that are new in the data fade in",
    arguments: [
      ([0, 1, 2], [0, 9, 1, 2]), ([0, 1, 2], [9, 0, 1, 2]), ([0, 1, 2], [0, 1, 2, 9]),
      ([], [9]), ([0], [9]),
    ])
  func insertion(old: [Int], new: [Int]) {
    let stage = stage(old)
    stage.set(new, .linear(duration: 1))
    stage.advance(0.25)
    #expect(opacities(stage)["9"] == 0.25)
    for number in old where new.contains(number) { #expect(opacities(stage)["\(number)"] == 1) }
    stage.advance(0.75)
    #expect(opacities(stage).values.allSatisfy { $0 == 1 })
    #expect(!stage.snapshot.waitsForTime)
  }

  @Test func `without animation rows come and go at once`() {
    let stage = stage([0, 1, 2])
    stage.set([0, 2, 3])
    #expect(opacities(stage) == ["0": 1, "2": 1, "3": 1])
  }

  @Test func `a row that returns while leaving turns around`() {
    let stage = stage(Array(0..<100))
    stage.set(Array(1..<100), .linear(duration: 1))
    stage.advance(0.5)
    stage.set(Array(0..<100), .linear(duration: 1))
    #expect(opacities(stage)["0"] == 0.5)
    stage.advance(2)
    #expect(opacities(stage)["0"] == 1)
    #expect(stage.frame("row 0") == "0,0 40x10")
    #expect(!stage.snapshot.waitsForTime)
  }

  @Test func `rows leave by the transition they have`() {
    let stage = Stage([0, 1, 2], width: 40, height: 40) { numbers in
      LazyVStack(spacing: 0) {
        ForEach(numbers, id: \.self) { Row(number: $0).transition(.move(edge: .trailing)) }
      }
    }
    _ = stage.drawing
    stage.set([0, 2], .linear(duration: 1))
    stage.advance(0.25)
    // A quarter of the row's 40 points.
    #expect(stage.drawing.contains("translate 10,"), Comment(rawValue: stage.drawing))
    stage.advance(0.75)
    #expect(!stage.drawing.contains("\"1\""))
  }

  @Test func `all rows may leave while others come`() {
    let stage = stage(Array(0..<100))
    stage.set(Array(200..<300), .linear(duration: 1))
    stage.advance(0.25)
    #expect(opacities(stage)["0"] == 0.75)
    #expect(opacities(stage)["200"] == 0.25)
    stage.advance(1)
    #expect(opacities(stage) == ["200": 1, "201": 1, "202": 1, "203": 1])
  }

  @Test func `a list that is removed takes its leaving rows along`() {
    let stage = Stage([0, 1], width: 40, height: 40) { numbers in
      if !numbers.isEmpty {
        LazyVStack(spacing: 0) { ForEach(numbers, id: \.self) { Row(number: $0) } }
      }
    }
    _ = stage.drawing
    stage.set([1], .linear(duration: 1))
    stage.advance(0.5)
    stage.set([])
    #expect(!stage.drawing.contains("\"0\"") && !stage.drawing.contains("\"1\""))
    stage.advance(2)
    #expect(!stage.snapshot.waitsForTime)
  }
}
