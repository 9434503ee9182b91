import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor struct MatchedGeometryTests {
  private struct Tabs: View {
    let selection: Int
    @Namespace private var space

    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<3, id: \.self) { number in
          Color.blue.frame(width: 20 + 10 * CGFloat(number), height: 10)
            .matchedGeometryEffect(id: number, in: space)
        }
      }
      .background {
        Color.red.accessibilityIdentifier("box")
          .matchedGeometryEffect(id: selection, in: space, isSource: false)
      }
    }
  }

  @Test func `a follower has the frame of its source`() {
    let stage = Stage(0, width: 90, height: 10) { Tabs(selection: $0) }
    #expect(stage.frame() == "0,0 20x10")
    stage.set(2)
    #expect(stage.frame() == "50,0 40x10")
  }

  @Test func `it glides from one source to the other`() {
    let stage = Stage(0, width: 90, height: 10) { Tabs(selection: $0) }
    stage.set(2, .linear(duration: 1))
    #expect(stage.quarters(2) == ["0,0 20x10", "13,0 25x10", "25,0 30x10"])
  }

  private struct Hero: View {
    let isLarge: Bool
    @Namespace private var space

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if isLarge {
          Color.red.accessibilityIdentifier("large")
            .matchedGeometryEffect(id: "hero", in: space).frame(width: 60, height: 40)
        } else {
          Color.red.accessibilityIdentifier("small")
            .matchedGeometryEffect(id: "hero", in: space).frame(width: 20, height: 20)
        }
      }
    }
  }

  @Test func `what takes the place of another view starts from its frame`() {
    let stage = Stage(false, width: 100, height: 100) { Hero(isLarge: $0) }
    _ = stage.drawing
    #expect(stage.frame("small") == "0,0 20x20")
    stage.set(true, .linear(duration: 1))
    #expect(
      stage.quarters(2, "large")
        == ["0,0 20x20", "10,5 30x25", "20,10 40x30"].map { frame in
          // Both have their corner at zero: only the lengths differ.
          "0,0 " + frame.split(separator: " ")[1]
        })
    stage.advance(0.5)
    #expect(stage.frame("large") == "0,0 60x40")
    #expect(stage.frame("small") == "-")
  }
}
