import EspalierDrawing
import Foundation
import SwiftUI
import Testing
import ViewTesting

@_spi(Espalier) @testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// Contests for the wheel, and for the movements of two fingers on a touch pad.
@MainActor struct WheelContestTests {
  /// A list of 100 points in a page of 1,300, in a window of 300, with a strip that scrolls sideways.
  private struct Page: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView {
            Color.red.frame(height: 150).accessibilityIdentifier("inner")
          }
          .frame(height: 100)
          ScrollView(.horizontal) {
            Color.blue.frame(width: 900, height: 100).accessibilityIdentifier("strip")
          }
          .frame(height: 100)
          Color.green.frame(height: 1_100).accessibilityIdentifier("outer")
        }
      }
    }
  }

  private let overInner = CGPoint(x: 200, y: 50)
  private let overStrip = CGPoint(x: 200, y: 150)

  private func wheel(
    _ harness: Harness, _ phase: WheelEvent.Phase, at point: CGPoint, _ x: CGFloat, _ y: CGFloat
  ) {
    harness.send(.wheel(WheelEvent(phase, at: point, delta: CGSize(width: x, height: y))))
    harness.advance(by: 1 / 60)
  }

  /// The top of a view, or its left edge, when all is at rest.
  private func place(_ harness: Harness, _ name: String) -> CGPoint {
    harness.advance(by: 3)
    return harness.frame(of: name)?.origin ?? .zero
  }

  /// The lines of the last contest without the paths of the views.
  private func contest(_ harness: Harness) -> [String] {
    harness.contest.split(separator: "\n").map { line in
      guard let from = line.range(of: " of "), let to = line.range(of: ": ", options: .backwards)
      else { return String(line) }
      return String(line[..<from.lowerBound] + line[to.lowerBound...])
    }
  }

  @Test func `a notch goes to the innermost scroll view that can move that way`() {
    let harness = Harness(Page())
    // Fifty points do not fit in the inner one.
    wheel(harness, .step, at: overInner, 0, -50)
    #expect(place(harness, "inner").y == -50)
    #expect(place(harness, "outer").y == 200)
    #expect(
      contest(harness) == ["wheel: scrolling: goes on", "wheel: scrolling: gave way to scrolling"])
    wheel(harness, .step, at: overInner, 0, -50)
    #expect(place(harness, "outer").y == 150)
    wheel(harness, .step, at: CGPoint(x: 200, y: 20), 0, 50)
    // Back again, the inner one can move.
    #expect(place(harness, "outer").y == 150)
  }

  @Test func `each direction finds the scroll view that can move that way`() {
    let harness = Harness(Page())
    wheel(harness, .step, at: overStrip, -40, 0)
    #expect(place(harness, "strip") == CGPoint(x: -40, y: 100))
    wheel(harness, .step, at: overStrip, 0, -40)
    #expect(place(harness, "strip") == CGPoint(x: -40, y: 60))
  }

  @Test func `two fingers stay with the view that they began to move`() {
    let harness = Harness(Page())
    wheel(harness, .began, at: overInner, 0, 0)
    #expect(
      contest(harness).allSatisfy { $0 == "wheel: scrolling: may begin" || $0.contains("waits") })
    for _ in 0..<4 { wheel(harness, .changed, at: overInner, 0, -40) }
    // The rest of the 160 points does not go to the page.
    #expect(harness.frame(of: "outer")?.minY == 200)
    wheel(harness, .ended, at: overInner, 0, 0)
    #expect(place(harness, "inner").y == -50)
    wheel(harness, .began, at: overInner, 0, -10)
    wheel(harness, .changed, at: overInner, 0, -10)
    #expect(harness.frame(of: "outer")?.minY == 180)
    wheel(harness, .ended, at: overInner, 0, 0)
  }

  @Test func `two fingers that scroll pull no row, and those that pull a row do not scroll`() {
    final class Row: SwipeResponder {
      var swipeAxis: Axis { .horizontal }
      var pulls = 0

      func acceptsSwipe(_ distance: CGFloat, in element: LayoutElement) -> Bool { true }

      func follow(_ swipe: Swipe, in element: LayoutElement) { pulls += 1 }
    }
    struct RowModifier: ElementModifier {
      let row: Row

      func configure(_ element: LayoutElement) { element[SwipeHandler.self] = row }
    }
    let row = Row()
    let harness = Harness(
      ScrollView {
        Color.red.frame(height: 1_000).accessibilityIdentifier("row").modifier(
          RowModifier(row: row))
      })
    wheel(harness, .began, at: overInner, 0, -20)
    wheel(harness, .changed, at: overInner, -30, 0)
    wheel(harness, .ended, at: overInner, 0, 0)
    #expect(row.pulls == 0)
    #expect(contest(harness) == ["wheel: swipe: gave way to scrolling", "wheel: scrolling: done"])
    let before = place(harness, "row")
    wheel(harness, .began, at: overInner, -20, 0)
    wheel(harness, .changed, at: overInner, 0, -30)
    wheel(harness, .ended, at: overInner, 0, 0)
    #expect(row.pulls == 3)
    #expect(contest(harness) == ["wheel: swipe: done", "wheel: scrolling: gave way to swipe"])
    #expect(place(harness, "row") == before)
  }

  @Test func `a view that is removed gives up its scrolling`() {
    struct Vanishing: View {
      @State var isShown = true

      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Button("remove") { isShown = false }.frame(height: 20)
            if isShown {
              ScrollView { Color.red.frame(height: 300) }.frame(height: 100)
            }
            Color.green.frame(height: 1_000).accessibilityIdentifier("outer")
          }
        }
      }
    }
    let harness = Harness(Vanishing())
    wheel(harness, .began, at: overInner, 0, -20)
    harness.click("remove")
    harness.advance(by: 1)
    wheel(harness, .changed, at: overInner, 0, -20)
    #expect(harness.frame(of: "outer")?.minY == 0)
  }

  @Test func `hovering and the wheel reach only the topmost layer`() {
    struct Tower: View {
      @State var isOpen = false
      @State var isOver = false

      var body: some View {
        VStack(spacing: 0) {
          Text(isOver ? "hovered" : "left").frame(width: 300, height: 60).contentShape(Rectangle())
            .onHover { isOver = $0 }
          ScrollView { Color.red.frame(height: 900).accessibilityIdentifier("behind") }
          Button("open") { isOpen = true }
        }
        .sheet(isPresented: $isOpen) { Text("above").frame(width: 100, height: 50) }
      }
    }
    let harness = Harness(Tower())
    harness.move(to: CGPoint(x: 200, y: 30))
    #expect(harness.text.contains("hovered"))
    harness.move(to: CGPoint(x: 200, y: 200))
    harness.click("open")
    harness.advance(by: 1)
    let before = harness.frame(of: "behind")
    harness.move(to: CGPoint(x: 200, y: 30))
    wheel(harness, .step, at: CGPoint(x: 200, y: 100), 0, -50)
    harness.advance(by: 1)
    #expect(!harness.text.contains("hovered"))
    #expect(harness.frame(of: "behind") == before)
  }
}
