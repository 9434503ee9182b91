import EspalierDrawing
import Foundation
import LayoutEngine

/// The retained tree behind a root view, and the passes that bring it up to date.
///
/// One frame is: update, layout, callbacks; callbacks may change state again, for a bounded number
/// of rounds.
@MainActor package final class ViewGraph {
  package let diagnostics: Diagnostics
  package let textEngine: any TextEngine
  package let clock: FrameClock
  package var counters = Counters()
  /// Called when something was queued and no frame is under way.
  package var onNeedsFrame: (@MainActor () -> Void)?

  /// The state of features, by the types of their components.
  var components: [ObjectIdentifier: any GraphComponent] = [:]
  /// The work of components in each frame.
  package var phases = FramePhases()
  /// The items that components paint above all views.
  package var overlays: [@MainActor () -> [DisplayItem]] = []

  /// The values that components add to the environment of all views.
  package var rootEnvironment: [@MainActor (inout EnvironmentValues) -> Void] = []
  /// The components that read the content of a window and change its environment.
  package var contentReaders: [any ContentReader] = []
  /// The component that shows changes gradually; nil where all are shown immediately.
  package var presenting: (any ChangePresenting)?
  /// Puts children into the order in which they are drawn; nil stands for the order of the layout.
  var drawingOrder: (@MainActor ([LayoutElement]) -> [LayoutElement])?
  /// The components that the tree began with.
  package let features: GraphFeatures

  package let tree = LayoutTree()
  package let updates = UpdateQueue()
  package var needsDrawing = true
  var preferencesChanged = true
  /// The rectangle of the window or picture, and its safe area insets.
  package private(set) var window = CGRect.zero
  package private(set) var windowSafeArea = EdgeInsets()
  /// The room that parts of the window itself take above the content, in points.
  package var barHeight: CGFloat = 0
  package private(set) var root: ViewNode?
  package private(set) var rootElement: LayoutElement?
  /// The elements by the index of the layout node.
  package var elements: [LayoutElement?] = []
  /// The owner of elements that are freed; it is neither a part of the tree nor enabled.
  private(set) lazy var vacancy = VacantNode(self)
  /// The elements that are marked to be drawn again.
  var isMarked = ElementMarks()
  package private(set) var hasLaidOut = false
  /// True if the last frame ended while views and layout still kept changing each other.
  package private(set) var hasGivenUp = false
  /// True once the host has been told that a frame is due.
  private var hasRequestedFrame = false
  /// Pixels per point of the last drawing; nil before the first.
  var lastScale: CGFloat?
  private var unsynced: [any ElementContainer] = []
  private var readers = LayoutReaders()
  private var callbacks: [@MainActor () -> Void] = []
  private var preferenceReaders: [any PreferenceReading] = []
  /// The reader whose action made the last change of state; nil if something else did.
  private(set) weak var lastCause: ViewNode?
  var lastIdentifier = 0
  package private(set) var isInFrame = false
  /// True if the layout tree has changed since the last layout.
  private var needsLayout = true
  /// Updating and drawing may need more room per level than making the nodes did.
  var stackLimit = StackLimit(reserve: 2_560 * 1024)
  var updateStackLimit = StackLimit(reserve: 512 * 1024)
  var drawStackLimit = StackLimit(reserve: 512 * 1024)

  /// The largest number of rounds of update and layout within one frame.
  static let roundLimit = 64

  package init(
    _ view: some View, environment: EnvironmentValues, textEngine: any TextEngine,
    diagnostics: Diagnostics? = nil, features: GraphFeatures
  ) {
    self.textEngine = textEngine
    self.features = features
    // A tree inside another reports to the same diagnostics.
    let diagnostics = diagnostics ?? environment.diagnostics ?? Diagnostics()
    self.diagnostics = diagnostics
    clock = FrameClock(now: environment.currentDate)
    tree.client = self
    tree.onProblem = { [weak self] id, message in
      MainActor.assumeIsolated { self?.reportLayoutProblem(id, message) }
    }
    features.install(in: self)
    let inputs = _NodeInputs(graph: self, parent: nil, environment: completed(environment))
    StateReading.with(.byOwner) {
      _ = RootNode(view, inputs)
      synchronize()
    }
  }

  /// Takes the root before its views are made: they may present something above it immediately.
  func begin(_ root: RootNode) {
    self.root = root
    rootElement = root.element
  }

  /// Ends the tree's life: state is dropped, disappearing views are told.
  package func close() {
    for component in components.values { component.close() }
    root?.detach()
    root = nil
    rootElement = nil
    runCallbacks()
  }

  package func update(environment: EnvironmentValues) {
    let environment = completed(environment)
    clock.advance(to: environment.currentDate)
    guard let root, !environment.hasSameValues(as: root.environment) else { return }
    StateReading.with(.byOwner) { root.setEnvironment(environment) }
  }

  /// `environment` with the values that the tree itself gives to its views.
  private func completed(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.textEngine = TextEngineReference(textEngine)
    environment.diagnostics = diagnostics
    environment.graphFeatures = features
    for give in rootEnvironment { give(&environment) }
    return environment
  }

  // MARK: Frame

  /// The size that views take when they follow their container.
  var containerSize: CGSize {
    CGSize(
      width: window.width - windowSafeArea[Axis.horizontal],
      height: window.height - windowSafeArea[Axis.vertical]
        - barHeight)
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
    let room = CGSize(
      width: size.width - safeArea[Axis.horizontal], height: size.height - safeArea[Axis.vertical])
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
    _ = phases.run(.begin)
    isInFrame = true
    hasRequestedFrame = false
    defer {
      isInFrame = false
      _ = phases.run(.end)
    }
    if hasWork { lastCause = nil }
    // Batches that already wait are no sign of views that do not settle.
    let limit = Self.roundLimit + max(updates.waiting.count - 1, 0)
    var round = 0
    var isUnsettled: Bool
    repeat {
      isUnsettled = StateReading.with(.byOwner) {
        update(&round, limit) {
          if !rootElement.isRemoved { place(tree, rootElement.id) }
        }
      }
      if !isUnsettled {
        for id in tree.takeNodesWithChangedVisibility() {
          element(id)?.owner.markPreferencesChanged()
          element(id)?.owner.displayDidChange()
        }
        runCallbacks()
        StateReading.with(.byOwner) { notifyPreferenceReaders() }
        isUnsettled = hasWork || !callbacks.isEmpty || !preferenceReaders.isEmpty
      }
      // A callback may have ended the tree.
    } while isUnsettled && round < limit && root != nil
    hasLaidOut = true
    hasGivenUp = isUnsettled && root != nil
    if hasGivenUp { reportFeedback() }
  }

  /// Brings views and layout in step with the changes of one transaction; returns true if there is
  /// more to do before callbacks may run.
  private func update(_ round: inout Int, _ limit: Int, _ place: () -> Void) -> Bool {
    updates.begin()
    defer { updates.end { action in afterLayout { action() } } }
    _ = phases.run(.beginUpdate)
    var isUnsettled: Bool
    repeat {
      round += 1
      counters.rounds += 1
      flush()
      needsLayout = false
      _ = phases.run(.beforeLayout)
      place()
      isUnsettled = phases.run(.afterLayout) || updateReaders()
      collectLayoutCounters()
      noteChangedFrames()
    } while isUnsettled && round < limit
    _ = phases.run(.endUpdate)
    if !isUnsettled { _ = phases.run(.settled) }
    return isUnsettled || !updates.waiting.isEmpty
  }

  /// Draws the changes in the middle of a frame.
  package func drawAgain() {
    guard hasLaidOut, let rootElement else { return }
    let scale = lastScale ?? rootElement.owner.environment.displayScale
    _ = rootElement.rootItems(DrawPass(scale: scale))
  }

  /// True if anything waits for the next frame.
  package var hasWork: Bool { !updates.isEmpty || !unsynced.isEmpty || needsLayout }

  private func flush() {
    updates.collectsIntoCurrent = true
    defer { updates.collectsIntoCurrent = false }
    for job in updates.takeJobs() { job() }
    // Parents first: their update may reach the queued children, which are then done. A body that
    // writes the state it reads fills the queue again and again; the remaining nodes wait for the
    // next round.
    var passes = 0
    while updates.hasNodes && passes < Self.roundLimit {
      passes += 1
      let nodes = updates.takeNodes().sorted { $0.depth < $1.depth }
      for node in nodes where node.isQueued && !node.isDetached {
        if holdsUpdate(of: node) { node.isQueued = false } else { node.performUpdate() }
      }
    }
    synchronize()
  }

  /// Makes nodes while the tree is laid out, which by itself does not require another layout.
  func duringLayout(_ make: () -> Void) {
    let needed = needsLayout
    let wasInFrame = isInFrame
    isInFrame = true
    make()
    isInFrame = wasInFrame
    needsLayout = needed
  }

  package func synchronize() {
    while let container = unsynced.popLast() {
      container.isUnsynced = false
      if !container.isDetached { container.syncElements() }
    }
  }

  private func runCallbacks() {
    let pending = callbacks
    callbacks.removeAll()
    let waiting = updates.enqueuedCount
    StateReading.with(.unnoticed) { for callback in pending { callback() } }
    if updates.enqueuedCount > waiting { lastCause = nil }
  }

  /// Tells the readers whose preference changed, the deepest first, and together with the other
  /// callbacks of this layout.
  ///
  /// When they change state, readers further out wait until that is laid out: the values that they
  /// read depend on it, and a value from between two layouts could mislead them for good.
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
        let waiting = updates.enqueuedCount
        reader.readPreference()
        if updates.enqueuedCount > waiting { lastCause = reader }
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
    let queue = updates.nodes
    let views = queue.prefix(5).map(\.path)
    diagnostics.report(
      "State and layout keep changing each other: after \(Self.roundLimit) rounds in one frame "
        + "\(queue.count) view(s) still want another update. The frame is shown as it is. "
        + "Make the value that is written settle (compare before writing, or do not let it depend on the size it causes).",
      at: views.joined(separator: "; "))
  }

  // MARK: Queue

  /// Queues `node` for an update with the current transaction, and returns the number of that
  /// update.
  package func enqueue(_ node: ViewNode) -> Int {
    let update = updates.enqueue(node)
    requestFrame()
    return update
  }

  package func needsSync(_ container: any ElementContainer) {
    if container.isUnsynced { return }
    container.isUnsynced = true
    unsynced.append(container)
    requestFrame()
  }

  /// Notes that the layout tree was changed.
  package func layoutChanged() {
    if needsLayout { return }
    needsLayout = true
    requestFrame()
  }

  /// Notes that drawn elements moved although the layout did not change.
  package func presentationChanged() {
    needsDrawing = true
    requestFrame()
  }

  /// Runs `callback` after the layout of this round.
  package func afterLayout(_ callback: @escaping @MainActor () -> Void) {
    callbacks.append(callback)
    requestFrame()
  }

  /// Asks the host for a frame, once until it has run.
  package func requestFrame() {
    guard !isInFrame, !hasRequestedFrame, let onNeedsFrame else { return }
    hasRequestedFrame = true
    onNeedsFrame()
  }

  // MARK: Layout readers

  package func add(_ reader: any LayoutReader) { readers.add(reader) }

  package func remove(_ reader: any LayoutReader) { readers.remove(reader) }

  /// Lets the views whose content depends on the layout read it; returns true if one of them
  /// changed.
  private func updateReaders() -> Bool {
    var changed = false
    for reader in readers.inOrder() where !reader.isDetached {
      if reader.readLayout() { changed = true }
    }
    return changed
  }
}
