import EspalierDrawing
import Foundation
import LayoutEngine

/// The retained tree behind a root view, and the passes that bring it up to date.
///
/// One frame is: update, layout, callbacks; callbacks may dirty state again, for a bounded number of rounds.
@MainActor package final class ViewGraph {
  package let diagnostics: Diagnostics
  package let textEngine: any TextEngine
  package let clock: FrameClock
  package var counters = Counters()
  /// What the tree asks of its host; nil where there is none, as for a picture.
  package weak var host: (any HostServices)?
  /// Called when something was queued and no frame is under way.
  package var onNeedsFrame: (@MainActor () -> Void)?

  /// The elements of the latest tree for assistive programs, by their ids.
  var accessibilityDrafts: [Int: AccessibilityDraft] = [:]

  /// Has the host open what no view opens itself.
  private lazy var systemOpenURL = SystemOpenURL { [weak self] url in
    self?.host?.open(url) ?? false
  }

  let tree = LayoutTree()
  let scrolling = ScrollRegistry()
  /// Who takes the events.
  private(set) lazy var input = InputCenter(self)
  var needsDrawing = true
  var preferencesChanged = true
  var usesZIndex = false
  var usesContainerShapes = false
  /// The rectangle of the window or picture, and how much of it is not safe.
  private(set) var window = CGRect.zero
  private(set) var windowSafeArea = EdgeInsets()
  private(set) var root: ViewNode?
  private(set) var rootElement: LayoutElement?
  private var elements: [LayoutElement?] = []
  private var queue: [ViewNode] = []
  private var unsynced: [any ElementContainer] = []
  /// Containers that have their children made while they are laid out.
  var lazyContents: [ObjectIdentifier: any LazyContent] = [:]
  /// Where elements of lazy lists begin and end; nil while no container asks.
  var lazyMarks: [LazyMark]?
  /// The state of the row that is being made, from when it was in view before.
  var keptState: KeptState?
  private var readers: [ObjectIdentifier: (order: Int, reader: any LayoutReader)] = [:]
  private var callbacks: [@MainActor () -> Void] = []
  private var preferenceReaders: [any PreferenceReading] = []
  /// The reader whose action made the last change of state; nil if something else did.
  private(set) weak var lastCause: ViewNode?
  private var lastIdentifier = 0
  private(set) var isInFrame = false
  /// Whether the layout tree changed since it was last laid out.
  private var needsLayout = true
  /// Updating and drawing may need more room per level than making the nodes did.
  private var stackLimit = StackLimit(reserve: 2_560 * 1024)
  private var updateStackLimit = StackLimit(reserve: 512 * 1024)

  /// The most rounds of update and layout within one frame.
  static let roundLimit = 64
  /// The most of them for lists whose length was estimated.
  static let listRoundLimit = 8

  package init(
    _ view: some View, environment: EnvironmentValues = EnvironmentValues(),
    textEngine: any TextEngine, diagnostics: Diagnostics? = nil
  ) {
    self.textEngine = textEngine
    // A tree inside another shares where its problems go.
    let diagnostics = diagnostics ?? environment.diagnostics ?? Diagnostics()
    self.diagnostics = diagnostics
    clock = FrameClock(now: environment.currentDate)
    tree.client = self
    tree.onProblem = { [weak self] id, message in
      MainActor.assumeIsolated { self?.reportLayoutProblem(id, message) }
    }
    var environment = environment
    environment.textEngine = TextEngineReference(textEngine)
    environment.diagnostics = diagnostics
    environment.systemOpenURL = systemOpenURL
    environment.resetFocus = ResetFocusAction(graph: self)
    let inputs = _NodeInputs(graph: self, parent: nil, environment: environment)
    let root = RootNode(view, inputs)
    self.root = root
    rootElement = root.element
    synchronize()
  }

  /// Ends the tree's life: state is dropped, disappearing views are told.
  package func close() {
    input.close()
    root?.detach()
    root = nil
    rootElement = nil
    runCallbacks()
  }

  package func update(environment: EnvironmentValues) {
    var environment = environment
    environment.textEngine = TextEngineReference(textEngine)
    environment.diagnostics = diagnostics
    environment.systemOpenURL = systemOpenURL
    environment.resetFocus = ResetFocusAction(graph: self)
    clock.advance(to: environment.currentDate)
    guard let root, !environment.hasSameValues(as: root.environment) else { return }
    root.setEnvironment(environment)
  }

  // MARK: Frame

  /// What views take their size from when they follow their container.
  var containerSize: CGSize {
    CGSize(
      width: window.width - windowSafeArea[Axis.horizontal],
      height: window.height - windowSafeArea[Axis.vertical])
  }

  /// Brings the tree up to date and lays it out with its top left corner at zero, for `proposal`.
  package func frame(proposal: ProposedViewSize) {
    window = CGRect(
      origin: .zero, size: proposal.replacingUnspecifiedDimensions(by: .zero))
    // The picture becomes as large as the answer.
    tree.window = nil
    frame { tree, root in tree.layout(root, proposal: proposal) }
  }

  /// Brings the tree up to date and lays it out in the middle of a window's safe area.
  package func frame(window size: CGSize, safeArea: EdgeInsets = EdgeInsets()) {
    window = CGRect(origin: .zero, size: size)
    windowSafeArea = safeArea
    tree.window = window
    let room = containerSize
    frame { tree, root in
      let proposal = ProposedViewSize(room)
      let answer = tree.sizeThatFits(root, proposal)
      let origin = CGPoint(
        x: safeArea.leading + (room.width - answer.width) / 2,
        y: safeArea.top + (room.height - answer.height) / 2)
      tree.layout(root, proposal: proposal, at: origin)
    }
  }

  private func frame(_ place: (LayoutTree, LayoutNodeID) -> Void) {
    guard let rootElement else { return }
    isInFrame = true
    defer {
      isInFrame = false
      input.frameDidEnd()
    }
    if hasWork { lastCause = nil }
    var round = 0
    var listRounds = 0
    var isUnsettled: Bool
    repeat {
      round += 1
      counters.rounds += 1
      flush()
      needsLayout = false
      place(tree, rootElement.id)
      collectLayoutCounters()
      for id in tree.takeChangedNodes() { element(id)?.setNeedsDrawing() }
      isUnsettled = settleLists(&listRounds) || updateReaders()
      if !isUnsettled {
        for id in tree.takeReshownNodes() {
          element(id)?.owner.markPreferencesChanged()
          element(id)?.owner.displayDidChange()
        }
        runCallbacks()
        notifyPreferenceReaders()
        isUnsettled = hasWork || !callbacks.isEmpty || !preferenceReaders.isEmpty
      }
    } while isUnsettled && round < Self.roundLimit
    if isUnsettled { reportFeedback() }
  }

  /// Whether anything waits for the next frame.
  package var hasWork: Bool { !queue.isEmpty || !unsynced.isEmpty || needsLayout }

  private func flush() {
    // Parents first: their update may reach the queued children, which are then done. A body that writes the state
    // it reads fills the queue again and again; what is left waits for the next round.
    var passes = 0
    while !queue.isEmpty && passes < Self.roundLimit {
      passes += 1
      let nodes = queue.sorted { $0.depth < $1.depth }
      queue.removeAll(keepingCapacity: true)
      for node in nodes where node.isQueued && !node.isDetached { node.performUpdate() }
    }
    synchronize()
  }

  /// Ends rows that went out of view, and answers whether lists turned out longer or shorter than they were taken for.
  ///
  /// That may go on for a bounded number of rounds: rows could be of another length wherever they lie.
  private func settleLists(_ rounds: inout Int) -> Bool {
    for content in lazyContents.values { content.removeRowsOutOfView() }
    guard rounds < Self.listRoundLimit, tree.remeasureLists() else { return false }
    rounds += 1
    return true
  }

  /// Makes nodes while the tree is laid out, which by itself is no reason to lay it out again.
  func duringLayout(_ make: () -> Void) {
    let needed = needsLayout
    let wasInFrame = isInFrame
    isInFrame = true
    make()
    isInFrame = wasInFrame
    needsLayout = needed
  }

  func synchronize() {
    while let container = unsynced.popLast() {
      container.isUnsynced = false
      if !container.isDetached { container.syncElements() }
    }
  }

  private func runCallbacks() {
    let pending = callbacks
    callbacks.removeAll()
    let waiting = queue.count
    for callback in pending { callback() }
    if queue.count > waiting { lastCause = nil }
  }

  /// Tells those whose preference changed, the deepest first, and together with the other callbacks of this layout.
  ///
  /// When they change state, readers further out wait until that is laid out: what they read depends on it, and a value
  /// from between two layouts could lead them astray for good.
  private func notifyPreferenceReaders() {
    if preferencesChanged {
      preferencesChanged = false
      root?.collectPreferenceReaders(into: &preferenceReaders)
    }
    var isFirst = true
    while !preferenceReaders.isEmpty && (isFirst || !hasWork) {
      isFirst = false
      let depth = preferenceReaders.reduce(0) { max($0, $1.depth) }
      let deepest = preferenceReaders.filter { $0.depth == depth }
      preferenceReaders.removeAll { $0.depth == depth }
      for reader in deepest where !reader.isDetached {
        let waiting = queue.count
        reader.readPreference()
        if queue.count > waiting { lastCause = reader }
      }
    }
  }

  private func collectLayoutCounters() {
    counters.sizesAsked += tree.counters.asked
    counters.sizesComputed += tree.counters.computed
    counters.placements += tree.counters.placed
    tree.resetCounters()
  }

  private func reportFeedback() {
    let views = queue.prefix(5).map(\.path)
    diagnostics.report(
      "State and layout keep changing each other: after \(Self.roundLimit) rounds in one frame "
        + "\(queue.count) view(s) still want another update. The frame is shown as it is. "
        + "Make the value that is written settle (compare before writing, or do not let it depend on the size it causes).",
      at: views.joined(separator: "; "))
  }

  // MARK: Queue

  func enqueue(_ node: ViewNode) {
    if node.isQueued { return }
    node.isQueued = true
    queue.append(node)
    requestFrame()
  }

  func needsSync(_ container: any ElementContainer) {
    if container.isUnsynced { return }
    container.isUnsynced = true
    unsynced.append(container)
    requestFrame()
  }

  /// Notes that the layout tree was changed.
  func layoutChanged() {
    if needsLayout { return }
    needsLayout = true
    requestFrame()
  }

  /// Runs `callback` after the layout of this round.
  func afterLayout(_ callback: @escaping @MainActor () -> Void) {
    callbacks.append(callback)
    requestFrame()
  }

  private func requestFrame() { if !isInFrame { onNeedsFrame?() } }

  // MARK: Layout readers

  func add(_ reader: any LayoutReader) {
    readers[ObjectIdentifier(reader)] = (makeIdentifier(), reader)
  }

  func remove(_ reader: any LayoutReader) { readers[ObjectIdentifier(reader)] = nil }

  /// Has the views whose content depends on layout look at it; answers whether one of them changed.
  private func updateReaders() -> Bool {
    if readers.isEmpty { return false }
    var changed = false
    let ordered = readers.values.sorted {
      ($0.reader.depth, $0.order) < ($1.reader.depth, $1.order)
    }
    for (_, reader) in ordered where !reader.isDetached {
      if reader.readLayout() { changed = true }
    }
    return changed
  }

  // MARK: Elements

  func register(_ element: LayoutElement) {
    let index = Int(element.id.index)
    while elements.count <= index { elements.append(nil) }
    elements[index] = element
  }

  func unregister(_ element: LayoutElement) { elements[Int(element.id.index)] = nil }

  func element(_ id: LayoutNodeID) -> LayoutElement? {
    elements.indices.contains(Int(id.index)) ? elements[Int(id.index)] : nil
  }

  /// All elements that are shown, from the root down, parents first, children in layout order.
  func forEachElement(_ body: (LayoutElement, _ depth: Int) -> Void) {
    guard let rootElement else { return }
    var pending = [(rootElement, 0)]
    while let (element, depth) = pending.popLast() {
      body(element, depth)
      for child in element.shownChildren.reversed() { pending.append((child, depth + 1)) }
    }
  }

  func makeIdentifier() -> Int {
    lastIdentifier += 1
    return lastIdentifier
  }

  // MARK: Drawing

  /// What the tree paints, with every edge on a pixel of `scale`.
  package func displayItems(scale: CGFloat) -> [DisplayItem] {
    guard let rootElement else { return [] }
    needsDrawing = false
    let items = rootElement.displayItems(
      at: rootElement.frame.origin, DrawPass(scale: scale))
    return items + input.drag.displayItems
  }

  // MARK: Problems

  /// Whether the stack is nearly used up here; reports it once for the views that are left out.
  func isTooDeep(_ node: ViewNode) -> Bool { isReached(&stackLimit, node) }

  /// Whether the stack is nearly used up here while nodes take new values.
  func isTooDeepToUpdate(_ node: ViewNode) -> Bool { isReached(&updateStackLimit, node) }

  private func isReached(_ limit: inout StackLimit, _ node: ViewNode) -> Bool {
    limit.enter()
    if !limit.isReached { return false }
    diagnostics.report(
      "The views are nested too deeply (\(node.depth) levels); what is further inside is left out. "
        + "A view that contains itself without end looks like this.", at: node.path,
      severity: .error)
    return true
  }

  private func reportLayoutProblem(_ id: LayoutNodeID, _ message: String) {
    diagnostics.report(message, at: element(id)?.owner.path ?? "")
  }
}

/// A node whose content depends on where and how large it is laid out.
@MainActor protocol LayoutReader: ViewNode {
  /// Looks at the finished layout, and answers whether the content changed.
  func readLayout() -> Bool
}
