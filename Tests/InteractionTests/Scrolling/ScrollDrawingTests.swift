import EspalierDrawing
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// The drawing of scroll views, and the work of scrolling.
@MainActor struct ScrollDrawingTests {
  @Test func `content is drawn in its own place and moved under a clip`() {
    let view = ScrollView {
      VStack(spacing: 0) {
        Color.red.frame(width: 100, height: 80)
        Color.blue.frame(width: 100, height: 80)
      }
    }
    let snapshot = LayoutSnapshot.window(view)
    expectSame(
      snapshot.displayListText,
      """
      (clip 0,0 100x100
        (fill #ff383c 0,0 100x80)
        (fill #0088ff 0,80 100x80))
      """)
    snapshot.scroll(to: CGPoint(x: 0, y: 30))
    expectSame(
      snapshot.displayListText,
      """
      (clip 0,0 100x100
        (translate 0,-30
          (fill #ff383c 0,0 100x80)
          (fill #0088ff 0,80 100x80)))
      """)
  }

  @Test func `a movement of less than a pixel is rounded`() {
    let snapshot = LayoutSnapshot.window(ScrollView { Color.red.frame(width: 100, height: 300) })
    snapshot.scroll(to: CGPoint(x: 0, y: 10.4))
    #expect(snapshot.displayListText.contains("(translate 0,-10 "))
  }

  @Test func `clipping can be turned off`() {
    let view = ScrollView { Color.red.frame(width: 100, height: 300) }.scrollClipDisabled()
    let snapshot = LayoutSnapshot.window(view)
    #expect(snapshot.displayListText == "(fill #ff383c 0,0 100x300)")
  }

  @Test func `scrolling computes no sizes and draws little`() {
    let count = 10_000
    let snapshot = LayoutSnapshot.window(ScrollView { colors(count) })
    _ = snapshot.displayListText
    let before = counters(snapshot)

    snapshot.scroll(by: CGSize(width: 0, height: 10))
    _ = snapshot.displayListText
    let after = counters(snapshot)
    #expect(after.sizes == before.sizes)
    #expect(after.bodies == before.bodies)
    // The scroll view and the root are placed again; the rows are not entered.
    #expect(after.placed - before.placed <= 2)
    // The scroll view and what is around it; the content's items are the same.
    #expect(after.items - before.items <= 3)
  }

  @Test func `rows out of sight are not drawn`() {
    let snapshot = LayoutSnapshot.window(ScrollView { colors(10_000) })
    // 5 rows are in sight, 3 begin within the 64 points below, and one touches them.
    #expect(fills(snapshot) == 9)
    // Nine rows, each with a frame, the stack, the scroll view and the root.
    #expect(snapshot.displayItemsRebuilt <= 24)

    snapshot.scroll(to: CGPoint(x: 0, y: 100_000))
    #expect(fills(snapshot) <= 14)
    #expect(snapshot.displayItemsRebuilt <= 60)
  }

  @Test func `a row that is moved into sight by an effect is drawn`() {
    let view = ScrollView {
      VStack(spacing: 0) {
        Color.clear.frame(width: 100, height: 5_000)
        Color.red.frame(width: 100, height: 20).offset(y: -4_990)
        Color.blue.frame(width: 100, height: 20)
          .transformEffect(CGAffineTransform(translationX: 0, y: -4_980))
        Color.green.frame(width: 100, height: 20)
      }
    }
    let text = LayoutSnapshot.window(view).displayListText
    #expect(text.contains("fill #ff383c"))
    #expect(text.contains("fill #0088ff"))
    #expect(!text.contains("fill #34c759"))
  }

  @Test func `a row that changes out of sight is drawn when it comes into sight`() {
    let model = Model()
    let snapshot = LayoutSnapshot.window(ScrollView { Moving(model: model) })
    #expect(!snapshot.displayListText.contains("fill #ff383c"))
    model.offset = -4_990
    snapshot.update()
    #expect(snapshot.displayListText.contains("fill #ff383c"))
  }

  @Test func `effects around a scroll view apply to what it shows`() {
    let view = ScrollView { Color.red.frame(width: 100, height: 300) }.opacity(0.5)
    expectSame(
      LayoutSnapshot.window(view).displayListText,
      """
      (opacity 0.5 (clip 0,0 100x100 (fill #ff383c 0,0 100x300)))
      """)
  }

  private func colors(_ count: Int) -> some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 100, height: 20) }
    }
  }

  private func fills(_ snapshot: LayoutSnapshot) -> Int {
    snapshot.displayListText.components(separatedBy: "(fill").count - 1
  }

  private func counters(
    _ snapshot: LayoutSnapshot
  ) -> (
    sizes: Int, bodies: Int, placed: Int, items: Int
  ) {
    (
      snapshot.sizesComputed, snapshot.bodiesEvaluated, snapshot.placements,
      snapshot.displayItemsRebuilt
    )
  }

  private func expectSame(
    _ actual: String, _ expected: String, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(actual == expected, sourceLocation: location)
  }

  @Observable final class Model { var offset: CGFloat = 0 }

  private struct Moving: View {
    let model: Model
    var body: some View {
      VStack(spacing: 0) {
        Color.clear.frame(width: 100, height: 5_000)
        Mover(model: model)
      }
    }
  }

  private struct Mover: View {
    let model: Model
    var body: some View {
      Color.red.frame(width: 100, height: 20).offset(y: model.offset)
    }
  }
}
