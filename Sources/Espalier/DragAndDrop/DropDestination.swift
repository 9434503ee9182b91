import EspalierDrawing
import Foundation

nonisolated extension View {
  /// Lets values of a type be dropped on the view.
  ///
  /// - Parameters:
  ///   - action: gets the values and where they were dropped, in the view's coordinates, and answers whether it took them.
  ///   - isTargeted: told whether a drop would fall here.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(DropModifier(action: action, isTargeted: isTargeted))
  }
}

private struct DropModifier<T: Transferable> {
  let action: ([T], CGPoint) -> Bool
  let isTargeted: (Bool) -> Void
}

extension DropModifier: ElementModifier {
  var leavesLookAlone: Bool { true }

  func configure(_ element: LayoutElement) {
    let target = element.interaction as? DropTarget<T> ?? DropTarget(self)
    target.modifier = self
    element.interaction = target
  }
}

private final class DropTarget<T: Transferable>: DropDestinationTarget {
  var modifier: DropModifier<T>

  init(_ modifier: DropModifier<T>) { self.modifier = modifier }

  func accepts(_ items: [TransferItem]) -> Bool {
    items.isEmpty || items.contains { $0.provides(T.self) }
  }

  func setTargeted(_ isTargeted: Bool) { modifier.isTargeted(isTargeted) }

  func take(_ items: [TransferItem], at point: CGPoint, in element: LayoutElement) -> Bool {
    let values = items.compactMap { $0.value as? T }
    if values.count == items.count {
      return values.isEmpty ? false : modifier.action(values, point)
    }
    // The values have to be made of data first, which may take its time.
    let diagnostics = element.graph.diagnostics
    let path = element.owner.path
    Task { @MainActor in
      var made: [T] = []
      for item in items where item.provides(T.self) {
        do {
          made.append(try await item.load(T.self))
        } catch {
          diagnostics.report("What was dropped cannot be read as \(T.self): \(error)", at: path)
        }
      }
      if !made.isEmpty { _ = modifier.action(made, point) }
    }
    return true
  }
}
