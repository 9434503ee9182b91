@_spi(Espalier) import EspalierDrawing
import Foundation
import LayoutEngine

/// The retained tree behind a root view, and the passes that bring it up to date.
///
/// One frame is: update, layout, callbacks; callbacks may change state again, for a bounded number
/// of rounds.
///
/// A tree is used from the main thread. The values that every new view reads or writes are spared
/// Swift's check that no other code is writing them, here as in nodes and elements: it took a tenth
/// of the time of making views.
@MainActor package final class ViewGraph {
  package let diagnostics: Diagnostics
  package let textEngine: any TextEngine
  package let clock: FrameClock
  @exclusivity(unchecked) package var counters = Counters()
  /// Called when something was queued and no frame is under way.
  package var onNeedsFrame: (@MainActor () -> Void)?

  /// The state of features, by the types of their components.
  @exclusivity(unchecked) var components = ComponentTable()
  /// The component for removed views that are still visible; nil until there is one.
  @exclusivity(unchecked) var departingElements: DepartingElements?
  /// The state of a row that comes back into view, until the row's view takes it.
  @exclusivity(unchecked) var stateToRestore: KeptState?
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

  /// A reference to this tree for objects that may outlive it.
  package let reference = GraphReference()
  package let tree = LayoutTree()
  let nodeClasses = NodeClasses.shared
  package let updates = UpdateQueue()
  @exclusivity(unchecked) package var needsDrawing = true
  var preferencesChanged = true
  /// The rectangle of the window or picture, and its safe area insets.
  package internal(set) var window = CGRect.zero
  package internal(set) var windowSafeArea = EdgeInsets()
  package internal(set) var root: ViewNode?
  package internal(set) var rootElement: LayoutElement?
  /// The elements by the index of the layout node.
  @exclusivity(unchecked) package var elements: [LayoutElement?] = []
  /// The number of elements up to which loops outside of lazy containers make more: they take a
  /// gigabyte or two.
  let elementLimit = ViewGraph.elementLimit
  @TaskLocal static var elementLimit = 1 << 18
  /// The owner of elements that are freed; it is neither a part of the tree nor enabled.
  private(set) lazy var vacancy = VacantNode(self)
  var writtenEnvironments = WrittenEnvironments()
  /// The elements that are marked to be drawn again.
  @exclusivity(unchecked) var isMarked = ElementMarks()
  package internal(set) var hasLaidOut = false
  /// The number of frames in a row, up to the last, that ended while views and layout still kept changing each other.
  var framesGivenUp = 0
  /// True once the host has been told that a frame is due.
  var hasRequestedFrame = false
  /// Pixels per point of the last drawing; nil before the first.
  var lastScale: CGFloat?
  @exclusivity(unchecked) var unsynced: [any ElementContainer] = []
  var readers = LayoutReaders()
  var callbacks: [@MainActor () -> Void] = []
  var preferenceReaders: [any PreferenceReading] = []
  /// The reader whose action made the last change of state; nil if something else did.
  weak var lastCause: ViewNode?
  var lastIdentifier = 0
  package internal(set) var isInFrame = false
  /// True if the layout tree has changed since the last layout.
  @exclusivity(unchecked) var needsLayout = true
  /// Updating and drawing may need more room per level than making the nodes did.
  @exclusivity(unchecked) var stackLimit = StackLimit(reserve: 2_560 * 1024)
  @exclusivity(unchecked) var updateStackLimit = StackLimit(reserve: 512 * 1024)
  var drawStackLimit = StackLimit(reserve: 512 * 1024)

  /// The largest number of rounds of update and layout within one frame.
  static let roundLimit = 64
  /// The same once that did not suffice in two frames, which was reported: a program still has to respond.
  static let laterRoundLimit = 8

  /// Makes a tree without views; ``begin(_:)`` gives it some.
  init(
    environment: EnvironmentValues, textEngine: any TextEngine, diagnostics: Diagnostics?,
    features: GraphFeatures
  ) {
    self.textEngine = textEngine
    self.features = features
    // A tree inside another reports to the same diagnostics.
    let diagnostics = diagnostics ?? environment.diagnostics ?? Diagnostics()
    self.diagnostics = diagnostics
    clock = FrameClock(now: environment.currentDate)
    reference.begin(self)
    tree.client = reference
    tree.onProblem = { [reference] id, message in
      MainActor.assumeIsolated { reference.graph?.reportLayoutProblem(id, message) }
    }
    features.install(in: self)
  }

  deinit { reference.end() }

  /// Takes the root before its views are made: they may present something above it immediately.
  func begin(_ root: RootNode) {
    self.root = root
    rootElement = root.element
  }

  /// `environment` with the values that the tree itself gives to its views.
  func completed(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.textEngine = TextEngineReference(textEngine)
    environment.diagnostics = diagnostics
    environment.graphFeatures = features
    for give in rootEnvironment { give(&environment) }
    return environment
  }

  /// True if anything waits for the next frame.
  package var hasWork: Bool { !updates.isEmpty || !unsynced.isEmpty || needsLayout }

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
}
