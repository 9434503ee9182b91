@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

extension EditCommand {
  /// Has the focused view, or one around it, perform a command; returns whether one did.
  package init?(_ press: KeyPress) {
    let pressed = press.modifiers.intersection([.command, .option, .shift])
    if press.isPlain && (press.key == .delete || press.key == .deleteForward) {
      self = .delete
      return
    }
    switch (press.key.character.lowercased(), pressed) {
    case ("z", .command): self = .undo
    case ("z", [.command, .shift]), ("y", .command): self = .redo
    case ("x", .command): self = .cut
    case ("c", .command): self = .copy
    case ("v", .command): self = .paste
    case ("a", .command): self = .selectAll
    default: return nil
    }
  }
}

extension ViewGraph {
  /// Has the focused view, or one around it, perform a command; returns whether one did.
  @discardableResult package func perform(_ command: EditCommand) -> Bool {
    var isDone = false
    input.act {
      isDone = input.focus.perform(command)
      if isDone {
        self[WindowUndo.self].noteOwnUndo(command)
      } else {
        isDone = self[WindowUndo.self].perform(command)
      }
    }
    return isDone
  }

  /// Returns true if the focused view, or one around it, would perform a command.
  package func canPerform(_ command: EditCommand) -> Bool {
    input.focus.canPerform(command)
      || !input.focus.keepsHistory && self[WindowUndo.self].canPerform(command)
  }

  /// The title of a command in menus: Undo and Redo name the action that the window would undo.
  package func title(of command: EditCommand) -> Text {
    let action = input.focus.keepsHistory ? nil : self[WindowUndo.self].title(of: command)
    return action.map { Text(verbatim: $0) } ?? Text(command.title)
  }
}

extension FocusCenter {
  /// True if the text with the focus undoes and redoes changes of its own.
  fileprivate var keepsHistory: Bool { current?.textClient?.keepsHistory ?? false }

  func perform(_ command: EditCommand) -> Bool {
    for element in chain where element.owner.environment.isEnabled {
      if let client = client(of: element), client.perform(command) {
        textDidChange()
        return true
      }
      if element[EditHandler.self]?.perform(command, in: element) == true { return true }
    }
    return false
  }

  func canPerform(_ command: EditCommand) -> Bool {
    chain.contains { element in
      guard element.owner.environment.isEnabled else { return false }
      if client(of: element)?.canPerform(command) == true { return true }
      return element[EditHandler.self]?.canPerform(command, in: element) == true
    }
  }

  private func client(of element: LayoutElement) -> (any TextInputClient)? {
    guard let target = element[FocusTarget.self], target === current else { return nil }
    return target.textClient
  }
}
