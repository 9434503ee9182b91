import EspalierDrawing
import Foundation
import LayoutEngine

nonisolated extension View {
  /// Puts `content` at the top or bottom of this view and takes its space out of the view's safe
  /// area.
  ///
  /// - Parameter spacing: the spacing between both in points; nil stands for 8.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom, guide: alignment.key, spacing: spacing,
        layer: ZStack(content: content)))
  }

  /// Puts `content` at the leading or trailing edge of this view and takes its space out of the
  /// view's safe area.
  ///
  /// - Parameter spacing: the spacing between both in points; nil stands for 8.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing, guide: alignment.key, spacing: spacing,
        layer: ZStack(content: content)))
  }

  /// Takes space, in points, out of this view's safe area.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(insets: insets))
  }

  /// Takes space out of this view's safe area at some edges; nil stands for 16 points.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? defaultPadding))
  }

  /// Takes the same space, in points, out of this view's safe area at every edge.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}

private struct SafeAreaInsetModifier<Added: View> {
  let edge: Edge
  let guide: AlignmentKey
  let spacing: CGFloat?
  let layer: Added
}

extension SafeAreaInsetModifier: LayeringModifier {
  var isBackground: Bool { false }

  func rule(in environment: EnvironmentValues) -> any LayoutRule {
    SafeAreaInsetRule(edge: edge, guide: guide, spacing: spacing ?? 8)
  }

  func configure(_ element: LayoutElement) {
    let (edge, spacing) = (edge, spacing ?? 8)
    element.safeAreaPadding = { element in
      guard element.children.count > 1 else { return EdgeInsets() }
      let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
      var insets = EdgeInsets()
      insets[edge] = element.children[1].size[axis] + spacing
      return insets
    }
  }
}

private struct SafeAreaPaddingModifier {
  let insets: EdgeInsets
}

extension SafeAreaPaddingModifier: ElementModifier {
  func rule(in environment: EnvironmentValues) -> any LayoutRule { PaddingRule(insets) }

  func configure(_ element: LayoutElement) {
    let insets = insets
    element.safeAreaPadding = { _ in insets }
  }
}

/// - Child sizing: the bar is proposed the length that the primary's minimum leaves of the edge's
///   axis, the primary the rest.
/// - Preferred size: along the axis the bar, the spacing and the primary; across it the primary's.
private struct SafeAreaInsetRule: LayoutRule {
  let edge: Edge
  let guide: AlignmentKey
  let spacing: CGFloat

  private var axis: Axis { guide.axis.other }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    guard let primary = node.children.first else { return .zero }
    guard let bar = bar(node, proposal) else { return primary.sizeThatFits(proposal) }
    var size = primary.sizeThatFits(rest(proposal, bar.size))
    size[axis] += bar.size[axis] + spacing
    return size
  }

  func placeChildren(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    guard let primary = node.children.first else { return }
    guard let bar = bar(node, proposal) else {
      primary.place(at: .zero, proposal: proposal)
      return
    }
    let isFirst = edge == .top || edge == .leading
    var barOrigin = CGPoint.zero
    barOrigin[axis] = isFirst ? 0 : size[axis] - bar.size[axis]
    let across = guide.axis
    let line = ViewDimensions(size).defaultValue(of: guide)
    barOrigin[across] = line - bar.node.dimensions(in: bar.proposal)[guide]
    var origin = CGPoint.zero
    origin[axis] = isFirst ? bar.size[axis] + spacing : 0
    primary.place(at: origin, proposal: rest(proposal, bar.size))
    bar.node.place(at: barOrigin, proposal: bar.proposal)
  }

  private struct Bar {
    var node: LayoutNode
    var proposal: ProposedViewSize
    var size: CGSize
  }

  private func bar(_ node: LayoutNode, _ proposal: ProposedViewSize) -> Bar? {
    guard node.children.count > 1 else { return nil }
    var childProposal = proposal
    if let length = proposal[axis] {
      var shortest = proposal
      shortest[axis] = 0
      let minimum = node.children[0].sizeThatFits(shortest)[axis]
      childProposal[axis] = max(length - spacing - minimum, 0)
    }
    let bar = node.children[1]
    return Bar(node: bar, proposal: childProposal, size: bar.sizeThatFits(childProposal))
  }

  private func rest(_ proposal: ProposedViewSize, _ bar: CGSize) -> ProposedViewSize {
    var rest = proposal
    rest[axis] = proposal[axis].map { max($0 - bar[axis] - spacing, 0) }
    return rest
  }
}
