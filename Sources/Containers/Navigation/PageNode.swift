@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation
import LayoutEngine

/// One screen of a stack: its views, and on the phone the bars around them.
final class PageNode: ViewNode, ElementContainer, PreferenceReading, LayoutReader, LayerHolder {
  /// The origin of the screen: the root, a value, a link or a binding.
  enum Kind {
    case root
    case value(PathValue)
    case provided(any PageProvider)
  }

  let kind: Kind
  /// The screens below this one.
  let index: Int
  /// True if people can go back from here.
  let canGoBack: Bool
  let layer = Layer(LayerStyle(name: "screen"), isFloating: false)
  private let context: NavigationContext
  private(set) var element: LayoutElement?
  /// The title, the items and the options of the screen when they were last read.
  private(set) var profile = BarProfile()
  /// True if they have been read.
  private(set) var hasProfile = false
  private var content: ViewNode?
  private var bars: ViewNode?
  /// The views behind the content and its bars.
  private var backdrop: ViewNode?
  private var background: ContainerBackground?
  /// The search around the stack whose field the screen shows.
  var heldSearch: SearchState?
  /// Holds several views of the content.
  private var column: LayoutElement?
  private var last: (outer: EnvironmentValues, isUnderLargeTitle: Bool, inner: EnvironmentValues)?
  private weak var scroll: ScrollAreaNode?
  /// The length by which the bar has shrunk while the content below was scrolled.
  private var collapse: CGFloat = 0
  private var isScrolled = false
  private lazy var dismissal: () -> Void = { [weak self] in
    MainActor.assumeIsolated {
      if let self { self.context.stack?.pop(self) }
    }
  }

  init(
    _ kind: Kind, index: Int, canGoBack: Bool, _ context: NavigationContext, _ inputs: _NodeInputs
  ) {
    self.kind = kind
    self.index = index
    self.canGoBack = canGoBack
    self.context = context
    super.init(inputs)
    let rule = PageRule(
      insets: EdgeInsets(), fills: environment.look.navigation.fills, hasBackdrop: false)
    let element = LayoutElement(self, graph.tree.makeNode(rule))
    element.safeAreaPadding = { [weak self] _ in self?.barInsets ?? EdgeInsets() }
    self.element = element
    graph.layers.add(layer, to: inputs.parent?.enclosingLayer ?? graph.layers.content)
    element[Layer.self] = layer
    layer.element = element
    layer.handleKey = { [weak self] in self?.handle($0) ?? false }
    noteReadsPreferences()
    graph.add(self)
    graph.needsSync(self)
    if !canGoBack { environment.wayBack?.add(self) }
  }

  override var name: String? { "Screen" }

  override var children: [ViewNode] { [backdrop, content, bars].compactMap { $0 } }

  /// True if another screen covers this one.
  var isCovered: Bool {
    get { layer.isCovered }
    set { graph.layers.cover(layer, newValue) }
  }

  /// Goes back for Escape and Command-[, where no view uses them.
  private func handle(_ event: KeyEvent) -> Bool {
    guard back != nil, event.phase == .down else { return false }
    let isBack =
      KeyboardShortcut("[").matches(event, environment.layoutDirection)
      || KeyboardShortcut.cancelAction.matches(event, environment.layoutDirection)
    return isBack && context.stack?.goBack() ?? false
  }

  /// Goes back to the screen below, or from the first screen to the view around the stack.
  var back: (@MainActor () -> Void)? {
    if !canGoBack { return environment.wayBack?.perform }
    let dismissal = dismissal
    return { dismissal() }
  }

  // MARK: Content

  /// True if the content exists: that of a screen that was never shown does not.
  var isMade: Bool { content != nil }

  /// Shows a view, as the root of a stack.
  func show<V: View>(_ view: V) {
    if let content {
      updateChild(content, view)
    } else {
      content = makeChild(view, contentEnvironment)
      graph.needsSync(self)
    }
  }

  /// Makes the screen of a value or of a provider, or makes it anew.
  func refresh() {
    if graph.holdsUpdate(of: self) { return }
    switch kind {
    case .root: break
    case .provided(let provider): if !provider.isDetached { show(provider.screen) }
    case .value(let value):
      let destination = context.destination(for: value.type)
      let view: AnyView? = evaluate { destination?.view(for: value.value) }
      show(view ?? AnyView(MissingDestination()))
      if view == nil { reportMissing(value) }
    }
  }

  override func performUpdate() {
    isQueued = false
    refresh()
    if heldSearch != nil { readPreference() }
  }

