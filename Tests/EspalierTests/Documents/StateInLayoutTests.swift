import EspalierDrawing
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// A row of as many children as fit, which tells through a binding how many do not.
private struct Shelf: Layout {
  var spacing: CGFloat
  let hidden: Binding<Int>
  let told: Notebook<Int>

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let count = fitting(sizes, proposal.width)
    return CGSize(width: length(sizes.prefix(count)), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let count = fitting(sizes, proposal.width)
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() {
      let isShown = index < count
      let place = isShown ? CGPoint(x: x, y: bounds.minY) : CGPoint(x: 0, y: bounds.maxY + 10_000)
      subview.place(at: place, proposal: isShown ? ProposedViewSize(sizes[index]) : .zero)
      if isShown { x += sizes[index].width + spacing }
    }
    tell(subviews.count - count)
  }

  /// State must not change while the layout runs.
  private func tell(_ count: Int) {
    let hidden = hidden
    nonisolated(unsafe) let told = told
    DispatchQueue.main.async {
      if hidden.wrappedValue == count { return }
      hidden.wrappedValue = count
      told.write(count)
    }
  }

  private func fitting(_ sizes: [CGSize], _ width: CGFloat?) -> Int {
    guard let width else { return sizes.count }
    return (0...sizes.count).last { length(sizes.prefix($0)) <= width } ?? 0
  }

  private func length(_ sizes: ArraySlice<CGSize>) -> CGFloat {
    sizes.reduce(0) { $0 + $1.width } + spacing * CGFloat(max(0, sizes.count - 1))
  }
}

/// A layout like its child, which reports the child's width after each layout in which it has
/// changed.
private struct Teller: Layout {
  let width: Binding<CGFloat>
  let told: Notebook<CGFloat>

  func makeCache(subviews: Subviews) -> CGFloat? { nil }

  func updateCache(_ cache: inout CGFloat?, subviews: Subviews) {}

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat?
  ) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat?
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
    if cache == bounds.width { return }
    cache = bounds.width
    let (width, measured) = (width, bounds.width)
    nonisolated(unsafe) let told = told
    DispatchQueue.main.async {
      told.write(measured)
      width.wrappedValue = measured
    }
  }
}

/// Layouts that write state once the layout is over.
@MainActor @Suite struct StateInLayoutTests {
  private struct ShelfView: View {
    let width: CGFloat
    let told: Notebook<Int>
    @State private var hidden = 0

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Shelf(spacing: 8, hidden: $hidden, told: told) {
          ForEach(0..<10) { _ in Color.blue.frame(width: 50, height: 30) }
        }
        .called("shelf")
        .frame(width: width, alignment: .leading)
        Color.red.frame(width: CGFloat(hidden), height: 1).called("hidden")
      }
    }
  }

  @Test(
    "offered width → boxes shown, width of the row",
    arguments: [
      (300, 5, 282), (340, 6, 340), (339, 5, 282), (572, 10, 572), (1000, 10, 572), (49, 0, 0),
    ] as [(CGFloat, Int, CGFloat)])
  func boxes(width: CGFloat, shown: Int, length: CGFloat) async {
    let needed = CGFloat(shown) * 50 + CGFloat(max(0, shown - 1)) * 8
    #expect(needed == length)
    let told = Notebook<Int>()
    let snapshot = LayoutSnapshot(of: ShelfView(width: width, told: told), proposal: .unspecified)
    await snapshot.runMainQueue(frames: 4)
    #expect(snapshot.frame(of: "shelf")?.size == CGSize(width: length, height: 30))
    #expect(snapshot.width(of: "hidden") == CGFloat(10 - shown))
    #expect(told.entries == (shown == 10 ? [] : [10 - shown]), "told once, if it is news")
  }

  private struct Follower: View {
    let told: Notebook<CGFloat>
    @State private var width: CGFloat = 0

    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        Teller(width: $width, told: told) { Color.blue.frame(width: 120, height: 20) }
        Color.green.frame(width: width, height: 4).called("follower")
      }
    }
  }

  @Test func `a view that follows another's width is told of it once`() async {
    let told = Notebook<CGFloat>()
    let snapshot = LayoutSnapshot(of: Follower(told: told), proposal: .unspecified)
    await snapshot.runMainQueue(frames: 4)
    #expect(told.entries == [120])
    #expect(snapshot.width(of: "follower") == 120)
  }

  private struct Growing: View {
    let told: Notebook<CGFloat>
    @State private var width: CGFloat = 100

    var body: some View {
      let limited = Binding(get: { width }, set: { width = min(200, $0 + 10) })
      Teller(width: limited, told: told) {
        Color.orange.frame(width: width, height: 20).called("bar")
      }
    }
  }

  @Test func `a width that grows up to a limit settles there`() async {
    let told = Notebook<CGFloat>()
    let snapshot = LayoutSnapshot(of: Growing(told: told), proposal: .unspecified)
    await snapshot.runMainQueue(frames: 15)
    let steps: [CGFloat] = [100, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200]
    #expect(told.entries == steps)
    #expect(snapshot.width(of: "bar") == 200)
    let (bodies, placed) = (snapshot.bodiesEvaluated, snapshot.placements)
    await snapshot.runMainQueue(frames: 3)
    #expect(told.entries == steps)
    #expect(snapshot.bodiesEvaluated == bodies, "nothing is left to do")
    #expect(snapshot.placements == placed)
  }

  private struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

  private struct Endless: View {
    @State private var extra: CGFloat = 0

    var body: some View {
      Color.red.frame(width: 20 + extra, height: 20)
        .background {
          GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) }
        }
        .onPreferenceChange(WidthKey.self) { extra = $0 - 20 + 1 }
        .frame(width: 300, alignment: .leading)
        .clipped()
    }
  }

  @Test func `a measurement that changes what it measures ends each frame, and is reported once`() {
    let handle = Handle<Bool>()
    let snapshot = LayoutSnapshot(
      of: Switching(handle: handle) { if $0 { Endless() } }, proposal: .unspecified)
    let rounds = snapshot.rounds
    #expect(rounds <= 64)
    snapshot.update()
    #expect(snapshot.rounds - rounds <= 64)
    #expect(snapshot.diagnostics.count == 1)
    #expect(snapshot.diagnostics.first?.contains("Endless") == true)
    handle.value = false
    snapshot.update()
    #expect(snapshot.size == .zero)
    let after = snapshot.rounds
    snapshot.update()
    #expect(snapshot.rounds == after + 1, "without it all is quiet")
  }
}
