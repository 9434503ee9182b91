import Foundation
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

/// Runs are written as `[signs text]`: `*` emphasized, `**` strong, `~` deleted, `` ` `` code, `@address` for a link.
@Suite struct InlineMarkdownTests {
  private func read(_ text: String) -> String {
    InlineMarkdown.runs(of: text).map { run in
      var signs = ""
      if run.intent.contains(.stronglyEmphasized) { signs += "**" }
      if run.intent.contains(.emphasized) { signs += "*" }
      if run.intent.contains(.strikethrough) { signs += "~" }
      if run.intent.contains(.code) { signs += "`" }
      if let link = run.link { signs += "@\(link)" }
      return signs.isEmpty ? run.text : "[\(signs) \(run.text)]"
    }.joined()
  }

  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("**Hi** _you_", "[** Hi] [* you]"), ("*a*", "[* a]"),
    ("__a__", "[** a]"), ("***a***", "[*** a]"), ("**a *b* c**", "[** a ][*** b][**  c]"),
    ("*a **b** c*", "[* a ][*** b][*  c]"), ("*a", "*a"), ("a*", "a*"), ("* a *", "* a *"),
    ("snake_case_name", "snake_case_name"), ("snake*case*name", "snake[* case]name"),
    ("**bold*", "*[* bold]"), ("*bold**", "[* bold]*"), ("**a*b**", "[** a*b]"),
    ("*a **b*", "*a *[* b]"), ("foo*bar**baz*", "foo[* bar**baz]"), ("\u{A0}* a", "\u{A0}* a"),
    ("**\"a\"**b", "**\"a\"**b"),
  ])
  func `emphasis follows CommonMark's runs of delimiters`(text: String, expected: String) {
    #expect(read(text) == expected)
  }

  @Test(arguments: [
    ("~~gone~~", "[~ gone]"), ("~gone~", "[~ gone]"), ("~~~a~~~", "~~~a~~~"), ("~~a~", "~~a~"),
    ("~5 to ~10", "~5 to ~10"), ("~~**a**~~", "[**~ a]"),
  ])
  func `one or two tildes strike through`(text: String, expected: String) {
    #expect(read(text) == expected)
  }

  @Test(arguments: [
    ("`a*b*`", "[` a*b*]"), ("``a`b``", "[` a`b]"), ("`` ` ``", "[` `]"), ("`a", "`a"),
    ("``a`", "``a`"), ("*`a*`", "*[` a*]"), ("**`a`**", "[**` a]"), ("`  `", "[`   ]"),
  ])
  func `code is shown as it is`(text: String, expected: String) {
    #expect(read(text) == expected)
  }

  @Test(arguments: [
    ("[x](https://a.b)", "[@https://a.b x]"), ("[x](<a b>)", "[@a b x]"),
    ("[x](a \"title\")", "[@a x]"), ("[x](a 'title' )", "[@a x]"), ("[x](a(b)c)", "[@a(b)c x]"),
    ("[**x** y](a)", "[**@a x][@a  y]"), ("*[x*](a)", "*[@a x*]"), ("[x]", "[x]"),
    ("[x] (a)", "[x] (a)"), ("[x](a b)", "[x](a b)"), ("[x](a", "[x](a"),
    ("[a [b](c)](d)", "[a [@c b]](d)"), ("![alt](picture.png)", "alt"),
    ("^[2 apples](inflect: true)", "2 apples"), ("[]()", ""),
    ("[x](a\\)b)", "[@a)b x]"),
  ])
  func `links have a text and an address`(text: String, expected: String) {
    #expect(read(text) == expected)
  }

  @Test(arguments: [
    ("<https://a.b/c>", "[@https://a.b/c https://a.b/c]"),
    ("<me@a.b>", "[@mailto:me@a.b me@a.b]"), ("a < b > c", "a < b > c"), ("<b>", "<b>"),
    ("see https://a.b/c.", "see [@https://a.b/c https://a.b/c]."),
    ("(www.a.b)", "([@http://www.a.b www.a.b])"), ("xhttps://a.b", "xhttps://a.b"),
    ("https://nothing", "https://nothing"),
    ("a_(https://a.b/c_(d))", "a_([@https://a.b/c_(d) https://a.b/c_(d)])"),
    ("mail me@a.b!", "mail [@mailto:me@a.b me@a.b]!"), ("me@home", "me@home"), ("@name", "@name"),
  ])
  func `plain addresses become links`(text: String, expected: String) {
    #expect(read(text) == expected)
  }

  @Test(arguments: [
    ("\\*a\\*", "*a*"), ("\\a", "\\a"), ("\\\\", "\\"), ("a\\", "a\\"), ("\\`a`", "`a`"),
    ("&amp; &lt;&#65;&#x42;&nbsp;", "& <AB\u{A0}"), ("&eacute;&sigma;&Omega;&yuml;", "éσΩÿ"),
    ("&unknown; &", "&unknown; &"), ("&#0;&#xD800;", "\u{FFFD}\u{FFFD}"), ("&amp", "&amp"),
    ("\\&amp;", "&amp;"), ("# no heading\n- no list", "# no heading\n- no list"),
    ("  two  spaces  ", "  two  spaces  "),
  ])
  func `escapes and entities stand for characters, and white space stays`(
    text: String, expected: String
  ) {
    #expect(read(text) == expected)
  }

  /// A careless reader takes quadratic time for each of these texts of 50,000 characters.
  @Test(arguments: [
    "*a ", "a*", "*a_", "**a *b ", "[", "![", "[a](", "](", "`", "` ``", "<a:", "~", "\\",
    "https://(", "[x](a \"", "^[a](", "a@", "&", "_a_ ",
  ])
  func `hostile punctuation takes linear time`(sign: String) {
    let text = String(repeating: sign, count: 50_000 / sign.count)
    let shown = InlineMarkdown.runs(of: text).reduce(0) { $0 + $1.text.unicodeScalars.count }
    #expect(shown > 0 && shown <= text.unicodeScalars.count)
  }

  @Test func `nested pictures take linear time`() {
    let text =
      String(repeating: "![", count: 2_000) + "x" + String(repeating: "](a)", count: 2_000)
    let shown = InlineMarkdown.runs(of: text).map(\.text).joined()
    // The 64 innermost brackets are pictures; those further out stand for themselves.
    #expect(shown.count == (2_000 - 64) * 2 + 1 + (2_000 - 64) * 4)
  }
}
