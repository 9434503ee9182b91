import Testing

@testable import EspalierCore

@Suite struct LoopIDsTests {
  @Test func `a range of numbers is the same as a list of them`() {
    let numbers = LoopIDs<Int>(3..<6)
    #expect(numbers.count == 3)
    #expect(numbers.list == [3, 4, 5])
    #expect((0..<3).map { numbers[$0] } == [3, 4, 5])
    #expect(numbers.isSame(as: LoopIDs([3, 4, 5])) && LoopIDs([3, 4, 5]).isSame(as: numbers))
  }

  @Test(arguments: [[], [3, 4], [4, 5, 6], [3, 5, 4]])
  func `other ids, and fewer, are not the same`(others: [Int]) {
    for ids in [LoopIDs<Int>(3..<6), LoopIDs([3, 4, 5])] {
      #expect(!ids.isSame(as: LoopIDs(others)) && !LoopIDs(others).isSame(as: ids))
    }
  }

  @Test func `another range is not the same, but all empty ranges are`() {
    #expect(!LoopIDs<Int>(3..<6).isSame(as: LoopIDs(4..<7)))
    #expect(LoopIDs<Int>(3..<3).isSame(as: LoopIDs(7..<7)))
    #expect(LoopIDs<Int>(3..<3).isSame(as: LoopIDs([])))
  }

  @Test func `the first ids are kept`() {
    for var ids in [LoopIDs<Int>(3..<6), LoopIDs([3, 4, 5])] {
      ids.keepFirst(2)
      #expect(ids.list == [3, 4])
      ids.keepFirst(0)
      #expect(ids.list == [])
    }
  }
}
