import EspalierDrawing
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// The first positions of scroll views, and the views that they keep in view.
@MainActor struct ScrollAnchorTests {
  @Test func `an anchor is where the content starts`() {
    let snapshot = LayoutSnapshot.window(
      ScrollView { NumberedRows(count: 10) }.defaultScrollAnchor(.bottom))
    expectOffset(snapshot, 10 * 20 - 100)
    let middle = LayoutSnapshot.window(
      ScrollView { NumberedRows(count: 10) }.defaultScrollAnchor(.center))
    expectOffset(middle, (10 * 20 - 100) / 2)
  }

  @Test func `small content is aligned with the anchor`() {
    let view = ScrollView { NumberedRows(count: 2) }.defaultScrollAnchor(.bottom)
    #expect(LayoutSnapshot.window(view).frame(of: "row 1")?.maxY == 100)

    let role = ScrollView { NumberedRows(count: 2) }
      .defaultScrollAnchor(.topLeading, for: .alignment).defaultScrollAnchor(.bottom)
    #expect(LayoutSnapshot.window(role).frame(of: "row 0")?.minY == 0)
  }

  @Test func `anchored at the bottom, the last rows stay in view as rows are added`() {
    let model = Model()
    let snapshot = LayoutSnapshot.window(Growing(model: model).defaultScrollAnchor(.bottom))
    model.count = 15
    snapshot.update()
    expectOffset(snapshot, 15 * 20 - 100)

    snapshot.scroll(to: CGPoint(x: 0, y: 40))
    model.count = 20
    snapshot.update()
    expectOffset(snapshot, 40, "whoever reads further up is left there")
  }

  @Test func `an anchor for the start alone does not follow changes of size`() {
    let model = Model()
    let snapshot = LayoutSnapshot.window(
      Growing(model: model).defaultScrollAnchor(.bottom, for: .initialOffset))
    expectOffset(snapshot, 10 * 20 - 100)
    model.count = 15
    snapshot.update()
    expectOffset(snapshot, 10 * 20 - 100)
  }

  @Observable final class Model { var count = 10 }

  private struct Growing: View {
    let model: Model
    var body: some View { ScrollView { NumberedRows(count: model.count) } }
  }
}

/// Space between a scroll view and its content.
@MainActor struct ContentMarginsTests {
  @Test func `margins are scrolled with the content`() {
    let view = ScrollView { NumberedRows(count: 10) }.contentMargins(.vertical, 15)
    let snapshot = LayoutSnapshot.window(view)
    expectLength(snapshot.frame(of: "row 0")?.minY, 15)
    snapshot.scroll(to: CGPoint(x: 0, y: 1_000))
    expectOffset(snapshot, 15 + 200 + 15 - 100)
    expectLength(snapshot.frame(of: "row 9")?.maxY, 100 - 15)
  }

  @Test func `margins across the axis make the content narrower`() {
    let view = ScrollView {
      Color.red.frame(height: 300).accessibilityIdentifier("content")
    }
    let snapshot = LayoutSnapshot.window(
      view.contentMargins(.horizontal, EdgeInsets(top: 9, leading: 10, bottom: 9, trailing: 20)))
    #expect(snapshot.frame(of: "content") == CGRect(x: 10, y: 0, width: 70, height: 300))
    #expect(
      LayoutSnapshot.window(view.contentMargins(5)).frame(of: "content")
        == CGRect(x: 5, y: 5, width: 90, height: 300))
    #expect(
      LayoutSnapshot.window(view.contentMargins(.leading, nil)).frame(of: "content")?.minX == 16)
  }

  @Test func `margins of the indicators do not change the content`() {
    let view = ScrollView { NumberedRows(count: 10) }.scrollIndicatorsFlash(onAppear: true)
    let snapshot = LayoutSnapshot.window(view.contentMargins(10, for: .scrollIndicators))
    snapshot.advance(by: 0.3)
    expectLength(snapshot.frame(of: "row 0")?.minY, 0)
    // 100 points less margins of 10 and insets of 2; half of the content is in view.
    #expect(snapshot.displayListText.contains("82,12 6x38"))
  }

  @Test func `inner scroll views have margins of their own`() {
    let view = ScrollView {
      ScrollView(.horizontal) {
        Color.red.frame(width: 300, height: 20).accessibilityIdentifier("c")
      }
    }.contentMargins(10)
    #expect(LayoutSnapshot.window(view).frame(of: "c")?.origin == CGPoint(x: 10, y: 10))
  }

  @Test(arguments: [-10, CGFloat.nan, .infinity])
  func `negative, NaN and infinite margins count as zero`(_ margin: CGFloat) {
    let view = ScrollView { NumberedRows(count: 10) }.contentMargins(margin)
    #expect(LayoutSnapshot.window(view).frame(of: "row 0")?.origin == .zero)
  }
}

/// Scroll views below bars.
@MainActor struct ScrollSafeAreaTests {
  private let insets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)

  private func snapshot(_ view: some View) -> LayoutSnapshot {
    let snapshot = LayoutSnapshot(of: view, proposal: .zero)
    snapshot.graph.frame(window: CGSize(width: 100, height: 100), safeArea: insets)
    return snapshot
  }

  @Test func `content starts inside the safe area and shows outside of it`() {
    let snapshot = snapshot(ScrollView { Color.red.frame(width: 100, height: 300) })
    #expect(
      snapshot.displayListText == "(clip 0,0 100x100 (fill #ff383c 0,20 100x300))")
    let geometry = snapshot.graph.scrolling.geometry(of: 0)
    #expect(geometry?.contentInsets == insets)
    #expect(geometry?.containerSize == CGSize(width: 100, height: 100))
    #expect(geometry?.contentOffset == CGPoint(x: 0, y: -20))
  }

  @Test func `content shows behind a bar, and stops above it`() {
    let view = ScrollView { NumberedRows(count: 10).background(Color.red) }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30) }
    let snapshot = LayoutSnapshot.window(view)
    #expect(snapshot.displayListText.hasPrefix("(clip 0,0 100x100"))
    snapshot.scroll(to: CGPoint(x: 0, y: 1_000))
    expectLength(snapshot.frame(of: "row 9")?.maxY, 100 - 30)
  }

  @Test func `scrolled views do not reach into the safe area along the axis`() {
    let view = ScrollView {
      Color.red.frame(height: 300).accessibilityIdentifier("content").ignoresSafeArea()
    }
    #expect(snapshot(view).frame(of: "content") == CGRect(x: 0, y: 20, width: 100, height: 300))
  }

  @Test func `content can have its own bars`() {
    let view = ScrollView {
      Color.red.frame(width: 100, height: 300).accessibilityIdentifier("content")
        .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 30) }
    }
    #expect(
      LayoutSnapshot.window(view).frame(of: "content")
        == CGRect(x: 0, y: 30, width: 100, height: 300))
  }
}
