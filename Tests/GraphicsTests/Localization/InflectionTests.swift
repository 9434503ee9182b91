import EspalierDrawing
import Foundation
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

@Suite struct InflectionTests {
  private func resolved(_ key: LocalizedStringKey) -> ResolvedText {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    return Text(key).resolve(in: environment)
  }

  @Test(arguments: [
    (0, "0 items"), (1, "1 item"), (2, "2 items"), (21, "21 items"), (1000, "1,000 items"),
    (-1, "-1 item"),
  ])
  func `a noun agrees with its number`(count: Int, expected: String) {
    let text = resolved("^[\(count) item](inflect: true)")
    #expect(text.plainString == expected)
    #expect(text.problems == [])
  }

  @Test func `only the noun changes, not adjectives, values or what follows a preposition`() {
    let (count, size, food) = (3, "large", "pizza")
    let text = resolved("Add ^[\(count) \(size) \(food)](inflect: true) to your order")
    #expect(text.plainString == "Add 3 large pizzas to your order")
    #expect(
      resolved("^[\(2) box of chocolate](inflect: true)").plainString == "2 boxes of chocolate")
    #expect(resolved("^[\(2) day left](inflect: true)").plainString == "2 days left")
    #expect(
      resolved("^[2 dog](inflect: true), ^[1 cat](inflect: true)").plainString == "2 dogs, 1 cat")
    #expect(resolved("^[\(1.5) litre](inflect: true)").plainString == "1.500000 litres")
    #expect(resolved("^[\(2) *item*](inflect: true)").styled.runs.map(\.string) == ["2 ", "items"])
    #expect(resolved("^[\(2) item](language: 'en')").plainString == "2 item")
  }

  @Test(arguments: [
    ("box", "boxes"), ("city", "cities"), ("day", "days"), ("dish", "dishes"), ("watch", "watches"),
    ("glass", "glasses"), ("status", "statuses"), ("Photo", "Photos"), ("ITEM", "ITEMS"),
    ("City", "Cities"), ("child", "children"), ("Person", "People"), ("woman", "women"),
    ("German", "Germans"), ("fish", "fish"), ("hero", "heroes"), ("quiz", "quizzes"),
    ("knife", "knives"), ("roof", "roofs"), ("analysis", "analyses"), ("lens", "lenses"),
    ("items", "items"), ("children", "children"),
  ])
  func `plurals`(singular: String, plural: String) {
    #expect(EnglishInflection.plural(singular) == plural)
  }

  @Test(
    arguments: [
      ("^[item](inflect: true)", "no number"), ("^[3](inflect: true)", "no noun"),
      ("^[1 items](inflect: true)", "looks like a plural"),
    ] as [(LocalizedStringKey, String)])
  func `text that cannot be inflected stays as it is, and is reported`(
    key: LocalizedStringKey, reason: String
  ) {
    let text = resolved(key)
    #expect(text.plainString == key.key.split(separator: "]")[0].dropFirst(2))
    #expect(text.problems.count == 1)
    #expect(text.problems.first?.message.contains(reason) ?? false, "\(text.problems)")
  }

  @Test func `a known plural becomes singular for one`() {
    #expect(resolved("^[\(1) People](inflect: true)").plainString == "1 Person")
  }

  @Test func `other languages are not inflected`() {
    var words = ["3 ", "Apfel"]
    #expect(throws: InflectionError.self) {
      try EnglishInflection.inflect(&words, by: PluralOperands(3), language: "de")
    }
    #expect(words == ["3 ", "Apfel"])
  }
}
