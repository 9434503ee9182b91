import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Collections that lists can change.
@MainActor struct DynamicViewContentTests {
  @Test func `onDelete and onMove leave the rows as they are`() {
    expectDrawing(
      of: HStack(spacing: 1) {
        ForEach(1..<3) { bar(.red, $0) }.onDelete { _ in }.onMove { _, _ in }
      }, is: "r.rr")
  }

  @Test func `the collection can be asked for through modifiers`() {
    func count(_ content: some DynamicViewContent) -> Int { content.data.count }
    #expect(count(ForEach(0..<7) { _ in dot(.red) }.onDelete(perform: nil)) == 7)
  }

  @Test func `elements are removed by their offsets`() {
    var words = ["a", "b", "c", "d"]
    words.remove(atOffsets: [0, 2, 9])
    #expect(words == ["b", "d"])
  }

  @Test(arguments: [
    ([0], 4, "bcda"), ([3], 0, "dabc"), ([0, 2], 2, "bacd"), ([1, 2], 99, "adbc"), ([7], 1, "abcd"),
  ]) func `elements are moved before another one`(
    offsets: [Int], destination: Int, expected: String
  ) {
    var letters = Array("abcd")
    letters.move(fromOffsets: IndexSet(offsets), toOffset: destination)
    #expect(String(letters) == expected)
  }
}
