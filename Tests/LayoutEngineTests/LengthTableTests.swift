import LayoutEngine
import Testing

/// Lengths of which a few are known.
@Suite struct LengthTableTests {
  private func table(_ count: Int, _ known: [Int: Extent] = [:]) -> LengthTable {
    var table = LengthTable(count: count, estimate: Extent(spacing: 8, length: 20))
    for (index, extent) in known { table.set(index, to: extent) }
    return table
  }

  @Test func `unknown entries count as the estimate`() {
    #expect(table(1_000_000).total == 28_000_000)
    #expect(table(1_000_000).start(of: 999_999) == 27_999_972)
  }

  @Test func `known entries move those behind them`() {
    let table = table(
      1_000, [3: Extent(spacing: 0, length: 100), 700: Extent(spacing: 2, length: 48)])
    let known: Double = 100 + 50
    #expect(table.total == 998 * 28 + known)
    #expect(table.start(of: 3) == 3 * 28)
    #expect(table.start(of: 4) == 3 * 28 + 100)
    #expect(table.start(of: 701) == 699 * 28 + known)
  }

  @Test(arguments: [
    (-5.0, 0, 0.0), (0, 0, 0), (27.9, 0, 0), (28, 1, 28), (84, 3, 84), (183, 3, 84),
    (184, 4, 184), (19_784, 704, 19_784), (1e9, 1_000, 28_072),
  ]) func `an entry is found by its offset`(offset: Double, index: Int, start: Double) {
    // Entry 3 runs from 3 * 28 = 84 to 184; 704 begins at 703 * 28 + 100; all are 999 * 28 + 100 long.
    let found = table(1_000, [3: Extent(spacing: 0, length: 100)]).entry(at: offset)
    #expect(found.index == index)
    #expect(found.start == start)
  }

  @Test func `entries without a length are skipped`() {
    let table = table(3, [0: Extent(), 1: Extent(), 2: Extent(spacing: 0, length: 5)])
    #expect(table.entry(at: 0).index == 2)
  }

  @Test func `an estimate is the mean of the known lengths`() {
    var table = table(
      100,
      [
        0: Extent(spacing: 0, length: 10), 1: Extent(spacing: 4, length: 20),
        2: Extent(spacing: 4, length: 60),
      ])
    table.renewEstimate()
    // There is no spacing before the entry at 0.
    #expect(table.estimate == Extent(spacing: 4, length: 30))
  }

  @Test func `entries behind an insertion keep their lengths`() {
    var table = table(10, [1: Extent(spacing: 0, length: 1), 5: Extent(spacing: 0, length: 5)])
    table.resize(to: 12, moving: 4, to: 6)
    #expect(table[1] == Extent(spacing: 0, length: 1))
    #expect(table[5] == nil)
    #expect(table[7] == Extent(spacing: 0, length: 5))
    table.resize(to: 3)
    #expect(table.knownCount == 1)
  }

  @Test func `a table for more entries than could ever be counted works`() {
    let table = table(.max, [0: Extent(spacing: 0, length: 1)])
    #expect(table.entry(at: 100).index == 4)
    #expect(table.total.isFinite)
  }
}
