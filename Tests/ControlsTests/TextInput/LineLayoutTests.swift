import EspalierDrawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import Espalier
@testable import EspalierControls
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

@MainActor struct LineLayoutTests {
  private let engine = FixedPitchTextEngine()

  /// Characters are 8 points wide, lines 16 high.
  private func layout(_ string: String, after old: LineLayout? = nil) -> LineLayout {
    let style = ResolvedText(
      styled: StyledText(runs: [StyledText.Run(string: "X", font: FontDescription(size: 13))]),
      paints: [])
    return LineLayout(
      string, EditedTextSetting(style, TextLayoutOptions(), engine: engine), replacing: old)
  }

  /// Words of three letters, 4 units each with their spaces.
  private func words(_ count: Int) -> String {
    Array(repeating: "abc", count: count).joined(separator: " ")
  }

  @Test func `a line break is no wider than a space`() {
    let layout = layout("a\nb")
    #expect(layout.contentSize(width: 8) == CGSize(width: 3 * 8, height: 16))
    let end: CGFloat = 3 * 8
    #expect(layout.caret(at: 3, width: 80).minX == end)
  }

  @Test func `a short line is one piece`() {
    #expect(layout("").pieces.count == 1)
    #expect(layout(words(64)).pieces.count == 1)
    #expect(layout(words(640)).pieces.count > 5)
  }

  @Test(arguments: [640, 64, 1])
  func `pieces stand side by side, each character in its place`(_ count: Int) {
    let text = words(count)
    let layout = layout(text)
    #expect(layout.pieces.map(\.string).joined() == text)
    for offset in 0...text.utf16.count {
      let x = CGFloat(offset * 8)
      #expect(layout.caret(at: offset, width: 100) == CGRect(x: x, y: 0, width: 0, height: 16))
      #expect(layout.places(width: 100).offset(at: CGPoint(x: x + 2, y: 4)) == offset)
    }
    #expect(layout.contentSize(width: 100).width == CGFloat(text.utf16.count * 8))
  }

  @Test func `the caret moves from piece to piece in both directions`() {
    let text = words(640)
    let places = layout(text).places(width: 100)
    for offset in 0..<text.utf16.count {
      #expect(places.offset(beside: offset, toRight: true) == offset + 1)
      #expect(places.offset(beside: offset + 1, toRight: false) == offset)
    }
    #expect(places.offset(beside: text.utf16.count, toRight: true) == nil)
    #expect(places.offset(beside: 0, toRight: false) == nil)
    #expect(places.lineRange(at: 700) == 0..<text.utf16.count)
    #expect(places.offset(lineFrom: 7, down: true, x: 0) == nil)
  }

