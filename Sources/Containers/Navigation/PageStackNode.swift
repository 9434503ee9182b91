import EspalierControls
@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation
import LayoutEngine

/// The node of a stack of screens, of which the topmost is shown.
///
/// A screen is made when it is shown for the first time. Those below are kept, with their state; none of their bodies is
/// evaluated until they are shown again, except those around the views that give a screen further up its content.
final class PageStackNode: ViewNode, ElementContainer, ClockReader {
  let context: NavigationContext
  private(set) var pages: [PageNode] = []
  /// The screen that is on its way out.
  var leaving: PageNode?
  private(set) var element: PageStackElement?
  var transition: PageTransition?
  /// A finger that pulls the topmost screen aside.
  var swipe: PageSwipe?
  let places = PagePlaces()
  private var configuration: PageStackConfiguration
  /// The path of a stack that has no other.
  private var ownPath: [PathValue] = []
  private var requests: [Request] = []
  /// True if the first screen above the root takes the root's place, as a link in another column
  /// requires.
  private var replacesRoot = false

  private enum Request {
    case present(any PageProvider, asRoot: Bool)
    case dismiss(any PageProvider)
    case close(PageNode)
  }

  init<Root: View>(_ root: Root, _ configuration: PageStackConfiguration, _ inputs: _NodeInputs) {
    self.configuration = configuration
    context = configuration.context ?? NavigationContext()
    super.init(inputs)
    element = PageStackElement(self, graph.tree.makeNode(rule))
    graph.clock.add(self)
    graph.add(self)
    context.stack = self
    graph[ScreenHistory.self].add(self)
    let page = PageNode(.root, index: 0, canGoBack: false, context, inputsForChild())
    pages = [page]
    page.show(root)
    for (provider, isRoot) in context.waiting {
      if let provider = provider.value as? any PageProvider {
        requests.append(.present(provider, asRoot: isRoot))
      }
    }
    context.waiting = []
    if let value = context.waitingValue {
      context.waitingValue = nil
      showAsRoot(value)
    }
    // A stack is reported, whatever its screens set.
    addPreferences(preferenceBit(BarOptionsKey.self))
    arrange()
    reconcile()
    graph.needsSync(self)
  }

  override var name: String? { configuration.name }

  override var children: [ViewNode] { pages + (leaving.map { [$0] } ?? []) }

  private var look: Look { environment.look }

  override func update<V>(_ view: V) {
    (view as? any PageStackView)?.update(self)
  }

  func take<Root: View>(_ root: Root, _ configuration: PageStackConfiguration) {
    self.configuration = configuration
    pages.first?.show(root)
    reconcile()
  }

  override func performUpdate() {
    isQueued = false
    reconcile()
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    element?.isMirrored = environment.layoutDirection == .rightToLeft
    element?.setRule(rule)
  }

  override func detach() {
    super.detach()
    graph.clock.remove(self)
    graph.remove(self)
    element?.remove()
  }

  // MARK: Requests

  /// Shows a value's screen, as a link does.
  func push(_ value: PathValue, from link: ViewNode?) {
    if let path = configuration.path {
      if path.append(value) { return }
      graph.diagnostics.report(
        "A NavigationLink has a value of the type \(value.type), which the path of its NavigationStack cannot hold; the "
          + "link does nothing. Bind the stack to a NavigationPath, or to an array of that type.",
        at: (link ?? self).path)
    } else {
      ownPath.append(value)
      invalidate()
    }
  }

  /// Shows a value's screen in place of all others, as a link in the column before does.
  func showAsRoot(_ value: PathValue) {
    replacesRoot = true
    if let path = configuration.path {
      path.keep(0)
      _ = path.append(value)
    } else {
      ownPath = [value]
      if pages.count > 1 { requests.append(.close(pages[1])) }
      invalidate()
    }
  }

  func present(_ provider: any PageProvider, asRoot: Bool) {
    requests.append(.present(provider, asRoot: asRoot))
    invalidate()
  }

  func dismiss(_ provider: any PageProvider) {
    requests.append(.dismiss(provider))
    invalidate()
  }

