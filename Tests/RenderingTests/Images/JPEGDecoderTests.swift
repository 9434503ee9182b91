import EspalierDrawing
import EspalierRendering
import Foundation
import Testing

@Suite struct JPEGDecoderTests {
  @Test func `progressive files are read to the last scan`() throws {
    let bitmap = try ImageDecoder.bitmap(from: SamplePictures.progressiveJPEG, name: "p.jpg")
    #expect(bitmap.drawing.hasPrefix("RRRRR"))
    #expect(bitmap.drawing.hasSuffix("BBBBB"))
  }

  @Test func `Adobe's print colors say how much light is left`() throws {
    let bitmap = try ImageDecoder.bitmap(from: SamplePictures.printJPEG, name: "print.jpg")
    #expect(bitmap.color(2, 4) == "#ff0000")
    #expect(bitmap.color(13, 4) == "#000080")
  }

  @Test func `other print colors say how much ink there is`() throws {
    // Without Adobe's part (2 bytes of start, then 16) the numbers are cyan, magenta, yellow and black themselves.
    let file = SamplePictures.printJPEG.prefix(2) + SamplePictures.printJPEG.dropFirst(18)
    let bitmap = try ImageDecoder.bitmap(from: file, name: "ink.jpg")
    // Stored: full black on the left; half black on the right, and there no ink but yellow's opposite.
    #expect(bitmap.color(2, 4) == "#000000")
    #expect(bitmap.opacity(13, 4) == 255)
  }

  /// Comments of 50,000 bytes each, with the marker and the length.
  private static func comments(ofTotal count: Int) -> [UInt8] {
    let comment = [0xFF, 0xFE, 0xC3, 0x4E] + [UInt8](repeating: 0, count: 0xC34E - 2)
    return Array(repeatElement(comment, count: count / comment.count + 1).joined())
  }

  @Test func `scans without end are refused`() throws {
    // The sample has a size of 128 pixels: many scans are fine. As 10,000 by 10,000, at most 16 are.
    let file = [UInt8](SamplePictures.progressiveJPEG)
    let frame = try #require(file.indices.first { file[$0] == 0xFF && file[$0 + 1] == 0xC2 })
    let scan = try #require(file.indices.first { file[$0] == 0xFF && file[$0 + 1] == 0xDA })
    var huge = file
    // The marker and the length take 2 bytes each, the depth takes one.
    huge.replaceSubrange((frame + 5)..<(frame + 9), with: [0x27, 0x10, 0x27, 0x10])
    // A picture may have 256 pixels for each byte of its file.
    huge.insert(contentsOf: Self.comments(ofTotal: 400_000), at: 2)
    huge += [UInt8](repeating: 0, count: 10) + Array(repeating: file[scan...], count: 20).joined()
    let error = #expect(throws: RenderingError.self) {
      try ImageDecoder.bitmap(from: Data(huge), name: "endless.jpg")
    }
    #expect(error?.description.contains("endless.jpg") == true)
    #expect(error?.description.contains("at most 16 are read") == true)
  }
}
