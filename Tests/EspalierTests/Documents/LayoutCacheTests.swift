import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// The caches of layouts: how they are made, updated and used.
@MainActor @Suite struct LayoutCacheTests {
  /// An ``IdealRow`` that measures its children once and remembers gaps and height.
  struct ThriftyRow: Layout {
    struct Cache {
      var gaps: [CGFloat]
      var height: CGFloat
    }

    var gap: CGFloat?
    var calls = Notebook<String>()

    func makeCache(subviews: Subviews) -> Cache {
      calls.write("make")
      return measured(subviews)
    }

    func updateCache(_ cache: inout Cache, subviews: Subviews) {
      calls.write("update")
      cache = measured(subviews)
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
      calls.write("size")
      let widths = subviews.map { $0.sizeThatFits(.unspecified).width }
      return CGSize(
        width: widths.reduce(0, +) + cache.gaps.reduce(0, +), height: cache.height)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
      calls.write("place")
      IdealRow().place(Array(subviews), gaps: cache.gaps, in: bounds)
    }

    private func measured(_ subviews: Subviews) -> Cache {
      Cache(
        gaps: IdealRow(gap: gap).gaps(between: subviews),
        height: subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0)
    }
  }

  @Test(arguments: [nil, 5] as [CGFloat?])
  func `a row with a cache draws the same picture as one without`(gap: CGFloat?) throws {
    let thrifty = VStack(alignment: .leading, spacing: 20) {
      HStack(spacing: gap) { Greeting() }.border(.blue)
      ThriftyRow(gap: gap) { Greeting() }.border(.green)
    }
    let plain = VStack(alignment: .leading, spacing: 20) {
      HStack(spacing: gap) { Greeting() }.border(.blue)
      IdealRow(gap: gap) { Greeting() }.border(.green)
    }
    #expect(try thrifty.png(scale: 2) == plain.png(scale: 2))
  }

  @Test func `a row is as high as its highest child`() {
    let row = ThriftyRow(gap: 1) {
      Color.red.frame(width: 3, height: 7)
      Color.red.frame(width: 3, height: 11)
      Color.red.frame(width: 3, height: 2)
    }
    let snapshot = LayoutSnapshot(of: row, proposal: .zero)
    #expect(snapshot.size == CGSize(width: 3 + 1 + 3 + 1 + 3, height: 11))
  }

  /// A row whose first child grows with a number.
  struct Growing: View {
    @Observable final class Model {
      var width: CGFloat = 15
      var note = ""
    }

    let model: Model
    let calls: Notebook<String>

    var body: some View {
      ThriftyRow(gap: 0, calls: calls) {
        Color.red.frame(width: model.width, height: 10)
        Color.blue.frame(width: 10, height: 10)
      }
      .called("row")
    }
  }

  @Test func `storage is made once and updated once for each change`() {
    let (model, calls) = (Growing.Model(), Notebook<String>())
    let snapshot = LayoutSnapshot(
      of: Growing(model: model, calls: calls), proposal: ProposedViewSize(width: 90, height: 90))
    func count(_ call: String) -> Int { calls.entries.filter { $0 == call }.count }
    #expect(calls.entries.first == "make")
    #expect(count("make") == 1)
    #expect(count("update") == 0)
    #expect(snapshot.size == CGSize(width: 15 + 10, height: 10))

    for (changes, width) in [(1, 25), (2, 35), (3, 5)] as [(Int, CGFloat)] {
      model.width = width
      snapshot.update()
      #expect(count("make") == 1)
      #expect(count("update") == changes)
      #expect(snapshot.size == CGSize(width: width + 10, height: 10))
    }
  }

  @Test func `a frame without changes asks a layout nothing`() {
    let (model, calls) = (Growing.Model(), Notebook<String>())
    let snapshot = LayoutSnapshot(
      of: Growing(model: model, calls: calls), proposal: ProposedViewSize(width: 90, height: 90))
    let before = (calls.entries, snapshot.sizesComputed, snapshot.placements)
    for _ in 0..<3 { snapshot.update() }
    #expect(calls.entries == before.0)
    #expect(snapshot.sizesComputed == before.1)
    #expect(snapshot.placements == before.2)
  }
}
