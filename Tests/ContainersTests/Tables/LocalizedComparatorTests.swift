import Foundation
import TestSupport
import Testing

@testable import Espalier
@testable import EspalierContainers
@_spi(Espalier) @testable import EspalierCore

struct LocalizedComparatorTests {
  @Test func `key paths are compared in dictionary order`() {
    struct Person {
      var name: String
    }
    let names = ["b", "A", "ä", "a", "Z"]
    let people = names.map { Person(name: $0) }
    let comparator = KeyPathComparator(\Person.name, comparator: .localized)
    let sorted = people.sorted(using: comparator).map(\.name)
    let expected = names.sorted { $0.localizedCompare($1) == .orderedAscending }
    #expect(sorted == expected)
    let backwards = KeyPathComparator(\Person.name, comparator: .localized, order: .reverse)
    #expect(people.sorted(using: backwards).map(\.name) == sorted.reversed())
  }

  @Test func `numbers compare by value, and case hardly matters`() {
    let names = ["file 10", "File 2", "file 1", "b", "A", "a", "_", "Ä", "file 02"]
    let sorted = names.sorted(using: LocalizedStandardComparator())
    #expect(sorted == names.sorted { $0.localizedStandardCompare($1) == .orderedAscending })
    #expect(Array(sorted.suffix(4)) == ["file 1", "file 02", "File 2", "file 10"])
    #expect(
      names.sorted(
        using: KeyPathComparator(\.self, comparator: .localizedStandard, order: .reverse))
        == sorted.reversed())
  }

  /// The expected order is Foundation's own.
  @Test func `texts of ASCII are in Foundation's order`() {
    var random = SeededRandom(seed: 1)
    let characters = Array(" _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$0019abzABZ")
    func text() -> String {
      String(
        (0..<Int.random(in: 0...6, using: &random)).map { _ in
          characters.randomElement(using: &random) ?? " "
        })
    }
    for _ in 0..<2_000 {
      let (left, right) = (text(), text())
      #expect(
        LocalizedStandardComparator.compareASCII(left, right)
          == left.localizedStandardCompare(right),
        "\(left.debugDescription) \(right.debugDescription)"
      )
    }
    #expect(LocalizedStandardComparator.compareASCII("ä", "b") == nil)
  }
}
