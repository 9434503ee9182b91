import EspalierDrawing
import Foundation
import LayoutEngine

/// The content of a window on the Mac, below a bar with its title and its items where it has such.
struct WindowChrome<Content: View> {
  let root: Content

  init(@ViewBuilder content: () -> Content) { root = content() }
}

extension WindowChrome: PrimitiveView {
  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    WindowChromeNode<Content>(view, inputs)
  }
}

private final class WindowChromeNode<Content: View>: ViewNode, ElementContainer, PreferenceReading {
  private var content: ViewNode?
  private var bar: ViewNode?
  private var last: BarProfile?
  private var element: LayoutElement?
  private var column: LayoutElement?

  init(_ view: WindowChrome<Content>, _ inputs: _NodeInputs) {
    super.init(inputs)
    noteReadsPreferences()
    content = makeChild(view.root)
  }

  override var children: [ViewNode] { [content, bar].compactMap { $0 } }

  override func update<V: View>(_ view: V) {
    updateChild(content, unsafeSame(view, as: WindowChrome<Content>.self).root)
  }

  func readPreference() {
    guard let content else { return }
    let profile = BarProfile(of: content)
    guard environment.platformStyle == .mac, profile.showsWindowBar else { return hide() }
    if bar != nil, let last, profile.isKnownSame(as: last) { return }
    last = profile
    let view = WindowBar(profile: profile)
    if let bar {
      updateChild(bar, view)
    } else {
      show(view)
    }
  }

  private func show(_ view: WindowBar) {
    let element = LayoutElement(self, rule: WindowChromeRule())
    element.safeAreaPadding = { _ in
      EdgeInsets(top: BarMetrics.window, leading: 0, bottom: 0, trailing: 0)
    }
    self.element = element
    column = LayoutElement(self, rule: StackRule.column())
    bar = makeChild(view)
    graph.barHeight += BarMetrics.window
    // The container around lets go of the content before this element takes it.
    graph.needsSync(self)
    elementsDidChange()
  }

  private func hide() {
    guard let bar, let element else { return }
    self.bar = nil
    self.element = nil
    bar.detach()
    element.setChildren([])
    column?.setChildren([])
    column?.remove()
    column = nil
    graph.barHeight -= BarMetrics.window
    elementsDidChange()
    element.remove()
  }

  override func collectElements(into elements: inout SubviewList) {
    if let element {
      elements.append(element)
    } else {
      content?.collectElements(into: &elements)
    }
  }

  override func childElementsDidChange() {
    if element == nil { super.childElementsDidChange() } else { graph.needsSync(self) }
  }

  func syncElements() {
    guard let element, let column else { return }
    let elements = content?.collectedElements ?? []
    column.setChildren(elements.count == 1 ? [] : elements)
    element.setChildren(
      (elements.count == 1 ? elements : [column]) + (bar?.collectedElements ?? []))
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    element?.isMirrored = environment.layoutDirection == .rightToLeft
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    content.flatMap { reducedPreference(key, of: [$0]) }
  }

  override func detach() {
    super.detach()
    if bar != nil { graph.barHeight -= BarMetrics.window }
    column?.remove()
    element?.remove()
  }
}

extension BarProfile {
  /// Whether a window shows a bar above its content.
  fileprivate var showsWindowBar: Bool {
    !options.isHidden(.windowToolbar) && (options.hasNavigation || !items.isEmpty || search != nil)
  }
}

/// The content below a bar of the window.
///
/// - Child sizing: the content is offered what the bar leaves and stands in the middle of that.
/// - Preferred size: the proposal where that is a length; else the content's, and the bar's height.
private struct WindowChromeRule: LayoutRule {
  private var bar: CGFloat { BarMetrics.window }

