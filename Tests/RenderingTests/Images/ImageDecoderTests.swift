import EspalierDrawing
import EspalierRendering
import Foundation
import Testing

@Suite struct ImageDecoderTests {
  private func png() throws -> Data {
    try DisplayList(
      size: CGSize(width: 40, height: 30),
      items: [fill(.red, 0, 0, 20, 30), fill(.blue.opacity(0.5), 20, 0, 20, 30)]
    ).pngData()
  }

  @Test func `colors are premultiplied`() throws {
    let bitmap = try ImageDecoder.bitmap(from: try png(), name: "two.png")
    #expect(bitmap.name == "two.png")
    #expect(Array(bitmap.pixels[0..<4]) == [0, 0, 255, 255])
    #expect(Array(bitmap.pixels[(30 * 4)..<(31 * 4)]) == [128, 0, 0, 128])
  }

  @Test func `a JPEG reads back close to what it was made of`() throws {
    let bitmap = try ImageDecoder.bitmap(from: SampleFiles.jpeg, name: "sample.jpg")
    #expect(bitmap.width == 24 && bitmap.height == 16)
    #expect(bitmap.opacity(0, 0) == 255)
    // Left half red, right half blue.
    #expect(bitmap.pixels[(8 * 24 + 3) * 4 + 2] > 240)
    #expect(bitmap.pixels[(8 * 24 + 20) * 4] > 240)
  }

  // The sample is red on the left. Where that ends up follows from how the camera was held.
  @Test(
    "EXIF orientation → size and a red place",
    arguments: [
      (1, "24x16", 3, 8), (2, "24x16", 20, 8), (3, "24x16", 20, 8), (4, "24x16", 3, 8),
      (5, "16x24", 8, 3), (6, "16x24", 8, 3), (7, "16x24", 8, 20), (8, "16x24", 8, 20),
      (9, "24x16", 3, 8), (0, "24x16", 3, 8),
    ])
  func orientation(value: Int, size: String, x: Int, y: Int) throws {
    for isLittleEndian in [true, false] {
      let data = SampleFiles.jpeg(orientation: value, isLittleEndian: isLittleEndian)
      let bitmap = try ImageDecoder.bitmap(from: data, name: "turned.jpg")
      #expect("\(bitmap.width)x\(bitmap.height)" == size)
      #expect(bitmap.pixels[(y * bitmap.width + x) * 4 + 2] > 240)
    }
  }

  @Test(
    "data that is not a picture is an error that names the file",
    arguments: [
      (Data(), "it is empty"), (Data("BM".utf8), "it is not PNG, JPEG, WebP, GIF or SVG"),
      (Data("RIFF".utf8), "it is not PNG"), (Data("GIF89a".utf8), ""),
      (Data([0x89, 0x50, 0x4E, 0x47]), "read beyond end of data"),
      (Data([0xFF, 0xD8, 0xFF]), ""),
    ])
  func notAPicture(data: Data, reason: String) {
    let error = #expect(throws: RenderingError.self) {
      try ImageDecoder.bitmap(from: data, name: "broken.png")
    }
    #expect(error?.description.contains("broken.png") == true)
    if !reason.isEmpty { #expect(error?.description.contains(reason) == true) }
  }

  @Test func `a file cut off anywhere is an error, never a crash`() throws {
    for (whole, name) in [
      (try png(), "cut.png"), (SampleFiles.jpeg, "cut.jpg"),
      (SamplePictures.progressiveJPEG, "cut-progressive.jpg"),
      (SamplePictures.losslessWebP, "cut.webp"), (SamplePictures.lossyWebP, "cut-lossy.webp"),
    ] {
      for length in stride(from: 0, to: whole.count - 12, by: 7) {
        #expect(throws: RenderingError.self, "\(name) at \(length)") {
          try ImageDecoder.bitmap(from: whole.prefix(length), name: name)
        }
      }
    }
  }

  @Test func `a file with any byte changed reads or is an error, never a crash`() throws {
    for whole in [
      try png(), SampleFiles.jpeg(orientation: 6, isLittleEndian: true), SamplePictures.printJPEG,
      SamplePictures.animatedWebP, SamplePictures.turnedWebP,
    ] {
      for index in whole.indices {
        var damaged = whole
        damaged[index] ^= 0xFF
        _ = try? ImageDecoder.bitmap(from: damaged, name: "damaged")
      }
    }
  }

  @Test(
    "a small file that claims to be huge is refused before it is read",
    arguments: [(30_000, 30_000), (100_000, 2), (2, 2_000_000_000), (10_001, 10_000)])
  func bomb(width: Int, height: Int) throws {
    let error = #expect(throws: RenderingError.self) {
      try ImageDecoder.bitmap(
        from: SampleFiles.pngClaiming(width: width, height: height, try png()), name: "bomb.png")
    }
    // libpng refuses more than a million pixels a side by itself.
    if max(width, height) <= 1_000_000 {
      #expect(error == .imageTooLarge(name: "bomb.png", width: width, height: height))
    }
  }

  @Test func `a small file has sixteen million pixels at most, a larger one more`() throws {
    // 4,096 by 4,096 are sixteen times 2 to the 20th.
    func refusal(_ width: Int, _ height: Int, padding: Int) throws -> Bool {
      let file = SampleFiles.pngClaiming(width: width, height: height, try png())
      let error = #expect(throws: RenderingError.self) {
        try ImageDecoder.bitmap(from: file + Data(count: padding), name: "bomb.png")
      }
      return error == .imageTooLarge(name: "bomb.png", width: width, height: height)
    }
    #expect(try refusal(4_097, 4_096, padding: 0))
    #expect(try refusal(10_000, 9_000, padding: 0))
    // 256 pixels for each byte.
    #expect(try refusal(10_000, 9_000, padding: 90_000_000 / 256 + 1) == false)
    #expect(try refusal(4_096, 4_096, padding: 0) == false)
  }

  @Test func `a drawing of a few bytes has no more pixels than other small files`() {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' width='10000' height='9000'/>"
    #expect(
      throws: RenderingError.imageTooLarge(name: "large.svg", width: 10_000, height: 9_000)
    ) { try ImageDecoder.bitmap(from: Data(text.utf8), name: "large.svg") }
  }

  @Test func `a file that is not there is an error with its path`() {
    #expect(throws: RenderingError.self) {
      try ImageDecoder.bitmap(atPath: "/none/picture.png")
    }
  }
}
