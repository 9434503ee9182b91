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
  /// The views that the content puts behind itself and its bars.
  private var background: ContainerBackground?
  private var element: LayoutElement?
  private var column: LayoutElement?
  private let toolbar = WindowToolbar()
  /// The height that the window's bar takes from all that stands below it.
  private var takenHeight: CGFloat = 0

  /// The views behind, above and below the content.
  private struct Bars {
    var backdrop: ViewNode?
    var top: ViewNode?
    var bottom: ViewNode?

    var shown: [Bool] { [backdrop != nil, top != nil, bottom != nil] }
  }

  init(_ view: WindowChrome<Content>, _ inputs: _NodeInputs) {
    kind = view.kind
    super.init(inputs)
    noteReadsPreferences()
    toolbar.store = environment.toolbarStore
    toolbar.visibilityDidChange = { [weak self] in self?.arrange() }
    content = makeChild(view.root)
  }

  override var children: [ViewNode] {
    [bars.backdrop, content, bars.top, bars.bottom].compactMap { $0 }
  }

  override func update<V>(_ view: V) {
    updateChild(content, unsafeSame(view, as: WindowChrome<Content>.self).root)
  }

  func readPreference() {
    guard let content else { return }
    let profile = BarProfile(of: content)
    let backgrounds = content.shownPreference(ContainerBackgroundsKey.self)
    let background = kind == .window ? backgrounds?.views[.window] : nil
    if let last, profile.isKnownSame(as: last), background === self.background { return }
    last = profile
    self.background = background
    arrange()
  }

  /// Updates the bars to what the content declares.
  private func arrange() {
    guard let profile = last, !isDetached else { return }
    let top = topBar(profile)
    let bottom = bottomBar(profile)
    if top == nil, bottom == nil, background == nil { return hide() }
    if element == nil { makeFrame() }
    let old = bars.shown
    show(background.map { AnyView($0.filling) }, \.backdrop)
    show(top, \.top)
    show(bottom, \.bottom)
    if old != bars.shown { graph.needsSync(self) }
  }

  private func topBar(_ profile: BarProfile) -> AnyView? {
    if environment.look.bars.standInPages { return nil }
    switch kind {
    case .window:
      toolbar.take(profile)
      guard profile.showsWindowBar else { return nil }
      if toolbar.isHidden { return AnyView(HiddenWindowBar(toolbar: toolbar)) }
      // A sidebar and the part of the bar above it are on the same side.
      let direction = profile.options.direction ?? environment.layoutDirection
      return AnyView(windowBar(profile).environment(\.layoutDirection, direction))
    case .sheet:
      return profile.showsSheetTop ? AnyView(SheetTopBar(profile: profile)) : nil
    }
  }

  @ViewBuilder private func windowBar(_ profile: BarProfile) -> some View {
    if isHovered(profile) {
      HoveredWindowBar(profile: profile, toolbar: toolbar, pointer: graph[PointerAboveBar.self])
    } else {
      WindowBar(profile: profile, toolbar: toolbar)
    }
  }

  /// True if the bar is only there while the pointer is.
  private func isHovered(_ profile: BarProfile) -> Bool {
    environment.isFullScreen && profile.options.fullScreenVisibility == .onHover
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
    graph[WindowBars.self].setWidth(of: self, barWidth)
    element?.setRule(rule)
  }

  private func hide() {
    guard let element else { return }
    show(nil, \.backdrop)
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
    guard kind == .window, bars.top != nil, !toolbar.isHidden, last.map(isHovered) != true else {
      return 0
    }
    return environment.windowBarHeight + (last?.accessoryHeight ?? 0)
  }

  /// The width of the window's bar: that of a sheet is one of its content.
  private var barWidth: (@MainActor () -> CGFloat)? {
    guard kind == .window, bars.top != nil else { return nil }
    return { [weak self] in self?.bars.top?.idealWidth ?? 0 }
  }

  private var rule: any LayoutRule {
    WindowChromeRule(
      hasBackdrop: bars.backdrop != nil, hasTop: bars.top != nil, hasBottom: bars.bottom != nil,
      fills: kind == .window)
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
      (bars.backdrop?.collectedElements ?? []) + (elements.count == 1 ? elements : [column])
        + [bars.top, bars.bottom].flatMap { $0?.collectedElements ?? [] })
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    toolbar.store = environment.toolbarStore
    element?.isMirrored = environment.layoutDirection == .rightToLeft
    arrange()
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    content?.shownPreference(key)
  }

  override func detach() {
    super.detach()
    graph[WindowBars.self].height -= takenHeight
    graph[WindowBars.self].setWidth(of: self, nil)
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
///   stands in the middle of that; what is behind it is proposed the whole.
/// - Preferred size: the content's, and the bars' height; no less than the width of a sheet's bars, where there is room for
///   it; where it fills, the proposal where that is a length. The width of a window's bar is one of the window
///   (`WindowBars.width`): content without a width of its own would seem to have one.
private struct WindowChromeRule: LayoutRule {
  /// True if the first child is behind all others, and as large as the whole.
  let hasBackdrop: Bool
  let hasTop: Bool
  let hasBottom: Bool
  let fills: Bool

  /// The place of the content among the children.
  private var place: Int { hasBackdrop ? 1 : 0 }

  private func heights(_ node: LayoutNode, _ width: CGFloat?) -> (top: CGFloat, bottom: CGFloat) {
    let proposal = ProposedViewSize(width: width, height: nil)
    let count = node.children.count
    guard count > place + 1 else { return (0, 0) }
    return (
      hasTop ? node.children[place + 1].sizeThatFits(proposal).height : 0,
      hasBottom ? node.children[count - 1].sizeThatFits(proposal).height : 0
    )
  }

  private func room(_ proposal: ProposedViewSize, _ bars: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - bars) })
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    guard node.children.count > place else { return .zero }
    let content = node.children[place]
    let (top, bottom) = heights(node, proposal.width)
    let answer = content.sizeThatFits(room(proposal, top + bottom))
    var width = answer.width
    if !fills {
      // A sheet is at least as wide as its buttons, where there is room for them.
      for bar in node.children.dropFirst(place + 1) {
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
      if index < place {
        child.place(at: .zero, proposal: ProposedViewSize(size))
      } else if index == place {
        let answer = child.sizeThatFits(rest)
        child.place(
          at: CGPoint(
            x: (size.width - answer.width) / 2,
            y: top + (max(0, size.height - top - bottom) - answer.height) / 2), proposal: rest)
      } else if index == place + 1, hasTop {
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
