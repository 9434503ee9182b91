import SwiftUI
import TestSupport

/// A row that knows only one answer: its children at their ideal sizes, tops in line.
///
/// - Child sizing: nothing is proposed.
/// - Preferred size: the children's ideal widths and the gaps; the greatest ideal height.
struct IdealRow: Layout {
  /// The distance between neighbors; nil for the distance that they prefer.
  var gap: CGFloat?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).reduce(0, +) + gaps(between: subviews).reduce(0, +),
      height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    place(Array(subviews), gaps: gaps(between: subviews), in: bounds)
  }

  /// One number for each pair of neighbors.
  func gaps(between subviews: Subviews) -> [CGFloat] {
    zip(subviews, subviews.dropFirst()).map { left, right in
      gap ?? left.spacing.distance(to: right.spacing, along: .horizontal)
    }
  }

  /// Places `subviews` from left to right.
  func place(_ subviews: [LayoutSubview], gaps: [CGFloat], in bounds: CGRect) {
    var x = bounds.minX
    for (subview, gap) in zip(subviews, gaps + [0]) {
      subview.place(
        at: CGPoint(x: x, y: bounds.minY), anchor: .topLeading, proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width + gap
    }
  }
}

/// An ``IdealRow`` that leaves all of its children where they are.
struct UnplacedRow: Layout {
  var gap: CGFloat?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    IdealRow(gap: gap).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

/// An ``IdealRow`` whose leading guide is where its second child starts.
struct HangingRow: Layout {
  var gap: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    IdealRow(gap: gap).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    IdealRow(gap: gap)
      .placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guard guide == .leading, let mark = subviews.first else { return nil }
    return mark.sizeThatFits(.unspecified).width + gap
  }
}

/// An ``IdealRow`` sorted by a number that each child carries, greatest first.
struct SortedRow: Layout {
  var gap: CGFloat
  let rank: (LayoutSubview) -> Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    IdealRow(gap: gap).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    // Equal numbers keep the order of the source.
    let sorted = subviews.enumerated().sorted { one, other in
      (-rank(one.element), one.offset) < (-rank(other.element), other.offset)
    }
    let row = IdealRow(gap: gap)
    row.place(sorted.map(\.element), gaps: row.gaps(between: subviews), in: bounds)
  }
}

/// A symbol, a greeting and another symbol: ideal sizes of three kinds.
struct Greeting: View {
  var words = "Hello, World!"

  var body: some View {
    Image(systemName: "globe.americas.fill").called("first")
    Text(words).called("text")
    Image(systemName: "globe.europe.africa.fill").called("last")
  }
}
