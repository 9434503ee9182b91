import EspalierDrawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

@MainActor @Suite struct MarkdownTextTests {
  private func runs(_ text: Text) -> [StyledText.Run] {
    text.resolve(in: EnvironmentValues()).styled.runs
  }

  @Test func `a literal is Markdown`() {
    let runs = runs(Text("**Hi** _you_ `code`"))
    #expect(runs.map(\.string) == ["Hi", " ", "you", " ", "code"])
    #expect(runs.map(\.font.weight) == [700, 400, 400, 400, 400])
    #expect(runs.map(\.font.isItalic) == [false, false, true, false, false])
    #expect(runs[4].font.family == .system(.monospaced))
  }

  @Test func `strings and verbatim texts are plain`() {
    let string = "**Hi**"
    #expect(runs(Text(string)).map(\.string) == ["**Hi**"])
    #expect(runs(Text(verbatim: "**Hi**")).map(\.string) == ["**Hi**"])
    #expect(runs(Text(LocalizedStringKey(string))).map(\.string) == ["Hi"])
  }

  @Test func `values are plain, and emphasis reaches over them`() {
    let name = "*Ada*"
    let runs = runs(Text("**Hi \(name)** \(3) times"))
    #expect(runs.map(\.string) == ["Hi *Ada*", " 3 times"])
    #expect(runs.map(\.font.weight) == [700, 400])
  }

  @Test func `a value may be part of a link's address`() throws {
    let number = 42
    let text = Text("[issue \(number)](https://a.b/\("x y")/\(number))")
    let resolved = text.resolve(in: EnvironmentValues())
    #expect(resolved.styled.runs.map(\.string) == ["issue 42"])
    #expect(resolved.paints[0].link?.absoluteString == "https://a.b/x%20y/42")
  }

  @Test func `a struck word has a line through it`() {
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(
      TextProbe(Text("~~ab~~").foregroundColor(red)).drawing == """
        (glyphs "ab" 0,13 Fixed 13 #ff0000)
        (fill #ff0000 0,9 16x1)
        """)
  }

  @Test func `percent signs and placeholder marks in Markdown are kept apart`() {
    let share = 40
    #expect(TextProbe(Text("**\(share)%** 100%")).lines == ["40% 100%"])
    #expect(TextProbe(Text("a\u{FFFFC}0\u{FFFFD}*b*\(share)")).lines == ["a0b40"])
  }
}
