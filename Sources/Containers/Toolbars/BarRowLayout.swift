import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

/// A row with views at both ends, and views in the middle as far as there is space.
///
/// Those at the trailing end make room before the ones in the middle are narrower than 60 points, and those at the leading
/// end after them.
///
/// Its children are the views at the leading end, those in the middle and those at the trailing
/// end.
struct BarRowLayout: Layout {
  let spacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = sizes.reduce(0) { $0 + $1.width } + 2 * spacing
    return CGSize(width: proposal.width ?? width, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 3 else { return }
    let middle = min(subviews[1].sizeThatFits(.unspecified).width, 60)
    // Those at the leading end make room once all at the other end are in the menu.
    let narrowest = [middle, subviews[2].sizeThatFits(.zero).width]
    let rest = narrowest.reduce(bounds.width) { $0 - ($1 > 0 ? $1 + spacing : 0) }
    let leading = subviews[0].sizeThatFits(ProposedViewSize(width: max(0, rest), height: nil))
    let reserved = [leading.width, middle].reduce(0) { $0 + ($1 > 0 ? $1 + spacing : 0) }
    let trailing = subviews[2].sizeThatFits(
      ProposedViewSize(width: max(0, bounds.width - reserved), height: nil))
    subviews[0].place(
      at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
      proposal: ProposedViewSize(leading))
    subviews[2].place(
      at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing,
      proposal: ProposedViewSize(trailing))
    let room = max(
      0,
      bounds.width - leading.width - trailing.width - (leading.width > 0 ? spacing : 0)
        - (trailing.width > 0 ? spacing : 0))
    let childProposal = ProposedViewSize(width: room, height: nil)
    let width = min(subviews[1].sizeThatFits(childProposal).width, room)
    let low = bounds.minX + leading.width + (leading.width > 0 ? spacing : 0)
    let high = bounds.maxX - trailing.width - (trailing.width > 0 ? spacing : 0) - width
    let x = max(low, min(bounds.midX - width / 2, high))
    subviews[1].place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: childProposal)
  }
}
