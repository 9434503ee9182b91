import EspalierDrawing
import Foundation

/// Sets one alignment guide of its child.
///
/// - Child sizing: the proposal.
/// - Preferred size: the child's.
package struct AlignmentGuideRule: TransparentUnaryRule {
  private let key: AlignmentKey
  private let compute: (ViewDimensions) -> CGFloat

  package init(_ key: AlignmentKey, compute: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.compute = compute
  }

  package var mayHaveExplicitGuides: Bool { true }

  package var ownGuides: GuideKinds { key.kind }

  package func explicitAlignment(
    _ guide: AlignmentKey, _ node: LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let dimensions = node.child?.dimensions(in: proposal) ?? ViewDimensions(size)
    return guide == key ? compute(dimensions) : dimensions[explicit: guide]
  }
}
