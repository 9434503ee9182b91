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

/// What a button is made of, and whether it is being pressed.
public struct ButtonStyleConfiguration {
  /// What the button shows.
  public struct Label {
    let content: AnyView
  }

  public let role: ButtonRole?
  public let label: Label
  /// Whether the pointer is held down on the button.
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View {
  public var body: some View { content }
}

nonisolated extension View {
  /// Sets the look of the buttons in this view.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.buttonStyles) { $0 = $0.adding(style) }
  }
}
