import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Unusual characters, and texts of unusual length.
@MainActor @Suite(.serialized) struct StrangeTextTests {
  nonisolated static let strings: [String] = [
    String(decoding: [0xD800] as [UInt16], as: UTF16.self),
    String(decoding: [0x61, 0xDC00, 0x62] as [UInt16], as: UTF16.self),
    String(decoding: [0xDC00, 0xD800, 0xDBFF] as [UInt16], as: UTF16.self),
    String(decoding: [0x61, 0xC0, 0xFF, 0xED, 0xA0, 0x80] as [UInt8], as: UTF8.self),
    "a\0b", "\u{1}\u{8}\u{1B}\u{7F}\u{9F}x",
    String(decoding: [0xFFFE, 0xFFFF, 0xFDD0, 0x78] as [UInt16], as: UTF16.self),
    "e" + String(repeating: "\u{301}", count: 2_000),
    String(repeating: "\u{202E}\u{2067}", count: 100) + "x", "\u{2069}\u{202C}x",
    String(repeating: "\u{1F468}\u{200D}", count: 300), "\u{200D}\u{FE0F}\u{20E3}x",
    "\r\n\r\u{85}\u{2028}\u{2029}x", "x\t\t\ty", "\u{E000}\u{F8FF}x", "\u{AD}\u{200B}\u{2060}x",
  ]

  @Test(arguments: strings.indices)
  func `any string can be laid out and drawn in every format`(index: Int) throws {
    let text = Text(verbatim: Self.strings[index])
    let snapshot = LayoutSnapshot(of: text, proposal: .unspecified)
    #expect(snapshot.size.width >= 0 && snapshot.size.height > 0)

    let page = text.frame(width: 60, height: 40).background(.white)
    let renderer = ImageRenderer(content: page)
    #expect(try PNGHeader(renderer.pngData()) == PNGHeader(width: 60, height: 40, isOpaque: true))
    let svg = try renderer.svgData()
    let written = try #require(String(data: svg, encoding: .utf8))
    let forbidden = written.unicodeScalars.filter { scalar in
      // Characters that XML cannot represent.
      (scalar.value < 32 && !"\t\n\r".unicodeScalars.contains(scalar))
        || scalar.value & 0xFFFE == 0xFFFE && scalar.value < 0x10000
    }
    #expect(forbidden.isEmpty)
    #expect(throws: Never.self) { try renderer.pdfData() }
  }

  @Test func `halves of surrogate pairs become replacement characters`() {
    let snapshot = LayoutSnapshot(of: Text(verbatim: Self.strings[1]), proposal: .unspecified)
    #expect(snapshot.displayListText.contains("\"a\u{FFFD}b\""))
    #expect(snapshot.size == CGSize(width: 3 * 8, height: 16))
  }

  // MARK: A quarter of a megabyte without a space

  private let flood = String(repeating: "abcdefgh", count: 1 << 15)

  @Test(arguments: [false, true])
  func `a quarter of a megabyte without a space breaks into lines`(hasFonts: Bool) {
    let snapshot = LayoutSnapshot(
      of: Text(verbatim: flood), proposal: ProposedViewSize(width: 800, height: nil),
      text: hasFonts ? .fonts : .fixedPitch)
    #expect(snapshot.size.width <= 800)
    #expect(snapshot.size.height > 12_500)
    if !hasFonts {
      // 100 characters in each line.
      #expect(snapshot.size.height == CGFloat((flood.utf8.count + 99) / 100 * 16))
    }
  }

  @Test func `a quarter of a megabyte without a space is drawn where there is room`()
    throws
  {
    let page = Text(verbatim: flood).frame(width: 200, height: 100)
    #expect(try PNGHeader(page.png()).width == 200)
  }

  @Test func `a quarter of a megabyte in one line is shortened or too wide`() throws {
    let line = Text(verbatim: flood).lineLimit(1)
    #expect(try PNGHeader(line.png(ProposedViewSize(width: 120, height: nil))).width <= 120)
    #expect(throws: (any Error).self) { try line.png() }
  }
}
