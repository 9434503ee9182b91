import EspalierDrawing
import Foundation
import LayoutEngine

/// What a view is in a menu.
enum MenuPart: Equatable {
  /// A line that reaches from side to side itself.
  case row
  /// What names the lines below.
  case header
  /// Where a section begins or ends: a line is drawn if there is something on both sides.
  case boundary
  /// Any other view.
  case content
}

extension MenuPart: LayoutValueKey {
  static let defaultValue = MenuPart.content
}

/// The lines of a menu, one below the other and all as wide as the widest.
///
/// Of several separators in a row one is shown, and none above the first line and below the last.
struct MenuLayout: Layout {
  let metrics: MenuMetrics
  /// Whether the first line is the lowest; what names a section still stands above its lines.
  var isReversed = false

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    var width = metrics.minimumWidth
    var height: CGFloat = 0
    for (subview, inset) in lines(subviews) {
      let size = subview.sizeThatFits(.unspecified)
      if !subview.isMenuSeparator {
        width = max(width, size.width + inset.leading + inset.trailing)
      }
      height += size.height + inset.top + inset.bottom
    }
    let edges = 2 * metrics.panelPadding
    return CGSize(width: min(width + edges, proposal.width ?? .infinity), height: height + edges)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews where subview.isMenuSeparator {
      // One that is not shown: a line without length.
      subview.place(at: bounds.origin, proposal: ProposedViewSize(width: 0, height: 0))
    }
    let width = bounds.width - 2 * metrics.panelPadding
    var y = bounds.minY + metrics.panelPadding
    for (subview, inset) in lines(subviews) {
      let height = subview.sizeThatFits(.unspecified).height
      subview.place(
        at: CGPoint(x: bounds.minX + metrics.panelPadding + inset.leading, y: y + inset.top),
        proposal: ProposedViewSize(
          width: max(0, width - inset.leading - inset.trailing), height: height))
      y += height + inset.top + inset.bottom
    }
  }

  /// What is shown, from top to bottom, and the room around each view.
  private func lines(_ subviews: Subviews) -> [(LayoutSubview, EdgeInsets)] {
    var lines: [(LayoutSubview, EdgeInsets)] = []
    var separator: LayoutSubview?
    for subview in isReversed ? reversed(subviews) : Array(subviews) {
      if subview.isMenuSeparator {
        if !lines.isEmpty { separator = subview }
        continue
      }
      if let separator { lines.append((separator, inset(separator))) }
      separator = nil
      lines.append((subview, inset(subview)))
    }
    return lines
  }

  private func reversed(_ subviews: Subviews) -> [LayoutSubview] {
    var result: [LayoutSubview] = []
    var section: [LayoutSubview] = []
    for subview in subviews.reversed() {
      if subview.isMenuSeparator {
        result += section + [subview]
        section = []
      } else if subview[MenuPart.self] == .header {
        section.insert(subview, at: 0)
      } else {
        section.append(subview)
      }
    }
    return result + section
  }

  private func inset(_ subview: LayoutSubview) -> EdgeInsets {
    let side = metrics.horizontalPadding
    if subview.isMenuSeparator {
      return EdgeInsets(top: 5, leading: side, bottom: 5, trailing: side)
    }
    let lead = side + metrics.markWidth
    return switch subview[MenuPart.self] {
    case .row: EdgeInsets()
    case .header: EdgeInsets(top: 4, leading: lead, bottom: 3, trailing: side)
    case .content, .boundary: EdgeInsets(top: 5, leading: lead, bottom: 5, trailing: side)
    }
  }
}

extension LayoutSubview {
  fileprivate var isMenuSeparator: Bool {
    self[MenuPart.self] == .boundary
      || reference.with { $0.tree.rule(of: $0.id) is DividerRule } ?? false
  }
}

/// The line before and after a section of a menu.
struct MenuBoundary: View {
  var body: some View { Divider().layoutValue(key: MenuPart.self, value: .boundary) }
}

/// What names the lines of a section in a menu.
struct MenuHeader<Content: View> {
  let content: Content
}

extension MenuHeader: View {
  var body: some View {
    content
      .font(.system(size: 11, weight: .semibold))
      .foregroundStyle(.secondary)
      .lineLimit(1)
      .accessibilityAddTraits(.isHeader)
      .layoutValue(key: MenuPart.self, value: .header)
  }
}
