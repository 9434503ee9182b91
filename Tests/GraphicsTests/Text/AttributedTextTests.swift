import EspalierDrawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

@MainActor @Suite struct AttributedTextTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func runs(_ text: Text) -> [StyledText.Run] {
    text.resolve(in: EnvironmentValues()).styled.runs
  }

  @Test func `attributes are set by name and shown by run`() throws {
    var string = AttributedString("plain big raised")
    let big = try #require(string.range(of: "big"))
    string[big].font = .title
    string[big].kern = 2
    let raised = try #require(string.range(of: "raised"))
    string[raised].baselineOffset = 5
    string[raised].tracking = 1
    let runs = runs(Text(string))
    #expect(runs.map(\.string) == ["plain ", "big", " ", "raised"])
    #expect(runs.map(\.font.size) == [13, 22, 13, 13])
    #expect(runs[1].kerning == 2 && runs[3].baselineOffset == 5 && runs[3].tracking == 1)
  }

  @Test func `attributes win over the modifiers of the text and the view`() {
    var string = AttributedString("a")
    string.foregroundColor = red
    string += AttributedString("b")
    let drawing = TextProbe(Text(string).foregroundColor(blue)).drawing
    #expect(
      drawing == """
        (glyphs "a" 0,13 Fixed 13 #ff0000)
        (glyphs "b" 8,13 Fixed 13 #0000ff)
        """)
  }

  @Test func `a run's own font is bold where its surroundings are`() {
    var string = AttributedString("a")
    string.font = .title
    let run = runs(Text(string).font(.body).bold())[0]
    #expect(run.font.size == 22 && run.font.weight == 700)
  }

  @Test func `inline presentation intents change the font`() {
    var string = AttributedString("a")
    string.inlinePresentationIntent = [.stronglyEmphasized, .emphasized]
    #expect(runs(Text(string))[0].font.weight == 700 && runs(Text(string))[0].font.isItalic)
    string.inlinePresentationIntent = .code
    #expect(runs(Text(string))[0].font.family == .system(.monospaced))
  }

  @Test func `a background is as high as its line, and neighbors share one`() {
    var string = AttributedString("ab")
    string.backgroundColor = blue
    string.foregroundColor = red
    var second = string
    second.font = .system(size: 13).bold()
    string += second
    // Two letters of 8 points each, twice; a line of 16 points, 13 of them above the baseline.
    #expect(TextProbe(Text(string)).drawing.hasPrefix("(fill #0000ff 0,0 32x16)\n(glyphs"))
  }

  @Test func `a link has the tint`() {
    var string = AttributedString("go")
    string.link = URL(string: "https://a.b")
    let view = VStack { Text(string).foregroundColor(red) }.tint(blue)
    #expect(
      TextProbe(view).drawing
        == #"(link "https://a.b" 0,0 16x16 (glyphs "go" 0,13 Fixed 13 #0000ff))"#)
    string.foregroundColor = red
    #expect(TextProbe(Text(string).tint(blue)).drawing.contains("#ff0000"))
    #expect(Text(string).resolve(in: EnvironmentValues()).paints[0].link?.host() == "a.b")
  }

  @Test func `underlines and strikethroughs can be attributes, too`() {
    var string = AttributedString("ab")
    string.underlineStyle = Text.LineStyle(pattern: .dash, color: blue)
    string.strikethroughStyle = .single
    let drawing = TextProbe(Text(string).foregroundColor(red)).drawing
    #expect(drawing.contains("(stroke #0000ff") && drawing.contains("(fill #ff0000"))
  }

  @Test func `a translucent line over several runs is painted once`() {
    let text = (Text(verbatim: "ab") + Text(verbatim: "cd").bold()).strikethrough(
      color: red.opacity(0.5))
    let lines = TextProbe(text).drawing.split(separator: "\n").filter { $0.hasPrefix("(fill") }
    // 9 points down: 0.27 em above the baseline at 13.
    #expect(lines == ["(fill #ff000080 0,9 32x1)"])
  }

  @Test func `an attributed string keeps its style inside a localized key`() {
    var string = AttributedString("mid")
    string.font = .title
    #expect(runs(Text("a \(string) b")).map(\.font.size) == [13, 22, 13])
  }

  @Test func `values with attributes are formatted in the environment's locale`() {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "de_DE")
    let number = 1234.5
    let text = Text(number, format: .number.attributed)
    #expect(text.plainString(in: environment) == "1.234,5")
  }
}
