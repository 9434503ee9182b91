@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation
import LayoutEngine

/// Shows as many of a menu's lines as there is space for; the wheel and arrows at the ends move
/// them.
struct MenuViewport<Content: View> {
  let state: MenuState
  @ViewBuilder let content: Content
}

@MainActor extension MenuViewport: View {
  var body: some View {
    MenuViewportLayout(offset: state.offset) {
      content.onGeometryChange(for: CGFloat.self) {
        $0.size.height
      } action: {
        state.contentHeight = $0
      }
    }
    .onGeometryChange(for: CGFloat.self) {
      $0.size.height
    } action: {
      state.visibleHeight = $0
    }
    .modifier(MenuWheelModifier(state: state))
    .overlay(alignment: .top) {
      if state.offset > 0 { MenuScrollArrow(state: state, isUp: true) }
    }
    .overlay(alignment: .bottom) {
      if state.offset < state.greatestOffset { MenuScrollArrow(state: state, isUp: false) }
    }
    .clipped()
    .contentShape(Rectangle())
  }
}

/// One view at its full height, moved up in a space that may be lower.
private struct MenuViewportLayout: Layout {
  let offset: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let content = subviews.first else { return .zero }
    let size = content.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
    return CGSize(width: size.width, height: min(size.height, proposal.height ?? .infinity))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.minX, y: bounds.minY - offset),
      proposal: ProposedViewSize(width: bounds.width, height: nil))
  }
}

/// Moves the lines of a menu for as long as the mouse is on it.
private struct MenuScrollArrow {
  let state: MenuState
  let isUp: Bool
  @State private var isHovered = false
  @Environment(\.look.menus) private var metrics
  @Environment(\.colorScheme) private var colorScheme

  /// The time for a line, in seconds: that of the Mac's menus.
  private static let interval: TimeInterval = 0.05
}

@MainActor extension MenuScrollArrow: View {
  var body: some View {
    Image(systemName: isUp ? "chevron.up" : "chevron.down")
      .font(.system(size: metrics.markSize, weight: .semibold))
      .frame(maxWidth: .infinity)
      .frame(height: MenuState.arrowHeight)
      .background(PanelColor.fill(colorScheme))
      .contentShape(Rectangle())
      .onHover { isHovered = $0 }
      .alarm(isRunning: isHovered, after: Self.interval, every: Self.interval) {
        state.scroll(by: isUp ? -metrics.rowHeight : metrics.rowHeight)
      }
      .accessibilityHidden(true)
  }
}

/// Moves the lines of a menu by the wheel, and reports their place in the window to the menu.
private struct MenuWheelModifier: ElementModifier {
  let state: MenuState

  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) {
    state.viewport = element
    element[WheelHandler.self] = MenuWheel(state)
  }
}

private final class MenuWheel: WheelResponder {
  let state: MenuState

  init(_ state: MenuState) { self.state = state }

  var wheelName: String { "menu" }

  /// Takes every turn: the views behind the menu do not scroll.
  func scroll(_ event: WheelEvent, in element: LayoutElement) -> Bool {
    state.scroll(by: -event.delta.height)
    return true
  }
}
