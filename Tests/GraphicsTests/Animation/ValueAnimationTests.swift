import EspalierDrawing
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Drawings while a value goes to another.
@MainActor struct ValueAnimationTests {
  /// The drawing of a red square of 10 points under an effect.
  private func square(_ effect: String) -> String {
    "(\(effect) (fill #ff0000 0,0 10x10))"
  }

  private var red: Color { Color(red: 1, green: 0, blue: 0) }

  @Test func `an opacity changes gradually`() {
    let stage = Stage(1.0, width: 10, height: 10) { red.frame(width: 10, height: 10).opacity($0) }
    let full = stage.drawing
    stage.set(0, .linear(duration: 1))
    #expect(stage.drawing == full)
    stage.advance(0.25)
    #expect(stage.drawing.contains("opacity 0.75"))
    stage.advance(0.5)
    #expect(stage.drawing.contains("opacity 0.25"))
    stage.advance(0.25)
    #expect(!stage.drawing.contains("fill"))
  }

  @Test func `a shape's data changes gradually`() {
    let stage = Stage(0.0, width: 10, height: 10) { end in
      Bar(share: end).fill(red)
    }
    stage.set(1, .linear(duration: 1))
    stage.advance(0.5)
    #expect(stage.drawing.contains("0,0 5x10"), Comment(rawValue: stage.drawing))
  }

  /// A bar that fills a share of its width.
  private struct Bar: Shape {
    var share: Double

    var animatableData: Double {
      get { share }
      set { share = newValue }
    }

    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: 0, y: 0, width: rect.width * share, height: rect.height))
    }
  }

  /// Halfway between two colors as they are seen (Oklab).
  private func middle(_ first: ResolvedColor, _ second: ResolvedColor) -> ResolvedColor {
    OklabColor(first).mixed(with: OklabColor(second), by: 0.5).color
  }

  @Test(
    "colors, however they are set", arguments: ["fill", "foreground", "view", "background"])
  func colors(name: String) throws {
    let (black, white) = (Color(white: 0), Color(white: 1))
    let stage = Stage(black, width: 10, height: 10) { color in
      switch name {
      case "fill": Rectangle().fill(color)
      case "foreground": Rectangle().foregroundStyle(color)
      case "view": color
      default: Color.clear.background(color)
      }
    }
    stage.set(white, .linear(duration: 1))
    stage.advance(0.5)
    let expected = middle(.black, .white)
    let color = try #require(paints(stage).last)
    #expect(color.distance(to: expected) < 0.002)
    stage.advance(0.5)
    #expect(paints(stage).last == .white)
  }

  private func paints<Value>(_ stage: Stage<Value>) -> [ResolvedColor] {
    stage.snapshot.graph.displayItems(scale: 1).compactMap { item in
      if case .fill(_, .color(let color), _) = item { color } else { nil }
    }
  }

  @Test func `a color fades in from clear`() throws {
    let stage = Stage(Color.clear, width: 10, height: 10) { $0 }
    stage.set(Color(red: 1, green: 0, blue: 0), .linear(duration: 1))
    stage.advance(0.25)
    let color = try #require(paints(stage).first)
    #expect(abs(color.opacity - 0.25) < 0.01)
  }

  @Test func `the stops of a gradient change color gradually`() throws {
    let stage = Stage(0.0, width: 10, height: 10) { white in
      LinearGradient(
        colors: [Color(white: 0), Color(white: white)], startPoint: .leading, endPoint: .trailing)
    }
    stage.set(1, .linear(duration: 1))
    stage.advance(0.5)
    let items = stage.snapshot.graph.displayItems(scale: 1)
    guard case .fill(_, .linearGradient(let stops, _, _), _) = try #require(items.first) else {
      Issue.record("no gradient")
      return
    }
    #expect(stops[0].color.distance(to: .black) < 0.002)
    #expect(stops[1].color.distance(to: middle(.black, .white)) < 0.002)
  }

  /// A view that is animatable itself.
  private struct Counter: View, @preconcurrency Animatable {
    var number: Double
    let log: (Double) -> Void

    var animatableData: Double {
      get { number }
      set { number = newValue }
    }

    var body: some View {
      let _ = log(number)
      Color.red
    }
  }

  @Test func `the body of an animatable view is made again for each step`() {
    var seen: [Double] = []
    let stage = Stage(0.0, width: 10, height: 10) { Counter(number: $0) { seen.append($0) } }
    stage.set(8, .linear(duration: 1))
    for _ in 0..<4 { stage.advance(0.25) }
    #expect(seen == [0, 0, 2, 4, 6, 8])
  }

  private struct Grown: ViewModifier, @preconcurrency Animatable {
    var length: Double

    var animatableData: Double {
      get { length }
      set { length = newValue }
    }

    func body(content: Content) -> some View {
      content.frame(width: length, height: length).accessibilityIdentifier("box")
    }
  }

  @Test func `an animatable modifier's body is made for each step, and its layout does not glide`()
  {
    let stage = Stage(0.0, width: 100, height: 100) { Color.red.modifier(Grown(length: $0)) }
    stage.set(40, .linear(duration: 1))
    #expect(stage.quarters(2) == ["50,50 0x0", "45,45 10x10", "40,40 20x20"])
  }

  @Test func `rotation and scale change gradually`() {
    let stage = Stage(0.0, width: 10, height: 10) {
      red.frame(width: 10, height: 10).scaleEffect(1 + $0).rotationEffect(.degrees(90 * $0))
    }
    stage.set(1, .linear(duration: 1))
    stage.advance(0.5)
    let scale = 1.5
    // A turn by 45° of a square that is half as large again.
    let entry = scale * 0.5.squareRoot()
    guard case .group(.transform(let map), _) = stage.snapshot.graph.displayItems(scale: 1).first
    else {
      Issue.record("no transform")
      return
    }
    #expect(abs(map.a - entry) < 1e-6)
    #expect(abs(map.b - entry) < 1e-6)
  }
}
