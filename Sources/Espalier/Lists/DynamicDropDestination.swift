import CoreTransferable
import EspalierDrawing
import Foundation

nonisolated extension DynamicViewContent {
  /// Lets values of a type be dropped between the rows, which stand below each other.
  ///
  /// - Parameter action: gets the values, and the offset in the collection before which they were
  ///   dropped.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    modifier(RowDropModifier(action: action))
  }
}

private struct RowDropModifier<T: Transferable> {
  let action: ([T], Int) -> Void
}

extension RowDropModifier: ElementModifier {
  var leavesLookAlone: Bool { true }

  func configure(_ element: LayoutElement) {
    let target = element.component(RowDropTarget(self))
    target.modifier = self
    element[DropHandler.self] = target
  }

  func draw(_ context: DrawContext) -> [DisplayItem] {
    let target = context.element[DropHandler.self] as? RowDropTarget<T>
    return context.drawRow(isDropBelow: target?.isBelow)
  }
}

private final class RowDropTarget<T: Transferable>: DropDestinationTarget, ElementComponent {
  var modifier: RowDropModifier<T>
  /// True if a drop would go below the row rather than above it; nil while nothing is over the row.
  private(set) var isBelow: Bool?

  init(_ modifier: RowDropModifier<T>) { self.modifier = modifier }

  func accepts(_ items: [NSItemProvider], at point: CGPoint) -> Bool {
    items.contains { $0.provides(T.self) }
  }

  func moved(
    _ items: [NSItemProvider], at point: CGPoint, in element: LayoutElement
  ) -> DropOperation {
    show(point.y > element.size.height / 2, in: element)
    return .copy
  }

  func exited(_ items: [NSItemProvider], at point: CGPoint, in element: LayoutElement) {
    show(nil, in: element)
  }

  func take(_ items: [NSItemProvider], at point: CGPoint, in element: LayoutElement) -> Bool {
    show(nil, in: element)
    guard let index = element.elementIndex else { return false }
    let offset = point.y > element.size.height / 2 ? index + 1 : index
    let graph = element.graph
    return items.load(T.self, "dropped", graph.diagnostics, at: element.owner.path) { values in
      graph.input.act { self.modifier.action(values, offset) }
      return true
    }
  }

  private func show(_ isBelow: Bool?, in element: LayoutElement) {
    if isBelow == self.isBelow { return }
    self.isBelow = isBelow
    if !element.isRemoved { element.setNeedsDrawing() }
  }
}
