import EspalierDrawing
import EspalierRendering
import Foundation
import Testing

@Suite struct WebPDecoderTests {
  private func read(_ data: Data) throws -> Bitmap {
    try ImageDecoder.bitmap(from: data, name: "sample.webp")
  }

  @Test func `lossless files have opacities`() throws {
    #expect(
      try read(SamplePictures.losslessWebP).drawing == """
        RRRRBBBB
        RRRRBBBB
        rrrrBBBB
        rrrrBBBB
        """)
  }

  @Test func `lossy files have opacities too`() throws {
    let rows = try read(SamplePictures.lossyWebP).drawing.split(separator: "\n")
    #expect(rows.count == 8)
    #expect(rows.first?.hasPrefix("RRRRR") == true)
    #expect(rows.last?.hasPrefix("rrrrr") == true)
    #expect(rows.last?.hasSuffix("BBBBB") == true)
  }

  @Test func `an animation shows its first frame in its place`() throws {
    #expect(
      try read(SamplePictures.animatedWebP).drawing == """
        ........
        ........
        ....GGGG
        ....GGGG
        """)
  }

  @Test func `pictures are rotated by their EXIF orientation`() throws {
    #expect(
      try read(SamplePictures.turnedWebP).drawing
        == "RRRR\nRRRR\nRRRR\nRRRR\nBBBB\nBBBB\nBBBB\nBBBB")
  }

  @Test func `a canvas beyond the limit is refused`() throws {
    var file = [UInt8](SamplePictures.animatedWebP)
    // RIFF and WEBP take 12 bytes, the chunk's head 8, the flags 4; then come width and height, less 1.
    file.replaceSubrange(24..<30, with: [0x10, 0x27, 0, 0x10, 0x27, 0])
    #expect(
      throws: RenderingError.imageTooLarge(name: "sample.webp", width: 10_001, height: 10_001)
    ) {
      try read(Data(file))
    }
  }
}
