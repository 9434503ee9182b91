import EspalierDrawing
import Foundation
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import ViewTesting

@MainActor @Suite struct WindowDragGestureTests {
  private struct Grip: View {
    @GestureState private var isMoving = false

    var body: some View {
      Text(isMoving ? "moves" : "rests")
        .frame(width: 50, height: 50)
        .gesture(WindowDragGesture().updating($isMoving) { _, state, _ in state = true })
        .accessibilityIdentifier("grip")
    }
  }

  @Test func `a drag moves the window from the press on, until it ends`() {
    let harness = Harness(Grip())
    let frame = harness.frame(of: "grip") ?? .zero
    let start = CGPoint(x: frame.midX, y: frame.midY)
    harness.press(at: start)
    harness.move(to: CGPoint(x: start.x + 2, y: start.y))
    #expect(harness.text == ["rests"])
    #expect(harness.host.windowMoves == [.began])
    harness.move(to: CGPoint(x: start.x + 8, y: start.y))
    harness.move(to: CGPoint(x: start.x + 9, y: start.y))
    #expect(harness.text == ["moves"])
    harness.release()
    #expect(harness.text == ["rests"])
    #expect(harness.host.windowMoves == [.began, .changed, .changed, .ended])
  }

  @Test func `a click moves nothing`() {
    let harness = Harness(Grip())
    harness.click("rests")
    #expect(harness.host.windowMoves == [.began, .ended])
  }

  @Test func `a pointer over a view is hidden, or shown again by a view inside`() {
    let harness = Harness(
      HStack(spacing: 0) {
        Color.red.frame(width: 20).accessibilityIdentifier("hidden")
        Color.blue.frame(width: 20).pointerVisibility(.visible).pointerStyle(.link)
          .accessibilityIdentifier("shown")
        Color.green.frame(width: 20).pointerVisibility(.automatic).accessibilityIdentifier("same")
      }
      .pointerVisibility(.hidden))
    var cursors: [Cursor?] = []
    for name in ["hidden", "shown", "same"] {
      harness.hover(name)
      cursors.append(harness.host.cursors.last)
    }
    #expect(cursors == [.hidden, .pointingHand, .hidden])
    harness.move(to: CGPoint(x: -5, y: -5))
    #expect(harness.host.cursors.last == .arrow)
  }
}
