import EspalierDrawing
import EspalierRendering
import Foundation
import Testing

/// A GIF file that a test puts together.
///
/// Colors are 0 red, 1 green, 2 blue and 3 white, unless `palette` has others.
private struct SampleGIF {
  var canvas = (width: 4, height: 4)
  var origin = (x: 0, y: 0)
  var rows = ["0123", "3210", "0000", "1111"]
  var isInterlaced = false
  var transparent: UInt8?
  var hasLocalPalette = false
  var palette: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]

  var data: Data {
    func number(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8)] }
    let fourColors: UInt8 = 0x81
    var file = Array("GIF89a".utf8) + number(canvas.width) + number(canvas.height)
    file += [hasLocalPalette ? 0 : fourColors, 0, 0] + (hasLocalPalette ? [] : palette)
    if let transparent { file += [0x21, 0xF9, 4, 1, 0, 0, transparent, 0] }
    file += [0x2C] + number(origin.x) + number(origin.y)
    file += number(rows.first?.count ?? 0) + number(rows.count)
    file += [(hasLocalPalette ? fourColors : 0) | (isInterlaced ? 0x40 : 0)]
    file += hasLocalPalette ? palette : []
    let codes = codes(of: stored.joined().compactMap { $0.wholeNumberValue })
    return Data(file + [2, UInt8(codes.count)] + codes + [0, 0x3B])
  }

  /// Interlaced, every eighth row comes first, then those in the middle, and so on.
  private var stored: [String] {
    guard isInterlaced else { return rows }
    let order = [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { first, step in
      Array(stride(from: first, to: rows.count, by: step))
    }
    return order.map { rows[$0] }
  }

  /// Codes of 3 bits: 4 clears the table, in time before longer codes are due; 5 ends.
  private func codes(of values: [Int]) -> [UInt8] {
    let codes = values.enumerated().flatMap { $0 % 2 == 0 ? [4, $1] : [$1] } + [5]
    var bits = codes.flatMap { code in (0..<3).map { code >> $0 & 1 } }
    bits += [Int](repeating: 0, count: (8 - bits.count % 8) % 8)
    return stride(from: 0, to: bits.count, by: 8).map { start in
      (0..<8).reduce(UInt8(0)) { $0 | UInt8(bits[start + $1] << $1) }
    }
  }
}

@Suite struct GIFDecoderTests {
  private func drawing(_ gif: SampleGIF) throws -> String {
    try ImageDecoder.bitmap(from: gif.data, name: "sample.gif").drawing
  }

  private let expected = """
    RGBW
    WBGR
    RRRR
    GGGG
    """

  @Test func `rows are read in order`() throws {
    #expect(try drawing(SampleGIF()) == expected)
  }

  @Test func `interlaced rows are put in their places`() throws {
    #expect(try drawing(SampleGIF(isInterlaced: true)) == expected)
  }

  @Test func `a picture may have its own palette`() throws {
    #expect(try drawing(SampleGIF(hasLocalPalette: true)) == expected)
  }

  @Test func `one color may be transparent`() throws {
    #expect(try drawing(SampleGIF(transparent: 0)) == ".GBW\nWBG.\n....\nGGGG")
  }

  @Test func `the first picture has its place on the canvas`() throws {
    #expect(
      try drawing(SampleGIF(canvas: (6, 4), origin: (1, 2), rows: ["01", "23"])) == """
        ......
        ......
        .RG...
        .BW...
        """)
  }

  @Test func `parts outside of the canvas are cut off`() throws {
    #expect(
      try drawing(SampleGIF(canvas: (3, 2), origin: (1, 1), rows: ["0123", "3210"])) == "...\n.RG")
    #expect(try drawing(SampleGIF(canvas: (3, 1), origin: (9, 9))) == "...")
  }

  @Test func `without a canvas the picture has its own size`() throws {
    #expect(try drawing(SampleGIF(canvas: (0, 0), origin: (1, 0), rows: ["01"])) == ".RG")
  }

  @Test func `canvas and picture must not exceed the limit`() throws {
    #expect(throws: RenderingError.imageTooLarge(name: "sample.gif", width: 30_000, height: 30_000))
    {
      try drawing(SampleGIF(canvas: (30_000, 30_000)))
    }
    var wide = [UInt8](SampleGIF().data)
    // The head takes 13 bytes, the palette 12, the comma and the place 5; then come width and height.
    wide.replaceSubrange(30..<34, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(throws: RenderingError.imageTooLarge(name: "sample.gif", width: 65_535, height: 65_535))
    {
      try ImageDecoder.bitmap(from: Data(wide), name: "sample.gif")
    }
  }

  @Test func `a file without a picture or colors says so`() throws {
    let whole = SampleGIF().data
    for (data, words) in [
      (whole.prefix(25) + Data([0x3B]), "it holds no picture"),
      (
        Data(Array("GIF89a".utf8) + [4, 0, 4, 0, 0, 0, 0]) + whole.dropFirst(25), "it has no colors"
      ),
    ] {
      let error = #expect(throws: RenderingError.self) {
        try ImageDecoder.bitmap(from: data, name: "empty.gif")
      }
      #expect(error?.description.contains(words) == true)
    }
  }
}
