import EspalierDrawing
import Foundation

/// The way in which one node of a layout tree sizes itself and places its children.
///
/// Answers must be pure functions of the rule, its children's answers and the proposal: the tree caches them. Call
/// `LayoutTree.invalidate(_:)` when something else they depend on has changed.
package protocol LayoutRule {
  /// The node's answers as three numbers per axis, or nil when it must be asked.
  func clampedSize(_ node: LayoutNode) -> ClampedSize?

  /// The size the node chooses for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize

  /// The length the node takes where 0 is proposed on an axis, whatever is on the other; nil, the default, if that
  /// has to be found out.
  func minimumLength(_ axis: Axis, _ node: LayoutNode) -> CGFloat?

  /// Calls `place(at:proposal:)` on the children; one that is left out gets `proposal` and is
  /// centered.
  ///
  /// Always left to right; the tree mirrors the result where the node is mirrored.
  func placeChildren(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize)

  /// The place of a guide that the node or a node in it sets.
  ///
  /// By default the merged value of the children.
  func explicitAlignment(
    _ guide: AlignmentKey, _ node: LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat?

  /// The spacing the node prefers to its neighbors; by default the union of its children's.
  func spacing(_ node: LayoutNode) -> ViewSpacing

  /// The node's layout priority, 0 by default.
  func priority(_ node: LayoutNode) -> Double

  /// True if the rule itself, apart from its children, sets guides.
  var mayHaveExplicitGuides: Bool { get }

  /// The guides the rule itself may set; by default all or none, as `mayHaveExplicitGuides` says.
  var ownGuides: GuideKinds { get }

  /// The guides of the children that may show outside; by default all kinds.
  var passedGuides: GuideKinds { get }

  /// The orientation that Spacers and Dividers among the children take for the direction of their
  /// stack.
  var childOrientation: ChildOrientation { get }

  /// The axes on which no proposal, nil included, has any influence on the node or on anything in it.
  ///
  /// The tree does not ask a node again, nor enter it, for a proposal that differs on such axes
  /// only. A text that ignores the proposed height should report this: answers of nested stacks of
  /// it then stay few.
  func fixedAxes(_ node: LayoutNode) -> Axis.Set

  /// The axes on which the node's answers to 0 and to infinity do not depend on what is proposed on the other axis.
  ///
  /// A stack asks its children for both to find out how flexible they are. Where they are independent it need not ask again
  /// for each length across, which keeps nested stacks of texts linear in their depth. Leaving an
  /// axis out is always correct.
  func independentAxes(_ node: LayoutNode) -> Axis.Set

  /// The axes on which the node takes no more than its ideal length: for a proposal of that length,
  /// or more, up to infinity, it answers as for nil, whatever the proposal on the other axis.
  ///
  /// A column is measured with no height and then placed with the height it took. Where its
  /// children have this property, that second question has the answer of the first, and texts need
  /// not be broken again. Leaving an axis out is always correct.
  func cappedAxes(_ node: LayoutNode) -> Axis.Set

  /// A child answers differently or the list of children has changed: forget the values derived
  /// from them.
  func childrenChanged()

  /// A child answers with other sizes, and nothing else has changed: by default the same.
  func childSizesChanged()

  /// True if asking the rule again for a remembered answer has no effect, as is done where answers
  /// are verified; false if the rule runs code of the program's own, or makes views.
  var mayBeAskedAgain: Bool { get }

  /// The rule as one of the forms that the tree handles without calls.
  var form: RuleForm { get }
}

/// The source of the direction of a node's Spacers and Dividers.
package enum ChildOrientation: Equatable, Sendable {
  /// The direction from further out.
  case inherit
  /// The direction from no node: they have none.
  case axis(Axis)
  case none
}

/// The rules that the tree knows by form: most nodes of most trees.
package enum RuleForm {
  case leaf(ClampedSize, ViewSpacing)
  /// A leaf that takes every size, with the spacing of an ordinary view.
  case unbounded
  case stack(StackRule)
  /// One child has the node's size and place.
  case transparent
  /// The first child has the node's size.
  case layered
  /// Children are made as they come into view.
  case lazy
  case other
}

extension LayoutRule {
  package func clampedSize(_ node: LayoutNode) -> ClampedSize? { nil }

  package func minimumLength(_ axis: Axis, _ node: LayoutNode) -> CGFloat? { nil }

  package func placeChildren(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {}

  package func explicitAlignment(
    _ guide: AlignmentKey, _ node: LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    node.mergedGuide(guide, size: size, proposal: proposal)
  }

  package func spacing(_ node: LayoutNode) -> ViewSpacing {
    if node.children.isEmpty || node.hasOrdinaryChildren { return ViewSpacing() }
    return node.children.reduce(into: .none) { $0.formUnion($1.spacing) }
  }

  package func priority(_ node: LayoutNode) -> Double { 0 }

  package var mayHaveExplicitGuides: Bool { false }

  package var ownGuides: GuideKinds { mayHaveExplicitGuides ? .all : [] }

  package var passedGuides: GuideKinds { .all }

  package var childOrientation: ChildOrientation { .none }

  package func fixedAxes(_ node: LayoutNode) -> Axis.Set {
    node.children.isEmpty ? node.clampedSize?.fixedAxes ?? [] : []
  }

  package func independentAxes(_ node: LayoutNode) -> Axis.Set { [] }

  package func cappedAxes(_ node: LayoutNode) -> Axis.Set { [] }

  package func childrenChanged() {}

  package func childSizesChanged() { childrenChanged() }

  package var mayBeAskedAgain: Bool { true }

  package var form: RuleForm { .other }
}
