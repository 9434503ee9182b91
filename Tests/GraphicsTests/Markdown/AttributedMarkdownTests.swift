import Foundation
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@Suite struct AttributedMarkdownTests {
  private func parts(_ string: AttributedString) -> [String] {
    string.runs.map { String(string[$0.range].characters) }
  }

  @Test func `a paragraph becomes runs with intents and links`() throws {
    let string = try AttributedString(markdown: "a **b** [c](d)")
    #expect(parts(string) == ["a ", "b", " ", "c"])
    let runs = Array(string.runs)
    #expect(runs[1].inlinePresentationIntent == .stronglyEmphasized)
    #expect(runs[3].link?.relativeString == "d")
    #expect(runs[0].inlinePresentationIntent == nil && runs[0].link == nil)
  }

  @Test func `addresses are relative to a base`() throws {
    let base = URL(string: "https://a.b/c/")
    let string = try AttributedString(markdown: "[x](y)", baseURL: base)
    #expect(string.runs.first?.link?.absoluteString == "https://a.b/c/y")
  }

  @Test func `white space is collapsed or kept`() throws {
    let text = " one\n  two "
    let kept = AttributedString.MarkdownParsingOptions(
      interpretedSyntax: .inlineOnlyPreservingWhitespace)
    #expect(parts(try AttributedString(markdown: text)) == ["one two"])
    #expect(parts(try AttributedString(markdown: text, options: kept)) == [text])
    #expect(parts(try AttributedString(markdown: Data("*a*".utf8))) == ["a"])
  }
}
