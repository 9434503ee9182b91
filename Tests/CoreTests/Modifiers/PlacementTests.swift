import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct PlacementTests {
  private func box(_ color: Color, _ width: CGFloat, _ height: CGFloat) -> some View {
    color.frame(width: width, height: height)
  }

  // MARK: Order of drawing

  @Test func `later children are drawn above earlier ones`() {
    expectDrawing(
      of: ZStack(alignment: .leading) {
        bar(.red, 3)
        bar(.blue, 2)
      },
      is: "bbr")
  }

  @Test func `a higher z index is drawn above`() {
    expectDrawing(
      of: ZStack(alignment: .leading) {
        bar(.red, 1).zIndex(1)
        bar(.blue, 2)
        bar(.green, 3).zIndex(-1)
      },
      is: "rbg")
  }

  @Test func `equal z indices keep the order`() {
    expectDrawing(
      of: ZStack(alignment: .leading) {
        bar(.red, 3).zIndex(2)
        bar(.blue, 2).zIndex(2)
        bar(.green, 4)
      },
      is: "bbrg")
  }

  @Test func `a z index counts among the children of one container`() {
    expectDrawing(
      of: ZStack(alignment: .leading) {
        HStack { bar(.red, 3).zIndex(9) }
        bar(.blue, 2)
      },
      is: "bbr")
  }

  @Test func `the inner of two z indices counts`() {
    expectDrawing(
      of: ZStack(alignment: .leading) {
        bar(.red, 1).zIndex(1).opacity(1).zIndex(-1)
        bar(.blue, 2)
      },
      is: "rb")
  }

  @Test func `a z index around a group is a default for its members`() {
    expectDrawing(
      of: ZStack(alignment: .leading) {
        Group {
          bar(.red, 1)
          bar(.green, 3).zIndex(-1)
        }
        .zIndex(1)
        bar(.blue, 2)
      },
      is: "rbg")
  }

  @Test func `the inner of two layout priorities counts`() {
    // Of 4 points the blue bar takes the 3 it wants first.
    expectDrawing(
      of: HStack(spacing: 0) {
        Color.red.frame(maxWidth: 3, maxHeight: 1).layoutPriority(0).layoutPriority(2)
        Color.blue.frame(maxWidth: 3, maxHeight: 1).layoutPriority(1)
      }
      .frame(width: 4, height: 1),
      is: "rbbb")
  }

  @Test func `a layout priority around a group is a default for its members`() {
    // Of 4 points red takes the 3 it wants first, by the group's priority, then blue the last one; green, by its own
    // priority, comes after both.
    expectDrawing(
      of: HStack(spacing: 0) {
        Group {
          Color.red.frame(maxWidth: 3, maxHeight: 1)
          Color.green.frame(maxWidth: 3, maxHeight: 1).layoutPriority(-1)
        }
        .layoutPriority(2)
        Color.blue.frame(maxWidth: 3, maxHeight: 1).layoutPriority(1)
      }
      .frame(width: 4, height: 1),
      is: "rrrb")
  }

  @Test func `a z index reaches through modifiers`() {
    expectDrawing(
      of: ZStack(alignment: .leading) {
        bar(.red, 1).zIndex(1).padding(.trailing, 1).accessibilityIdentifier("a")
        bar(.blue, 3)
      },
      is: "rbb")
  }

  @Test func `a changed z index changes the drawing`() {
    let handle = Handle<Double>()
    let snapshot = LayoutSnapshot(
      ZStack(alignment: .leading) {
        Varying(handle, 0) { bar(.red, 2).zIndex($0) }
        bar(.blue, 1)
      })
    let blueAbove = snapshot.displayListText
    handle.value = 1
    snapshot.update()
    #expect(snapshot.displayListText != blueAbove)
    #expect(snapshot.displayListText.contains("1x1)\n(fill"))
  }

  @Test func `a hidden view leaves its place empty`() {
    expectDrawing(
      of: HStack(spacing: 0) {
        dot(.red)
        bar(.green, 2).hidden()
        dot(.blue)
      },
      is: "r..b")
  }

  // MARK: Offset and position

  @Test func `an offset moves the drawing, not the layout`() {
    expectDrawing(
      of: HStack(spacing: 0) {
        bar(.red, 2).offset(x: 1)
        bar(.blue, 2)
      },
      is: ".rbb")
  }

  @Test func `a position places the middle of the view and takes all of the space`() {
    let snapshot = LayoutSnapshot(
      box(.red, 4, 2).accessibilityIdentifier("box").position(x: 30, y: 20))
    #expect(snapshot.frame(of: "box") == CGRect(x: 28, y: 19, width: 4, height: 2))
    #expect(snapshot.size == CGSize(width: 100, height: 100))
  }

  @Test func `from right to left an offset and a position are mirrored`() {
    let snapshot = LayoutSnapshot(
      VStack(alignment: .leading, spacing: 0) {
        box(.red, 10, 2).accessibilityIdentifier("moved").offset(x: 5)
        Color.clear.frame(width: 100, height: 10)
          .overlay { box(.red, 4, 2).accessibilityIdentifier("placed").position(x: 30, y: 5) }
      }
      .environment(\.layoutDirection, .rightToLeft))
    #expect(snapshot.frame(of: "moved")?.minX == CGFloat(100 - 10 - 5))
    #expect(snapshot.frame(of: "placed")?.midX == CGFloat(100 - 30))
  }

  // MARK: Alignment guides

  @Test func `a view's own alignment guide moves it against its neighbors`() {
    let snapshot = LayoutSnapshot(
      HStack(alignment: .top, spacing: 0) {
        box(.red, 1, 4).accessibilityIdentifier("low").alignmentGuide(.top) { _ in -3 }
        box(.blue, 1, 4).accessibilityIdentifier("high")
      })
    #expect(snapshot.frame(of: "low")?.minY == 3)
    #expect(snapshot.frame(of: "high")?.minY == 0)
  }

  @Test func `a guide is made from the view's dimensions`() {
    let snapshot = LayoutSnapshot(
      VStack(alignment: .leading, spacing: 0) {
        box(.red, 10, 1).accessibilityIdentifier("long")
        box(.blue, 4, 1).accessibilityIdentifier("short")
          .alignmentGuide(.leading) { $0[.trailing] - 10 }
      })
    #expect(snapshot.frame(of: "short")?.minX == 6)
  }

  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  @Test func `a custom guide reaches through containers`() {
    let middle = VerticalAlignment(Middle.self)
    let snapshot = LayoutSnapshot(
      HStack(alignment: middle, spacing: 0) {
        VStack(spacing: 0) {
          box(.red, 1, 10)
          box(.red, 1, 10).alignmentGuide(middle) { _ in 0 }
        }
        box(.blue, 1, 4).accessibilityIdentifier("box")
      })
    #expect(snapshot.frame(of: "box")?.midY == 10)
  }

  // MARK: containerRelativeFrame

  @Test func `a container-relative frame takes the container's length`() {
    let snapshot = LayoutSnapshot(
      of: HStack {
        Color.red.containerRelativeFrame(.horizontal).accessibilityIdentifier("whole")
      }, window: CGSize(width: 200, height: 100))
    #expect(snapshot.frame(of: "whole")?.size == CGSize(width: 200, height: 100))
  }

  @Test func `a container-relative frame can be a part of the container`() {
    let snapshot = LayoutSnapshot(
      of: HStack(spacing: 10) {
        Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10)
          .accessibilityIdentifier("half")
        Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
          axis == .horizontal ? length / 10 : length / 2
        }
        .accessibilityIdentifier("own")
      }, window: CGSize(width: 210, height: 100))
    // Four parts with three gaps: (210 - 3 * 10) / 4 = 45 each.
    #expect(snapshot.width(of: "half") == CGFloat(2 * 45 + 10))
    #expect(snapshot.frame(of: "own")?.size == CGSize(width: 21, height: 50))
  }

  @Test func `a container-relative frame follows the window`() {
    let snapshot = LayoutSnapshot(
      of: Color.red.containerRelativeFrame(.horizontal).accessibilityIdentifier("whole"),
      window: CGSize(width: 200, height: 100))
    snapshot.graph.frame(window: CGSize(width: 300, height: 100))
    #expect(snapshot.width(of: "whole") == 300)
  }
}
