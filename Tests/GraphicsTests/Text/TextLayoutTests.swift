import EspalierDrawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

@MainActor @Suite struct TextLayoutTests {
  private let infinity = CGFloat.infinity
  private let sentence = Text(verbatim: "one two three four five")

  // 13-point characters are 8 wide, lines 16 high.
  @Test(
    arguments: [
      (0.0, 0.0, "0 x 16"), (.infinity, .infinity, "104 x 16"), (nil, nil, "104 x 16"),
      (60, nil, "48 x 32"), (60, 16, "56 x 16"), (60, 5, "56 x 16"), (104, 16, "104 x 16"),
      (103, nil, "48 x 32"), (nil, 0, "104 x 16"), (500, 500, "104 x 16"),
    ] as [(CGFloat?, CGFloat?, String)])
  func `a text takes the width it needs, or wraps, or ends in an ellipsis`(
    width: CGFloat?, height: CGFloat?, expected: String
  ) {
    let proposal = ProposedViewSize(width: width, height: height)
    #expect(TextProbe(Text("Hello, World!"), proposal).size == expected)
  }

  @Test func `an empty text takes no width`() {
    #expect(TextProbe(Text("")).size.hasPrefix("0 x "))
  }

  @Test func `a line limit counts over the whole text`() {
    let paragraphs = Text(verbatim: "one\ntwo\nthree\nfour")
    #expect(TextProbe(paragraphs).lines == ["one", "two", "three", "four"])
    #expect(TextProbe(paragraphs.lineLimit(2)).lines == ["one", "two\u{2026}"])
    #expect(TextProbe(paragraphs.lineLimit(2).lineLimit(nil)).lines.count == 2)
    #expect(TextProbe(paragraphs.lineLimit(...3)).lines.count == 3)
  }

  @Test func `reserved lines keep their height`() {
    let short = Text(verbatim: "short")
    #expect(TextProbe(short.lineLimit(3, reservesSpace: true)).size == "40 x 48")
    #expect(TextProbe(short.lineLimit(3, reservesSpace: false)).size == "40 x 16")
    #expect(TextProbe(short.lineLimit(2...4)).size == "40 x 32")
    #expect(TextProbe(short.lineLimit(2...)).size == "40 x 32")
    #expect(TextProbe(Text("").lineLimit(2, reservesSpace: true)).size == "0 x 32")
  }

  @Test func `a shortened line has its ellipsis where the mode says`() {
    let room = ProposedViewSize(width: 80, height: nil)
    func line(_ mode: Text.TruncationMode) -> [String] {
      TextProbe(sentence.lineLimit(1).truncationMode(mode), room).lines
    }
    #expect(line(.tail) == ["one two t\u{2026}"])
    #expect(line(.head) == ["\u{2026}four five"])
    #expect(line(.middle) == ["one \u{2026} five"])
  }

  @Test func `a font shrinks before its text is shortened`() {
    let text = Text(verbatim: "twelve chars").lineLimit(1).minimumScaleFactor(0.5)
    let roomy = TextProbe(text, ProposedViewSize(width: 72, height: nil))
    #expect(roomy.lines == ["twelve chars"])
    #expect(roomy.drawing.contains("Fixed 9.75"))
  }

  @Test func `line spacing is added between lines`() {
    let two = Text(verbatim: "one\ntwo")
    #expect(TextProbe(two).size == "24 x 32")
    #expect(TextProbe(two.lineSpacing(5)).size == "24 x 37")
  }

  @Test func `baselines are those of the first and the last line`() {
    let rows = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text(verbatim: "a\nb")
      Text(verbatim: "c").font(.system(size: 26))
    }
    #expect(TextProbe(rows).size == "24 x 44")
    let last = HStack(alignment: .lastTextBaseline, spacing: 0) {
      Text(verbatim: "a\nb")
      Text(verbatim: "c").font(.system(size: 26))
    }
    #expect(TextProbe(last).size == "24 x 34")
  }

  @Test func `texts one above the other keep the distance of their style`() {
    #expect(
      TextProbe(
        VStack {
          Text("a"); Text("b")
        }
      ).size == "8 x 32")
    let body = VStack {
      Text("a"); Text("b")
    }.font(.body)
    #expect(TextProbe(body).size == "8 x 32")
    // Two tall lines of 18.5 points, 1 point apart.
    let tall = body.typesettingLanguage(.init(languageCode: .thai))
    #expect(TextProbe(tall) { $0.displayScale = 2 }.size == "8 x 38")
  }

  @Test func `each run has its own font`() {
    let text = Text(verbatim: "ab") + Text(verbatim: "cd").font(.system(size: 26))
    #expect(TextProbe(text).size == "48 x 30")
    #expect(TextProbe(Text(verbatim: "ab").kerning(2)).size == "20 x 16")
    #expect(TextProbe(Text(verbatim: "ab").tracking(3)).size == "22 x 16")
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5])
  func `lengths that make no sense are ignored`(length: CGFloat) {
    let text = Text(verbatim: "ab").font(.system(size: length)).kerning(length)
      .baselineOffset(length)
    let probe = TextProbe(text.lineSpacing(length).minimumScaleFactor(length))
    #expect(probe.graph.diagnostics.reported.isEmpty)
    #expect(!probe.size.contains("nan") && !probe.size.contains("inf"))
  }

  @Test func `a text is shaped once, however often it is measured`() {
    let engine = FixedPitchTextEngine()
    let graph = ViewGraph(
      HStack {
        Text("same")
        Text("same")
        Text("other")
      }, textEngine: engine)
    for width in [10, 100, 1000] as [CGFloat] {
      graph.frame(proposal: ProposedViewSize(width: width, height: 50))
    }
    #expect(engine.shapedTextCount == 2)
  }

  @Test func `a text is shaped when it is measured, not when its view is made or changed`() {
    let engine = FixedPitchTextEngine()
    func texts(_ second: String) -> some View {
      HStack {
        Text(verbatim: "a"); Text(second)
      }
    }
    let graph = ViewGraph(texts("b"), textEngine: engine)
    #expect(engine.shapedTextCount == 0)
    graph.update(root: texts("c"))
    graph.frame(proposal: ProposedViewSize(width: 100, height: 50))
    #expect(engine.shapedTextCount == 2, "a and c; nobody has seen b")
  }

  @Test func `drawing finds the lines that layout has broken`() {
    let rule = TextRule(
      Text(verbatim: "a").resolve(in: EnvironmentValues()),
      in: EnvironmentValues().textSurroundings, shapedAs: CountingText())
    let size = rule.lines(ProposedViewSize(width: 100, height: nil)).size
    _ = rule.lines(ProposedViewSize(size))
    _ = rule.lines(ProposedViewSize(width: 90, height: 200))
    #expect((rule.text as? CountingText)?.count == 1)
    _ = rule.lines(ProposedViewSize(width: 70, height: 200))
    #expect((rule.text as? CountingText)?.count == 2)
  }
}

/// Answers 80 by 32, or less width where less is proposed.
private final class CountingText: ShapedText {
  var count = 0
  let spacing = TextSpacing(toText: 0, above: 8, below: 8)
  let isOneParagraph = false

  func measure(width: CGFloat?, height: CGFloat?, _ options: TextLayoutOptions) -> TextLines {
    lines(width: width, height: height, options)
  }

  func lines(width: CGFloat?, height: CGFloat?, _ options: TextLayoutOptions) -> TextLines {
    count += 1
    return TextLines(
      size: CGSize(width: min(80, width ?? 80), height: 32), firstBaseline: 13, lastBaseline: 29,
      lines: [])
  }
}
