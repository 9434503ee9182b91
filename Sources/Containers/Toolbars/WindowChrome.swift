@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

/// The frame around the content of a window or a sheet: the bars that are not those of a screen.
///
/// On the Mac a window has a bar with its title and its items above its content, and a sheet has the answers among its
/// items at its lower edge. On the phone both show the items above the keyboard.
package struct WindowChrome<Content: View> {
  let kind: ChromeKind
  let root: Content

  package init(_ kind: ChromeKind = .window, @ViewBuilder content: () -> Content) {
    self.kind = kind
    root = content()
  }
}

/// The content around which bars stand.
package enum ChromeKind {
  case window, sheet
}

extension WindowChrome: PrimitiveView {
  package static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    WindowChromeNode<Content>(view, inputs)
  }
}

private final class WindowChromeNode<Content: View>: ViewNode, ElementContainer, PreferenceReading {
  private let kind: ChromeKind
  private var content: ViewNode?
  private var bars = Bars()
  private var last: BarProfile?
  private var element: LayoutElement?
  private var column: LayoutElement?
  private let toolbar = WindowToolbar()
  /// The height that the window's bar takes from all that stands below it.
  private var takenHeight: CGFloat = 0

  /// The views above and below the content.
  private struct Bars {
    var top: ViewNode?
    var bottom: ViewNode?
  }

  init(_ view: WindowChrome<Content>, _ inputs: _NodeInputs) {
    kind = view.kind
    super.init(inputs)
    noteReadsPreferences()
    toolbar.store = environment.toolbarStore
    toolbar.visibilityDidChange = { [weak self] in self?.arrange() }
    content = makeChild(view.root)
  }

  override var children: [ViewNode] { [content, bars.top, bars.bottom].compactMap { $0 } }

  override func update<V>(_ view: V) {
    updateChild(content, unsafeSame(view, as: WindowChrome<Content>.self).root)
  }

  func readPreference() {
    guard let content else { return }
    let profile = BarProfile(of: content)
    if let last, profile.isKnownSame(as: last) { return }
    last = profile
    arrange()
  }

  /// Brings the bars in step with what the content says.
  private func arrange() {
    guard let profile = last, !isDetached else { return }
    let top = topBar(profile)
    let bottom = bottomBar(profile)
    if top == nil, bottom == nil { return hide() }
    if element == nil { makeFrame() }
    let old = (bars.top == nil, bars.bottom == nil)
    show(top, \.top)
    show(bottom, \.bottom)
    if old != (bars.top == nil, bars.bottom == nil) { graph.needsSync(self) }
  }

  private func topBar(_ profile: BarProfile) -> AnyView? {
    if environment.look.bars.standInPages { return nil }
    switch kind {
    case .window:
      toolbar.take(profile)
      guard profile.showsWindowBar else { return nil }
      return toolbar.isHidden
        ? AnyView(HiddenWindowBar(toolbar: toolbar))
        : AnyView(WindowBar(profile: profile, toolbar: toolbar))
    case .sheet:
      return profile.showsSheetTop ? AnyView(SheetTopBar(profile: profile)) : nil
    }
  }

  private func bottomBar(_ profile: BarProfile) -> AnyView? {
    let bars = environment.look.bars
    if bars.standInPages {
      let hasItems = !profile.items([.keyboard], in: bars).isEmpty
      return hasItems ? AnyView(KeyboardBar(profile: profile)) : nil
    }
    return switch kind {
    case .window: nil
    case .sheet: profile.showsSheetBottom ? AnyView(SheetBottomBar(profile: profile)) : nil
    }
  }

  private func makeFrame() {
    let element = LayoutElement(self, graph.tree.makeNode(rule))
    if kind == .window {
      element.safeAreaPadding = { [weak self] _ in
        EdgeInsets(top: self?.windowBar ?? 0, leading: 0, bottom: 0, trailing: 0)
      }
    }
    element.isMirrored = environment.layoutDirection == .rightToLeft
    self.element = element
    column = LayoutElement(self, graph.tree.makeNode(StackRule.column()))
    // The container around lets go of the content before this element takes it.
    graph.needsSync(self)
    elementsDidChange()
  }

  /// Shows a bar, or takes it away.
  private func show(_ view: AnyView?, _ place: WritableKeyPath<Bars, ViewNode?>) {
    if let view {
      if let bar = bars[keyPath: place] {
        updateChild(bar, view)
      } else {
        bars[keyPath: place] = makeChild(view)
      }
    } else if let bar = bars[keyPath: place] {
      bars[keyPath: place] = nil
      bar.detach()
    }
    graph[WindowBars.self].height += windowBar - takenHeight
    takenHeight = windowBar
    element?.setRule(rule)
  }

  private func hide() {
    guard let element else { return }
    show(nil, \.top)
    show(nil, \.bottom)
    self.element = nil
    element.setChildren([])
    column?.setChildren([])
    column?.remove()
    column = nil
    elementsDidChange()
    element.remove()
  }

