import SwiftUI
import Testing
import ViewTesting

@testable import EspalierInteraction

/// The forms of the pointer over views.
@MainActor @Suite struct PointerStyleTests {
  private func cursor(
    _ style: PointerStyle, _ direction: LayoutDirection = .leftToRight
  ) -> Cursor? {
    let harness = Harness(
      Color.red.accessibilityIdentifier("view").pointerStyle(style)
        .environment(\.layoutDirection, direction))
    harness.hover("view")
    return harness.host.cursors.last
  }

  @Test func `each pointer style has its own cursor`() {
    #expect(cursor(.zoomIn) == .zoomIn)
    #expect(cursor(.zoomOut) == .zoomOut)
    #expect(cursor(.verticalText) == .verticalText)
    #expect(cursor(.rowResize(directions: .up)) == .resizeUp)
    #expect(cursor(.rowResize(directions: .down)) == .resizeDown)
    #expect(cursor(.rowResize(directions: .all)) == .resizeUpDown)
    #expect(cursor(.columnResize(directions: [])) == .resizeLeftRight)
  }

  @Test func `an edge or a corner can be moved outwards and inwards`() {
    let expected: [(FrameResizePosition, outward: Cursor, inward: Cursor, all: Cursor)] = [
      (.top, .resizeUp, .resizeDown, .resizeUpDown),
      (.bottom, .resizeDown, .resizeUp, .resizeUpDown),
      (.leading, .resizeLeft, .resizeRight, .resizeLeftRight),
      (.trailing, .resizeRight, .resizeLeft, .resizeLeftRight),
      (.topLeading, .resizeUpLeft, .resizeDownRight, .resizeFallingDiagonal),
      (.bottomTrailing, .resizeDownRight, .resizeUpLeft, .resizeFallingDiagonal),
      (.topTrailing, .resizeUpRight, .resizeDownLeft, .resizeRisingDiagonal),
      (.bottomLeading, .resizeDownLeft, .resizeUpRight, .resizeRisingDiagonal),
    ]
    #expect(expected.count == FrameResizePosition.allCases.count)
    for (position, outward, inward, all) in expected {
      #expect(cursor(.frameResize(position: position, directions: .outward)) == outward)
      #expect(cursor(.frameResize(position: position, directions: .inward)) == inward)
      #expect(cursor(.frameResize(position: position)) == all)
    }
  }

  @Test func `from right to left the leading side is the right one`() {
    #expect(cursor(.columnResize(directions: .leading), .rightToLeft) == .resizeRight)
    #expect(
      cursor(.frameResize(position: .leading, directions: .outward), .rightToLeft) == .resizeRight)
    #expect(
      cursor(.frameResize(position: .topLeading, directions: .outward), .rightToLeft)
        == .resizeUpRight)
    #expect(
      cursor(.frameResize(position: .bottomTrailing), .rightToLeft) == .resizeRisingDiagonal)
  }
}
