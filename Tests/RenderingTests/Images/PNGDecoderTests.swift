import EspalierDrawing
import EspalierRendering
import Foundation
import Testing

@Suite struct PNGDecoderTests {
  private func read(_ png: SamplePNG) throws -> Bitmap {
    try ImageDecoder.bitmap(from: png.data, name: "sample.png")
  }

  /// The first component of each pixel, which is blue.
  private func levels(_ png: SamplePNG) throws -> [Int] {
    let bitmap = try read(png)
    return stride(from: 0, to: bitmap.pixels.count, by: 4).map { Int(bitmap.pixels[$0]) }
  }

  @Test(
    "bits of a sample → samples, and levels of 255",
    arguments: [
      (1, [0, 1, 1], [0, 255, 255]), (2, [0, 1, 2, 3], [0, 85, 170, 255]),
      (4, [0, 1, 15], [0, 17, 255]), (8, [0, 77, 255], [0, 77, 255]),
      // 16 bits are sRGB too, unless the file says otherwise.
      (16, [0, 77 * 257, 65_535], [0, 77, 255]),
    ])
  func gray(depth: Int, samples: [Int], levels: [Int]) throws {
    let png = SamplePNG(color: .gray, depth: depth, width: samples.count, samples: samples)
    #expect(try self.levels(png) == levels)
  }

  @Test(arguments: [8, 16]) func `colors have three channels or four`(depth: Int) throws {
    let full = (1 << depth) - 1
    let half = full / 2 + 1
    let rgb = SamplePNG(
      color: .rgb, depth: depth, width: 2, samples: [full, 0, 0, 0, 0, full])
    #expect(try read(rgb).drawing == "RB")
    let faded = SamplePNG(
      color: .rgbWithOpacity, depth: depth, width: 2,
      samples: [full, 0, 0, half, 0, full, 0, 0])
    #expect(try read(faded).drawing == "r.")
    let gray = SamplePNG(
      color: .grayWithOpacity, depth: depth, width: 2, samples: [full, half, 0, full])
    #expect(try read(gray).drawing == "wK")
  }

  @Test(arguments: [1, 2, 4, 8])
  func `palettes have colors and opacities`(depth: Int) throws {
    let png = SamplePNG(
      color: .palette, depth: depth, width: 3, samples: [1, 0, 1],
      chunks: [("PLTE", [255, 0, 0, 0, 0, 255]), ("tRNS", [128])])
    #expect(try read(png).drawing == "BrB")
  }

  @Test func `one color may be transparent`() throws {
    let gray = SamplePNG(
      color: .gray, depth: 8, width: 3, samples: [255, 7, 0], chunks: [("tRNS", [0, 7])])
    #expect(try read(gray).drawing == "W.K")
    let rgb = SamplePNG(
      color: .rgb, depth: 8, width: 2, samples: [255, 0, 0, 1, 2, 3],
      chunks: [("tRNS", [0, 1, 0, 2, 0, 3])])
    #expect(try read(rgb).drawing == "R.")
  }

  @Test func `interlaced pixels are put in their places`() throws {
    let samples = Array(0..<(11 * 9))
    let plain = SamplePNG(color: .gray, depth: 8, width: 11, samples: samples)
    var interlaced = plain
    interlaced.isInterlaced = true
    #expect(interlaced.data != plain.data)
    #expect(try levels(interlaced) == samples)
  }

  @Test func `pictures are rotated by their EXIF orientation`() throws {
    // A directory with one entry: tag 0x0112, type short, one value: 6, the right side was up.
    let exif: [UInt8] =
      Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
    let png = SamplePNG(
      color: .rgb, depth: 8, width: 2, samples: [255, 0, 0, 0, 0, 255], chunks: [("eXIf", exif)])
    #expect(try read(png).drawing == "R\nB")
  }
}
