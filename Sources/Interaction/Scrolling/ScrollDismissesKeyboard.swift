@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The effect of scrolling with a finger on the keyboard on the screen.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private enum Kind { case automatic, immediately, interactively, never }

  private let kind: Kind

  /// The keyboard is dismissed, as for ``immediately``.
  public static var automatic: ScrollDismissesKeyboardMode { Self(kind: .automatic) }
  /// The keyboard is dismissed as soon as the content moves.
  public static var immediately: ScrollDismissesKeyboardMode { Self(kind: .immediately) }
  /// The keyboard follows the finger: here, it is dismissed as soon as the content moves.
  public static var interactively: ScrollDismissesKeyboardMode { Self(kind: .interactively) }
  /// The keyboard stays.
  public static var never: ScrollDismissesKeyboardMode { Self(kind: .never) }

  var dismisses: Bool { kind != .never }
}

nonisolated extension View {
  /// Sets whether the field being edited loses the focus, and with it the keyboard, when a finger
  /// scrolls in this view on a phone.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}

extension EnvironmentValues {
  private enum ScrollDismissesKeyboardKey: EnvironmentKey {
    static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
  }

  /// The effect of scrolling with a finger on the keyboard on the screen.
  public internal(set) var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardKey.self] }
    set { self[ScrollDismissesKeyboardKey.self] = newValue }
  }
}

extension FocusCenter {
  /// Ends editing where a finger has begun to scroll at a point of the window.
  func fingerDidScroll(at point: CGPoint, in graph: ViewGraph) {
    guard current?.textClient?.caretRect != nil,
      let environment = graph.hit(at: point)?.owner.environment
    else { return }
    if environment.look[ScrollKeyboardLook.self].endsEditing,
      environment.scrollDismissesKeyboardMode.dismisses
    {
      move(to: nil)
    }
  }
}

/// The effect that scrolling has on the keyboard in a platform's look.
private struct ScrollKeyboardLook: LookPart {
  /// True if scrolling may take the focus from a field, and with it the keyboard from the screen.
  var endsEditing: Bool

  static let mac = ScrollKeyboardLook(endsEditing: false)
  static let phone = ScrollKeyboardLook(endsEditing: true)
}
