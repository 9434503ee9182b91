import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor @Suite struct `Events of scroll views` {
  private let log = Log()

  /// Ten rows of 100 points in a window of 300.
  private var rows: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<10) { row in
          Color.red.frame(height: 100).overlay { Text("row \(row)") }
            .onTapGesture { log.note("tap \(row)") }
        }
      }
    }
  }

  private func touch(_ harness: Harness, _ phase: PointerEvent.Phase, _ y: CGFloat) {
    harness.send(.pointer(PointerEvent(phase, at: CGPoint(x: 200, y: y), kind: .touch)))
  }

  @Test func `the wheel moves the content below the pointer`() throws {
    let harness = Harness(rows)
    let before = try #require(harness.frame(of: "row 0"))
    harness.scroll(at: CGPoint(x: 200, y: 150), by: CGSize(width: 0, height: -100))
    harness.advance(by: 1)
    let after = try #require(harness.frame(of: "row 0"))
    #expect(after.minY < before.minY)
    // Rows that were scrolled out of view are not hit any more, and those that came into view are.
    harness.click(at: CGPoint(x: 200, y: 10))
    #expect(log.entries == ["tap 1"])
  }

  @Test func `a finger that scrolls does not tap`() throws {
    let harness = Harness(rows)
    touch(harness, .down, 250)
    for y in stride(from: 240, through: 150, by: -10) { touch(harness, .moved, CGFloat(y)) }
    touch(harness, .up, 150)
    #expect(log.entries.isEmpty)
    let moved = try #require(harness.frame(of: "row 0"))
    #expect(moved.minY < 0)
  }

  @Test func `a finger that rests taps`() {
    let harness = Harness(rows)
    touch(harness, .down, 250)
    touch(harness, .up, 250)
    #expect(log.entries == ["tap 2"])
  }

  @Test func `dragging with the mouse does not scroll`() throws {
    let harness = Harness(rows)
    let before = try #require(harness.frame(of: "row 0"))
    harness.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 200, y: 150))
    #expect(harness.frame(of: "row 0") == before)
  }
}
