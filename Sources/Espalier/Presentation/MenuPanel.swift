import EspalierDrawing
import Foundation
import LayoutEngine

/// The panel of an open menu.
struct MenuPanel<Content: View> {
  let state: MenuState
  @ViewBuilder let content: Content
  @Environment(\.menuMetrics) private var metrics
  @Environment(\.colorScheme) private var colorScheme
}

@MainActor extension MenuPanel: View {
  var body: some View {
    MenuLayout(metrics: metrics) { content }
      .plainMenuEnvironment(state)
      .panel(cornerRadius: metrics.cornerRadius)
      .controlGroup(.menu)
  }
}

nonisolated extension View {
  /// Puts this view on a panel above the window's content.
  func panel(cornerRadius: CGFloat) -> some View {
    modifier(PanelModifier(cornerRadius: cornerRadius))
  }

  /// Gives the rows of a menu what they share, and keeps from them how the views around the menu look.
  func plainMenuEnvironment(_ state: MenuState) -> some View {
    modifier(
      EnvironmentWriter { environment in
        environment.menuState = state
        environment.font = nil
        environment.foregroundLevels = nil
        environment.controlSize = .regular
        environment.labelsHidden = false
        environment.lineLimit = nil
        environment.labelStyles = StyleStack()
        environment.buttonStyles = StyleStack()
      })
  }
}

private struct PanelModifier {
  let cornerRadius: CGFloat
  @Environment(\.colorScheme) private var colorScheme
}

@MainActor extension PanelModifier: ViewModifier {
  func body(content: Content) -> some View {
    let shape = RoundedRectangle(cornerRadius: cornerRadius)
    content
      .background {
        shape
          .fill(colorScheme == .dark ? Color(white: 0.16) : Color(white: 0.98))
          .shadow(color: .black.opacity(colorScheme == .dark ? 0.5 : 0.22), radius: 12, y: 5)
      }
      .overlay { shape.strokeBorder(.primary.opacity(0.12), lineWidth: 0.5) }
      .contentShape(shape)
  }
}

/// The lines of a menu, one below the other and all as wide as the widest.
private struct MenuLayout: Layout {
  let metrics: MenuMetrics

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { inset($0).grown($0.sizeThatFits(.unspecified)) }
    let ideal = sizes.reduce(metrics.minimumWidth) { max($0, $1.width) }
    let edges = 2 * metrics.panelPadding
    return CGSize(
      width: min(ideal + edges, proposal.width ?? .infinity),
      height: sizes.reduce(edges) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let width = bounds.width - 2 * metrics.panelPadding
    var y = bounds.minY + metrics.panelPadding
    for subview in subviews {
      let inset = inset(subview)
      let height = subview.sizeThatFits(.unspecified).height
      subview.place(
        at: CGPoint(x: bounds.minX + metrics.panelPadding + inset.leading, y: y + inset.top),
        proposal: ProposedViewSize(
          width: max(0, width - inset.leading - inset.trailing), height: height))
      y += height + inset.top + inset.bottom
    }
  }

  /// What is around views that are no lines of a menu, such as texts and dividers.
  private func inset(_ subview: LayoutSubview) -> EdgeInsets {
    if subview[IsMenuRow.self] { return EdgeInsets() }
    let side = metrics.horizontalPadding
    return EdgeInsets(
      top: 5, leading: side + (metrics.isMac ? metrics.markWidth : 0), bottom: 5, trailing: side)
  }
}

extension EdgeInsets {
  fileprivate func grown(_ size: CGSize) -> CGSize {
    CGSize(width: size.width + leading + trailing, height: size.height + top + bottom)
  }
}