  /// Goes back to the screen below `page`.
  func pop(_ page: PageNode) {
    guard let index = pages.firstIndex(where: { $0 === page }), index > 0 else { return }
    let values = pages[index...].count(where: \.isValue)
    if values > 0 { keepValues(pages[..<index].count(where: \.isValue)) }
    if values < pages.count - index { requests.append(.close(page)) }
    invalidate()
  }

  /// Goes back by one screen; returns whether there is one.
  func goBack() -> Bool {
    guard let back = pages.last?.back, transition?.isInteractive != true else { return false }
    back()
    return true
  }

  var canGoBack: Bool { pages.last?.canGoBack ?? false }

  private func keepValues(_ count: Int) {
    if let path = configuration.path {
      path.keep(count)
    } else {
      ownPath.removeLast(max(0, ownPath.count - count))
    }
  }

  /// Called when a destination was declared, or shows other views.
  func destinationDidChange(_ destination: any ValueDestination) {
    for page in pages where page.isMade && page.value?.type == destination.valueType {
      page.refresh()
    }
  }

  func providerDidChange(_ provider: any PageProvider) {
    for page in pages where page.isMade && page.provider === provider { page.refresh() }
  }

  // MARK: Screens

  private func reconcile() {
    let old = pages
    for request in requests { handle(request) }
    requests = []
    var values = configuration.path.map { path in tracked { path.values } } ?? ownPath
    let shown = pages.compactMap(\.value)
    if keptValues != nil, let count = keptValues {
      keptValues = nil
      values.removeLast(max(0, values.count - count))
    }
    let same = zip(shown, values).prefix { $0 == $1 }.count
    if same < shown.count {
      let index = pages.indices.filter { pages[$0].isValue }[same]
      cut(at: index, because: nil)
    }
    for value in values.dropFirst(pages.count(where: \.isValue)) { add(.value(value)) }
    if pages.count == 1 { replacesRoot = false }
    if pages.elementsEqual(old, by: ===) { return }
    noteOpenedLink()
    change(from: old)
  }

  private func noteOpenedLink() {
    let page = pages.count > 1 && !pages[1].canGoBack ? pages[1] : nil
    graph.afterLayout { [opened = context.opened] in
      opened.take(page?.value?.value, page?.provider)
    }
  }

  /// The number of values that stay on the path after a screen below the others was closed.
  private var keptValues: Int?

  private func handle(_ request: Request) {
    switch request {
    case .present(let provider, let asRoot):
      if asRoot, pages.count > 1 { cut(at: 1, because: provider) }
      if !provider.isDetached, !pages.contains(where: { $0.provider === provider }) {
        add(.provided(provider), canGoBack: !asRoot)
      }
    case .dismiss(let provider):
      if let index = pages.firstIndex(where: { $0.provider === provider }) {
        cut(at: index, because: provider)
      }
    case .close(let page):
      if let index = pages.firstIndex(where: { $0 === page }), index > 0 {
        cut(at: index, because: nil)
      }
    }
  }

  private func add(_ kind: PageNode.Kind, canGoBack: Bool = true) {
    let canGoBack = canGoBack && !(replacesRoot && pages.count == 1)
    let page = PageNode(kind, index: pages.count, canGoBack: canGoBack, context, inputsForChild())
    pages.append(page)
  }

  /// Makes the content of a screen that is to be shown.
  private func make(_ page: PageNode) {
    if page.isMade { return }
    if let type = page.value?.type {
      // The destination may be declared in a screen below that was never shown.
      for below in pages.prefix(page.index) where !below.isMade {
        if context.destination(for: type) != nil { break }
        below.refresh()
      }
    }
    page.refresh()
  }

  /// Removes the screens from `index` on.
  private func cut(at index: Int, because provider: (any PageProvider)?) {
    let removed = pages[index...]
    pages.removeSubrange(index...)
    gone += removed
    let lost = removed.count(where: \.isValue)
    if lost > 0, provider != nil {
      let count = pages.count(where: \.isValue)
      keptValues = count
      graph.afterLayout { [weak self] in self?.keepValues(count) }
    }
    for page in removed {
      guard let closed = page.provider, closed !== provider else { continue }
      graph.afterLayout { closed.screenDidClose() }
    }
  }

  /// The screens that were removed in the update under way.
  private var gone: [PageNode] = []

