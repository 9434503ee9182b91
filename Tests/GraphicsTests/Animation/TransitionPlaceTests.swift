import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Transitions wherever views can come and go, one into another, and turned around.
@MainActor struct TransitionPlaceTests {
  /// The drawing halfway through a change that takes a second.
  private func half<Value>(_ stage: Stage<Value>, to value: Value) -> String {
    _ = stage.drawing
    stage.set(value, .linear(duration: 1))
    stage.advance(0.5)
    return stage.drawing
  }

  private let red = Color(red: 1, green: 0, blue: 0)
  private let green = Color(red: 0, green: 1, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  @Test func `one case of a switch fades into the other`() {
    let stage = Stage(0, width: 10, height: 10) { [red, blue] value in
      ZStack {
        switch value {
        case 0: red
        default: blue
        }
      }
    }
    let drawing = half(stage, to: 1)
    #expect(drawing.contains("(opacity 0.5 (fill #ff0000"))
    #expect(drawing.contains("(opacity 0.5 (fill #0000ff"))
    stage.advance(0.5)
    #expect(!stage.drawing.contains("#ff0000") && !stage.drawing.contains("opacity"))
  }

  @Test func `a view that leaves stays between those below and above it`() throws {
    let stage = Stage(true, width: 10, height: 10) { [red, green, blue] isShown in
      ZStack {
        red
        if isShown { green }
        blue
      }
    }
    let drawing = half(stage, to: false)
    let places = ["#ff0000", "#00ff00", "#0000ff"].map { drawing.range(of: $0)?.lowerBound }
    let (first, second, third) = try (
      #require(places[0]), #require(places[1]), #require(places[2])
    )
    #expect(first < second && second < third)
  }

  @Test func `rows below one that leaves a lazy stack move up`() {
    let stage = Stage([1, 2, 3], width: 10, height: 100) { [red] rows in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(rows, id: \.self) { row in
            red.frame(height: 20).accessibilityIdentifier("\(row)")
          }
        }
      }
    }
    _ = half(stage, to: [1, 3])
    #expect(stage.frame("3") == "0,30 10x20")
    stage.advance(0.5)
    #expect(stage.frame("3") == "0,20 10x20")
  }

  /// Rows of which some are blue; the others are red and have no frame to be found by.
  private func rows() -> Stage<[Int]> {
    let stage = Stage([Int](), width: 10, height: 100) { [red, blue] chosen in
      VStack(spacing: 0) {
        ForEach(0..<3) { row in
          if chosen.contains(row) {
            blue.frame(height: 40).accessibilityIdentifier("blue \(row)")
          } else {
            red.frame(height: 20).accessibilityIdentifier("red \(row)")
          }
        }
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
    _ = stage.drawing
    return stage
  }

  @Test func `a row of a loop fades into its other branch, between the rows around it`() throws {
    let stage = rows()
    let drawing = half(stage, to: [1])
    #expect(drawing.contains("(opacity 0.5 (fill #0000ff"), Comment(rawValue: drawing))
    #expect(drawing.contains("(opacity 0.5 (fill #ff0000"), Comment(rawValue: drawing))
    #expect(stage.frame("red 2") == "0,50 10x20")
    stage.advance(0.5)
    #expect(stage.frame("red 2") == "0,60 10x20")
    #expect(!stage.drawing.contains("opacity"))
  }

  @Test func `a branch or a row that comes may bring its own animation`() {
    let stage = Stage([0], width: 10, height: 40) { [red, blue] rows in
      VStack(spacing: 0) {
        ForEach(rows, id: \.self) { row in
          if rows.contains(2) {
            blue.frame(height: 10).transition(.opacity.animation(.linear(duration: 1)))
          } else {
            red.frame(height: 10).transition(.opacity.animation(.linear(duration: 1)))
          }
        }
      }
    }
    _ = stage.drawing
    // A row comes; the one that is there stays.
    stage.set([0, 1])
    stage.advance(0.25)
    #expect(stage.drawing.contains("(opacity 0.25 (fill #ff0000"), Comment(rawValue: stage.drawing))
    stage.advance(1)
    // Both rows change their branch.
    stage.set([0, 1, 2])
    stage.advance(0.25)
    #expect(
      stage.drawing.components(separatedBy: "(opacity 0.25 (fill #0000ff").count == 3 + 1,
      Comment(rawValue: stage.drawing))
  }

  @Test func `a branch of a row that returns while it leaves takes up its place`() {
    let stage = rows()
    _ = half(stage, to: [1])
    stage.set([], .linear(duration: 1))
    stage.advance(1)
    #expect(stage.frame("red 1") == "0,20 10x20")
    #expect(stage.frame("red 2") == "0,40 10x20")
    #expect(stage.frame("blue 1") == "-")
    #expect(!stage.snapshot.waitsForTime)
  }

  @Test func `a view may appear with one transition and leave with another`() {
    let stage = Stage(false, width: 100, height: 10) { [red] isShown in
      ZStack {
        Color.clear
        if isShown {
          red.frame(width: 10, height: 10)
            .transition(.asymmetric(insertion: .offset(x: 20), removal: .offset(x: -40)))
        }
      }
    }
    // In the middle of 100 points, and half of the way beside.
    #expect(
      half(stage, to: true).contains("translate \(45 + 20 / 2),0"), Comment(rawValue: stage.drawing)
    )
    stage.advance(0.5)
    #expect(
      half(stage, to: false).contains("translate \(45 - 40 / 2),0"),
      Comment(rawValue: stage.drawing))
  }

  @Test func `combined transitions run at the same time`() {
    let stage = Stage(false, width: 100, height: 10) { [red] isShown in
      ZStack {
        Color.clear
        if isShown {
          red.frame(width: 10, height: 10).transition(.offset(x: 20).combined(with: .opacity))
        }
      }
    }
    let drawing = half(stage, to: true)
    #expect(drawing.contains("opacity 0.5") && drawing.contains("translate 55,0"))
  }

  /// A small square in the middle, and a large one in its place.
  private func exchange() -> Stage<Bool> {
    let stage = Stage(false, width: 100, height: 100) { [red, blue] isLarge in
      ZStack {
        if isLarge {
          red.frame(width: 60, height: 60).accessibilityIdentifier("large")
        } else {
          blue.frame(width: 20, height: 20).accessibilityIdentifier("small")
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    _ = stage.drawing
    return stage
  }

  // The corner of what contains both glides from 40,40 to 20,20.
  @Test func `views come and go in their places even when their container moves`() {
    let stage = exchange()
    stage.set(true, .linear(duration: 1))
    #expect(stage.quarters(2, "large") == Array(repeating: "20,20 60x60", count: 3))
    // Half of the container's way is left, 10,10; as much further is where the small one was.
    let drawing = stage.drawing
    #expect(
      drawing.contains("(translate 10,10 (opacity 0.5 (fill #0000ff 20,20 20x20)"),
      Comment(rawValue: drawing))
  }

  // The scroll view is as wide as its content: its leading edge glides from 40 to 20, and halfway is 10 from there.
  @Test func `views come and go in place in a scroll view, which moves as a unit`() {
    let stage = Stage(false, width: 100, height: 100) { [red, blue] isLarge in
      ScrollView {
        if isLarge {
          red.frame(width: 60, height: 60)
        } else {
          blue.frame(width: 20, height: 20)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    #expect(
      half(stage, to: true) == """
        (translate 10,0
          (clip 20,0 60x100
            (opacity 0.5 (fill #0000ff 20,0 20x20))
            (opacity 0.5 (fill #ff0000 20,0 60x60))))
        """)
  }

  @Test func `a view that returns while it leaves stands where it was`() {
    let stage = exchange()
    stage.set(true, .linear(duration: 1))
    stage.advance(0.5)
    stage.set(false, .linear(duration: 1))
    #expect(stage.quarters(4, "small") == Array(repeating: "40,40 20x20", count: 5))
  }

  @Test func `a transition that is turned around continues backwards from where it is`() {
    let stage = Stage(false, width: 100, height: 10) { [red] isShown in
      ZStack {
        if isShown { red.frame(width: 10, height: 10).transition(.opacity) }
      }
    }
    _ = stage.drawing
    stage.set(true, .linear(duration: 1))
    stage.advance(0.5)
    stage.set(false, .linear(duration: 1))
    // Nothing jumps at the moment of the turn.
    #expect(stage.drawing.contains("opacity 0.5"))
    stage.advance(1)
    #expect(!stage.drawing.contains("fill"))
    #expect(!stage.snapshot.waitsForTime)
  }

  @Test func `a removed view with an endless animation leaves nothing behind`() {
    let stage = Stage(0, width: 10, height: 10) { [red] value in
      ZStack {
        if value < 2 {
          red.opacity(value == 0 ? 1 : 0.5)
            .animation(.linear(duration: 1).repeatForever(), value: value)
        }
      }
    }
    _ = stage.drawing
    stage.set(1)
    #expect(stage.snapshot.waitsForTime)
    stage.set(2)
    stage.advance(0.1)
    #expect(!stage.snapshot.waitsForTime)
  }
}
