import Foundation
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

/// The examples come from Unicode's table of language plural rules (CLDR 44, cardinal).
@Suite struct PluralRulesTests {
  private func categories(_ language: String, _ numbers: [Int]) -> String {
    numbers.map {
      PluralRules.category(of: PluralOperands($0), Locale(identifier: language)).rawValue
    }.joined(separator: " ")
  }

  @Test(
    arguments: [
      ("en", [0, 1, 2], "other one other"), ("de", [0, 1, 2], "other one other"),
      ("xx", [0, 1, 2], "other one other"), ("ja", [0, 1, 2], "other other other"),
      ("fr", [0, 1, 2, 1_000_000], "one one other many"),
      ("es", [0, 1, 2, 1_000_000], "other one other many"), ("pt_BR", [0, 1, 2], "one one other"),
      ("pt_PT", [0, 1, 2], "other one other"), ("hi", [0, 1, 2], "one one other"),
      ("ru", [1, 21, 2, 24, 5, 11, 12, 20, 0], "one one few few many many many many many"),
      ("uk", [101, 3, 112], "one few many"), ("sr", [1, 2, 5, 11, 22], "one few other other few"),
      ("pl", [1, 2, 22, 5, 12, 21], "one few few many many many"),
      ("cs", [1, 2, 4, 5], "one few few other"),
      ("sl", [1, 101, 2, 3, 4, 5], "one one two few few other"),
      ("lt", [1, 21, 11, 2, 9, 10], "one one other few few other"),
      ("lv", [0, 10, 11, 1, 21, 2], "zero zero zero one one other"),
      ("ro", [1, 0, 2, 19, 101, 20], "one few few few few other"),
      ("ar", [0, 1, 2, 3, 110, 11, 99, 100, 102], "zero one two few few many many other other"),
      ("he", [1, 2, 0, 10], "one two other other"),
      ("ga", [1, 2, 3, 7, 11], "one two few many other"),
      ("cy", [0, 1, 2, 3, 6, 4], "zero one two few many other"),
      ("is", [1, 21, 11, 2], "one one other other"),
    ] as [(String, [Int], String)])
  func `whole numbers have the forms of their language`(
    language: String, numbers: [Int], expected: String
  ) {
    #expect(categories(language, numbers) == expected)
  }

  @Test(
    arguments: [
      ("en", 1.0, 1, "other"), ("en", 1.0, 0, "one"), ("fr", 1.5, 1, "one"),
      ("ru", 1.5, 1, "other"),
      ("cs", 1.5, 1, "many"), ("lt", 1.5, 1, "many"), ("da", 0.5, 1, "one"), ("ro", 1.5, 1, "few"),
      ("de", 0.5, 1, "other"), ("ar", 1.5, 1, "other"), ("sl", 1.0, 1, "few"),
    ] as [(String, Double, Int, String)])
  func `visible fractions decide about the plural form`(
    language: String, number: Double, digits: Int, expected: String
  ) {
    let operands = PluralOperands(number, digits: digits)
    #expect(
      PluralRules.category(of: operands, Locale(identifier: language)).rawValue == expected)
  }

  @Test func `extreme numbers have a form`() {
    #expect(PluralOperands(.min).i == .max)
    #expect(PluralOperands(.nan, digits: 2) == PluralOperands(0.0, digits: 2))
    #expect(PluralOperands(1e300, digits: 99).i == .max)
    #expect(PluralOperands(1.50, digits: 2).f == 50 && PluralOperands(1.50, digits: 2).t == 5)
  }
}
