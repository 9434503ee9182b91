import CoreTransferable
@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// A command of the Edit menu, which the focused view or one around it performs.
package enum EditCommand: Hashable, Sendable, CaseIterable {
  case undo, redo, cut, copy, paste, delete, selectAll
}

/// A view that performs commands while it or a view inside it has the focus.
@MainActor package protocol EditCommandResponder: AnyObject {
  /// Returns true if the command would do something now.
  func canPerform(_ command: EditCommand, in element: LayoutElement) -> Bool

  /// Performs a command and returns whether it did; if not, the views around are asked next.
  func perform(_ command: EditCommand, in element: LayoutElement) -> Bool
}

/// The handler of an element for commands of the Edit menu.
package enum EditHandler: ElementKey { package typealias Value = any EditCommandResponder }

/// The action of a view for a command.
@MainActor package protocol EditAction {
  /// Returns true if the command would do something, as far as that can be known without doing it.
  func isPossible(in graph: ViewGraph) -> Bool

  /// Performs the command and returns whether it did something.
  func perform(in element: LayoutElement) -> Bool
}

extension EditAction {
  package func isPossible(in graph: ViewGraph) -> Bool { true }
}

/// Has a view perform a command; without an action it is left to the views around.
struct EditCommandModifier<Action: EditAction> {
  let command: EditCommand
  let action: Action?
}

extension EditCommandModifier: ElementModifier {
  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) {
    let handler = element.component(EditCommandHandler(command, action))
    handler.action = action
    element[EditHandler.self] = handler
  }
}

private final class EditCommandHandler<Action: EditAction>: EditCommandResponder, ElementComponent {
  private let command: EditCommand
  var action: Action?

  init(_ command: EditCommand, _ action: Action?) {
    self.command = command
    self.action = action
  }

  func canPerform(_ command: EditCommand, in element: LayoutElement) -> Bool {
    command == self.command && action?.isPossible(in: element.graph) == true
  }

  func perform(_ command: EditCommand, in element: LayoutElement) -> Bool {
    command == self.command && action?.perform(in: element) == true
  }
}

/// Runs a function.
struct RunAction {
  let run: () -> Void
}

extension RunAction: EditAction {
  func perform(in element: LayoutElement) -> Bool {
    run()
    return true
  }
}

/// Puts items on the clipboard.
struct CopyAction {
  let items: () -> [NSItemProvider]
}

extension CopyAction: EditAction {
  func perform(in element: LayoutElement) -> Bool {
    let items = items()
    element.graph.input.clipboard.copy(items)
    return !items.isEmpty
  }
}

/// Takes the content of the clipboard as values of a type.
package struct PasteAction<T: Transferable> {
  package let action: ([T]) -> Void
  var validator: ([T]) -> [T] = { $0 }

  package init(action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }) {
    self.action = action
    self.validator = validator
  }
}

extension PasteAction: EditAction {
  package func isPossible(in graph: ViewGraph) -> Bool {
    graph.input.clipboard.contents.contains { $0.provides(T.self) }
  }

  package func perform(in element: LayoutElement) -> Bool {
    let graph = element.graph
    let items = graph.input.clipboard.contents.filter { $0.provides(T.self) }
    return items.load(T.self, "pasted", graph.diagnostics, at: element.owner.path) { values in
      graph.input.act {
        let valid = validator(values)
        if !valid.isEmpty { action(valid) }
      }
      return true
    }
  }
}

/// Takes the content of the clipboard that is of some types, as a function converts it.
package struct PasteItemsAction<Payload> {
  package let types: [String]
  package let validator: ([NSItemProvider]) -> Payload?
  package let action: (Payload) -> Void

  package init(
    types: [String], validator: @escaping ([NSItemProvider]) -> Payload?,
    action: @escaping (Payload) -> Void
  ) {
    self.types = types
    self.validator = validator
    self.action = action
  }
}

extension PasteItemsAction: EditAction {
  package func isPossible(in graph: ViewGraph) -> Bool {
    !graph.input.clipboard.contents.providing(types).isEmpty
  }

  package func perform(in element: LayoutElement) -> Bool {
    let items = element.graph.input.clipboard.contents.providing(types)
    guard !items.isEmpty, let payload = validator(items) else { return false }
    action(payload)
    return true
  }
}
