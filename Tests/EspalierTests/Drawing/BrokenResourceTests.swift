import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Pictures and symbols that are missing or damaged.
@MainActor @Suite struct BrokenResourceTests {
  /// Checks that a view takes no room and is reported once, in words that contain `words`.
  private func expectReport(
    _ image: Image, _ words: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 2, height: 1)
      image.called("image")
      Color.blue.frame(width: 2, height: 1)
    }
    let snapshot = LayoutSnapshot(of: row, proposal: .unspecified)
    _ = snapshot.displayListText
    snapshot.update()
    _ = snapshot.displayListText
    #expect(snapshot.frame(of: "image")?.size == .zero, sourceLocation: sourceLocation)
    #expect(snapshot.size == CGSize(width: 4, height: 1), sourceLocation: sourceLocation)
    #expect(snapshot.diagnostics.count == 1, sourceLocation: sourceLocation)
    for word in words {
      #expect(
        snapshot.diagnostics.first?.contains(word) == true, "\(snapshot.diagnostics)",
        sourceLocation: sourceLocation)
    }
    expectDrawing(of: row, is: "rrbb", sourceLocation: sourceLocation)
  }

  @Test func `a picture that does not exist is reported with the places that were searched`() throws
  {
    expectReport(Image("no such picture"), "There is no image \"no such picture\"", "main bundle")
    let folder = try ScratchFolder()
    let bundle = try folder.bundle("other.png", Data())
    expectReport(Image("picture", bundle: bundle), "\"picture\"", folder.url.path)
  }

  /// A PNG file of 8 by 8 points.
  private var intact: Data {
    get throws {
      let disc = Circle().fill(
        .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      return try disc.png(ProposedViewSize(width: 8, height: 8))
    }
  }

  @Test func `an intact picture is shown`() throws {
    let folder = try ScratchFolder()
    let bundle = try folder.bundle("picture.png", intact)
    let snapshot = LayoutSnapshot(of: Image("picture", bundle: bundle), proposal: .unspecified)
    #expect(snapshot.size == CGSize(width: 8, height: 8))
    _ = snapshot.displayListText
    #expect(snapshot.diagnostics.isEmpty)
  }

  @Test func `a broken PNG file is reported by its name`() throws {
    let intact = try intact
    var flipped = intact
    flipped[intact.count - 30] ^= 0x55
    var huge = intact
    huge.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
    let files = [
      ("empty.png", Data()), ("signature.png", intact.prefix(8)), ("header.png", intact.prefix(33)),
      ("cut.png", intact.prefix(intact.count - 40)), ("flipped.png", flipped), ("huge.png", huge),
      ("text.png", Data("This is no picture.".utf8)),
    ]
    for (name, data) in files {
      let folder = try ScratchFolder()
      let bundle = try folder.bundle(name, Data(data))
      let image = Image(String(name.dropLast(4)), bundle: bundle)
      expectReport(image, folder.file(name).path, "cannot be read")
    }
  }

  @Test func `a broken JPEG file is reported by its name`() throws {
    let start: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF".utf8) + [0, 1, 1, 0, 0, 1]
    let files = [
      ("start.jpg", Data([0xFF, 0xD8])), ("header.jpg", Data(start)),
      ("noise.jpeg", Data([0xFF, 0xD8]) + Data((0..<500).map { UInt8($0 * 7 % 256) })),
    ]
    for (name, data) in files {
      let folder = try ScratchFolder()
      let bundle = try folder.bundle(name, data)
      let image = Image(String(name.split(separator: ".")[0]), bundle: bundle)
      expectReport(image, folder.file(name).path, "cannot be read")
    }
  }

  @Test func `a picture of nothing but a broken file has no size`() throws {
    let folder = try ScratchFolder()
    let bundle = try folder.bundle("broken.png", Data([1, 2, 3]))
    #expect(throws: (any Error).self) { try Image("broken", bundle: bundle).png() }
  }

  @Test func `an unknown symbol shows a box in its place and is reported by its name`() {
    let snapshot = LayoutSnapshot(
      of: Image(systemName: "no.such.thing").called("symbol"), proposal: .unspecified)
    #expect(snapshot.displayListText.contains("(stroke "))
    #expect(snapshot.diagnostics.count == 1)
    #expect(snapshot.diagnostics.first?.contains("\"no.such.thing\"") == true)
    let known = LayoutSnapshot(of: Image(systemName: "square"), proposal: .unspecified)
    #expect(snapshot.size == known.size)
  }
}
