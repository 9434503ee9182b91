import SwiftUI

private struct Leads: LayoutValueKey {
  static let defaultValue = false
}

extension View {
  /// Marks this view as a leader for the layout around it.
  func leads(_ value: Bool) -> some View { layoutValue(key: Leads.self, value: value) }
}

/// Children on a circle, the leaders around its top.
///
/// - Child sizing: each child has its ideal size.
/// - Preferred size: the proposal; the radius is a third of its shorter side.
struct LeaderCircle: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let step = 2 * Double.pi / Double(max(1, subviews.count))
    // The middle between the leaders' own angles turns to the top.
    let leaders = subviews.indices.filter { subviews[$0][Leads.self] }
    let x = leaders.reduce(0) { $0 + sin(step * Double($1)) }
    let y = leaders.reduce(0) { $0 + cos(step * Double($1)) }
    let turn = leaders.isEmpty ? 0 : atan2(x, y)
    let radius = min(bounds.width, bounds.height) / 3
    for index in subviews.indices {
      let angle = step * Double(index) - turn
      let place = CGPoint(
        x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle))
      subviews[index].place(at: place, anchor: .center, proposal: .unspecified)
    }
  }
}

/// Children side by side, each as wide as the widest wants to be.
///
/// - Child sizing: each child is proposed the largest ideal size.
/// - Preferred size: that size for each, and the gaps that the children prefer.
struct EqualWidthRow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let cell = cell(of: subviews)
    let width = subviews.indices.reduce(0) { $0 + cell.width + gap(after: $1, subviews) }
    return CGSize(width: width, height: cell.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let cell = cell(of: subviews)
    var x = bounds.minX
    for index in subviews.indices {
      subviews[index].place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(cell))
      x += cell.width + gap(after: index, subviews)
    }
  }

  private func cell(of subviews: Subviews) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  private func gap(after index: Int, _ subviews: Subviews) -> CGFloat {
    guard index + 1 < subviews.count else { return 0 }
    return subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
  }
}
