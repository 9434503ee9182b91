import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Layouts that are switched, and layouts that are animated themselves.
@MainActor struct AnimatedLayoutTests {
  @Test func `a row becomes a column, half-way in the middle`() {
    let stage = Stage(true, width: 200, height: 100) { isRow in
      let layout =
        isRow ? AnyLayout(HStackLayout(spacing: 10)) : AnyLayout(VStackLayout(spacing: 5))
      layout {
        Group {
          Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("globe")
          Color.gray.frame(width: 90, height: 30).accessibilityIdentifier("hello")
        }
      }
    }
    // 20 + 10 + 90 wide, from 40 on; one above the other 20 + 5 + 30 high, from 22.5 on.
    let row = (globe: CGPoint(x: 50, y: 50), hello: CGPoint(x: 115, y: 50))
    let column = (globe: CGPoint(x: 100, y: 32.5), hello: CGPoint(x: 100, y: 62.5))
    stage.set(false, .easeInOut(duration: 1))
    #expect(stage.center("globe") == row.globe)
    stage.advance(0.5)
    #expect(stage.center("globe") == CGPoint(x: (50 + 100) / 2, y: (50 + 32.5) / 2))
    #expect(stage.center("hello") == CGPoint(x: (115 + 100) / 2.0, y: (50 + 62.5) / 2))
    stage.advance(0.5)
    #expect(stage.center("globe") == column.globe)
    #expect(stage.center("hello") == column.hello)
  }

  /// Views on a circle, the first at `angle` from the top.
  private struct Circular: Layout {
    var angle: Double
    var isAnimated: Bool

    var animatableData: Double {
      get { isAnimated ? angle : 0 }
      set { if isAnimated { angle = newValue } }
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { CGSize(width: 240, height: 240) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for (index, subview) in subviews.enumerated() {
        let turn = (angle + 360 * Double(index) / Double(subviews.count)) * .pi / 180
        subview.place(
          at: CGPoint(x: bounds.midX + 100 * sin(turn), y: bounds.midY - 100 * cos(turn)),
          anchor: .center, proposal: .unspecified)
      }
    }
  }

  private func wheel(_ angle: Double, isAnimated: Bool) -> some View {
    Circular(angle: angle, isAnimated: isAnimated) {
      ForEach(["red", "orange", "green", "blue"], id: \.self) {
        Color.red.frame(width: 40, height: 40).accessibilityIdentifier($0)
      }
    }
  }

  @Test func `an animated layout takes its views along the circle`() {
    let stage = Stage(0.0, width: 240, height: 240) { wheel($0, isAnimated: true) }
    stage.set(90, .linear(duration: 1))
    #expect(stage.center("red") == CGPoint(x: 120, y: 120 - 100))
    for step in 1...4 {
      stage.advance(0.25)
      let turn = Double(step) / 4 * .pi / 2
      let center = stage.center("red")
      #expect(abs(center.x - (120 + 100 * sin(turn))) < 0.01)
      #expect(abs(center.y - (120 - 100 * cos(turn))) < 0.01)
    }
    #expect(!stage.snapshot.waitsForTime)
  }

  @Test func `a layout without animatable data takes its views along straight lines`() {
    let stage = Stage(0.0, width: 240, height: 240) { wheel($0, isAnimated: false) }
    stage.set(90, .linear(duration: 1))
    stage.advance(0.5)
    #expect(stage.center("red") == CGPoint(x: 120 + 50, y: 120 - 50))
    stage.advance(0.5)
    #expect(stage.center("red") == CGPoint(x: 220, y: 120))
  }

  @Test func `pressed again on the way, a wheel continues from where it is`() {
    let stage = Stage(0.0, width: 240, height: 240) { wheel($0, isAnimated: true) }
    stage.set(90, .linear(duration: 1))
    stage.advance(0.5)
    let before = stage.center("red")
    stage.set(180, .linear(duration: 1))
    #expect(stage.center("red") == before)
  }

  /// Three discs in a row of 60 points with gaps of 8, or on a circle.
  private struct Podium: Layout {
    /// Degrees from the top for each; nil puts them in a row.
    var angles: [Double]?

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { CGSize(width: 300, height: 300) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for (index, subview) in subviews.enumerated() {
        var place = CGPoint(x: 82 + 68 * CGFloat(index), y: 150)
        if let angle = angles?[index] {
          place.x = 150 + 100 * sin(angle * .pi / 180)
          place.y = 150 - 100 * cos(angle * .pi / 180)
        }
        subview.place(at: place, anchor: .center, proposal: .unspecified)
      }
    }
  }

  @Test func `from a tie to a winner every disc goes straight`() {
    let stage = Stage(Podium(), width: 300, height: 300) { podium in
      podium {
        ForEach(["C", "G", "D"], id: \.self) {
          Circle().frame(width: 60, height: 60).accessibilityIdentifier($0)
        }
      }
    }
    stage.set(Podium(angles: [240, 0, 120]), .linear(duration: 1))
    #expect(stage.center("C") == CGPoint(x: 82, y: 150))
    stage.advance(0.5)
    #expect(stage.center("C") == CGPoint(x: 72.7, y: 175))
    #expect(stage.center("G") == CGPoint(x: 150, y: 100))
    #expect(stage.center("D") == CGPoint(x: 227.3, y: 175))
    stage.advance(0.5)
    #expect(stage.center("C") == CGPoint(x: 63.4, y: 200))
  }
}
