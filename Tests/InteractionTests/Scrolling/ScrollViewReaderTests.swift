import EspalierDrawing
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct ScrollViewReaderTests {
  /// A reader around rows of 20 points, which hands out its proxy.
  private final class Remote {
    var proxy: ScrollViewProxy?
  }

  private func snapshot(
    _ remote: Remote, axes: Axis.Set = .vertical, margin: CGFloat = 0
  ) -> LayoutSnapshot {
    .window(
      ScrollViewReader { proxy in
        let _ = remote.proxy = proxy
        ScrollView(axes) {
          VStack(spacing: 0) {
            Color.red.frame(width: 100, height: 20).id("top")
            NumberedRows(count: 48)
            Color.blue.frame(width: 100, height: 20).padding(.bottom, 0).id("bottom")
          }
        }.contentMargins(.vertical, margin)
      })
  }

  @Test func `without an anchor the view moves as little as is needed`() {
    let remote = Remote()
    let snapshot = snapshot(remote)
    remote.proxy?.scrollTo(10)
    snapshot.update()
    // The end of row 10, which is the 12th, comes to the end of the scroll view.
    expectOffset(snapshot, 12 * 20 - 100)
    remote.proxy?.scrollTo(8)
    snapshot.update()
    expectOffset(snapshot, 12 * 20 - 100, "it can be seen already")
    remote.proxy?.scrollTo(3)
    snapshot.update()
    expectOffset(snapshot, 4 * 20)
  }

  @Test(
    arguments: [
      (UnitPoint.top, 11 * 20), (.center, 11 * 20 - 40), (.bottom, 11 * 20 - 80),
      (UnitPoint(x: 0, y: .nan), 11 * 20),
    ] as [(UnitPoint, CGFloat)])
  func `an anchor sets where the view goes`(_ anchor: UnitPoint, _ expected: CGFloat) {
    let remote = Remote()
    let snapshot = snapshot(remote)
    remote.proxy?.scrollTo(10, anchor: anchor)
    snapshot.update()
    expectOffset(snapshot, expected)
  }

  @Test func `ids given to views are found, and unknown ids change nothing`() {
    let remote = Remote()
    let snapshot = snapshot(remote)
    remote.proxy?.scrollTo("bottom", anchor: .top)
    snapshot.update()
    expectOffset(snapshot, 50 * 20 - 100, "there is no more content")
    remote.proxy?.scrollTo("nowhere")
    snapshot.update()
    expectOffset(snapshot, 50 * 20 - 100)
    remote.proxy?.scrollTo("top")
    snapshot.update()
    expectOffset(snapshot, 0)
  }

  @Test func `the last id that exists counts`() {
    let remote = Remote()
    let snapshot = snapshot(remote)
    for id in [AnyHashable(30), 10, "nowhere", "nowhere", "nobody"] {
      remote.proxy?.scrollTo(id, anchor: .top)
    }
    snapshot.update()
    expectOffset(snapshot, 11 * 20)
  }

  @Test func `views are scrolled to the inner side of margins`() {
    let remote = Remote()
    let snapshot = snapshot(remote, margin: 10)
    remote.proxy?.scrollTo(4, anchor: .top)
    snapshot.update()
    expectLength(snapshot.frame(of: "row 4")?.minY, 10)
    remote.proxy?.scrollTo(30, anchor: .bottom)
    snapshot.update()
    expectLength(snapshot.frame(of: "row 30")?.maxY, 100 - 10)
  }

  @Test func `a view that is added in the same change can be scrolled to`() {
    let remote = Remote()
    let model = Model()
    let snapshot = LayoutSnapshot.window(
      ScrollViewReader { proxy in
        let _ = remote.proxy = proxy
        Growing(model: model)
      })
    model.count = 40
    remote.proxy?.scrollTo(39)
    snapshot.update()
    expectOffset(snapshot, 40 * 20 - 100)
  }

  @Test func `a reader around horizontal scrolling works from right to left`() {
    let remote = Remote()
    let snapshot = LayoutSnapshot.window(
      ScrollViewReader { proxy in
        let _ = remote.proxy = proxy
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<10) { number in
              Color.red.frame(width: 30, height: 30).accessibilityIdentifier("cell \(number)")
            }
          }
        }
      }, rightToLeft: true)
    remote.proxy?.scrollTo(5, anchor: .leading)
    snapshot.update()
    expectLength(snapshot.frame(of: "cell 5")?.maxX, 100)
  }

  @Observable final class Model { var count = 10 }

  private struct Growing: View {
    let model: Model
    var body: some View { ScrollView { NumberedRows(count: model.count) } }
  }
}

/// Programs that scroll with an animation.
@MainActor struct ScrollAnimationTests {
  private final class Remote {
    var proxy: ScrollViewProxy?
  }

  @Observable final class Model { var position = ScrollPosition(idType: Int.self) }

  private struct Positioned: View {
    @Bindable var model: Model
    var body: some View {
      ScrollView { NumberedRows(count: 50).scrollTargetLayout() }.scrollPosition($model.position)
    }
  }

  @Test func `scrolling to a view can be animated`() {
    let remote = Remote()
    let snapshot = LayoutSnapshot.window(
      ScrollViewReader { proxy in
        let _ = remote.proxy = proxy
        ScrollView { NumberedRows(count: 50) }
      })
    withAnimation(.linear(duration: 1)) { remote.proxy?.scrollTo(10, anchor: .top) }
    snapshot.update()
    expectOffset(snapshot, 0)
    snapshot.advance(by: 0.25)
    expectOffset(snapshot, 200 / 4)
    snapshot.advance(by: 0.5)
    expectOffset(snapshot, 200 * 3 / 4)
    snapshot.advance(by: 1)
    expectOffset(snapshot, 200)
    #expect(!snapshot.diagnostics.contains { $0.contains("keep changing") })
  }

  @Test func `scrolling to a position can be animated`() {
    let model = Model()
    let snapshot = LayoutSnapshot.window(Positioned(model: model))
    withAnimation(.linear(duration: 1)) { model.position.scrollTo(y: 300) }
    snapshot.update()
    snapshot.advance(by: 0.5)
    expectOffset(snapshot, 150)
    snapshot.advance(by: 1)
    expectOffset(snapshot, 300)
  }
}
