import EspalierDrawing
import Foundation

/// What becomes of the keyboard on the screen when a finger scrolls.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private enum Kind { case automatic, immediately, interactively, never }

  private let kind: Kind

  /// It goes, as for ``immediately``.
  public static var automatic: ScrollDismissesKeyboardMode { Self(kind: .automatic) }
  /// It goes as soon as the content moves.
  public static var immediately: ScrollDismissesKeyboardMode { Self(kind: .immediately) }
  /// It goes as the finger takes it along: here, as soon as the content moves.
  public static var interactively: ScrollDismissesKeyboardMode { Self(kind: .interactively) }
  /// It stays.
  public static var never: ScrollDismissesKeyboardMode { Self(kind: .never) }

  var dismisses: Bool { kind != .never }
}

nonisolated extension View {
  /// Sets whether the field that is written into loses the focus, and with it the keyboard, when a finger scrolls in this view
  /// on a phone.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}

extension EnvironmentValues {
  private enum ScrollDismissesKeyboardKey: EnvironmentKey {
    static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
  }

  /// What becomes of the keyboard on the screen when a finger scrolls.
  public internal(set) var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardKey.self] }
    set { self[ScrollDismissesKeyboardKey.self] = newValue }
  }
}

extension FocusCenter {
  /// Ends writing where a finger has begun to scroll at a point of the window.
  func fingerDidScroll(at point: CGPoint, in graph: ViewGraph) {
    guard current?.textClient?.caretRect != nil,
      let environment = graph.hit(at: point)?.owner.environment
    else { return }
    if environment.look.textInput.scrollingEndsEditing,
      environment.scrollDismissesKeyboardMode.dismisses
    {
      move(to: nil)
    }
  }
}
