import EspalierDrawing
import Foundation

/// What is being dragged over the views of a tree, and the view that would take it.
@MainActor final class DragCenter {
  /// What is dragged.
  struct Load {
    var items: [TransferItem]
    /// What is painted under the pointer, in the coordinates of the window at the beginning.
    var preview: [DisplayItem] = []
    var start = CGPoint.zero
  }

  private unowned let graph: ViewGraph
  private(set) var load: Load?
  private var location = CGPoint.zero
  private var target: (destination: any DropDestinationTarget, element: LayoutElement)?

  init(_ graph: ViewGraph) { self.graph = graph }

  /// Takes something up, or brings it into the window.
  func begin(_ load: Load, at point: CGPoint) {
    self.load = load
    move(to: point)
  }

  func move(to point: CGPoint) {
    guard let load else { return }
    location = point
    if !load.preview.isEmpty { graph.needsDrawing = true }
    aim(at: destination(for: load))
  }

  /// Lets the load fall; answers whether a view took it.
  func drop(at point: CGPoint) -> Bool {
    move(to: point)
    guard let load, let (destination, element) = target else {
      end()
      return false
    }
    let local = _GestureContext(element).convert(point, to: .local)
    end()
    return destination.take(load.items, at: local, in: element)
  }

  /// Ends the drag without a drop.
  func end() {
    aim(at: nil)
    if load?.preview.isEmpty == false { graph.needsDrawing = true }
    load = nil
  }

  private func destination(for load: Load) -> (any DropDestinationTarget, LayoutElement)? {
    for element in graph.hit(at: location)?.chain ?? [] {
      if let destination = element.interaction as? any DropDestinationTarget,
        element.owner.environment.isEnabled, destination.accepts(load.items)
      {
        return (destination, element)
      }
    }
    return nil
  }

  private func aim(at new: (any DropDestinationTarget, LayoutElement)?) {
    let old = target
    target = new.map { ($0.0, $0.1) }
    if old?.destination === new?.0 { return }
    old?.destination.setTargeted(false)
    new?.0.setTargeted(true)
  }

  /// What is painted above the views: the preview, translucent, where the pointer has it.
  var displayItems: [DisplayItem] {
    guard let load, !load.preview.isEmpty else { return [] }
    let way = CGAffineTransform(
      translationX: location.x - load.start.x, y: location.y - load.start.y)
    return [.group(.opacity(0.7), [.group(.transform(way), load.preview)])]
  }

  /// Follows something that comes from another program.
  func handle(_ event: DropEvent) -> Bool {
    let items = event.items.map { TransferItem($0) }
    switch event.phase {
    case .entered: begin(Load(items: items), at: event.position)
    case .moved:
      if load == nil { load = Load(items: items) }
      move(to: event.position)
    case .exited: end()
    case .dropped:
      // Some systems say only now what is dropped.
      load = Load(items: items)
      return drop(at: event.position)
    }
    return target != nil
  }
}

/// A view on which something can be dropped.
@MainActor protocol DropDestinationTarget: Interaction {
  func accepts(_ items: [TransferItem]) -> Bool

  /// Told that a drop would fall here, or would not any more.
  func setTargeted(_ isTargeted: Bool)

  /// Takes what was dropped at a point of the view; answers whether it did.
  func take(_ items: [TransferItem], at point: CGPoint, in element: LayoutElement) -> Bool
}
