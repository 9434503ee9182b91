import EspalierDrawing
import Foundation
import LayoutEngine
import Testing

/// Hints that the engine derives from the two functions of a rule that treats each axis by itself.
@Suite struct AxisRuleTests {
  /// A line of 3 points around a child, and no less than 20 points in all across.
  private struct Border: AxisRule {
    func childProposal(_ length: CGFloat?, on axis: Axis) -> CGFloat? {
      length.map { max($0 - 2 * 3, 0) }
    }

    func length(_ child: CGFloat, _ proposal: CGFloat?, on axis: Axis) -> CGFloat {
      let length = child + 2 * 3
      return axis == .horizontal ? max(length, 20) : length
    }
  }

  /// As wide as it may be, and as high as 1,000 square points then are; it states its own hints.
  private struct Liquid: LayoutRule {
    func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
      let width = max(10, min(proposal.width ?? 50, 100))
      return CGSize(width: width, height: 1000 / width)
    }

    func minimumLength(_ axis: Axis, _ node: LayoutNode) -> CGFloat? {
      axis == .horizontal ? 10 : nil
    }

    func fixedAxes(_ node: LayoutNode) -> Axis.Set { .vertical }

    func independentAxes(_ node: LayoutNode) -> Axis.Set { .horizontal }

    func cappedAxes(_ node: LayoutNode) -> Axis.Set { .vertical }
  }

  private let tree = LayoutTree()

  private func node(_ rule: any LayoutRule, around child: any LayoutRule) -> LayoutNode {
    let (outer, inner) = (tree.makeNode(rule), tree.makeNode(child))
    tree.setChildren([inner], of: outer)
    return LayoutNode(tree, outer)
  }

  @Test func `around a clamped child a border's answer is clamped`() {
    let flexible = LeafRule(
      ClampedSize(
        width: LengthRange(min: 5, ideal: 30, max: 60), height: LengthRange(12)))
    let border = node(Border(), around: flexible)
    #expect(
      border.clampedSize
        == ClampedSize(
          width: LengthRange(min: 20, exactIdeal: 30 + 6, max: 60 + 6), height: LengthRange(12 + 6))
    )
    for width in [nil, 0, 15, 40, 50, .infinity] as [CGFloat?] {
      let proposal = ProposedViewSize(width: width, height: 7)
      let asked = Border().sizeThatFits(proposal, border)
      #expect(border.sizeThatFits(proposal) == asked, "\(proposal)")
    }
  }

  @Test func `around any other child a border knows what the child knows`() {
    let border = node(Border(), around: Liquid())
    #expect(border.clampedSize == nil)
    #expect(border.knownMinimumLength(.horizontal) == 20)
    #expect(border.knownMinimumLength(.vertical) == nil)
    #expect(border.fixedAxes == .vertical)
    #expect(border.independentAxes == .horizontal)
    #expect(border.cappedAxes == .vertical)
  }

  @Test func `a frame decides on its axis and asks its child on the other`() {
    let frame = node(FixedFrameRule(width: 40, height: nil), around: Liquid())
    #expect(frame.knownMinimumLength(.horizontal) == 40)
    #expect(frame.fixedAxes == [.horizontal, .vertical])
    #expect(frame.independentAxes == .horizontal)
    #expect(frame.cappedAxes == [.horizontal, .vertical])
    let whole = node(FixedFrameRule(width: 40, height: 30), around: Liquid())
    #expect(whole.clampedSize == ClampedSize(CGSize(width: 40, height: 30)))
  }

  @Test func `with negative insets a child is proposed more than nothing`() {
    let edges = EdgeInsets(top: 0, leading: -4, bottom: 0, trailing: 0)
    let padding = node(PaddingRule(edges), around: Liquid())
    #expect(padding.knownMinimumLength(.horizontal) == nil)
    #expect(padding.independentAxes == [])
    #expect(padding.fixedAxes == .vertical)
  }

  @Test func `a length held at its ideal has one answer`() {
    let held = node(FixedSizeRule(horizontal: true, vertical: false), around: Liquid())
    #expect(held.fixedAxes == [.horizontal, .vertical])
    #expect(held.sizeThatFits(.zero) == CGSize(width: 50, height: 20))
    let stretching = LeafRule(.unbounded)
    let plain = node(FixedSizeRule(horizontal: true, vertical: false), around: stretching)
    #expect(plain.clampedSize == ClampedSize(width: LengthRange(10), height: .unbounded))
  }
}
