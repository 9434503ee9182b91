import EspalierDrawing
import EspalierRendering
import Foundation
import Testing

@Suite struct RasterRendererTests {
  @Test(
    "points and scale → pixels",
    arguments: [
      (10.0, 1.0, 10), (10.0, 2.0, 20), (10.2, 1.0, 10), (10.2, 2.0, 20), (33.3, 3.0, 100),
      (2.5, 1.0, 3), (0.1, 1.0, 1),
      // 0.7 * 5 is a little less than 3.5 in floating point, and still counts as a half.
      (0.7 * 5 - 1e-15, 1.0, 4),
    ])
  func pixels(points: Double, scale: Double, pixels: Int) throws {
    let size = try PixelSize(CGSize(width: points, height: 1), scale: scale)
    #expect(size.width == pixels)
  }

  @Test(
    "sizes that are refused",
    arguments: [
      (0.0, 10.0, 1.0), (10.0, 0.0, 1.0), (-5.0, 10.0, 1.0), (.nan, 10.0, 1.0), (10.0, 10.0, 0.0),
      (.infinity, 10.0, 1.0), (32_768.0, 1.0, 1.0), (16_385.0, 16_385.0, 1.0),
      (100_000.0, 100_000.0, 1.0), (1000.0, 1000.0, 1000.0),
    ])
  func refused(width: Double, height: Double, scale: Double) {
    #expect(throws: RenderingError.self) {
      try RasterRenderer().render(
        DisplayList(size: CGSize(width: width, height: height)), scale: scale)
    }
  }

  @Test func `the errors say what to do`() {
    #expect(
      RenderingError.emptyPicture(.zero).description
        == "There is nothing to draw: the picture is 0x0 points. "
        + "Give the view a size, with a frame or a proposed size.")
    #expect(
      RenderingError.pictureTooLarge(width: 1e5, height: 1e5).description
        == "The picture would be 100000 by 100000 pixels. The limits are 32767 pixels a side and "
        + "256 million in all. Use a smaller scale or frame, or write PDF or SVG.")
  }

  @Test func `a background lies below everything and covers partial pixels`() throws {
    let list = DisplayList(
      size: CGSize(width: 2.5, height: 1), items: [fill(.red, 0, 0, 1, 1)])
    let bitmap = try RasterRenderer().render(list, background: .white)
    #expect((0..<3).map { bitmap.color($0, 0) } == ["#ff0000", "#ffffff", "#ffffff"])
  }

  @Test func `a frame on whole pixels covers the picture to its last row`() throws {
    // Frames are rounded to the nearest pixel: 10.2 points are 20 pixels at scale 2, not 21.
    let list = DisplayList(
      size: CGSize(width: 10, height: 10.2), items: [fill(.red, 0, 0, 10, 10)])
    let bitmap = try RasterRenderer().render(list, scale: 2)
    #expect(bitmap.height == 20)
    #expect(bitmap.color(0, bitmap.height - 1) == "#ff0000")
  }

  @Test func `only damaged pixels are drawn again`() throws {
    var pixels = [UInt8](repeating: 0, count: 4 * 4)
    try pixels.withUnsafeMutableBufferPointer { buffer in
      let start = try #require(buffer.baseAddress)
      try RasterRenderer().draw(
        DisplayList(size: CGSize(width: 4, height: 1), items: [fill(.white, 0, 0, 4, 1)]),
        scale: 1, damage: [CGRect(1, 0, 1, 1), CGRect(2.5, 0, 1, 1)],
        into: .init(pixels: start, width: 4, height: 1, stride: 16))
    }
    #expect(stride(from: 0, to: 16, by: 4).map { pixels[$0] } == [0, 255, 255, 255])
  }

  @Test func `the same list gives the same bytes, from a new renderer or a used one`() throws {
    let list = try TestScene.list()
    let used = RasterRenderer()
    let first = try used.render(list, scale: 2)
    #expect(try used.render(list, scale: 2).pixels == first.pixels)
    #expect(try RasterRenderer().render(list, scale: 2).pixels == first.pixels)
    #expect(try list.pdfData() == list.pdfData())
    #expect(try list.svgData() == list.svgData())
    #expect(try list.pngData() == list.pngData())
  }

  @Test func `pictures can be drawn on many threads at once`() async throws {
    let list = try TestScene.list()
    let expected = try RasterRenderer().render(list).pixels
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<8 { group.addTask { try RasterRenderer().render(list).pixels } }
      for try await pixels in group { #expect(pixels == expected) }
    }
  }
}
