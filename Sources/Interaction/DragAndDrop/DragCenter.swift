import CoreTransferable
@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The drag that is under way over the views of a tree, and the view that would take it.
@MainActor package final class DragCenter {
  /// The items that are dragged.
  struct Load {
    var items: [NSItemProvider]
    /// The view that is dragged; nil where the items come from outside the window.
    weak var source: LayoutElement?
    /// The picture that the pointer carries, in the coordinates of the window at the beginning.
    var preview: [DisplayItem] = []
    var start = CGPoint.zero
  }

  fileprivate struct Target {
    var destination: any DropDestinationTarget
    var element: LayoutElement
    var operation: DropOperation
  }

  /// The tree owns the input center, which owns this.
  private unowned let graph: ViewGraph
  private(set) var load: Load?
  /// The view in this window that is being dragged.
  package var source: LayoutElement? { load?.source }
  /// Called with the place of the drag when it moves, and with nil at its end.
  package var whenMoved: (CGPoint?) -> Void = { _ in }
  private var location = CGPoint.zero
  private var target: Target?
  /// The answers that the destinations under the pointer gave when the drag reached them.
  private var verdicts: [ObjectIdentifier: Bool] = [:]

  init(_ graph: ViewGraph) { self.graph = graph }

  /// Begins a drag, or continues one that comes from outside the window.
  func begin(_ load: Load, at point: CGPoint) {
    end()
    self.load = load
    if !load.preview.isEmpty {
      graph[CarriedPicture.self].begin([.group(.opacity(0.7), load.preview)], at: load.start)
    }
    move(to: point)
  }

  func move(to point: CGPoint) {
    follow(point)
    if load != nil { whenMoved(point) }
  }

  /// Looks for the view that would take the items, which may have moved under the pointer.
  package func follow(_ point: CGPoint) {
    guard let load else { return }
    location = point
    graph.existing(CarriedPicture.self)?.move(to: point)
    aim(at: destination(for: load), load)
    graph[SpringLoading.self].follow(graph.hit(at: location)?.chain ?? [])
  }

  /// Drops the items and returns whether a view took them.
  func drop(at point: CGPoint) -> Bool {
    move(to: point)
    guard let load, let target, target.operation.isDrop, !target.element.isRemoved else {
      end()
      return false
    }
    let local = target.place(of: point)
    self.target = nil
    end()
    return target.destination.take(load.items, at: local, in: target.element)
  }

  /// Ends the drag without a drop.
  func end() {
    leaveTarget()
    if load != nil {
      graph.existing(CarriedPicture.self)?.end()
      showOperation(nil)
      whenMoved(nil)
    }
    load = nil
    verdicts = [:]
    graph.existing(SpringLoading.self)?.follow([])
  }

  /// The innermost view under the pointer that would take the load.
  private func destination(for load: Load) -> (any DropDestinationTarget, LayoutElement)? {
    var known: [ObjectIdentifier: Bool] = [:]
    defer { verdicts = known }
    for element in graph.hit(at: location)?.chain ?? [] {
      guard let destination = element[DropHandler.self],
        element.owner.environment.isEnabled
      else { continue }
      let key = ObjectIdentifier(destination)
      let isWanted =
        verdicts[key]
        ?? destination.accepts(
          load.items, at: _GestureContext(element).convert(location, to: .local))
      known[key] = isWanted
      if isWanted { return (destination, element) }
    }
    return nil
  }

  private func aim(at new: (any DropDestinationTarget, LayoutElement)?, _ load: Load) {
    if target?.destination !== new?.0 { leaveTarget() }
    guard let (destination, element) = new else { return showOperation(nil) }
    let isNew = target == nil
    var aimed = Target(destination: destination, element: element, operation: .copy)
    let place = aimed.place(of: location)
    target = aimed
    if isNew { destination.entered(load.items, at: place, in: element) }
    aimed.operation = destination.moved(load.items, at: place, in: element)
    target = aimed
    showOperation(aimed.operation)
  }

  private func leaveTarget() {
    guard let old = target else { return }
    target = nil
    old.destination.exited(load?.items ?? [], at: old.place(of: location), in: old.element)
  }

  private var shownCursor = Cursor.arrow

  /// Changes the pointer's form where a drop is refused.
  private func showOperation(_ operation: DropOperation?) {
    let cursor = operation == .forbidden ? Cursor.notAllowed : .arrow
    if cursor == shownCursor { return }
    shownCursor = cursor
    graph.host?.setCursor(cursor)
  }

  /// Cancels a drag with the Escape key.
  func handle(_ event: KeyEvent) -> Bool {
    guard load != nil, event.key == .escape, event.phase == .down else { return false }
    end()
    return true
  }

  /// Follows a drag that comes from another program.
  func handle(_ event: DropEvent) -> Bool {
    let items = event.items.map { NSItemProvider(outside: $0) }
    switch event.phase {
    case .entered: begin(Load(items: items), at: event.position)
    case .moved:
      if load == nil { load = Load(items: items) }
      move(to: event.position)
    case .exited: end()
    case .dropped:
      // Some systems describe the items only when they are dropped.
      if load == nil { begin(Load(items: items), at: event.position) }
      load?.items = items
      return drop(at: event.position)
    }
    return target != nil
  }
}

extension DragCenter.Target {
  /// A point of the window in the view's own coordinates.
  @MainActor fileprivate func place(of point: CGPoint) -> CGPoint {
    _GestureContext(element).convert(point, to: .local)
  }
}

/// A view on which something can be dropped; points are in its own coordinates.
@MainActor package protocol DropDestinationTarget: AnyObject {
  /// Returns true if the view would take the items: asked once each time they come over it.
  func accepts(_ items: [NSItemProvider], at point: CGPoint) -> Bool

  func entered(_ items: [NSItemProvider], at point: CGPoint, in element: LayoutElement)

  /// Called for each place over the view, the first included; returns the operation of a drop
  /// there.
  func moved(
    _ items: [NSItemProvider], at point: CGPoint, in element: LayoutElement
  ) -> DropOperation

  func exited(_ items: [NSItemProvider], at point: CGPoint, in element: LayoutElement)

  /// Takes the dropped items, in place of ``exited(_:at:in:)``; returns true if it did.
  func take(_ items: [NSItemProvider], at point: CGPoint, in element: LayoutElement) -> Bool
}

/// The handler of an element for drops.
package enum DropHandler: ElementKey { package typealias Value = any DropDestinationTarget }

extension DropDestinationTarget {
  package func entered(_ items: [NSItemProvider], at point: CGPoint, in element: LayoutElement) {}

  package func moved(
    _ items: [NSItemProvider], at point: CGPoint, in element: LayoutElement
  ) -> DropOperation { .copy }

  package func exited(_ items: [NSItemProvider], at point: CGPoint, in element: LayoutElement) {}
}
