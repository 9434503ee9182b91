import Foundation
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

struct PropertyListTests {
  private func merged(
    _ base: [String: Any], _ own: [String: Any], _ others: [String: Any]
  ) -> [String: Any] {
    PropertyList.merged(base: base, own: own, others: others) { $0.hasPrefix("S") }
  }

  @Test func `for each key, the change is kept`() {
    let result = merged(
      ["mine": 1, "theirs": 1, "both": 1, "gone here": 1, "gone there": 1],
      ["mine": 2, "theirs": 1, "both": 2, "gone there": 1, "new here": 7],
      ["mine": 1, "theirs": 3, "both": 3, "gone here": 1, "new there": 8])
    #expect(
      PropertyList.same(
        result, ["mine": 2, "theirs": 3, "both": 2, "new here": 7, "new there": 8]))
  }

  @Test func `scenes are merged key by key, other dictionaries as a whole`() {
    let (base, own) = (["a": 1, "b": 1], ["a": 2, "b": 1])
    let others = ["a": 1, "b": 3]
    #expect(
      PropertyList.same(merged(["S": base], ["S": own], ["S": others]), ["S": ["a": 2, "b": 3]]))
    #expect(PropertyList.same(merged(["D": base], ["D": own], ["D": others]), ["D": own]))
  }

  @Test func `values are read back from files as they were`() throws {
    let values: [String: Any] = [
      "text": "a\u{1}b\u{FFFF}é", "date": Date(timeIntervalSinceReferenceDate: 0.125),
      "number": 0.1, "whole": Int.max, "truth": true, "data": Data([0, 255]), "list": [1, "two"],
    ]
    let known = try #require(PropertyList.canonical(values))
    let back = try #require(PropertyList.values(in: PropertyList.data(known)))
    #expect(PropertyList.same(known, back))
    #expect(back["text"] as? String == "a\u{1}b\u{FFFF}é")
    #expect(back["date"] as? Date == Date(timeIntervalSinceReferenceDate: 0.125))
    #expect(back["whole"] as? Int == Int.max)
    #expect(!PropertyList.same(["a": 1], ["a": 2]))
    #expect(!PropertyList.same(["a": [1]], ["a": [1, 2]]))
    #expect(PropertyList.canonical(["a": URL.self]) == nil)
  }
}