  private func reportMissing(_ value: PathValue) {
    graph.afterLayout { [weak self] in
      guard let self, !isDetached, context.destination(for: value.type) == nil else { return }
      graph.diagnostics.report(
        "A NavigationStack has no navigationDestination for values of the type \(value.type), and shows a sign in place of "
          + "the screen for \"\(value.value)\". Declare navigationDestination(for: \(value.type).self) inside of the stack.",
        at: path)
    }
  }

  /// The environment for the content: the same values as before where nothing changed, so that the
  /// change ends here.
  private var contentEnvironment: EnvironmentValues {
    let isUnderLargeTitle = layout.isLarge && layout.showsTop
    if let last, last.outer.isSame(as: environment), last.isUnderLargeTitle == isUnderLargeTitle {
      return last.inner
    }
    var inner = environment
    inner.navigation = context
    inner.isUnderLargeTitle = isUnderLargeTitle
    if canGoBack {
      inner.presentationDismissal = dismissal
      // From here the way back leads to the screen before. Only the stack's first screen leads out of
      // the stack, to the column or the screen around it.
      inner.wayBack = nil
    }
    last = (environment, isUnderLargeTitle, inner)
    return inner
  }

  override func environmentDidChange() {
    if !canGoBack { environment.wayBack?.add(self) }
    content?.setEnvironment(contentEnvironment)
    bars?.setEnvironment(environment)
    backdrop?.setEnvironment(environment)
    element?.isMirrored = environment.layoutDirection == .rightToLeft
    if environment.surroundingSearch !== heldSearch { readPreference() }
    arrangeBars()
  }

  // MARK: Bars

  func readPreference() {
    // A covered screen counts as left out, and sets no options of bars.
    guard let content, !(element?.isLeftOut ?? true) else { return }
    let backgrounds = content.shownPreference(ContainerBackgroundsKey.self)
    show(background: backgrounds?.views[.navigation])
    var profile = BarProfile(of: content)
    takeSurroundingSearch(&profile)
    if hasProfile, profile.isKnownSame(as: self.profile) { return }
    self.profile = profile
    hasProfile = true
    arrangeBars()
    context.stack?.pageProfileDidChange(self)
  }

  /// Shows views behind the content, or takes them away.
  private func show(background: ContainerBackground?) {
    if background === self.background { return }
    self.background = background
    if let background {
      let view = AnyView(background.filling)
      if let backdrop {
        updateChild(backdrop, view)
      } else {
        backdrop = makeChild(view)
      }
    } else {
      backdrop?.detach()
      backdrop = nil
    }
    element?.setRule(rule)
    graph.needsSync(self)
  }

  /// The bars above and below the content.
  private var layout: PageBarLayout {
    PageBarLayout(
      profile, environment.look.bars, canGoBack: back != nil,
      togglesColumn: environment.columnToggle != nil,
      isLarge: context.stack?.showsLargeTitle(self) ?? true,
      titleScale: Font.TextStyle.largeTitle.scale(in: environment),
      searchScale: Font.TextStyle.body.scale(in: environment))
  }

  private var barInsets: EdgeInsets {
    let layout = layout
    var insets = EdgeInsets()
    insets.top = layout.top - min(collapse, layout.shrinks)
    insets.bottom = layout.bottom
    return insets
  }

  /// Brings the bars and the space for them in step with the options of the screen.
  func arrangeBars() {
    if !isMade { return }
    let layout = layout
    if collapse > layout.shrinks { takeCollapse(layout.shrinks) }
    if layout.hasBar || layout.hasBottom {
      let view = PageBars(
        profile: profile, layout: layout, collapse: collapse, isScrolled: isScrolled, back: back)
      if let bars {
        updateChild(bars, view)
      } else {
        bars = makeChild(view)
        graph.needsSync(self)
      }
    } else if let old = bars {
      bars = nil
      old.detach()
      graph.needsSync(self)
    }
    element?.setRule(rule)
    content?.setEnvironment(contentEnvironment)
  }

  private var rule: any LayoutRule {
    PageRule(
      insets: barInsets, fills: environment.look.navigation.fills, hasBackdrop: backdrop != nil)
  }

  func readLayout() -> Bool {
    guard bars != nil, let element, !element.isLeftOut else { return false }
    let layout = layout
    guard layout.hasBar, let area = findScrollArea() else { return false }
    let offset = area.state.offset.y
    let collapse = min(max(offset, 0), layout.shrinks)
    let isScrolled = offset > layout.shrinks + 0.5
    if collapse == self.collapse && isScrolled == self.isScrolled { return false }
    self.isScrolled = isScrolled
    takeCollapse(collapse)
    arrangeBars()
    graph.layoutChanged()
    return true
  }

