import EspalierDrawing
import Foundation
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

@Suite struct LocalizedStringKeyTests {
  private func shown(_ key: LocalizedStringKey, _ locale: String = "en_US") -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    return key.resolve(in: environment)
  }

  @Test func `a literal is its own key`() {
    let key: LocalizedStringKey = "Hello"
    #expect(key.key == "Hello")
    #expect(shown("Hello") == "Hello")
  }

  @Test func `an interpolation leaves a placeholder in the key`() {
    let name = "Ada"
    let key: LocalizedStringKey = "\(3) of \(name): \(2.5) \(UInt8(7)) \(Float(1))"
    #expect(key.key == "%lld of %@: %lf %u %f")
  }

  @Test func `percent signs stand for themselves`() {
    let share = 40
    #expect(shown("100%") == "100%")
    #expect(shown("100 % @ 5%") == "100 % @ 5%")
    #expect(shown("\(share)%") == "40%")
    #expect(shown("\("50%d")% done") == "50%d% done")
  }

  @Test func `a combining accent after a value stays with it`() {
    #expect(shown("\("e")\u{301}") == "e\u{301}")
  }

  @Test(arguments: [
    ("en_US", "1,234,567 and 2.500000"), ("de_DE", "1.234.567 and 2,500000"),
  ])
  func `numbers follow the locale`(locale: String, expected: String) {
    let (count, ratio) = (1_234_567, 2.5)
    #expect(shown("\(count) and \(ratio)", locale) == expected)
  }

  @Test func `a specifier formats the number`() {
    let ratio = 2.0 / 3
    #expect(shown("\(ratio, specifier: "%.2f")") == "0.67")
    #expect(shown("\(7, specifier: "%03d")|\(255, specifier: "%x")") == "007|ff")
    #expect(shown("\(-3, specifier: "%+d")|\(65, specifier: "%c")") == "-3|A")
  }

  @Test func `a specifier for another type converts the number`() {
    #expect(
      shown("\(7, specifier: "%.1f") \(2.9, specifier: "%d") \(5, specifier: "%@")") == "7.0 2 5")
  }

  @Test func `a format writes a value in the environment's locale`() {
    let price = 1234.5
    #expect(shown("\(price, format: .number)", "de_DE") == "1.234,5")
  }

  @Test func `a text keeps its style inside a key`() {
    let key: LocalizedStringKey = "Say \(Text(verbatim: "hello").bold()) twice"
    let runs = Text(key).resolve(in: EnvironmentValues()).styled.runs
    #expect(runs.map(\.string) == ["Say ", "hello", " twice"])
    #expect(runs.map(\.font.weight) == [400, 700, 400])
  }

  /// The places of values in Markdown are marked by code points for private use, U+FFFFC and
  /// U+FFFFD.
  @Test func `a sentence that already has placeholder marks refers to no values`() {
    #expect(shown("\u{FFFFC}7\u{FFFFD} *a*") == "7 a")
    #expect(shown("\u{FFFFC}7\u{FFFFD} a") == "\u{FFFFC}7\u{FFFFD} a")
  }

  @Test func `a format is parsed once and means the same each time`() {
    let format = "%lld of %@, 100%%"
    for _ in 1...2 { #expect(LocalizedFormat.parts(of: format) == LocalizedFormat(format).parts) }
    for number in [1, 2, 1] { #expect(shown("\(number) of \("three")") == "\(number) of three") }
  }

  @Test func `cached runs with their own attributes equal those of the environment`() {
    var environment = EnvironmentValues()
    for size in [DynamicTypeSize.large, .accessibility1] {
      environment.dynamicTypeSize = size
      for points in [10, 20, 10, 20] {
        for weight in [Font.Weight.light, .bold, .black, .medium, .heavy] {
          var attributes = TextAttributes()
          attributes.font = .system(size: CGFloat(points)).weight(weight)
          let run = environment.textSurroundings.run(attributes, in: environment)
          #expect(run == StyledText.Run("", attributes, in: environment))
        }
      }
    }
  }

  @Test func `a translation may change the order of the values`() {
    let parts = LocalizedFormat("%2$@ has %1$lld%%").parts
    #expect(
      parts == [
        .argument(1, FormatSpecifier(conversion: "@")), .literal(" has "),
        .argument(0, FormatSpecifier(conversion: "d")), .literal("%"),
      ])
  }

  @Test(arguments: ["%", "100%", "%y", "%5", "%1$", "% ", "%*d"])
  func `invalid placeholders are shown as they are`(format: String) {
    #expect(LocalizedFormat(format).parts == [.literal(format)])
  }

  @Test func `keys are equal when their values are`() {
    func key(_ value: Int) -> LocalizedStringKey { "Item \(value)" }
    #expect(key(1) == key(1))
    #expect(key(1) != key(2))
  }
}
