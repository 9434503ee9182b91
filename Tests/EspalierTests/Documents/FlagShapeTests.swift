import EspalierDrawing
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// The outline of a hanging flag: a rectangle with a notch, a fifth of its height, cut into its lower edge.
private struct Flag: Shape {
  nonisolated static let corners: [UnitPoint] = [
    .topLeading, .bottomLeading, UnitPoint(x: 0.5, y: 0.8), .bottomTrailing, .topTrailing,
  ]

  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      path.addLines(
        Self.corners.map { corner in
          CGPoint(x: rect.minX + rect.width * corner.x, y: rect.minY + rect.height * corner.y)
        })
      path.closeSubpath()
    }
  }
}

/// The same outline from the edges of its rectangle.
private struct MeasuredFlag: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    // Right only in rectangles that start at zero, as those of drawn shapes do.
    path.addLine(to: CGPoint(x: rect.midX, y: 0.8 * rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.closeSubpath()
    return path
  }
}

/// A flag that is always two thirds as wide as it is high.
private struct SizedFlag: Shape {
  nonisolated func path(in rect: CGRect) -> Path { Flag().path(in: rect) }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let room = proposal.replacingUnspecifiedDimensions()
    let height = min(room.height, room.width * 3 / 2)
    return CGSize(width: height * 2 / 3, height: height)
  }
}

@MainActor @Suite struct FlagShapeTests {
  // MARK: The outline

  @Test func `the notch reaches a fifth of the height into the flag`() {
    #expect(
      Flag().path(in: CGRect(x: 0, y: 0, width: 20, height: 30)).brief
        == "0 0 m 0 30 l 10 24 l 20 30 l 20 0 l h")
    #expect(
      Flag().path(in: CGRect(x: 5, y: 10, width: 20, height: 30)).brief
        == "5 10 m 5 40 l 15 34 l 25 40 l 25 10 l h")
  }

  private func page(_ flag: some Shape) -> some View {
    VStack { flag.stroke(.red.gradient).called("flag") }.padding()
  }

  private let window = ProposedViewSize(width: 300, height: 300)

  @Test func `a custom shape fills all that it is proposed`() {
    let snapshot = LayoutSnapshot(of: page(Flag()), proposal: window)
    let side: Double = 300 - 2 * 16
    #expect(side == 268)
    #expect(snapshot.places("flag") == ["16,16 268x268"])
    let depth: Double = 16 + 0.8 * side
    let notch = depth.brief
    #expect(notch == "230.4")
    // The unit points of the outline in the frame: 16 + 268 = 284.
    let outline = "16 16 m 16 284 l 150 \(notch) l 284 284 l 284 16 l h"
    #expect(snapshot.displayListText.contains(outline), "\(snapshot.displayListText)")
  }

  @Test func `a shape is asked for its path in a rectangle that starts at zero`() throws {
    let picture = try page(Flag()).png(window, scale: 2)
    #expect(try page(MeasuredFlag()).png(window, scale: 2) == picture)
  }

  @Test func `a move before an added path changes nothing`() throws {
    struct MovedFlag: Shape {
      nonisolated func path(in rect: CGRect) -> Path {
        Path { path in
          path.move(to: CGPoint(x: rect.minX, y: rect.minY))
          path.addPath(Flag().path(in: rect))
        }
      }
    }
    #expect(try page(MovedFlag()).png(window) == page(Flag()).png(window))
  }

  // MARK: Its proportions

  nonisolated static let frames: [(CGFloat, CGFloat, CGSize)] = [
    (100, 100, CGSize(width: 100 * 2.0 / 3, height: 100)), (60, 300, CGSize(width: 60, height: 90)),
    (200, 90, CGSize(width: 60, height: 90)),
  ]

  private func expectCentered(
    _ view: some View, width: CGFloat, height: CGFloat, size: CGSize
  ) throws {
    let snapshot = LayoutSnapshot(
      of: view.called("flag").border(.blue).frame(width: width, height: height),
      proposal: .unspecified)
    let flag = try #require(snapshot.frame(of: "flag"))
    #expect(flag.size.brief == size.brief)
    #expect(abs(flag.midX - width / 2) < 0.001)
    #expect(abs(flag.midY - height / 2) < 0.001)
  }

  @Test(arguments: frames)
  func `an aspect ratio keeps two thirds in any frame`(
    width: CGFloat, height: CGFloat, size: CGSize
  ) throws {
    let flag = Flag().fill(.red.gradient).aspectRatio(2 / 3, contentMode: .fit)
    try expectCentered(flag, width: width, height: height, size: size)
  }

  @Test(arguments: frames)
  func `a shape can keep two thirds by itself`(
    width: CGFloat, height: CGFloat, size: CGSize
  ) throws {
    let flag = SizedFlag().fill(.red.gradient)
    try expectCentered(flag, width: width, height: height, size: size)
  }

  @Test func `proposed nothing it starts from 10 points`() {
    let snapshot = LayoutSnapshot(
      of: SizedFlag().fill(.red).fixedSize(), proposal: ProposedViewSize(width: 99, height: 99))
    #expect(snapshot.size.brief == CGSize(width: 10 * 2.0 / 3, height: 10).brief)
    #expect(snapshot.size.brief == "6.667x10")
  }

  @Test func `a stroke and a margin do not change the proportions`() {
    let snapshot = LayoutSnapshot(
      of: page(SizedFlag()), proposal: ProposedViewSize(width: 200 + 32, height: 300 + 32))
    #expect(snapshot.places("flag") == ["16,16 200x300"])
  }

  @Test(
    arguments: [
      (nil, ["6.667x10", "0x0", "10x15", "10x15"]), (0, ["0x0", "0x0", "0x0", "0x0"]),
      (60, ["6.667x10", "0x0", "40x60", "60x90"]),
      (100, ["6.667x10", "0x0", "40x60", "66.667x100"]),
    ] as [(CGFloat?, [String])])
  func `a shape answers a width with no height and with 0, 60 and 100`(
    width: CGFloat?, sizes: [String]
  ) {
    let heights: [CGFloat?] = [nil, 0, 60, 100]
    let answers = heights.map { height in
      SizedFlag().sizeThatFits(ProposedViewSize(width: width, height: height)).brief
    }
    #expect(answers == sizes)
  }
}