  private func change(from old: [PageNode]) {
    guard let before = old.last, let top = pages.last else { return }
    let isPush = pages.count >= old.count || !old.contains { $0 === top }
    endTransition()
    let isSwiped = swipe?.isOver == true
    swipe = nil
    let transaction = graph.updates.current?.transaction ?? Transaction()
    let animates =
      !isSwiped && graph.hasLaidOut && before !== top && !transaction.disablesAnimations
      && (top.canGoBack || before.canGoBack) && !(element?.isLeftOut ?? true)
    for page in gone where page !== before || !animates { page.detach() }
    if animates {
      if gone.contains(where: { $0 === before }) { leaving = before }
      transition = PageTransition(
        isPush: isPush, top: isPush ? top : before, bottom: isPush ? before : top,
        start: graph.clock.now, from: 0,
        isFade: !look.navigation.slides || environment.accessibilityReduceMotion)
    }
    gone = []
    arrange()
    markPreferencesChanged()
  }

  /// Has the screens in sight laid out and updated, and the others wait.
  func arrange() {
    let top = pages.last
    let partners = [transition?.top, transition?.bottom, swipe?.below].compactMap { $0 }
    var shown: Set<LayoutNodeID> = []
    for page in children.compactMap({ $0 as? PageNode }) where !page.isDetached {
      let isShown = page === top || partners.contains { $0 === page }
      page.isCovered = page !== top
      if isShown, page.isMade, page.canGoBack, !page.hasProfile { readAfterLayout(page) }
      if isShown { make(page) }
      if isShown, let element = page.element {
        shown.insert(element.id)
        graph.existing(UpdateHolds.self)?.release(page)
      } else if page.hasProfile {
        hold(page)
      }
    }
    places.shown = shown
    places.top = top?.element?.id
    element?.pointerReach = transition == nil ? .all : .nothing
    if let element {
      graph.tree.invalidate(element.id)
      graph.tree.setNeedsPlacing(element.id)
      element.setNeedsDrawing()
    }
    graph.layoutChanged()
    graph.needsSync(self)
  }

  /// Has the bars of a screen made that was made below others: while it is covered, it reports no title and no items.
  private func readAfterLayout(_ page: PageNode) {
    graph.afterLayout { [weak page] in
      if let page, !page.isDetached, !page.hasProfile { page.readPreference() }
    }
  }

  // MARK: Elements

  private var rule: any LayoutRule {
    PageStackRule(
      places: places, fills: look.navigation.fills || configuration.fills,
      keepsMinimum: configuration.keepsMinimum)
  }

  override func collectElements(into elements: inout SubviewList) {
    if let element { elements.append(element) }
  }

  override func childElementsDidChange() { graph.needsSync(self) }

  func syncElements() {
    let pages = children.compactMap { $0 as? PageNode }.filter(\.isMade).compactMap(\.element)
    places.keep(Set(pages.map(\.id)))
    element?.setChildren(pages)
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard let top = pages.last else { return nil }
    // The screen's own bars keep their items from the window's bar, but for those of the keyboard.
    let standsHere = look.bars.standInPages
    if standsHere, key == SearchFieldsKey.self { return nil }
    if standsHere, key == BarItemsKey.self {
      let items = (top.shownPreference(BarItemsKey.self) ?? []).filter { $0.placement == .keyboard }
      return items.isEmpty ? nil : unsafeSame(items, as: K.Value.self)
    }
    if key == PresentationOptionsKey.self {
      // A screen grows in its stack, and not the sheet around it.
      var options = top.shownPreference(PresentationOptionsKey.self)
      options?.zoom = nil
      return options.map { unsafeSame($0, as: K.Value.self) }
    }
    guard key == BarOptionsKey.self else { return top.shownPreference(key) }
    var options = top.shownPreference(BarOptionsKey.self) ?? BarOptions()
    options.hasNavigation = true
    options.direction = environment.layoutDirection
    options.hasOwnBar = look.bars.standInPages
    if options.back == nil, top.canGoBack {
      options.back = BackAction(
        title: pages[pages.count - 2].profile.title, stack: context)
    }
    return unsafeSame(options, as: K.Value.self)
  }
}