  private func room(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - bar) })
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    guard let content = node.children.first else { return .zero }
    let answer = content.sizeThatFits(room(proposal))
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
    let childProposal = room(ProposedViewSize(size))
    for (index, child) in node.children.enumerated() {
      if index > 0 {
        child.place(at: .zero, proposal: ProposedViewSize(width: size.width, height: bar))
        continue
      }
      let answer = child.sizeThatFits(childProposal)
      child.place(
        at: CGPoint(
          x: (size.width - answer.width) / 2,
          y: bar + (max(0, size.height - bar) - answer.height) / 2), proposal: childProposal)
    }
  }

  func explicitAlignment(
    _ guide: AlignmentKey, _ node: LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  func spacing(_ node: LayoutNode) -> ViewSpacing { ViewSpacing() }
}

/// The bar of a window on the Mac.
struct WindowBar {
  let profile: BarProfile
  @Environment(\.barMetrics) private var metrics
}

@MainActor extension WindowBar: View {
  var body: some View {
    let options = profile.options
    WindowBarLayout(spacing: metrics.spacing) {
      HStack(spacing: metrics.spacing) {
        if let back = options.back, options.hidesBack != true {
          BackButton(title: back.title, perform: { back.perform() })
        }
        ForEach(profile.items([.leading], on: .mac)) { BarPlatter(item: $0) }
      }
      BarTitle(profile: profile).padding(.leading, 4)
      HStack(spacing: metrics.spacing) {
        ForEach(profile.items([.center], on: .mac)) { BarPlatter(item: $0, isBare: true) }
      }
      WindowBarEnd(profile: profile)
    }
    .padding(metrics.margin)
    .frame(height: BarMetrics.window)
    .background { if let style = options.background(.windowToolbar) { Rectangle().fill(style) } }
    .barColorScheme(options.colorScheme(.windowToolbar))
    .modifier(EnvironmentWriter { $0.resetForBars() })
    .accessibilityElement(children: .contain)
    .accessibilitySortPriority(1)
  }
}

/// The items at the end of the bar, and the search field.
private struct WindowBarEnd {
  let profile: BarProfile
  @Environment(\.barMetrics) private var metrics
}

@MainActor extension WindowBarEnd: View {
  var body: some View {
    HStack(spacing: metrics.spacing) {
      OverflowRow(items: profile.items([.trailing, .accessory], on: .mac))
      if let search = profile.search {
        if let scopes = search.shownScopes { scopes.fixedSize() }
        SearchBarField(field: search, height: metrics.side)
          .frame(minWidth: 90, idealWidth: 180, maxWidth: 180)
          .layoutPriority(-1)
      }
    }
  }
}

/// What leads, the title, what is in the middle, and what trails.
///
/// The items at the end go into a menu before the title is shorter than this width, in points.
private struct WindowBarLayout: Layout {
  let spacing: CGFloat
  private var minimumTitle: CGFloat { 60 }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = sizes.reduce(0) { $0 + $1.width } + 3 * spacing
    return CGSize(width: proposal.width ?? width, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 4 else { return }
    let ideal = subviews.map { $0.sizeThatFits(.unspecified).width }
    func spacingAfter(_ index: Int) -> CGFloat { ideal[index] > 0 ? spacing : 0 }
    let start = ideal[0] + spacingAfter(0)
    let reserved =
      start + min(ideal[1], minimumTitle) + spacingAfter(1) + ideal[2] + spacingAfter(2)
    let trailing = subviews[3].sizeThatFits(
      ProposedViewSize(width: max(0, bounds.width - reserved), height: nil)
    ).width
    let end = bounds.width - trailing - (trailing > 0 ? spacing : 0)
    let title = min(ideal[1], max(0, end - start - ideal[2] - spacingAfter(2)))
    let low = start + title + (title > 0 ? spacing : 0)
    let middle = max(low, min((bounds.width - ideal[2]) / 2, end - ideal[2]))
    let places = [0, start, middle, bounds.width - trailing]
    for (index, width) in [ideal[0], title, ideal[2], trailing].enumerated() {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + places[index], y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: nil))
    }
  }
}
