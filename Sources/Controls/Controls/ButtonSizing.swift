import EspalierCore
import EspalierGraphics
import Foundation

/// The width of buttons and of controls that look like buttons.
public struct ButtonSizing: Hashable, Sendable {
  private enum Kind { case automatic, flexible, fitted }

  private let kind: Kind

  /// The width that suits the control, the place and the platform.
  public static let automatic = ButtonSizing(kind: .automatic)
  /// The whole width that is proposed.
  public static let flexible = ButtonSizing(kind: .flexible)
  /// The width of the content.
  public static let fitted = ButtonSizing(kind: .fitted)

  /// True if controls take the whole width; `standard` is their own rule.
  func fills(else standard: Bool) -> Bool {
    switch kind {
    case .automatic: standard
    case .flexible: true
    case .fitted: false
    }
  }
}

extension EnvironmentValues {
  private enum ButtonSizingKey: EnvironmentKey {
    static var defaultValue: ButtonSizing { .automatic }
  }

  /// The width that buttons are to have.
  public internal(set) var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the width of the buttons in this view that have a border, and of the pickers, toggles,
  /// menus and groups of controls that look like them.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}

/// The title of a button that opens a menu: in a button of the whole width it begins at the leading
/// side, away from the mark.
struct MenuTitlePlace: ViewModifier {
  @Environment(\.buttonSizing) private var sizing
  @Environment(\.isInButtonBorder) private var isInBorder

  func body(content: Content) -> some View {
    content.frame(
      maxWidth: isInBorder && sizing.fills(else: false) ? .infinity : nil, alignment: .leading)
  }
}
