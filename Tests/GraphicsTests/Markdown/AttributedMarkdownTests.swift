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

  // MARK: Blocks

  private func read(
    _ text: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full
  ) throws -> String {
    let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: syntax)
    return String(try AttributedString(markdown: text, options: options).characters)
  }

  // The texts of CommonMark's examples, one after the other.
  @Test(arguments: [
    ("# Title\n\npara", "Titlepara"), ("## a #\nb", "ab"), ("#a", "#a"), ("# a#", "a#"),
    ("a\n===\nb\n---\nc", "abc"), ("one\ntwo\n\nthree", "one twothree"),
    ("one  \ntwo\\\nthree", "one\ntwo\nthree"), ("a\n\n---\n\nb", "a\u{2E3B}b"),
    ("****\na", "\u{2E3B}a"),
    ("- a\n- b\n  - c\n\n  d", "abcd"), ("1. a\n2) b\n+ c", "abc"), ("1. a\n2. b\n3. c", "abc"),
    ("> a\n2. b", "ab"), ("- a\n        b", "a b"), ("-a", "-a"),
    ("a\n2. b", "a 2. b"), ("a\n- b", "ab"), ("* a\nb", "a b"), ("*a*", "a"), ("* * *", "\u{2E3B}"),
    ("> a\n> b\nc\n\nd", "a b cd"), ("> - # a\n>   b", "ab"), (">a", "a"),
    ("1234567890. a", "1234567890. a"),
    ("```swift\nlet **a**\n\n  b\n```\nc", "let **a**\n\n  b\nc"), ("~~~\na", "a\n"),
    ("    a\n\n    b\n\nc", "a\n\nb\nc"), ("a\n    b", "a b"), ("\ta", "a\n"),
    ("- a\n\n      b", "ab\n"), ("|a|b|\n|-|:-:|\n|c|*d*|\n\ne", "abcde"),
    ("a | b\n--|--\nc", "abc"),
    ("a|b\n-\nc", "a|bc"), ("", ""), ("\n\n", ""), ("#", ""), ("-", ""), (">", ""),
    ("a\r\nb\r\n\r\nc", "a bc"),
  ])
  func `blocks leave their texts`(text: String, expected: String) throws {
    #expect(try read(text) == expected)
  }

  @Test func `other syntax keeps the signs of blocks`() throws {
    #expect(try read("# *a*\n\n- b", .inlineOnly) == "# a - b")
    #expect(try read("# *a*\n\n- b", .inlineOnlyPreservingWhitespace) == "# a\n\n- b")
  }

  @Test func `styles end with their block, and code has none`() throws {
    let string = try AttributedString(markdown: "# **a\n\nb**\n\n- *c*\n\n      *d*")
    #expect(parts(string) == ["**ab**", "c", "*d*\n"])
    #expect(Array(string.runs)[1].inlinePresentationIntent == .emphasized)
  }

  @Test func `addresses may be defined apart from the text`() throws {
    let text = "[a][One Two], [one  two][] and [b]\n\n[One two]: https://a.b 'title'\n[x]: <y>\nc"
    let string = try AttributedString(markdown: text)
    #expect(parts(string) == ["a", ", ", "one  two", " and [b]c"])
    #expect(
      Array(string.runs).map { $0.link?.absoluteString } == [
        "https://a.b", nil, "https://a.b", nil,
      ])
    #expect(try read("a\n[b]: c") == "a [b]: c")
  }

  @Test func `a picture is its description with an address`() throws {
    let string = try AttributedString(markdown: "![alt](https://a.b/c.png)")
    #expect(parts(string) == ["alt"])
    #expect(string.runs.first?.imageURL?.absoluteString == "https://a.b/c.png")
  }

  // Apple's documentation: without extended attributes "the Markdown parser supports only the CommonMark syntax".
  @Test func `attributes are read where they are allowed`() throws {
    let text = "^[2 apples](inflect: true)"
    #expect(try read(text) == text)
    let options = AttributedString.MarkdownParsingOptions(
      allowsExtendedAttributes: true, interpretedSyntax: .inlineOnlyPreservingWhitespace,
      failurePolicy: .returnPartiallyParsedIfPossible)
    #expect(parts(try AttributedString(markdown: text, options: options)) == ["2 apples"])
  }

  @Test(arguments: [
    "> ", "- ", "* a", "1. ", "#", "```\n", "|\n", "[a]: b\n", "[", "a|b\n-|-\n", "\t", "> - ",
  ])
  func `hostile blocks are read`(sign: String) throws {
    let text = String(repeating: sign, count: 20_000 / sign.count)
    #expect(try read(text).count <= text.count + 1)
    let first = try read("[a]: b\n\n" + text)
    #expect(first.count <= text.count + 7)
  }
}
