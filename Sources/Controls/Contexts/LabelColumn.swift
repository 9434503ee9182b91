import EspalierCore
import Foundation
import LayoutEngine

/// The views that name a control, one below the other, with spacing on the control's side.
///
/// Without any view there is no spacing either.
///
/// - Child sizing: the proposal is the proposed width less the spacing.
/// - Preferred size: the widest child and the spacing, and all children below each other.
package struct LabelColumn: Layout {
  package let spacing: CGFloat
  /// True if the control is before the label.
  var isAfterControl = false

  /// True if a label that would have less than half of its width, or too little for a word, keeps
  /// its whole width instead.
  var staysWhole = false

  package init(spacing: CGFloat, isAfterControl: Bool = false, staysWhole: Bool = false) {
    self.spacing = spacing
    self.isAfterControl = isAfterControl
    self.staysWhole = staysWhole
  }

  /// The width below which words would be broken.
  private static let wordWidth: CGFloat = 60

  /// The spacing between a title and a subtitle.
  private static let spacing: CGFloat = 2

  private func sizes(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [CGSize] {
    var width = proposal.width.map { max(0, $0 - spacing) }
    if staysWhole, let given = width {
      let whole = subviews.reduce(0) { max($0, $1.sizeThatFits(.unspecified).width) }
      if given < max(whole / 2, Self.wordWidth) { width = whole }
    }
    // A lone label is proposed the height as well: it may have to be shortened.
    let height = subviews.count == 1 ? proposal.height : nil
    return subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: height)) }
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    if subviews.isEmpty { return .zero }
    let sizes = sizes(proposal, subviews)
    let height = sizes.reduce(0) { $0 + $1.height }
    return CGSize(
      width: sizes.reduce(0) { max($0, $1.width) } + spacing,
      height: height + Self.spacing * CGFloat(subviews.count - 1))
  }

  /// A title keeps the spacing of a text.
  package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    guard var spacing = subviews.first?.spacing else { return ViewSpacing() }
    for subview in subviews.dropFirst() { spacing.formUnion(subview.spacing) }
    return spacing
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var y = bounds.minY
    let x = bounds.minX + (isAfterControl ? spacing : 0)
    for (subview, size) in zip(subviews, sizes(ProposedViewSize(bounds.size), subviews)) {
      subview.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
      y += size.height + Self.spacing
    }
  }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    guard guide == .firstTextBaseline, let first = subviews.first else { return nil }
    let size = sizes(ProposedViewSize(bounds.size), subviews).first ?? .zero
    return first.dimensions(in: ProposedViewSize(size))[guide]
  }
}
