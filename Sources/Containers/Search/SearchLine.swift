import EspalierCore
import Foundation
import LayoutEngine

/// The tokens of a search and the text behind them, its last child; where they have no room, the end is in sight.
///
/// - Child sizing: tokens their ideal sizes, the text what is left, but at least `minimum`.
/// - Preferred size: the width of the proposal, or all side by side, and the height of the highest.
struct SearchLine: Layout {
  let spacing: CGFloat
  /// The least width of the text, in points.
  let minimum: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = sizes.reduce(-spacing) { $0 + $1.width + spacing }
    return CGSize(width: proposal.width ?? max(0, width), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let text = subviews.last else { return }
    let tokens = subviews.dropLast().map { $0.sizeThatFits(.unspecified).width }
    // Without tokens nothing can make room for the text, whose beginning stays in sight.
    let minimum = tokens.isEmpty ? 0 : minimum
    let left = bounds.width - tokens.reduce(0) { $0 + $1 + spacing }
    var x = bounds.minX + min(0, left - minimum)
    for (token, width) in zip(subviews, tokens) {
      token.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .unspecified)
      x += width + spacing
    }
    text.place(
      at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
      proposal: ProposedViewSize(width: max(minimum, left), height: bounds.height))
  }
}
