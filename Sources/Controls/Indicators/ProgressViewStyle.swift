import EspalierCore

/// The look of progress views.
///
///     struct Percent: ProgressViewStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         Text(configuration.fractionCompleted ?? 0, format: .percent)
///       }
///     }
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  /// The views that stand for a progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a progress view.
public struct ProgressViewStyleConfiguration {
  /// The description of the task.
  public struct Label {
    package let content: AnyView
  }

  /// The description of the part of the task that is done.
  public struct CurrentValueLabel {
    package let content: AnyView
  }

  /// The part that is done, from 0 to 1; nil for a task of unknown length.
  public let fractionCompleted: Double?
  /// The description of the task; nil if the progress view has none.
  public var label: Label?
  /// The description of the value; nil if the progress view has none.
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: StylePart {}

extension ProgressViewStyleConfiguration.CurrentValueLabel: StylePart {}

nonisolated extension View {
  /// Sets the look of the progress views in this view.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

extension ControlContext {
  /// Sets the look of the progress views in the container.
  @MainActor func progressViewStyle(_ style: some ProgressViewStyle) -> ControlContext {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

/// The look that suits the task: a bar, or a spinner where its length is not known.
public struct DefaultProgressViewStyle {
  public init() {}
}

extension DefaultProgressViewStyle: ProgressViewStyle {
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticControl(configuration)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// Shows a bar, or a spinner where the length of the task is not known.
struct BarOrSpinnerStyle: ProgressViewStyle {
  @ViewBuilder func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}
