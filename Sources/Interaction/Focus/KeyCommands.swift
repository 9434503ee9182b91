import EspalierCore

/// A direction that a person moves in with the arrow keys.
public enum MoveCommandDirection: Hashable, Sendable {
  case up, down, left, right

  init?(_ key: KeyEquivalent) {
    switch key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    default: return nil
    }
  }
}

nonisolated extension View {
  /// Runs `action` for the arrow keys while this view or one inside it has the focus; nil leaves
  /// them to the views around.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    onKeyCommand { press in
      guard let action, press.isPlain, let direction = MoveCommandDirection(press.key) else {
        return false
      }
      action(direction)
      return true
    }
  }

  /// Runs `action` for the Escape key while this view or one inside it has the focus; nil leaves it
  /// to the views around.
  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    onKeyCommand { $0.isPlain && $0.key == .escape ? perform(action) : false }
  }

  /// Runs `action` for the Delete command and the Delete keys while this view or one inside it has
  /// the focus; nil leaves them to the views around.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    modifier(EditCommandModifier(command: .delete, action: action.map { RunAction(run: $0) }))
  }

  /// Runs `handle` when a key is pressed or held while this view or one inside it has the focus,
  /// until one of the handlers returns true.
  package func onKeyCommand(_ handle: @escaping (KeyPress) -> Bool) -> some View {
    onKeyPress(phases: [.down, .repeat]) { handle($0) ? .handled : .ignored }
  }
}

/// Runs `action`, and returns whether there is one.
private func perform(_ action: (() -> Void)?) -> Bool {
  guard let action else { return false }
  action()
  return true
}

extension KeyPress {
  /// True if none of the modifier keys of shortcuts is down.
  package var isPlain: Bool { modifiers.intersection([.command, .control, .option]).isEmpty }
}