  /// The height that is lost to the window's bar.
  private var windowBar: CGFloat {
    guard kind == .window, bars.top != nil, !toolbar.isHidden else { return 0 }
    return environment.windowBarHeight + (last?.accessoryHeight ?? 0)
  }

  private var rule: any LayoutRule {
    WindowChromeRule(
      hasTop: bars.top != nil, hasBottom: bars.bottom != nil, fills: kind == .window)
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
      (elements.count == 1 ? elements : [column])
        + [bars.top, bars.bottom].flatMap { $0?.collectedElements ?? [] })
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    toolbar.store = environment.toolbarStore
    element?.isMirrored = environment.layoutDirection == .rightToLeft
    arrange()
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    content.flatMap { reducedPreference(key, of: [$0]) }
  }

  override func detach() {
    super.detach()
    graph[WindowBars.self].height -= takenHeight
    column?.remove()
    element?.remove()
  }
}

extension BarProfile {
  /// True if a window shows a bar above its content.
  fileprivate var showsWindowBar: Bool {
    !options.isHidden(.windowToolbar) && (options.hasNavigation || !items.isEmpty || search != nil)
  }

  fileprivate var showsSheetTop: Bool {
    options.back != nil || !items(inSheet: .top).isEmpty || search != nil
  }

  fileprivate var showsSheetBottom: Bool {
    items.contains { [.bottom, .cancellation, .confirmation].contains($0.placement.placeInSheet) }
  }

  /// The items at a part of a sheet's frame on the Mac.
  func items(inSheet place: SheetItemPlace) -> [BarItem] {
    items.filter { $0.isShown && $0.placement.placeInSheet == place }
  }
}

extension WindowToolbar {
  /// Notes what can be done with the toolbar of a window.
  fileprivate func take(_ profile: BarProfile) {
    let isCustomizable = profile.items.contains(where: \.isMovable)
    if isCustomizable != self.isCustomizable { self.isCustomizable = isCustomizable }
    let hasItems = profile.showsWindowBar
    if hasItems != self.hasItems { self.hasItems = hasItems }
  }
}

/// The content between bars above and below it.
///
/// - Child sizing: bars have the width of the content and their own height; the content is proposed what they leave and
///   stands in the middle of that.
/// - Preferred size: the content's, and the bars' height; no less than the bar's width where there is no proposal; where it
///   fills, the proposal where that is a length.
private struct WindowChromeRule: LayoutRule {
  let hasTop: Bool
  let hasBottom: Bool
  let fills: Bool

  private func heights(_ node: LayoutNode, _ width: CGFloat?) -> (top: CGFloat, bottom: CGFloat) {
    let proposal = ProposedViewSize(width: width, height: nil)
    let count = node.children.count
    return (
      hasTop && count > 1 ? node.children[1].sizeThatFits(proposal).height : 0,
      hasBottom && count > 1 ? node.children[count - 1].sizeThatFits(proposal).height : 0
    )
  }

  private func room(_ proposal: ProposedViewSize, _ bars: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - bars) })
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    guard let content = node.children.first else { return .zero }
    let (top, bottom) = heights(node, proposal.width)
    let answer = content.sizeThatFits(room(proposal, top + bottom))
    var width = answer.width
    if fills {
      // A window that is as large as it would like to be has room for its bar.
      if hasTop, proposal.width.map(\.isFinite) != true, node.children.count > 1 {
        width = max(width, node.children[1].sizeThatFits(.unspecified).width)
      }
    } else {
      // A sheet is at least as wide as its buttons, where there is room for them.
      for bar in node.children.dropFirst() {
        let ideal = bar.sizeThatFits(.unspecified).width
        width = max(width, min(ideal, proposal.width ?? ideal))
      }
    }
    func length(_ proposed: CGFloat?, _ answer: CGFloat) -> CGFloat {
      // A window that is too small for its content still shows the bar at its top.
      guard fills, let proposed, proposed > 0, proposed.isFinite else { return answer }
      return proposed
    }
    return CGSize(
      width: length(proposal.width, width),
      height: length(proposal.height, answer.height + top + bottom))
  }

  func placeChildren(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    let (top, bottom) = heights(node, size.width)
    let rest = room(ProposedViewSize(size), top + bottom)
    for (index, child) in node.children.enumerated() {
      if index == 0 {
        let answer = child.sizeThatFits(rest)
        child.place(
          at: CGPoint(
            x: (size.width - answer.width) / 2,
            y: top + (max(0, size.height - top - bottom) - answer.height) / 2), proposal: rest)
      } else if index == 1, hasTop {
        child.place(at: .zero, proposal: ProposedViewSize(width: size.width, height: top))
      } else {
        child.place(
          at: CGPoint(x: 0, y: size.height - bottom),
          proposal: ProposedViewSize(width: size.width, height: bottom))
      }
    }
  }

  func explicitAlignment(
    _ guide: AlignmentKey, _ node: LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  func spacing(_ node: LayoutNode) -> ViewSpacing { ViewSpacing() }
}
