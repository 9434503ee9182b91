import Foundation
import LayoutEngine

extension ViewGraph {
  /// Shows a layer above the content and above the layers that are shown already.
  func present(_ layer: any PresentedLayer) {
    (root as? RootNode)?.present(layer)
  }

  /// Lets a layer that fades away be seen above the content, out of reach of events.
  func leavePresentation(_ layer: any PresentedLayer) {
    (root as? RootNode)?.leavePresentation(layer)
  }

  /// Takes a layer away.
  func endPresentation(_ layer: any PresentedLayer) {
    (root as? RootNode)?.endPresentation(layer)
  }

  /// Where layers may stand: the window, or the picture where there is none.
  var presentationBounds: CGRect {
    guard let rootElement else { return window }
    if window.width > 0 && window.height > 0 { return window }
    return CGRect(origin: .zero, size: rootElement.size)
  }

  /// Offers a key to the layers above the content, the topmost first; answers whether one of them used it.
  func handleInPresentations(_ event: KeyEvent) -> Bool {
    for layer in presentations.reversed() where layer.takesKeys { return layer.handle(event) }
    return false
  }

  /// The layers above the content, the topmost last.
  var presentations: [any PresentedLayer] { (root as? RootNode)?.presentations ?? [] }
}

/// The content of the root, and layers above it that do not take part in its layout.
///
/// - Child sizing: the content, child 0, as without layers; each layer the window's size.
/// - Preferred size: the content's.
struct PresentingRule: LayoutRule {
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
        // The tree mirrors places where the root is mirrored; a layer's is no reading direction's.
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
