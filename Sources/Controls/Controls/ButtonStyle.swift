import EspalierCore

/// The look of buttons that act when they are pressed and released as usual.
///
///     struct Shrinking: ButtonStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         configuration.label.scaleEffect(configuration.isPressed ? 0.9 : 1)
///       }
///     }
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  /// The views that stand for a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button, and whether it is being pressed.
public struct ButtonStyleConfiguration {
  /// The view that the button shows.
  public struct Label {
    package let content: AnyView
  }

  public let role: ButtonRole?
  public let label: Label
  /// True if the pointer is held down on the button.
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: StylePart {}

nonisolated extension View {
  /// Sets the look of the buttons in this view.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    addingStyle(style) { pressable($1, in: $0) }
  }
}

extension ControlContext {
  /// Sets the look of the buttons in the container, and of links that have no style of their own.
  @MainActor func buttonStyle<S: ButtonStyle>(_ style: S) -> ControlContext {
    addingStyle(style) { pressable($1, in: $0) }
      .addingStyle(style) { (style, link: LinkConfiguration) in pressable(link.button, in: style) }
  }
}

/// A button that acts when it is pressed and released, in the look of a style.
@MainActor private func pressable<Style: ButtonStyle>(
  _ button: PrimitiveButtonStyleConfiguration, in style: Style
) -> some View {
  Pressable(role: button.role, action: button.action) { isPressed in
    StyledView(style: style) {
      $0.makeBody(
        configuration: ButtonStyleConfiguration(
          role: button.role, label: .init(content: button.label.content), isPressed: isPressed))
    }
  }
}
