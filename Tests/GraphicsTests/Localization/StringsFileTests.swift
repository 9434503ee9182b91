import Foundation
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

@Suite struct StringsFileTests {
  private func read(_ text: String) -> StringsFile { StringsFile(Data(text.utf8)) }

  @Test func `entries are keys and values in quotes or plain words`() {
    let file = read(
      """
      /* A comment
         of two lines. */
      "Hello" = "Hallo"; // to the end of the line
      plain.key = plain_value;
      "alone";
      'single' = 'quotes';
      """)
    #expect(
      file.entries == [
        "Hello": "Hallo", "plain.key": "plain_value", "alone": "alone", "single": "quotes",
      ])
    #expect(file.problem == nil)
  }

  @Test(arguments: [
    (#"\n\t\r"#, "\n\t\r"), (#"\"a\" \\"#, "\"a\" \\"), (#"\U00E9\u00e9"#, "éé"),
    (#"\Ud83d\Ude00"#, "😀"), (#"\101\0"#, "A\0"), (#"\q"#, "q"), ("a\nb", "a\nb"),
  ])
  func `escapes stand for characters`(written: String, expected: String) {
    #expect(read("k = \"\(written)\";").entries["k"] == expected)
  }

  @Test(arguments: [
    String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian,
  ])
  func `files may be UTF-8 or UTF-16`(encoding: String.Encoding) throws {
    let data = try #require("\"Grüße\" = \"日本\";".data(using: encoding))
    #expect(StringsFile(data).entries == ["Grüße": "日本"])
  }

  @Test func `a mark at the start of UTF-8 is skipped`() {
    #expect(StringsFile(Data([0xEF, 0xBB, 0xBF]) + Data("a = b;".utf8)).entries == ["a": "b"])
  }

  @Test func `a property list is read as well`() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["a": "b"], format: .binary, options: 0)
    #expect(StringsFile(data).entries == ["a": "b"])
  }

  @Test(arguments: [
    ("a = b;\nc = d\ne = f;", 3, "expected \";\" after \"c\""),
    ("a = b;\n\n= c;", 3, "expected a key"), ("a = b;\nc = ;", 2, "expected a value for \"c\""),
    ("a = b;\n\"c = d;\n", 2, "a text in quotes does not end"),
    ("a = b;\n/* c", 2, "a comment does not end"),
  ])
  func `a mistake is reported with its line, and the entries before it count`(
    text: String, line: Int, message: String
  ) {
    let file = read(text)
    #expect(file.problem == TableProblem(line: line, message: message))
    #expect(file.entries["a"] == "b")
  }

  @Test func `data that is not text is reported`() {
    #expect(
      StringsFile(Data([0x61, 0xFF, 0xFF])).problem?.message == "it is neither UTF-8 nor UTF-16")
    #expect(StringsFile(Data()).entries.isEmpty && StringsFile(Data()).problem == nil)
  }
}
