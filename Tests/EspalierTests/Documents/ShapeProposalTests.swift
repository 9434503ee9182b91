import EspalierDrawing
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// The sizes of shapes and colors.
@MainActor @Suite struct ShapeProposalTests {
  @Test func `shapes that are proposed nothing are 10 points wide and high`() {
    let row = HStack {
      Rectangle().fill(.orange).fixedSize().called("shape")
      Circle().fill(.red).fixedSize().called("shape")
      RoundedRectangle(cornerRadius: 4).fill(.yellow).fixedSize().called("shape")
      Capsule().fill(.yellow).fixedSize().called("shape")
    }
    let snapshot = LayoutSnapshot(of: row, proposal: ProposedViewSize(width: 300, height: 300))
    #expect(snapshot.size == CGSize(width: 4 * 10 + 3 * 8, height: 10))
    #expect(
      snapshot.places("shape") == ["0,0 10x10", "18,0 10x10", "36,0 10x10", "54,0 10x10"])
  }

  private func shelf(width: CGFloat, height: CGFloat) -> LayoutSnapshot {
    let row = HStack(spacing: 10) {
      Group {
        Rectangle().fill(.orange).called("shape")
        RoundedRectangle(cornerRadius: 10).fill(.yellow).called("shape")
        Capsule().fill(.green).called("shape")
        Ellipse().fill(.blue).called("shape")
        Circle().fill(.red).called("circle")
      }
      .frame(width: width, height: height)
      .called("frame")
    }
    return LayoutSnapshot(of: row, proposal: .unspecified)
  }

  @Test(
    arguments: [
      (80, 40, CGRect(x: 20, y: 0, width: 40, height: 40)),
      (40, 80, CGRect(x: 0, y: 20, width: 40, height: 40)),
      (40, 0, CGRect(x: 20, y: 0, width: 0, height: 0)),
    ] as [(CGFloat, CGFloat, CGRect)])
  func `shapes fill what they are proposed and a circle the short side`(
    width: CGFloat, height: CGFloat, circle: CGRect
  ) throws {
    let snapshot = shelf(width: width, height: height)
    let frames = snapshot.frames(of: "frame")
    let starts: [CGFloat] = (0..<5).map { CGFloat($0) * (width + 10) }
    let total: CGFloat = 5 * width + 4 * 10
    #expect(frames.map(\.minX) == starts)
    #expect(snapshot.size.width == total)
    #expect(snapshot.frames(of: "shape") == Array(frames.prefix(4)))
    let last = try #require(frames.last)
    #expect(snapshot.frame(of: "circle") == circle.offsetBy(dx: last.minX, dy: 0))
  }

  @Test func `the frames of a row of 80-point shapes are 90 points apart`() {
    let snapshot = shelf(width: 80, height: 40)
    #expect(snapshot.frames(of: "frame").map(\.minX) == [0, 90, 180, 270, 360])
    #expect(snapshot.size.brief == "440x40")
  }

  @Test func `a color is laid out like a rectangle of that color`() throws {
    let page = VStack(spacing: 10) {
      HStack(spacing: 10) {
        Color.red.called("large")
        Rectangle().fill(.red).called("large")
      }
      HStack(spacing: 10) {
        Color.red.fixedSize().called("small")
        Rectangle().fill(.red).fixedSize().called("small")
      }
      .frame(height: 30)
    }
    let snapshot = LayoutSnapshot(of: page, proposal: ProposedViewSize(width: 310, height: 200))
    let (width, height): (Int, Int) = ((310 - 10) / 2, 200 - 10 - 30)
    #expect((width, height) == (150, 160))
    #expect(snapshot.places("large") == ["0,0 150x160", "160,0 150x160"])
    // 30 points wide in the middle of 310, 10 high in the middle of 30.
    #expect(snapshot.places("small") == ["140,180 10x10", "160,180 10x10"])
    let room = ProposedViewSize(width: 20, height: 10)
    #expect(try Color.red.png(room) == Rectangle().fill(.red).png(room))
  }
}
