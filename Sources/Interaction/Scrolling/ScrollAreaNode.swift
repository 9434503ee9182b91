@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

/// The node of a view that scrolls: it keeps the offset, and changes it for events and programs.
package class ScrollAreaNode: ViewNode, ElementContainer, LayoutReader, ClockReader {
  package private(set) final var axes: Axis.Set
  private(set) final var showsIndicators: Bool
  package let state = ScrollState()
  package private(set) final var element: ScrollElement?
  /// The stack of the content's elements, unless there is exactly one.
  private final var stack: LayoutElement?
  private final var lastContentEnvironment: EnvironmentValues?

  /// The movement of the offset over time; nil while the content rests.
  final var motion: ScrollMotion?
  final var phase = ScrollPhase.idle
  final var velocity: CGVector?
  final var indicators = IndicatorVisibility()
  /// The destinations to scroll to, until the layout around them is settled: the last one that is here
  /// counts.
  final var pendingTargets: [PendingScrollTarget] = []
  /// The time at which the system last moved the content by itself.
  final var coasting: Date?
  /// The destination to look for again when a movement towards an estimated place ends.
  final var targetAfterMotion: ScrollDestination?
  /// The nodes that are notified when the phase changes.
  final var phaseWatchers:
    [@MainActor (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void] =
      []
  /// Called when people, and not programs, scroll.
  final var userScrollWatchers: [@MainActor () -> Void] = []
  private final var isSettled = false

  init(axes: Axis.Set, showsIndicators: Bool, _ inputs: _NodeInputs) {
    self.axes = axes.intersection([.horizontal, .vertical])
    self.showsIndicators = showsIndicators
    super.init(inputs)
    takeOptions()
    element = ScrollElement(self, graph.tree.makeNode(rule))
    element?[ScrollRoom.self] = { [weak self] axis, distance in
      guard let self else { return false }
      return self.canMove(axis, by: axis == .horizontal && self.isMirrored ? distance : -distance)
    }
    element?[WheelHandler.self] = ScrollWheel(self)
    graph.scrolling.add(self)
    graph.add(self)
    graph.clock.add(self)
  }

  /// The node of the scrolled content.
  var contentNode: ViewNode? { nil }

  /// True if content outside of the scroll view is not shown.
  var clipsContent: Bool { !environment.isScrollClipDisabled }

  package override var children: [ViewNode] { contentNode.map { [$0] } ?? [] }

  package override var name: String? { "ScrollView" }

  package override func detach() {
    super.detach()
    graph.scrolling.remove(self)
    graph.remove(self)
    graph.clock.remove(self)
    stack?.remove()
    element?.remove()
  }

  // MARK: Configuration

  final func configure(axes: Axis.Set, showsIndicators: Bool) {
    let axes = axes.intersection([.horizontal, .vertical])
    if axes == self.axes && showsIndicators == self.showsIndicators { return }
    self.axes = axes
    self.showsIndicators = showsIndicators
    element?.setRule(rule)
    element?.setNeedsDrawing()
  }

  var rule: any LayoutRule {
    ScrollRule(
      axes: axes, margins: environment.scrollOptions.margins.insets(.scrollContent), state: state)
  }

  /// The environment without the values that were meant for this scroll view alone.
  var contentEnvironment: EnvironmentValues {
    if environment.scrollOptions.isDefault { return environment }
    var environment = environment
    environment.scrollOptions = ScrollOptions()
    if let last = lastContentEnvironment, last.hasSameValues(as: environment) { return last }
    lastContentEnvironment = environment
    return environment
  }

  package override func environmentDidChange() {
    contentNode?.setEnvironment(contentEnvironment)
    takeOptions()
    guard let element else { return }
    element.isMirrored = environment.layoutDirection == .rightToLeft
    element.setRule(rule)
    element.setNeedsDrawing()
  }

  private func takeOptions() {
    let anchors = environment.scrollOptions.anchors
    let (initial, aligned) = (anchors[.initialOffset] ?? .topLeading, anchors[.alignment])
    if initial == state.initialAnchor, aligned == state.alignment,
      anchors[.sizeChanges] == state.sizeAnchor
    {
      return
    }
    state.initialAnchor = initial
    state.alignment = aligned
    state.sizeAnchor = anchors[.sizeChanges]
    if element != nil { offsetDidChange() }
  }

  // MARK: Elements

  package override func collectElements(into elements: inout SubviewList) {
    if let element { elements.append(element) }
  }

  package override func childElementsDidChange() { graph.needsSync(self) }

  package func syncElements() {
    let elements = contentNode?.collectedElements ?? []
    if elements.count > 1 {
      let stack = self.stack ?? LayoutElement(self, graph.tree.makeNode(StackRule.column()))
      self.stack = stack
      stack.setChildren(elements)
      element?.setChildren([stack])
    } else {
      element?.setChildren(elements)
      stack?.remove()
      stack = nil
    }
  }

  // MARK: Layout

  package func readLayout() -> Bool {
    guard let element else { return false }
    var hasChanged = false
    let outsets = element.safeAreaInsets
    if outsets != state.outsets {
      state.outsets = outsets
      element.setNeedsDrawing()
      hasChanged = true
    }
    if state.isOutside {
      setOffset(state.offset)
      hasChanged = true
    }
    if reachPendingTarget() { hasChanged = true }
    if !isSettled && state.container != .zero {
      isSettled = true
      graph.afterLayout { [state] in state.isPositioned = true }
    }
    return hasChanged
  }

  /// The visible part of the content's box, margins included, from the leading edge.
  final var visibleRect: CGRect { CGRect(origin: state.offset, size: state.container) }

  /// The size for views inside that follow their container; nil before the first layout.
  ///
  /// Across the scrolling axis it is the scroll view's proposal, because its own width depends on
  /// theirs.
  package final override var sizeAsContainer: CGSize? {
    guard let element, !isDetached, state.container != .zero else { return nil }
    let childProposal = graph.tree.placementProposal(of: element.id)
    var size = state.container
    for axis in Axis.allCases where !axes.contains(axis) {
      if let length = childProposal[axis], length.isFinite { size[axis] = length }
    }
    return CGSize(
      width: max(size.width - state.margins[Axis.horizontal], 0),
      height: max(size.height - state.margins[Axis.vertical], 0))
  }

  final var isMirrored: Bool { element?.isMirrored ?? false }

  /// Converts an offset from the leading edge to one from the left, and the other way round.
  final func mirrored(_ offset: CGPoint) -> CGPoint {
    isMirrored ? CGPoint(x: state.limit.width - offset.x, y: offset.y) : offset
  }

  // MARK: Moving

  /// Moves the content; invalid offsets and those beyond the content are brought to the nearest
  /// valid one.
  final func setOffset(_ offset: CGPoint) {
    let before = state.offset
    state.scroll(to: offset, axes: axes)
    if state.offset == before { return }
    offsetDidChange()
    tellOverscroll(before: before.y)
  }

  private func offsetDidChange() {
    guard let element, !isDetached else { return }
    graph.tree.setNeedsPlacing(element.id)
    graph.layoutChanged()
  }

  /// True if people can move the content along an axis at all.
  final func isScrollable(_ axis: Axis) -> Bool {
    axes.contains(axis) && environment.isScrollEnabled && !isDetached
  }

  /// True if there is content in the direction of `distance`, in offsets from the leading edge.
  final func canMove(_ axis: Axis, by distance: CGFloat) -> Bool {
    guard isScrollable(axis) else { return false }
    let offset = aim[axis]
    return distance < 0
      ? offset > state.start(axis) + 0.01 : distance > 0 && offset < state.limit[axis] - 0.01
  }

  /// The offset at which the content will come to rest.
  final var aim: CGPoint { motionNow?.target ?? state.offset }

  /// The movement of the offset, which goes along with content that is moved.
  private final var motionNow: ScrollMotion? {
    motion?.following(state.correction, at: graph.clock.now) {
      (state.start($0), state.limit[$0])
    }
  }

  /// True if a finger can pull the content beyond its ends.
  func bounces(_ axis: Axis) -> Bool {
    guard isScrollable(axis) else { return false }
    return environment.scrollBounceBehavior(axis) != .basedOnSize || state.limit[axis] > 0
  }

  // MARK: Time

  package var nextTick: Date? {
    // A sixtieth of a second from now: a host may show pictures more or less often.
    if motion != nil { return graph.clock.now.addingTimeInterval(1 / 60) }
    let settling = coasting?.addingTimeInterval(Self.coastingTime)
    return [settling, indicators.nextChange(after: graph.clock.now)].compactMap { $0 }.min()
  }

  package func timeDidChange(to now: Date) {
    if let motion = motionNow {
      self.motion = motion
      let (offset, velocity, isDone) = motion.value(at: now)
      self.velocity = isDone ? nil : velocity
      setOffset(offset)
      indicators.show(at: now)
      if isDone { arrive() }
    }
    if let coasting, now.timeIntervalSince(coasting) >= Self.coastingTime { stop() }
    if indicators.update(to: now) { element?.setNeedsDrawing() }
  }

  /// The longest interval, in seconds, between two events of a system that moves content.
  private static var coastingTime: TimeInterval { 0.15 }

  private func arrive() {
    stop()
    if let target = targetAfterMotion { request(target, Transaction()) }
    targetAfterMotion = nil
  }

  /// Starts a movement.
  ///
  /// - Parameter isToPlace: whether it goes to a place that is not moved by wrong estimates of what
  ///   lies before the part in view; other movements go a distance.
  final func start(_ motion: ScrollMotion, _ phase: ScrollPhase, isToPlace: Bool = false) {
    targetAfterMotion = nil
    self.motion = motion
    self.motion?.correction = isToPlace ? nil : state.correction
    indicators.show(at: graph.clock.now)
    setPhase(phase)
    graph.layoutChanged()
  }

  /// Ends the movement at the current offset.
  final func stop() {
    motion = nil
    coasting = nil
    velocity = nil
    if state.isElastic {
      state.isElastic = false
      setOffset(state.offset)
    }
    setPhase(.idle)
  }

  final func setPhase(_ phase: ScrollPhase) {
    if phase == self.phase { return }
    let old = self.phase
    self.phase = phase
    let context = ScrollPhaseChangeContext(geometry: geometry, velocity: velocity)
    for watcher in phaseWatchers { watcher(old, phase, context) }
  }
}
