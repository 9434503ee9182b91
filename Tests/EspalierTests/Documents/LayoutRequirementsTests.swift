import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// A layout that implements every requirement of the protocol.
@MainActor @Suite struct LayoutRequirementsTests {
  /// A layout like a hand of cards: each child lies `step` further right and down, above the one
  /// before.
  private struct Hand: Layout {
    struct Cache { var sizes: [CGSize] }

    var step: CGFloat = 10
    let bounds: Notebook<String>

    var animatableData: CGFloat {
      get { step }
      set { step = newValue }
    }

    static var layoutProperties: LayoutProperties {
      var properties = LayoutProperties()
      properties.stackOrientation = nil
      return properties
    }

    func makeCache(subviews: Self.Subviews) -> Self.Cache {
      Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
    }

    func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
      cache.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    }

    func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing { ViewSpacing() }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
    ) -> CGSize {
      CGSize(
        width: (cache.sizes.map(\.width).max() ?? 0) + step,
        height: (cache.sizes.map(\.height).max() ?? 0) + step)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
      cache: inout Self.Cache
    ) {
      self.bounds.write(bounds.size.brief)
      for (index, subview) in subviews.enumerated() {
        let shift = step * CGFloat(index)
        subview.place(
          at: CGPoint(x: bounds.minX + shift, y: bounds.minY + shift),
          proposal: ProposedViewSize(cache.sizes[index]))
      }
    }

    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Self.Subviews, cache: inout Self.Cache
    ) -> CGFloat? { nil }

    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Self.Subviews, cache: inout Self.Cache
    ) -> CGFloat? { nil }
  }

  @Test func `the bounds have the size that the layout asked for`() {
    let bounds = Notebook<String>()
    let hand = Hand(bounds: bounds).callAsFunction {
      Color.red.frame(width: 30, height: 30).called("red")
      Color.blue.frame(width: 50, height: 50).called("blue")
    }
    let snapshot = LayoutSnapshot(
      of: hand.border(.black), proposal: ProposedViewSize(width: 200, height: 100))
    #expect(snapshot.size == CGSize(width: 50 + 10, height: 50 + 10))
    #expect(bounds.entries == ["60x60"])
    #expect(snapshot.places("red", "blue") == ["0,0 30x30", "10,10 50x50"])
  }

  @Test func `a later card covers an earlier one`() {
    expectDrawing(
      of: Hand(step: 1, bounds: Notebook()) {
        Color.red.frame(width: 3, height: 3)
        Color.blue.frame(width: 5, height: 2)
      },
      is: """
        rrr...
        rbbbbb
        rbbbbb
        ......
        """)
  }
}
