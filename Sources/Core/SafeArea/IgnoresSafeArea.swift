import EspalierDrawing
import Foundation
import LayoutEngine

/// The kinds of safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The part that the window and the views around keep free.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The part that a software keyboard covers; there is none here.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

nonisolated extension View {
  /// Lets this view reach beyond the safe area, at those edges where it touches the safe area's
  /// edge.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
  }

  /// Lets this view reach beyond the safe area at the given edges.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}

private struct IgnoresSafeAreaModifier: ElementModifier {
  let edges: Edge.Set

  func rule(in environment: EnvironmentValues) -> any LayoutRule {
    IgnoresSafeAreaRule(outset: EdgeInsets())
  }

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    IgnoresSafeAreaNode(view.modifier, view.content, inputs)
  }
}

/// The distance that a view may reach out depends on its place, so it is known after a first
/// layout.
private final class IgnoresSafeAreaNode<C: View>:
  ElementModifierNode<C, IgnoresSafeAreaModifier>, LayoutReader
{
  private var reaches: [ObjectIdentifier: (wrapper: LayoutElement, outset: EdgeInsets)] = [:]

  required init(_ modifier: IgnoresSafeAreaModifier, _ view: borrowing C, _ inputs: _NodeInputs) {
    super.init(modifier, view, inputs)
    graph.add(self)
  }

  override func rule(for wrapper: LayoutElement?) -> any LayoutRule {
    let reach = wrapper.flatMap { reaches[ObjectIdentifier($0)] }
    return IgnoresSafeAreaRule(outset: reach?.outset ?? EdgeInsets())
  }

  func readLayout() -> Bool {
    var changed = false
    for (key, reach) in reaches {
      var insets = reach.wrapper.safeAreaInsets
      for edge in Edge.allCases where !modifier.edges.contains(edge) { insets[edge] = 0 }
      // Adding an inset and subtracting it again can change the last digit: compared exactly, the insets would differ in
      // every round of layout.
      if insets.isClose(to: reach.outset) { continue }
      reaches[key]?.outset = insets
      changed = true
    }
    if changed { configureWrappers() }
    return changed
  }

  override func attach(_ element: LayoutElement, to wrapper: LayoutElement) {
    super.attach(element, to: wrapper)
    reaches[ObjectIdentifier(wrapper)] = (wrapper, EdgeInsets())
  }

  override func discard(_ wrapper: LayoutElement) {
    reaches[ObjectIdentifier(wrapper)] = nil
    super.discard(wrapper)
  }

  override func detach() {
    super.detach()
    graph.remove(self)
  }
}

/// - Child sizing: proposed the view's proposal and the safe area beside it.
/// - Preferred size: the child's size less that safe area.
private struct IgnoresSafeAreaRule: UnaryRule {
  let outset: EdgeInsets

  func clampedSize(_ node: LayoutNode) -> ClampedSize? {
    outset == EdgeInsets() ? node.children.first?.clampedSize : nil
  }

  func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { $0 + outset[Axis.horizontal] },
      height: proposal.height.map { $0 + outset[Axis.vertical] })
  }

  func size(_ childSize: CGSize, _ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: max(childSize.width - outset[Axis.horizontal], 0),
      height: max(childSize.height - outset[Axis.vertical], 0))
  }

  func childOrigin(_ child: ViewDimensions, _ size: CGSize) -> CGPoint {
    CGPoint(x: -outset.leading, y: -outset.top)
  }
}
