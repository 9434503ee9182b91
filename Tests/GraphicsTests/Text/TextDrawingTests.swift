import EspalierDrawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor @Suite struct TextDrawingTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  @Test func `a text is drawn on its baseline in its color`() {
    #expect(
      TextProbe(Text(verbatim: "Hi").foregroundColor(red)).drawing
        == #"(glyphs "Hi" 0,13 Fixed 13 #ff0000)"#)
    #expect(
      TextProbe(Text(verbatim: "Hi").foregroundStyle(blue)).drawing
        == #"(glyphs "Hi" 0,13 Fixed 13 #0000ff)"#)
  }

  @Test func `the inner color wins, and what has none takes the outer one`() {
    let text = Text(verbatim: "a").foregroundColor(red) + Text(verbatim: "b")
    let expected = """
      (glyphs "a" 0,13 Fixed 13 #ff0000)
      (glyphs "b" 8,13 Fixed 13 #0000ff)
      """
    #expect(TextProbe(text.foregroundStyle(blue)).drawing == expected)
    #expect(TextProbe(VStack { text }.foregroundStyle(blue)).drawing == expected)
  }

  @Test func `a gradient runs over the whole of a text`() {
    let gradient = LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)
    let text = (Text(verbatim: "ab") + Text(verbatim: "cd").bold()).foregroundStyle(gradient)
    let lines = TextProbe(text).drawing.split(separator: "\n")
    // Four letters of 8 points; the middle of a line of 16.
    #expect(lines.count == 2 && lines.allSatisfy { $0.contains("from 0,8 to 32,8") })
  }

  @Test(arguments: [
    (TextAlignment.leading, LayoutDirection.leftToRight, 0.0), (.center, .leftToRight, 8),
    (.trailing, .leftToRight, 16), (.leading, .rightToLeft, 16), (.trailing, .rightToLeft, 0),
  ])
  func `short lines follow the alignment`(
    alignment: TextAlignment, direction: LayoutDirection, x: Double
  ) {
    let text = Text(verbatim: "four\nab").foregroundColor(red).multilineTextAlignment(alignment)
    let drawing = TextProbe(text) { $0.layoutDirection = direction }.drawing
    #expect(
      drawing == """
        (glyphs "four" 0,13 Fixed 13 #ff0000)
        (glyphs "ab" \(Int(x)),29 Fixed 13 #ff0000)
        """)
  }

  @Test func `a text starts on a pixel`() {
    let text = Text(verbatim: "a").foregroundColor(red).offset(x: 3.3, y: 0.2)
    #expect(TextProbe(text).drawing == #"(glyphs "a" 3.5,13 Fixed 13 #ff0000)"#)
  }

  @Test func `lines are drawn below and through characters`() {
    let text = Text(verbatim: "ab").foregroundColor(red)
    #expect(
      TextProbe(text.underline()).drawing == """
        (fill #ff0000 0,14.5 16x1)
        (glyphs "ab" 0,13 Fixed 13 #ff0000)
        """)
    #expect(
      TextProbe(text.strikethrough(color: blue)).drawing == """
        (glyphs "ab" 0,13 Fixed 13 #ff0000)
        (fill #0000ff 0,9 16x1)
        """)
    #expect(TextProbe(text.underline(pattern: .dot)).drawing.contains("dash 3,3"))
    #expect(TextProbe(text.underline(false)).drawing == TextProbe(text).drawing)
  }

  @Test func `a raised run stands above the baseline`() {
    let text = Text(verbatim: "x") + Text(verbatim: "2").baselineOffset(5)
    #expect(TextProbe(text.foregroundColor(red)).drawing.contains(#"(glyphs "2" 8,13 "#))
  }

  @Test func `a text case applies to the whole text`() {
    let text = Text(verbatim: "Stra\u{DF}e") + Text(" \(Text(verbatim: "nord"))")
    #expect(TextProbe(text.textCase(.uppercase)).lines == ["STRASSE NORD"])
    #expect(TextProbe(text.textCase(.lowercase)).lines == ["stra\u{DF}e nord"])
    #expect(TextProbe(text.textCase(nil).textCase(.uppercase)).lines == ["Stra\u{DF}e nord"])
  }

  @Test func `modifiers reach all texts of a view`() {
    let view = VStack {
      Text(verbatim: "a"); Text(verbatim: "b").fontWeight(.regular)
    }
    let drawing = TextProbe(view.bold().italic().foregroundColor(red)).drawing
    #expect(
      drawing == """
        (glyphs "a" 0,13 Fixed 13 w700 italic #ff0000)
        (glyphs "b" 0,29 Fixed 13 italic #ff0000)
        """)
  }
}
