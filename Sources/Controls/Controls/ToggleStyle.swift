import EspalierCore

/// The look of toggles.
///
///     struct Lamp: ToggleStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         Button { configuration.isOn.toggle() } label: {
///           Image(systemName: configuration.isOn ? "lightbulb.fill" : "lightbulb")
///         }
///       }
///     }
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  /// The views that stand for a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label of a toggle, and its value.
public struct ToggleStyleConfiguration {
  /// The view that names the toggle.
  public struct Label {
    package let content: AnyView
  }

  public let label: Label
  @Binding public var isOn: Bool
  /// True if the toggle stands for several values that differ.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

extension ToggleStyleConfiguration.Label: StylePart {}

nonisolated extension View {
  /// Sets the look of the toggles in this view.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

extension ControlContext {
  /// Sets the look of the toggles in the container.
  @MainActor package func toggleStyle(_ style: some ToggleStyle) -> ControlContext {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }

  /// Shows toggles for which a view sets a style of the type `Given` in another style.
  @MainActor package func replacingToggleStyle<Given: ToggleStyle>(
    _ given: Given.Type, by style: some ToggleStyle
  ) -> ControlContext {
    replacingStyle(given, by: style) { $0.makeBody(configuration: $1) }
  }
}

/// The look that suits the place: outside of containers a check box on the Mac, a switch on the
/// phone.
public struct DefaultToggleStyle {
  public init() {}
}

extension DefaultToggleStyle: ToggleStyle {
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticControl(configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
