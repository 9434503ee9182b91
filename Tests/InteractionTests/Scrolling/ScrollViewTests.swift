import EspalierDrawing
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct ScrollViewTests {
  @Test func `content is proposed nothing along the axis, and the proposal across`() {
    expectFrames(
      of: ScrollView { Color.red.frame(minHeight: 300) }, width: 100, height: 80,
      are: """
        ScrollView 0,0 100x80
          FlexibleFrameModifier 0,0 100x300
            Color 0,0 100x300
        """)
  }

  @Test func `several views stand below each other, whichever axis scrolls`() {
    expectFrames(
      of: ScrollView(.horizontal) {
        Color.red.frame(width: 200, height: 20)
        Color.blue.frame(width: 40, height: 20)
      }, width: 100, height: 80,
      are: """
        ScrollView 0,0 100x48
          ScrollView 0,0 200x48
            FixedFrameModifier 0,0 200x20
              Color 0,0 200x20
            FixedFrameModifier 80,28 40x20
              Color 0,0 40x20
        """)
  }

  @Test func `an empty scroll view takes the proposal along its axis`() {
    expectFrames(of: ScrollView {}, width: 100, height: 80, are: "ScrollView 0,0 0x80")
  }

  @Test func `content that does not fit is cut off`() {
    expectDrawing(
      of: ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(width: 3, height: 2)
          Color.blue.frame(width: 3, height: 2)
        }
      }.padding(1), width: 5, height: 5,
      is: """
        .....
        .rrr.
        .rrr.
        .bbb.
        .....
        """)
  }

  @Test func `scrolling moves the content`() throws {
    let snapshot = LayoutSnapshot.window(ScrollView { NumberedRows(count: 10) })
    #expect(snapshot.frame(of: "row 2") == CGRect(x: 0, y: 40, width: 100, height: 20))

    snapshot.scroll(by: CGSize(width: 0, height: 30))
    expectOffset(snapshot, 30)
    #expect(snapshot.frame(of: "row 2") == CGRect(x: 0, y: 10, width: 100, height: 20))
  }

  @Test func `offsets end where the content does`() {
    // 10 rows of 20 points in a window of 100: 100 remain.
    let snapshot = LayoutSnapshot.window(ScrollView { NumberedRows(count: 10) })
    snapshot.scroll(to: CGPoint(x: 50, y: 1_000))
    #expect(snapshot.scrollOffset() == CGPoint(x: 0, y: 100))
    snapshot.scroll(to: CGPoint(x: -50, y: -1_000))
    #expect(snapshot.scrollOffset() == .zero)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a NaN or infinite offset changes nothing and is reported`(_ offset: CGFloat) {
    let snapshot = LayoutSnapshot.window(ScrollView { NumberedRows(count: 10) })
    snapshot.scroll(to: CGPoint(x: 0, y: 40))
    snapshot.scroll(to: CGPoint(x: 0, y: offset))
    expectOffset(snapshot, 40)
    #expect(snapshot.diagnostics.count == 1)
  }

  @Test func `when the content becomes shorter its end comes into view`() {
    let model = Model()
    let snapshot = LayoutSnapshot.window(Growing(model: model))
    snapshot.scroll(to: CGPoint(x: 0, y: 100))
    model.count = 6
    snapshot.update()
    expectOffset(snapshot, 6 * 20 - 100)
  }

  @Test func `both axes scroll, and content that is smaller stands in the middle`() {
    let view = ScrollView([.horizontal, .vertical]) {
      Color.red.frame(width: 300, height: 40).accessibilityIdentifier("content")
    }
    let snapshot = LayoutSnapshot.window(view)
    #expect(snapshot.frame(of: "content") == CGRect(x: 0, y: 30, width: 300, height: 40))
    snapshot.scroll(to: CGPoint(x: 120, y: 5))
    #expect(snapshot.scrollOffset() == CGPoint(x: 120, y: 0))
    #expect(snapshot.frame(of: "content") == CGRect(x: -120, y: 30, width: 300, height: 40))
  }

  @Test func `from right to left the content starts at its right end`() {
    let view = ScrollView(.horizontal) {
      Color.red.frame(width: 300, height: 40).accessibilityIdentifier("content")
    }
    let snapshot = LayoutSnapshot.window(view, rightToLeft: true)
    expectLength(snapshot.frame(of: "content")?.maxX, 100)
    #expect(snapshot.scrollOffset() == CGPoint(x: 200, y: 0))
    snapshot.scroll(by: CGSize(width: -50, height: 0))
    expectLength(snapshot.frame(of: "content")?.maxX, 150)
  }

  @Test func `content of infinite length does no harm`() {
    let view = ScrollView {
      Color.red.frame(idealHeight: .infinity).accessibilityIdentifier("content")
    }
    let snapshot = LayoutSnapshot.window(view)
    snapshot.scroll(by: CGSize(width: 0, height: 50))
    expectOffset(snapshot, 0)
    _ = snapshot.displayListText
  }

  @Test func `axes can change while the view lives`() {
    let model = Model()
    let snapshot = LayoutSnapshot.window(Turning(model: model))
    snapshot.scroll(to: CGPoint(x: 0, y: 60))
    model.axes = .horizontal
    snapshot.update()
    #expect(snapshot.scrollOffset() == .zero)
    snapshot.scroll(to: CGPoint(x: 70, y: 60))
    #expect(snapshot.scrollOffset() == CGPoint(x: 70, y: 0))
  }

  @Test func `the space of a scroll view begins where it shows its content`() {
    let log = Log()
    let view = ScrollView {
      Color.clear.frame(width: 100, height: 400)
        .onGeometryChange(for: CGFloat.self) {
          $0.frame(in: .scrollView).minY
        } action: {
          log.note("\($0)")
        }
    }.padding(10)
    let snapshot = LayoutSnapshot.window(view)
    snapshot.scroll(to: CGPoint(x: 0, y: 25))
    #expect(log.entries == ["0.0", "-25.0"])
  }

  @Test func `the space of an axis belongs to the scroll view of that axis`() {
    let log = Log()
    let view = ScrollView {
      ScrollView(.horizontal) {
        Color.clear.frame(width: 300, height: 400)
          .onGeometryChange(for: CGPoint.self) {
            $0.frame(in: .scrollView(axis: .vertical)).origin
          } action: {
            log.note("\($0.x) \($0.y)")
          }
      }.padding(.top, 7).accessibilityIdentifier("inner")
    }.padding(10)
    let snapshot = LayoutSnapshot.window(view)
    snapshot.scroll("inner", to: CGPoint(x: 25, y: 0))
    #expect(log.entries == ["0.0 7.0", "-25.0 7.0"])
  }

  @Test func `scroll views are found in source order, and by identifier`() {
    let view = VStack(spacing: 0) {
      ScrollView { NumberedRows(count: 10) }
      ScrollView { NumberedRows(count: 20) }.padding(1).accessibilityIdentifier("second")
    }
    let snapshot = LayoutSnapshot.window(view)
    #expect(snapshot.graph.scrolling.count == 2)
    snapshot.scroll("second", to: CGPoint(x: 0, y: 30))
    #expect(snapshot.graph.scrolling.offset(of: 0) == .zero)
    #expect(snapshot.graph.scrolling.offset(of: 1) == CGPoint(x: 0, y: 30))
    #expect(snapshot.scrollOffset(of: "third") == nil)
  }

  @Test func `a view can take its size from the scroll view around it`() {
    let view = ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(0..<3) { page in
          Color.clear.containerRelativeFrame(.horizontal).accessibilityIdentifier("page \(page)")
        }
      }
    }.frame(width: 60, height: 40)
    let snapshot = LayoutSnapshot.window(view)
    expectLength(snapshot.frame(of: "page 1")?.width, 60)
    expectLength(snapshot.frame(of: "page 1")?.minX, 20 + 60)
  }

  @Observable final class Model {
    var count = 10
    var axes: Axis.Set = .vertical
  }

  private struct Growing: View {
    let model: Model
    var body: some View { ScrollView { NumberedRows(count: model.count) } }
  }

  private struct Turning: View {
    let model: Model
    var body: some View {
      ScrollView(model.axes) { Color.red.frame(width: 200, height: 200) }
    }
  }
}
