import EspalierDrawing
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Edges on whole pixels.
@MainActor @Suite struct PixelSnappingTests {
  private var thirds: some View {
    HStack(spacing: 0) {
      Color.red.called("red")
      Color.green.called("green")
      Color.blue.called("blue")
    }
  }

  // 100 / 3 = 33.33 and 200 / 3 = 66.67: at 2 pixels a point that is 66.67 and 133.33 pixels.
  @Test(
    arguments: [
      (1, [0, 33, 67, 100]), (2, [0, 67, 133, 200]), (3, [0, 100, 200, 300]),
    ] as [(CGFloat, [CGFloat])])
  func `thirds of 100 points end on pixels and leave no gaps`(
    scale: CGFloat, edges: [CGFloat]
  ) throws {
    let snapshot = LayoutSnapshot(
      of: thirds, proposal: ProposedViewSize(width: 100, height: 10), scale: scale)
    let frames = try ["red", "green", "blue"].map { try #require(snapshot.pixelFrame(of: $0)) }
    #expect(frames.map(\.minX) == edges.dropLast().map { $0 / scale })
    #expect(frames.map(\.maxX) == edges.dropFirst().map { $0 / scale })
    #expect(snapshot.frame(of: "green")?.width.brief == "33.333")
  }

  private func renderer<Content: View>(
    _ content: Content, width: CGFloat? = nil, scale: CGFloat
  ) -> ImageRenderer<Content> {
    let renderer = ImageRenderer(content: content)
    renderer.proposedSize = ProposedViewSize(width: width, height: 1)
    renderer.scale = scale
    return renderer
  }

  @Test func `edges at thirds of ten points go to the nearest pixels`() throws {
    try expectPixels(of: renderer(thirds, width: 10, scale: 1), is: "rrrggggbbb")
    let row = "rrrrrrrggggggbbbbbbb"
    try expectPixels(of: renderer(thirds, width: 10, scale: 2), is: "\(row)\n\(row)")
  }

  @Test func `an edge in the middle of a pixel is rounded up`() throws {
    func moved(_ x: CGFloat) -> some View {
      Color.red.frame(width: 1, height: 1).offset(x: x).frame(width: 4, height: 1)
    }
    // The color would stand at 1.5 points without its offset.
    try expectPixels(of: renderer(moved(0), scale: 1), is: "..r.")
    try expectPixels(of: renderer(moved(-0.01), scale: 1), is: ".r..")
    try expectPixels(of: renderer(moved(0.99), scale: 1), is: "..r.")
    try expectPixels(of: renderer(moved(1), scale: 1), is: "...r")
    try expectPixels(of: renderer(moved(0), scale: 2), is: "...rr...\n...rr...")
    try expectPixels(of: renderer(moved(-1.75), scale: 2), is: "rr......\nrr......")
  }

  @Test func `a frame narrower than a pixel shows where its edges fall on different ones`() throws {
    func sliver(_ x: CGFloat) -> some View {
      Color.red.frame(width: 0.25, height: 1).offset(x: x)
        .frame(width: 3, height: 1, alignment: .leading)
    }
    try expectPixels(of: renderer(sliver(0.4), scale: 1), is: "r..")
    try expectPixels(of: renderer(sliver(0.6), scale: 1), is: "...")
  }

  @Test func `edges of nested views are rounded once`() throws {
    // 0.3 + 0.3 is rounded to 1, not each 0.3 to 0.
    let nested = Color.red.frame(width: 1, height: 1).padding(.leading, 0.3).padding(.leading, 0.3)
      .frame(width: 3, height: 1, alignment: .leading)
    try expectPixels(of: renderer(nested, scale: 1), is: ".r.")
  }
}
