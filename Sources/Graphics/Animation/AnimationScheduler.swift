@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// Something that animations change from one frame to the next.
@MainActor package protocol AnimatedObject: AnyObject {
  /// Takes the time, and returns true if anything is still under way.
  func advance(to time: TimeInterval) -> Bool
}

/// Advances the animations whenever the time of the frame advances.
///
/// While nothing is under way, the scheduler is not among the clock's readers and costs nothing.
@MainActor package final class AnimationScheduler: ClockReader, GraphComponent, ChangePresenting {
  private var running: [ObjectIdentifier: (order: Int, object: any AnimatedObject)] = [:]
  private var order = 0
  /// The clock and the tree either own this object or belong to its owner.
  private unowned let clock: FrameClock
  private unowned let graph: ViewGraph
  /// True if the transaction of the update under way asks for animations.
  private var isAsked = false
  /// True if that was known before the update began.
  private var hasDrawn = false
  /// The elements on their way out.
  private var departing: [Passenger] = []
  /// The elements that appear in the update under way.
  private var arriving: [Passenger] = []
  /// The drawings since the last comparison that may differ from what was shown before.
  private var drawn: [DrawnChange] = []

  package init(_ graph: ViewGraph) {
    clock = graph.clock
    self.graph = graph
    graph.presenting = self
    joinFrame()
  }

  private func joinFrame() {
    graph.join(.beginUpdate) { [unowned self] in
      let transaction = graph.updates.transaction
      isAsked = transaction.animation != nil || transaction.tracksVelocity
      hasDrawn = isActive
      // Animations start from what was shown last; no transaction animates the change up to there.
      if hasDrawn { graph.updates.atOnce { graph.drawAgain() } }
      return false
    }
    graph.join(.beforeLayout) { [unowned self] in
      graph.tree.recordsMoves = isActive
      return false
    }
    graph.join(.endUpdate) { [unowned self] in
      if graph.tree.recordsMoves { animateMoves() }
      return false
    }
    graph.join(.settled) { [unowned self] in
      // Changes of paints are noticed within the transaction that makes them.
      if hasDrawn { graph.drawAgain() }
      return false
    }
  }

  package var isActive: Bool {
    let updates = graph.updates
    return updates.isUnderWay && !updates.isSuspended
      && (isAsked || graph.existing(TransactionChanges.self)?.isEmpty == false)
  }

  /// Starts the glides of the elements that this layout moved.
  private func animateMoves() {
    let moves = graph.tree.takeMoves()
    for (id, old) in moves { graph.element(id)?.glideIfAnimated(from: old) }
    let arrived = arriving.compactMap(\.element)
    arriving = []
    departing.removeAll { $0.element.map { $0.isRemoved || !$0.isDeparting } ?? true }
    if departing.isEmpty && arrived.isEmpty || moves.isEmpty { return }
    let frames = Dictionary(uniqueKeysWithValues: moves.map { ($0.id, $0.frame) })
    for element in arrived { element.stayInPlace(frames, isHeld: false) }
    for passenger in departing { passenger.element?.stayInPlace(frames, isHeld: true) }
  }

  /// Shows elements that appear in this update where they will stand, while those around them still move.
  func place(_ elements: [LayoutElement]) { arriving += elements.map { Passenger(element: $0) } }

  /// Keeps elements where they are seen until they have left or come back.
  func hold(_ elements: [LayoutElement]) { departing += elements.map { Passenger(element: $0) } }

  /// Takes elements that come back to the places that the layout gives them.
  func release(_ elements: [LayoutElement]) {
    for element in elements {
      element[FrameGlide.self]?.release(with: graph.transaction(for: element.owner))
      departing.removeAll { $0.element === element }
    }
  }

  package func follow<Value>(
    _ presenter: inout ValuePresenter<Value>?, from old: Value, to new: Value, of node: ViewNode,
    own: Transaction?, show: @escaping @MainActor () -> Void
  ) {
    ValuePresenter.follow(&presenter, from: old, to: new, of: node, own: own, show: show)
  }

  package func presented(
    _ items: [DisplayItem], at origin: CGPoint,
    after last: (items: [DisplayItem], origin: CGPoint)?, in element: LayoutElement
  ) -> [DisplayItem] {
    let kind = element.owner.environment.contentTransition.kind
    if isActive || element.isChangingDrawing || kind.isNumber {
      drawn.append(
        DrawnChange(
          element: element, items: items, last: last?.items, origins: (origin, last?.origin)))
    }
    return element.presented(items, at: origin, kind)
  }

  /// Notes what an element has painted itself, in addition to its children.
  func note(own items: [DisplayItem], after last: [DisplayItem]?, of element: LayoutElement) {
    guard isActive || element[PaintPresenter.self] != nil else { return }
    drawn.append(DrawnChange(element: element, items: items, last: last, origins: nil))
  }

  package func followDrawing() {
    if drawn.isEmpty { return }
    let changes = drawn
    drawn = []
    for change in changes where !change.element.isRemoved && change.begins() {
      change.element.setNeedsDrawing()
    }
  }

  /// A sixtieth of a second from now: a host may show pictures more or less often.
  package var nextTick: Date? { running.isEmpty ? nil : clock.now.addingTimeInterval(1 / 60) }

  package func add(_ object: any AnimatedObject) {
    let key = ObjectIdentifier(object)
    if running[key] != nil { return }
    order += 1
    running[key] = (order, object)
    if running.count == 1 { clock.add(self) }
  }

  package func remove(_ object: any AnimatedObject) {
    running[ObjectIdentifier(object)] = nil
    if running.isEmpty { clock.remove(self) }
  }

  package func timeDidChange(to now: Date) {
    let time = now.timeIntervalSinceReferenceDate
    for (key, entry) in running.sorted(by: { $0.value.order < $1.value.order })
    where running[key] != nil {
      if !entry.object.advance(to: time) { remove(entry.object) }
    }
  }
}

extension ViewGraph {
  package var animations: AnimationScheduler { self[AnimationScheduler.self] }
}

/// An element on its way in or out.
private struct Passenger {
  weak var element: LayoutElement?
}
