/// The look and the interaction of buttons.
///
/// A style decides itself when the button acts:
///
///     struct DoubleTap: PrimitiveButtonStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         configuration.label.onTapGesture(count: 2) { configuration.trigger() }
///       }
///     }
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The views that stand for a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button is made of, and what it does.
public struct PrimitiveButtonStyleConfiguration {
  /// What the button shows.
  public struct Label {
    let content: AnyView
  }

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button is for.
  @MainActor public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
  public var body: some View { content }
}

private struct ButtonStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack { StyleStack() }
}

extension EnvironmentValues {
  /// Styles of both kinds.
  var buttonStyles: StyleStack {
    get { self[ButtonStylesKey.self] }
    set { self[ButtonStylesKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the look and the interaction of the buttons in this view.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.buttonStyles) { $0 = $0.adding(style) }
  }
}

extension StyleStack {
  /// A button as the innermost style shows it; what the style is made of gets the styles further out.
  @MainActor func button(_ configuration: PrimitiveButtonStyleConfiguration) -> some View {
    let rest = rest
    let view: AnyView =
      if let style = top as? any PrimitiveButtonStyle {
        primitive(style, configuration)
      } else if let style = top as? any ButtonStyle {
        AnyView(pressable(style, configuration))
      } else {
        primitive(DefaultButtonStyle(), configuration)
      }
    return view.environment(\.buttonStyles, rest)
  }

  @MainActor private func primitive<Style: PrimitiveButtonStyle>(
    _ style: Style, _ configuration: PrimitiveButtonStyleConfiguration
  ) -> AnyView {
    AnyView(StyledView(style: style) { $0.makeBody(configuration: configuration) })
  }

  @MainActor private func pressable<Style: ButtonStyle>(
    _ style: Style, _ configuration: PrimitiveButtonStyleConfiguration
  ) -> AnyView {
    AnyView(
      Pressable(role: configuration.role, action: configuration.action) { isPressed in
        StyledView(style: style) {
          $0.makeBody(
            configuration: ButtonStyleConfiguration(
              role: configuration.role, label: .init(content: configuration.label.content),
              isPressed: isPressed))
        }
      })
  }
}
