import CGfx
import EspalierDrawing
import Foundation
import Testing

@testable import EspalierTypesetting

/// Compares texts that are put together from pairs and words that the font has shaped before with what HarfBuzz makes of each
/// of their parts at once.
@Suite struct PutTogetherTests {
  /// Pieces of which texts are made: everything that may stand beside plain characters.
  private static let pieces: [String] =
    plainPieces + [
      "fi", "ffi", "ffl", "fj", "To", "AV", "LT", "Wa.", "11", "1/2", "->", "e\u{301}", "n\u{303}",
      "f\u{338}", "é", "ß",
      "\u{AD}", "\u{A0}", "\u{200D}", "\u{200B}", "½", "1\u{2044}2", "–", "…", "“", "’", "•", "→",
      "\t", "\n", "  ", "я", "Ω",
      "שלום", "سلام", "नमस्ते", "日本", "🙂", "👩‍🚀", "1️⃣", "🇫🇷",
    ]

  /// Texts of these alone take a shorter way.
  private static let plainPieces = (0x20..<0x7F as Range<UInt8>).map { String(Unicode.Scalar($0)) }

  private static let features: [@Sendable (inout StyledText.Run) -> Void] = [
    { _ in }, { $0.tracking = 1 }, { $0.kerning = -1 }, { $0.font.hasMonospacedDigits = true },
    { $0.font.smallCaps = .lowercase }, { $0.font.smallCaps = [.lowercase, .uppercase] },
    { $0.font.weight = 700 }, { $0.font.isItalic = true }, { $0.font.size = 40 },
  ]

  /// The four designs, and every sixteenth family that is installed: all take a minute.
  private static let families: [FontDescription.Family] =
    FontDescription.FontDesign.allCases.map { .system($0) }
    + FontDirectory(FontDirectory.searchList).names
    .filter { !$0.contains("-") || $0.hasSuffix("-Regular") }
    .enumerated().filter { $0.offset % 16 == 0 }.map(\.element)
    .map { .named($0.replacing("-Regular", with: "")) }

  private let maker = ContentMaker(FontCatalog(directories: FontDirectory.searchList) { _ in })

  /// The parts of a text whose glyphs differ from those of the part shaped at once.
  private func differences(_ text: StyledText, isRightToLeft: Bool) -> [String] {
    let content =
      isRightToLeft
      ? ShapedContent(text, isRightToLeft: true, maker) : maker.content(of: text)
    return content.items.compactMap { shaped in
      guard shaped.item.kind == .characters, let file = shaped.item.file else { return nil }
      let style = ShapingStyle(
        shaped.item, content.styles[shaped.item.style].features, language: text.language)
      var whole: [ShapedGlyph] = []
      maker.shaper.shape(shaped.item, in: file, style, of: content.units, into: &whole)
      let part = String(decoding: content.units[shaped.item.range], as: UTF16.self)
      let isSame = content.glyphs[shaped.glyphs].elementsEqual(whole) { $0.isSame(as: $1) }
      return isSame ? nil : "\(file.path): \(part.debugDescription)"
    }
  }

  @Test(arguments: families)
  func `random texts put together from parts equal those shaped at once`(
    _ family: FontDescription.Family
  ) {
    var random = RepeatableNumbers(seed: 1)
    for change in Self.features {
      for _ in 0..<4 {
        let runs = (0..<Int.random(in: 1...2, using: &random)).map { _ in
          let pieces = Bool.random(using: &random) ? Self.plainPieces : Self.pieces
          let string = (0..<Int.random(in: 1...30, using: &random))
            .compactMap { _ in pieces.randomElement(using: &random) }.joined()
          var run = StyledText.Run(string: string, font: FontDescription(family: family, size: 13))
          change(&run)
          return run
        }
        let language = ["en", "tr", "nl", "ar"].randomElement(using: &random) ?? "en"
        let text = StyledText(runs: runs, language: language)
        #expect(differences(text, isRightToLeft: Bool.random(using: &random)) == [])
      }
    }
  }
}

extension ShapedGlyph {
  /// Equal but for the places where a cut is unsafe, which only count where words are not put together.
  fileprivate func isSame(as other: ShapedGlyph) -> Bool {
    id == other.id && cluster == other.cluster && advance == other.advance
      && offsetX == other.offsetX && offsetY == other.offsetY
  }
}

/// Numbers that are the same in every run.
private struct RepeatableNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}
