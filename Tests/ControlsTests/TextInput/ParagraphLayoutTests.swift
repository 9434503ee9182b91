import EspalierDrawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import Espalier
@testable import EspalierControls
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

@MainActor struct ParagraphLayoutTests {
  private let engine = FixedPitchTextEngine()

  /// Characters are 8 points wide, lines 16 high.
  private func layout(_ string: String, after old: ParagraphLayout? = nil) -> ParagraphLayout {
    let style = ResolvedText(
      styled: StyledText(runs: [StyledText.Run(string: "X", font: FontDescription(size: 13))]),
      paints: [])
    let setting = EditedTextSetting(style, TextLayoutOptions(), engine: engine)
    return ParagraphLayout(string, setting, replacing: old)
  }

  private func caret(_ layout: ParagraphLayout, _ offset: Int) -> String {
    let caret = layout.caret(at: offset, width: 80)
    return "\(Int(caret.minX)),\(Int(caret.minY)) \(Int(caret.height))"
  }

  @Test(arguments: [
    (0, "0,0 16"), (2, "16,0 16"), (3, "0,16 16"), (4, "0,32 16"), (6, "16,32 16"), (7, "0,48 16"),
  ])
  func `the caret stands in the line of its offset, also in empty lines`(
    _ offset: Int, _ place: String
  ) {
    #expect(caret(layout("ab\n\ncd\n"), offset) == place)
  }

  @Test func `a two-character line break belongs to neither line`() {
    let layout = layout("ab\r\ncd")
    #expect(caret(layout, 2) == "16,0 16")
    #expect(caret(layout, 4) == "0,16 16")
    #expect(layout.lineRange(at: 1, width: 80) == 0..<2)
  }

  @Test func `a point gives the nearest offset, and below the text its last line`() {
    let layout = layout("ab\ncd")
    #expect(layout.offset(at: CGPoint(x: 9, y: 20), width: 80) == 4)
    #expect(layout.offset(at: CGPoint(x: 500, y: 4), width: 80) == 2)
    #expect(layout.offset(at: CGPoint(x: 9, y: 500), width: 80) == 4)
    #expect(layout.offset(at: CGPoint(x: -5, y: -500), width: 80) == 0)
  }

  @Test func `up and down keys move between paragraphs, but not beyond the text`() {
    let layout = layout("abc\n\nabc")
    #expect(layout.offset(lineFrom: 2, down: true, x: 16, width: 80) == 4)
    #expect(layout.offset(lineFrom: 4, down: true, x: 16, width: 80) == 7)
    #expect(layout.offset(lineFrom: 7, down: true, x: 16, width: 80) == nil)
    #expect(layout.offset(lineFrom: 0, down: false, x: 0, width: 80) == nil)
  }

