import Foundation
import LayoutEngine

/// The content of the root, and layers above it that do not take part in its layout.
///
/// - Child sizing: the content, child 0, as without layers; each layer gets the window's size.
/// - Preferred size: the content's.
struct RootRule: LayoutRule {
  /// The window's corner in the coordinates of the root.
  let corner: CGPoint
  let isMirrored: Bool

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    node.children.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeChildren(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    for (index, child) in node.children.enumerated() {
      if index == 0 {
        child.place(at: .zero, proposal: proposal)
      } else {
        let layer = child.sizeThatFits(.unspecified)
        // The tree mirrors places where the root is mirrored; a layer's place does not depend on
        // the reading direction.
        let x = isMirrored ? size.width - corner.x - layer.width : corner.x
        child.place(at: CGPoint(x: x, y: corner.y), proposal: .unspecified)
      }
    }
  }

  func explicitAlignment(
    _ guide: AlignmentKey, _ node: LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    node.children.first?.dimensions(in: proposal)[explicit: guide]
  }

  func spacing(_ node: LayoutNode) -> ViewSpacing { node.children.first?.spacing ?? ViewSpacing() }

  func priority(_ node: LayoutNode) -> Double { node.children.first?.priority ?? 0 }
}
