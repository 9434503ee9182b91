import CoreTransferable
@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

nonisolated extension View {
  /// Lets values of a type be dropped on the view.
  ///
  /// - Parameters:
  ///   - action: gets the values and where they were dropped, in the view's coordinates, and
  ///     returns whether it took them.
  ///   - isTargeted: called with true when a drop would fall here, else with false.
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
  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) {
    let target = element.component(DropTarget(self))
    target.modifier = self
    element[DropHandler.self] = target
  }
}

private final class DropTarget<T: Transferable>: DropDestinationTarget, ElementComponent {
  var modifier: DropModifier<T>

  init(_ modifier: DropModifier<T>) { self.modifier = modifier }

  func accepts(_ items: [NSItemProvider], at point: CGPoint) -> Bool {
    items.contains { $0.provides(T.self) }
  }

  func entered(_ items: [NSItemProvider], at point: CGPoint, in element: LayoutElement) {
    modifier.isTargeted(true)
  }

  func exited(_ items: [NSItemProvider], at point: CGPoint, in element: LayoutElement) {
    modifier.isTargeted(false)
  }

  func take(_ items: [NSItemProvider], at point: CGPoint, in element: LayoutElement) -> Bool {
    modifier.isTargeted(false)
    let graph = element.graph
    return items.load(T.self, "dropped", graph.diagnostics, at: element.owner.path) { values in
      var isTaken = false
      graph.input.act { isTaken = self.modifier.action(values, point) }
      return isTaken
    }
  }
}

extension [NSItemProvider] {
  /// Passes items on as values of a type: immediately if they have that type, otherwise as soon as
  /// they have been made from data.
  ///
  /// Returns the answer of `receive`, or true if that comes later. Items that cannot be read are
  /// left out and reported.
  @MainActor package func load<T: Transferable>(
    _ type: T.Type, _ deed: String, _ diagnostics: Diagnostics, at path: String,
    receive: @escaping @MainActor ([T]) -> Bool
  ) -> Bool {
    let values = compactMap { $0.value as? T }
    if values.count == count { return values.isEmpty ? false : receive(values) }
    let items = filter { $0.provides(type) }
    if items.isEmpty { return false }
    Task { @MainActor in
      var made: [T] = []
      for item in items {
        do {
          made.append(try await item.load(type))
        } catch {
          diagnostics.report("What was \(deed) cannot be read as \(T.self): \(error)", at: path)
        }
      }
      if !made.isEmpty { _ = receive(made) }
    }
    return true
  }
}