  @Test func `a selection is as high as its lines, and a selected line break has some width`() {
    let rects = layout("ab\ncd").rectangles(of: 1..<4, in: 0...32, width: 80)
    #expect(
      rects == [
        CGRect(x: 8, y: 0, width: 8, height: 16), CGRect(x: 16, y: 0, width: 4, height: 16),
        CGRect(x: 0, y: 16, width: 8, height: 16),
      ])
  }

  /// Edits at the start, in the middle, at the end, over several paragraphs, and of line breaks.
  @Test(arguments: [
    "xab\ncd\nef", "ab\ncxd\nef", "ab\ncd\nefx", "ab\nef", "abcd\nef", "ab\ncd\n\nef",
    "ab\ncd\nef\n", "", "\n", "ab\ncd\nab\ncd\nef", "cd\nef", "ab\ncd\n",
  ])
  func `a layout after an edit equals a new one`(_ edited: String) {
    let old = layout("ab\ncd\nef")
    _ = old.height(width: 80)
    let (kept, new) = (layout(edited, after: old), layout(edited))
    #expect(kept.height(width: 80) == new.height(width: 80))
    for offset in 0...edited.utf16.count { #expect(caret(kept, offset) == caret(new, offset)) }
  }

  @Test func `after an edit only the paragraph is shaped that changed`() {
    let lines = (0..<400).map { "line \($0)" }
    let old = layout(lines.joined(separator: "\n"))
    _ = old.height(width: 80)
    #expect(old.shapedCount == 400)
    var edited = lines
    edited[200] += "!"
    let new = layout(edited.joined(separator: "\n"), after: old)
    _ = new.height(width: 80)
    #expect(new.shapedCount == 1)
  }

  @Test func `in a long paragraph only the line with the caret has its characters worked out`() {
    // 1,000 lines of ten characters.
    let layout = layout(String(repeating: "abcd efgh ", count: 1_000))
    #expect(caret(layout, 5_002) == "16,8000 16")
    let map = layout.layOut(0, 80).map
    #expect(map.lines.count == 1_000)
    #expect(map.knownLineCount == 1)
  }

  /// Words of one to nine letters, with a long one now and then, in lines of ten characters.
  private func words(_ count: Int, _ random: inout SeededRandom) -> String {
    (0..<count).map { _ in
      let isLong = Int.random(in: 0..<20, using: &random) == 0
      let length = Int.random(in: 1...(isLong ? 40 : 9), using: &random)
      let letters = "abcdefgh漢🙂é"
      return String((0..<length).map { _ in letters.randomElement(using: &random) ?? "a" })
    }.joined(separator: " ")
  }

  @Test(arguments: 0..<40)
  func `an edited long paragraph is laid out like a new one`(seed: Int) {
    var random = SeededRandom(seed: seed)
    var text = words(200, &random)
    var edited = layout(text)
    _ = edited.layOut(0, 80)
    for _ in 0..<12 {
      let place = Int.random(in: 0...text.count, using: &random)
      let most = [0, 1, 1, 2, 30, 300].randomElement(using: &random) ?? 0
      let removed = min(text.count - place, most)
      let start = text.index(text.startIndex, offsetBy: place)
      let added = ["", "x", " ", "漢", "word ", "\u{301}", words(20, &random)]
      text.replaceSubrange(
        start..<text.index(start, offsetBy: removed),
        with: added.randomElement(using: &random) ?? "")
      edited = layout(text, after: edited)
      let (kept, new) = (edited.layOut(0, 80).lines, layout(text).layOut(0, 80).lines)
      #expect(kept == new, "after an edit at \(place)")
    }
  }

  @Test(arguments: ["x", " ", "a longer word", ""])
  func `after an edit only a few lines of a paragraph of 100,000 characters are shaped`(
    added: String
  ) {
    // 10,000 lines of ten characters.
    let text = String(repeating: "abcd efgh ", count: 10_000)
    let old = layout(text)
    _ = old.caret(at: 50_000, width: 80)
    #expect(old.shapedLength == 100_000)
    var edited = text
    let place = edited.index(edited.startIndex, offsetBy: 50_002)
    edited.replaceSubrange(place..<edited.index(after: place), with: added)
    let new = layout(edited, after: old)
    #expect(caret(new, 50_002) == "16,80000 16")
    // Four lines before the edit, eleven behind it, and the one that it is in.
    #expect(new.shapedLength < 200)
  }

  @Test(arguments: ["ש", "\u{2028}", "\u{202E}"])
  func `an edit that affects all lines lays out the whole paragraph`(added: String) {
    let text = String(repeating: "abcd efgh ", count: 100)
    let old = layout(text)
    _ = old.layOut(0, 80)
    let typed = layout(text + added, after: old)
    #expect(typed.layOut(0, 80).lines == layout(text + added).layOut(0, 80).lines)
    #expect(typed.shapedCount == 1)
    let removed = layout(text, after: typed)
    #expect(removed.layOut(0, 80).lines == layout(text).layOut(0, 80).lines)
    #expect(removed.shapedCount == 1)
  }

  @Test func `other options lay out the text again`() {
    let old = layout("abcd efgh abcd")
    #expect(old.height(width: 80) == 32)
    var options = TextLayoutOptions()
    options.lineSpacing = 4
    let style = old.setting.style
    let setting = EditedTextSetting(style, options, engine: engine)
    #expect(ParagraphLayout(old.string, setting, replacing: old).height(width: 80) == 36)
  }

  @Test func `only the visible lines of a long paragraph are painted`() {
    let layout = layout(String(repeating: "abcd efgh ", count: 1_000))
    let seen = layout.lines(in: CGRect(x: 0, y: 8_001, width: 80, height: 158), width: 80)
    // Ten lines, and two above and below whose characters might reach in.
    #expect(seen.map(\.lines.lines.count) == [14])
  }

  @Test func `only the visible part of a million characters is shaped, also at the end`() {
    // 20,000 lines of 50 characters, each broken in two at 200 points.
    let text = Array(
      repeating: String(repeating: "a", count: 24) + " " + String(repeating: "b", count: 24),
      count: 20_000
    )
    .joined(separator: "\n")
    let layout = layout(text)
    let end = text.utf16.count
    let caret = layout.caret(at: end, width: 200)
    let seen = layout.visible(in: caret.maxY - 320...caret.maxY, width: 200)
    // Ten paragraphs of 32 points fill the window; a few more are tried on the way.
    #expect(seen.last?.start == end - 49)
    #expect(layout.shapedCount < 60)
    let typed = ParagraphLayout(text + "c", layout.setting, replacing: layout)
    _ = typed.caret(at: end + 1, width: 200)
    #expect(typed.shapedCount == 1)
  }

  @Test
  func `a change of attributes shapes one paragraph again, and fonts give lines their heights`()
    throws
  {
    func size(_ points: CGFloat, _ string: String) -> AttributedString {
      var text = AttributedString(string)
      text.font = .system(size: points)
      return text
    }
    let environment = EnvironmentValues()
    let setting = EditedTextSetting(
      Text(verbatim: "X").resolve(in: environment), TextLayoutOptions(),
      engine: FixedPitchTextEngine()
    ) { Text($0).resolve(in: environment) }
    func layout(_ text: AttributedString, _ old: ParagraphLayout? = nil) -> ParagraphLayout {
      ParagraphLayout(String(text.characters), styled: text, setting, replacing: old)
    }
    let text = size(13, "ab\n") + size(26, "c\n") + size(13, "d\n") + size(26, "\n")
    let first = layout(text)
    let heights = first.paragraphs.indices.map { first.layOut($0, 200).map.height }
    #expect(heights[1] > heights[0] && heights[2] == heights[0])
    // A paragraph without characters has the height of those that are typed there.
    #expect(heights[3] == heights[1] && heights[4] == heights[1])
    #expect(first.shapedCount == first.paragraphs.count)

    var changed = text
    let range = try #require(changed.range(of: "d"))
    changed[range].foregroundColor = .red
    let second = layout(changed, first)
    for index in second.paragraphs.indices { _ = second.layOut(index, 200) }
    #expect(second.shapedCount == 1)
    #expect(second.layOut(1, 200).map.height == heights[1])
  }
}
