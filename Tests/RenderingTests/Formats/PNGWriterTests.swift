import EspalierDrawing
import EspalierRendering
import Foundation
import Testing

@Suite struct PNGWriterTests {
  @Test func `a written picture reads back the same, with straight colors`() throws {
    let bitmap = try RasterRenderer().render(try TestScene.list(), scale: 2)
    let png = try PNGWriter.data(for: bitmap)
    #expect(try ImageDecoder.bitmap(from: png, name: "scene").pixels == bitmap.pixels)
  }

  @Test func `transparent pixels read back with rounding errors only`() throws {
    // Every opacity, with the largest premultiplied component that it allows, and with half of
    // that.
    var pixels: [UInt8] = []
    for alpha in 0...255 {
      pixels += [UInt8(alpha), UInt8(alpha / 2), 0, UInt8(alpha)]
    }
    let bitmap = Bitmap(width: 256, height: 1, pixels: pixels, name: "alphas")
    let png = try PNGWriter.data(for: bitmap)
    let back = try ImageDecoder.bitmap(from: png, name: "alphas")
    for (before, after) in zip(pixels, back.pixels) {
      #expect(abs(Int(before) - Int(after)) <= 1)
    }
  }

  @Test(
    "opacity → color type and bytes per pixel",
    arguments: [(UInt8(255), UInt8(2)), (UInt8(254), UInt8(6))])
  func colorType(alpha: UInt8, type: UInt8) throws {
    let bitmap = Bitmap(width: 1, height: 1, pixels: [0, 0, 0, alpha], name: "dot")
    let png = try PNGWriter.data(for: bitmap)
    // The signature takes 8 bytes, a chunk's head 8, width, height and depth 9.
    #expect(png[8 + 8 + 9] == type)
  }

  @Test func `the resolution follows the scale`() throws {
    let bitmap = Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 255], name: "dot")
    let png = try PNGWriter.data(for: bitmap, scale: 2)
    let chunk = try #require(png.range(of: Data("pHYs".utf8)))
    let density = png[chunk.upperBound..<(chunk.upperBound + 4)].reduce(0) { $0 << 8 | Int($1) }
    // 144 pixels an inch of 0.0254 meters: 5669.3 a meter.
    #expect(density == 5669)
    #expect(png.range(of: Data("sRGB".utf8)) != nil)
  }
}