  private func takeCollapse(_ collapse: CGFloat) {
    if collapse == self.collapse { return }
    self.collapse = collapse
    guard let scroll, let area = scroll.element, !scroll.isDetached else { return }
    scroll.state.lead = collapse
    graph.tree.setNeedsPlacing(area.id)
  }

  /// The scroll view whose content goes under the bar.
  private func findScrollArea() -> ScrollAreaNode? {
    if let scroll, !scroll.isDetached { return scroll }
    guard let element, let content else { return nil }
    let top = element.frameInRoot.minY
    scroll = graph.scrolling.areas(in: content).first { area in
      guard area.axes.contains(.vertical), let inner = area.element, !inner.isLeftOut else {
        return false
      }
      let y = inner.frameInRoot.minY - top
      return abs(y - barInsets.top) < 0.5 || abs(y) < 0.5
    }
    return scroll
  }

  // MARK: Elements

  override func collectElements(into elements: inout SubviewList) {
    if let element { elements.append(element) }
  }

  override func childElementsDidChange() { graph.needsSync(self) }

  func syncElements() {
    let elements = content?.collectedElements ?? []
    var single = elements.first
    if elements.count != 1 {
      let column = column ?? LayoutElement(self, graph.tree.makeNode(StackRule.column()))
      self.column = column
      column.setChildren(elements)
      single = column
    }
    element?.setChildren(
      (backdrop?.collectedElements ?? []) + [single].compactMap { $0 }
        + (bars?.collectedElements ?? []))
  }

  /// Bars are not part of the screen's content, and its background belongs to no screen further out.
  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let value = content?.shownPreference(key)
    guard key == ContainerBackgroundsKey.self else { return value }
    guard let value else { return nil }
    var backgrounds = unsafeSame(value, as: ContainerBackgrounds.self)
    let own = backgrounds.views.removeValue(forKey: .navigation)
    backgrounds.hasScreen = own != nil
    return unsafeSame(backgrounds, as: K.Value.self)
  }

  override func detach() {
    super.detach()
    graph.remove(self)
    graph.layers.remove(layer, isSeen: false)
    hold(nil)
    scroll?.state.lead = 0
    column?.remove()
    element?.remove()
  }
}

/// The symbol shown for a value without a destination.
private struct MissingDestination {}

extension MissingDestination: View {
  var body: some View {
    Image(systemName: "exclamationmark.triangle.fill")
      .foregroundStyle(.yellow)
      .accessibilityLabel(Text(verbatim: "Missing destination"))
  }
}

/// The content of a screen between its bars.
///
/// - Child sizing: the content is proposed the space that the insets leave, the bars and the background the whole.
/// - Preferred size: the proposal where the screen fills; else the content's size and the insets.
private struct PageRule: LayoutRule {
  let insets: EdgeInsets
  let fills: Bool
  /// True if the first child is behind the content, and as large as the whole.
  let hasBackdrop: Bool

  private func content(_ node: LayoutNode) -> LayoutNode? {
    hasBackdrop ? node.children.dropFirst().first : node.children.first
  }

  private func room(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width,
      height: proposal.height.map { max(0, $0 - insets[Axis.vertical]) })
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    guard let content = content(node) else { return .zero }
    var size = content.sizeThatFits(room(proposal))
    size.height += insets[Axis.vertical]
    guard fills else { return size }
    if let width = proposal.width, width.isFinite { size.width = width }
    if let height = proposal.height, height.isFinite { size.height = height }
    return size
  }

  func placeChildren(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    let childProposal = fills ? room(ProposedViewSize(size)) : room(proposal)
    for (index, child) in node.children.enumerated() {
      if index != (hasBackdrop ? 1 : 0) {
        child.place(at: .zero, proposal: ProposedViewSize(size))
        continue
      }
      let room = CGSize(width: size.width, height: size.height - insets[Axis.vertical])
      var origin = room.origin(centering: child.sizeThatFits(childProposal))
      origin.y += insets.top
      child.place(at: origin, proposal: childProposal)
    }
  }

  func explicitAlignment(
    _ guide: AlignmentKey, _ node: LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  func spacing(_ node: LayoutNode) -> ViewSpacing {
    fills ? ViewSpacing() : content(node)?.spacing ?? ViewSpacing()
  }
}
