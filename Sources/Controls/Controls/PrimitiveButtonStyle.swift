import EspalierCore

/// The look and the interaction of buttons.
///
/// A style decides itself when the button performs its action:
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

/// The parts of a button, and its action.
public struct PrimitiveButtonStyleConfiguration {
  /// The view that the button shows.
  public struct Label {
    package let content: AnyView
  }

  public let role: ButtonRole?
  public let label: Label
  package let action: @MainActor () -> Void

  /// Performs the button's action.
  @MainActor public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: StylePart {}

nonisolated extension View {
  /// Sets the look and the interaction of the buttons in this view.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

extension ControlContext {
  /// Sets the look and the interaction of the buttons in the container, and of links that have no
  /// style of their own.
  @MainActor package func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> ControlContext {
    controlStyle(style) { $0.makeBody(configuration: $1) }.linkStyle(style)
  }

  /// Shows buttons for which a view sets a style of the type `Given` in another style.
  @MainActor package func replacingButtonStyle<Given: PrimitiveButtonStyle>(
    _ given: Given.Type, by style: some PrimitiveButtonStyle
  ) -> ControlContext {
    replacingStyle(given, by: style) { $0.makeBody(configuration: $1) }
  }
}
