import SwiftUI
import Testing
import ViewTesting

@testable import Espalier
@testable import EspalierContainers
@_spi(Espalier) @testable import EspalierCore

@MainActor struct SplitViewTests {
  private func pane(_ name: String) -> some View { Color.red.accessibilityIdentifier(name) }

  @Test func `panes share the length that dividers leave, in equal parts`() {
    let harness = Harness(
      HSplitView {
        pane("a")
        pane("b")
        pane("c")
      }, window: CGSize(width: 302, height: 100))
    // 302 less two dividers of 1.
    #expect(harness.frame(of: "a") == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(harness.frame(of: "b") == CGRect(x: 101, y: 0, width: 100, height: 100))
    #expect(harness.frame(of: "c") == CGRect(x: 202, y: 0, width: 100, height: 100))
  }

  @Test func `panes of a vertical split view stand one below the other`() {
    let harness = Harness(
      VSplitView {
        pane("a").frame(maxHeight: 20)
        pane("b")
      }, window: CGSize(width: 50, height: 101))
    #expect(harness.frame(of: "a") == CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(harness.frame(of: "b") == CGRect(x: 0, y: 21, width: 50, height: 80))
  }

  @Test func `a divider is dragged as far as its two neighbors allow`() {
    let harness = Harness(
      HSplitView {
        pane("a").frame(minWidth: 50, maxWidth: 120)
        pane("b")
      }, window: CGSize(width: 201, height: 100))
    #expect(harness.frame(of: "a")?.width == 100)
    harness.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 110, y: 50))
    #expect(harness.frame(of: "a")?.width == 110)
    harness.drag(from: CGPoint(x: 110, y: 50), to: CGPoint(x: 180, y: 50))
    #expect(harness.frame(of: "a")?.width == 120)
    // The pointer takes hold of the line from beside it, too.
    harness.drag(from: CGPoint(x: 122, y: 50), to: CGPoint(x: 2, y: 50))
    #expect(harness.frame(of: "a")?.width == 50)
    #expect(harness.frame(of: "b") == CGRect(x: 51, y: 0, width: 150, height: 100))
  }

  @Test func `after a drag that was cancelled, the next one begins where the divider is`() {
    let harness = Harness(
      HSplitView {
        pane("a")
        pane("b")
      }, window: CGSize(width: 201, height: 100))
    harness.press(at: CGPoint(x: 100, y: 50))
    harness.move(to: CGPoint(x: 120, y: 50))
    harness.send(.pointer(PointerEvent(.cancelled, at: CGPoint(x: 120, y: 50))))
    let moved: CGFloat = 100 + 20
    #expect(harness.frame(of: "a")?.width == moved)
    harness.drag(from: CGPoint(x: 120, y: 50), to: CGPoint(x: 130, y: 50))
    #expect(harness.frame(of: "a")?.width == moved + 10)
  }

  @Test func `from right to left a drag to the left makes the first pane longer`() {
    let harness = Harness(
      HSplitView {
        pane("a")
        pane("b")
      }, window: CGSize(width: 201, height: 100)
    ) { $0.layoutDirection = .rightToLeft }
    #expect(harness.frame(of: "a")?.minX == 101)
    harness.drag(from: CGPoint(x: 100.5, y: 50), to: CGPoint(x: 80.5, y: 50))
    #expect(harness.frame(of: "a")?.width == 120)
  }

  @Test func `lengths keep their proportions in another window, and limits come first`() {
    let limits: [ClosedRange<CGFloat>] = [0...1_000, 0...1_000]
    func shares(
      _ room: CGFloat, _ limits: [ClosedRange<CGFloat>], _ weights: [CGFloat]
    )
      -> [CGFloat]
    {
      SplitShares.lengths(of: room, limits, weights: weights)
    }
    #expect(shares(300, limits, [100, 50]) == [200, 100])
    #expect(shares(100, [60...60, 0...1_000, 0...10], []) == [60, 30, 10])
    // Minimum lengths hold even if their sum is too long.
    #expect(shares(50, [40...100, 40...100], []) == [40, 40])
    #expect(shares(50, [], []) == [])
  }
}
