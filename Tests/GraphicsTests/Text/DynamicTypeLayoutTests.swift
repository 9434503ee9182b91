import EspalierDrawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// Texts with padding, side by side and all as wide as the widest, as buttons for a choice are.
@MainActor @Suite struct DynamicTypeLayoutTests {
  private struct EqualWidths: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      let widest = sizes.map(\.width).max() ?? 0
      return CGSize(
        width: widest * CGFloat(subviews.count), height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      let width = bounds.width / CGFloat(max(1, subviews.count))
      for (index, subview) in subviews.enumerated() {
        subview.place(
          at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY),
          proposal: ProposedViewSize(width: width, height: bounds.height))
      }
    }
  }

  private func rowWidth(_ size: DynamicTypeSize) -> CGFloat {
    let row = EqualWidths {
      ForEach(["Cat", "Goldfish", "Dog"], id: \.self) { Text(verbatim: $0).padding(10) }
    }
    let probe = TextProbe(row, ProposedViewSize(width: 320, height: nil)) {
      $0.platformStyle = .phone
      $0.dynamicTypeSize = size
    }
    return probe.graph.rootSize.width
  }

  @Test func `a row of equal widths grows with the text until it is wider than a small phone`() {
    let widths = DynamicTypeSize.allCases.map(rowWidth)
    #expect(widths == widths.sorted())
    #expect(
      Set(widths).count > 6, "characters are whole points wide, so that neighbors may be equal")
    // Eight letters of the 17-point body, each 8/13 em wide, and twice the padding; three of those fit.
    #expect(rowWidth(.large) < 320)
    // At 53 points they do not: 8 letters alone are 261 points wide.
    #expect(rowWidth(.accessibility5) > 3 * 250)
  }

  @Test func `a scaled metric follows the sizes of its text style`() {
    struct Gap: View {
      @ScaledMetric(relativeTo: .largeTitle) var spacing: CGFloat = 34
      var body: some View { Color.clear.frame(width: spacing, height: 1) }
    }
    func width(_ size: DynamicTypeSize) -> CGFloat {
      TextProbe(Gap()) {
        $0.platformStyle = .phone
        $0.dynamicTypeSize = size
      }.graph.rootSize.width
    }
    // The large title's sizes on iOS, from the smallest to the largest.
    let sizes: [CGFloat] = [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    #expect(DynamicTypeSize.allCases.map(width) == sizes)
  }
}
