import EspalierCore

extension EnvironmentValues {
  private enum UndoManagerKey: EnvironmentKey {
    static var defaultValue: UndoManager? { nil }
  }

  /// The manager that undoes changes in this window; its Undo and Redo commands reach it where no
  /// text is edited.
  public internal(set) var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}

/// The undo manager of a tree of views.
@MainActor package final class WindowUndo: GraphComponent {
  private let own = UndoManager()
  /// The undo manager of the window, for trees inside it.
  private var manager: UndoManager

  package init(_ graph: ViewGraph) {
    manager = own
    graph.rootEnvironment.append { [unowned self] environment in
      if let outer = environment.undoManager {
        manager = outer
      } else {
        environment.undoManager = own
      }
    }
  }

  func canPerform(_ command: EditCommand) -> Bool {
    switch command {
    case .undo: manager.canUndo
    case .redo: manager.canRedo
    case .cut, .copy, .paste, .delete, .selectAll: false
    }
  }

  /// The title of a command that names the action to undo or redo; nil if the action has no name.
  func title(of command: EditCommand) -> String? {
    guard canPerform(command) else { return nil }
    return switch command {
    case .undo: manager.undoActionName.isEmpty ? nil : manager.undoMenuItemTitle
    case .redo: manager.redoActionName.isEmpty ? nil : manager.redoMenuItemTitle
    case .cut, .copy, .paste, .delete, .selectAll: nil
    }
  }

  /// Records that a view with changes of its own has performed a command.
  func noteOwnUndo(_ command: EditCommand) {
    if command == .undo || command == .redo { manager.didTakeBack?() }
  }

  func perform(_ command: EditCommand) -> Bool {
    guard canPerform(command) else { return false }
    if command == .undo { manager.undo() } else { manager.redo() }
    return true
  }
}
