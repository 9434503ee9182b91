@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

/// A window's content below its menu bar, and the commands that the bar shows.
struct MenuBarWindow<Content: View> {
  let root: Content
  let commands: [AnyView]

  init(commands: [AnyView], @ViewBuilder content: () -> Content) {
    self.commands = commands
    root = content()
  }
}

extension MenuBarWindow: ContainerView {
  var content: TupleView<(VStack<Content>, CommandHolder, MenuBar)> {
    // The bar is above everything else.
    TupleView((VStack { root }, CommandHolder(commands: commands), MenuBar()))
  }

  var arrangement: MenuBarWindowRule { MenuBarWindowRule() }
}

extension MenuBarWindowRule: ContainerArrangement {}

/// Puts the last child above the first, as wide as the window.
///
/// - Child sizing: the first is proposed what the bar leaves, and stands in the middle of it; the
///   second is proposed zero.
/// - Preferred size: the proposal if it is finite; otherwise the first child's and the bar's height.
///   The width of the menus does not count here: it is the window that has to be as wide
///   (`WindowBars.width`).
struct MenuBarWindowRule: LayoutRule {
  private var bar: CGFloat { MenuBarState.height }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    guard let content = node.children.first else { return .zero }
    let answer = content.sizeThatFits(room(in: proposal))
    func length(_ proposed: CGFloat?, _ answer: CGFloat) -> CGFloat {
      // A window that is too small for its content still shows the bar at its top.
      guard let proposed, proposed > 0, proposed.isFinite else { return answer }
      return proposed
    }
    return CGSize(
      width: length(proposal.width, answer.width),
      height: length(proposal.height, answer.height + bar))
  }

  func placeChildren(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    let children = Array(node.children)
    guard children.count == 3 else { return }
    let childProposal = room(in: ProposedViewSize(size))
    let answer = children[0].sizeThatFits(childProposal)
    children[0].place(
      at: CGPoint(
        x: (size.width - answer.width) / 2,
        y: bar + (max(0, size.height - bar) - answer.height) / 2), proposal: childProposal)
    children[1].place(at: .zero, proposal: .zero)
    children[2].place(at: .zero, proposal: ProposedViewSize(width: size.width, height: bar))
  }

  func explicitAlignment(
    _ guide: AlignmentKey, _ node: LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  func spacing(_ node: LayoutNode) -> ViewSpacing { ViewSpacing() }

  private func room(in proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - bar) })
  }
}