  @Test func `a selection is one rectangle, and maps only the pieces at its ends`() {
    let text = words(25_000)
    let layout = layout(text)
    let end = text.utf16.count
    let places = layout.places(width: 100)
    #expect(
      places.rectangles(of: 2..<end, in: 0...16)
        == [CGRect(x: 16, y: 0, width: CGFloat(end - 2) * 8, height: 16)])
    #expect(places.rectangles(of: 5..<5, in: 0...16) == [])
    #expect(layout.mappedCount == 2)
  }

  @Test func `only the visible pieces are drawn`() throws {
    let layout = layout(words(25_000))
    let area = CGRect(x: 400_000, y: 0, width: 200, height: 16)
    let line = try #require(layout.lines(in: area, width: 200).first?.lines.lines.first)
    let glyphs = line.runs.reduce(0) { $0 + $1.glyphs.count }
    // 25 characters are in view, in one or two pieces.
    #expect((25...1_100).contains(glyphs))
    #expect(line.runs.allSatisfy { $0.origin.x < 400_220 && $0.origin.x + $0.width > 399_980 })
    #expect(layout.mappedCount == 0)
  }

  @Test(arguments: ["abc ", "a", "字", "•", "é", "😀", "#"])
  func `a key in a hundred thousand characters shapes a piece or two`(_ sample: String) {
    var text = String(repeating: sample, count: 100_000 / sample.utf16.count)
    var layout = layout(text)
    #expect(layout.pieces.count > 100)
    for (index, typed) in zip([50_000, 0, 99_999, 700], ["x", "字", " ", "é"]) {
      text.insert(contentsOf: typed, at: text.utf16.index(text.startIndex, offsetBy: index / 2 * 2))
      layout = self.layout(text, after: layout)
      _ = layout.caret(at: index, width: 200)
      #expect(layout.shapedCount <= 3)
      #expect(layout.mappedCount <= 2)
    }
    #expect(layout.pieces.map(\.string).joined() == text)
  }

  @Test func `a paste of a hundred thousand characters shapes each of them once`() {
    let old = layout(words(1_000))
    let pasted = words(25_000)
    let edited = layout(words(500) + pasted + words(500), after: old)
    #expect(edited.pieces.reduce(0) { $0 + $1.length } == 4 * 26_000 - 3)
    let most = 26_000 * 4 / LineDivision.shortest + 1
    #expect(edited.shapedCount <= most)
  }

  @Test func `deleting key by key leaves no more pieces than the text needs`() {
    var text = words(2_000)
    var layout = layout(text)
    while text.utf16.count > 1_000 {
      text.removeFirst(37)
      layout = self.layout(text, after: layout)
    }
    #expect(layout.pieces.count <= text.utf16.count / (LineDivision.shortest / 2) + 1)
  }

  @Test(arguments: 0..<8)
  func `an edited line is laid out like a new one`(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let samples = [
      "abc ", "字字", "\u{301}", "😀", " ", "\n", String(repeating: "x", count: 700), "שלום ",
    ]
    var text = words(400)
    var layout = layout(text)
    for _ in 0..<60 {
      let count = text.unicodeScalars.count
      let at = text.unicodeScalars.index(
        text.startIndex, offsetBy: Int.random(in: 0...count, using: &random))
      let length = Int.random(in: 0...min(count, 300), using: &random)
      let end = text.unicodeScalars.index(at, offsetBy: length, limitedBy: text.endIndex)
      let new = samples.randomElement(using: &random) ?? ""
      text.unicodeScalars.replaceSubrange(at..<(end ?? text.endIndex), with: new.unicodeScalars)
      layout = self.layout(text, after: layout)
      let fresh = self.layout(text)
      #expect(layout.pieces.map(\.string).joined() == text)
      #expect(layout.contentSize(width: 80) == fresh.contentSize(width: 80))
      for _ in 0..<20 {
        let offset = Int.random(in: 0...text.utf16.count, using: &random)
        let (one, other) = (layout.caret(at: offset, width: 80), fresh.caret(at: offset, width: 80))
        #expect(abs(one.minX - other.minX) < 0.01, "seed \(seed), offset \(offset)")
      }
    }
  }

  // MARK: Cuts

  private func cuts(_ text: String, isRightToLeft: Bool = false) -> [String] {
    LineDivision(text, isRightToLeft: isRightToLeft).pieces(of: text[...]).map(String.init)
  }

  @Test func `a piece begins with the space between two words`() {
    let pieces = cuts(words(640))
    #expect(pieces.count > 5)
    #expect(pieces.dropFirst().allSatisfy { $0.hasPrefix(" abc") && $0.hasSuffix("abc") })
  }

  @Test(arguments: ["e\u{301}", "👍🏽", "👩‍👩‍👧", "🇨🇦", "が", "ش", "क्ष"])
  func `pieces never cut a grapheme or joined letters`(_ character: String) {
    let text = String(repeating: character, count: 2_000)
    for piece in cuts(text) { #expect(piece.count * character.utf16.count == piece.utf16.count) }
    if character == "ش" { #expect(cuts(text).count == 1) }
  }

  @Test func `in mixed directions, pieces end only inside the line's own direction`() {
    let hebrew = Array(repeating: "שלום עולם abc def 12", count: 200).joined(separator: " ")
    let division = LineDivision(hebrew, isRightToLeft: false)
    #expect(division.isRightToLeft)
    #expect(cuts(hebrew).count > 5)
    // The only places with letters from right to left on both sides.
    #expect(cuts(hebrew).dropFirst().allSatisfy { $0.hasPrefix(" עולם") })
    #expect(cuts(hebrew).dropLast().allSatisfy { $0.hasSuffix("שלום") })
  }

  @Test func `explicit directions keep a line in one piece`() {
    #expect(cuts("\u{202E}" + words(640)).count == 1)
    #expect(cuts("\u{2067}" + words(640)).count == 1)
  }

  @Test func `in right-to-left surroundings digits are one piece, but Latin words are not`() {
    let digits = Array(repeating: "123", count: 640).joined(separator: " ")
    #expect(cuts(digits, isRightToLeft: true).count == 1)
    #expect(cuts(words(640), isRightToLeft: true).count > 5)
    #expect(!LineDivision(words(2), isRightToLeft: true).isRightToLeft)
  }
}

/// Numbers that look random, the same for the same seed.
private struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
