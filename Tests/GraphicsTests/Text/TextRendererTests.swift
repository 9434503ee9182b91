import EspalierDrawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

@MainActor @Suite struct TextRendererTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  /// A renderer that draws every line unchanged.
  private struct Plain: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout { context.draw(line) }
    }
  }

  /// A renderer that records its layouts.
  private struct Probe: TextRenderer {
    let note: (Text.Layout) -> Void

    func draw(layout: Text.Layout, in context: inout GraphicsContext) { note(layout) }
  }

  private struct Waves: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for (index, slice) in layout.flatMap({ $0 }).flatMap({ $0 }).enumerated() {
        var copy = context
        copy.translateBy(x: 0, y: CGFloat(index))
        copy.draw(slice)
      }
    }
  }

  private struct Wide: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {}

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      let size = text.sizeThatFits(proposal)
      return CGSize(width: size.width + 20, height: size.height)
    }

    var displayPadding: EdgeInsets { EdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5) }
  }

  private struct Loud: TextAttribute {
    var level: Int
  }

  private func layout(_ text: Text, width: CGFloat? = nil) throws -> Text.Layout {
    var layout: Text.Layout?
    let probe = TextProbe(
      text.textRenderer(Probe { layout = $0 }), ProposedViewSize(width: width, height: nil))
    _ = probe.drawing
    return try #require(layout)
  }

  @Test func `a renderer that draws each line draws the text`() {
    let text = Text("one two").foregroundColor(red).underline()
    #expect(TextProbe(text.textRenderer(Plain())).drawing == TextProbe(text).drawing)
  }

  @Test func `a renderer draws in the coordinates of the text`() {
    let view = Text("a").foregroundColor(red).textRenderer(Plain()).offset(x: 4, y: 6)
    #expect(
      TextProbe(view).drawing == """
        (translate 4,6 (glyphs "a" 0,13 Fixed 13 #ff0000))
        """)
  }

  @Test func `slices are glyphs that can be moved one by one`() {
    let view = Text("ab").foregroundColor(red).textRenderer(Waves())
    #expect(
      TextProbe(view).drawing == """
        (glyphs "a" 0,13 Fixed 13 #ff0000)
        (translate 0,1 (glyphs "b" 8,13 Fixed 13 #ff0000))
        """)
  }

  // 13-point characters are 8 wide; lines are 16 high, 13 of it above the baseline.
  @Test func `lines, runs and slices give their bounds`() throws {
    let layout = try layout(Text(verbatim: "one ") + Text(verbatim: "two").bold(), width: 30)
    #expect(layout.count == 2 && !layout.isTruncated)
    let second = layout[1]
    #expect(second.origin == CGPoint(x: 0, y: 29))
    #expect(second.typographicBounds.rect == CGRect(x: 0, y: 16, width: 24, height: 16))
    let run = second[0]
    #expect(run.count == 3 && run.layoutDirection == .leftToRight)
    #expect(run[1].typographicBounds.rect == CGRect(x: 8, y: 16, width: 8, height: 16))
    #expect(run[1..<3].typographicBounds.width == 16)
    #expect(run.characterIndices.map(\.offset) == [4, 5, 6])
    #expect(run[2].characterIndices.map(\.offset) == [6])
    #expect(layout[0] != layout[1] && layout[0] == layout[0])
  }

  @Test func `equal words are told apart by their place`() throws {
    let layout = try layout(Text(verbatim: "ab ab") + Text(verbatim: " ab").bold())
    #expect(layout[0].flatMap { $0.characterIndices.map(\.offset) } == [0, 1, 2, 3, 4, 5, 6, 7])
  }

  @Test func `characters are counted in UTF-16`() throws {
    let layout = try layout(Text(verbatim: "é😀z"))
    #expect(layout[0][0].characterIndices.map(\.offset) == [0, 1, 3])
  }

  @Test func `a truncated text says so`() throws {
    var layout: Text.Layout?
    let text = Text("one two three").lineLimit(1).textRenderer(Probe { layout = $0 })
    _ = TextProbe(text, ProposedViewSize(width: 60, height: nil)).drawing
    #expect(layout?.isTruncated == true)
    #expect(try self.layout(Text("one")).isTruncated == false)
  }

  @Test func `runs carry the attributes of their texts`() throws {
    let text = Text(verbatim: "a") + Text(verbatim: "b").customAttribute(Loud(level: 3))
    let runs = try layout(text)[0]
    #expect(runs.map { $0[Loud.self]?.level } == [nil, 3])
    #expect(runs[1][0][Loud.self]?.level == 3)
    let nested = (Text(verbatim: "a").customAttribute(Loud(level: 1)) + Text(verbatim: "b"))
      .customAttribute(Loud(level: 2))
    #expect(try layout(nested)[0].map { $0[Loud.self]?.level } == [1, 2])
  }

  @Test func `a renderer may change the size`() {
    #expect(TextProbe(Text("ab").textRenderer(Wide())).size == "36 x 16")
  }

  @Test func `slices ignore indices outside of their run`() throws {
    let run = try layout(Text("ab"))[0][0]
    #expect(Text.Layout.RunSlice(run: run, indices: 5..<9).isEmpty)
    #expect(Text.Layout.RunSlice(run: run, indices: 5..<9).characterIndices.isEmpty)
    #expect(Text.Layout.RunSlice(run: run, indices: 1..<9).count == 1)
  }
}
