import EspalierDrawing

/// The look of labeled content.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration

  /// The views that stand for content with its label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of labeled content.
public struct LabeledContentStyleConfiguration {
  /// What names the content.
  public struct Label {
    let content: AnyView
  }

  /// What is named.
  public struct Content {
    let content: AnyView
  }

  public let label: Label
  public let content: Content
}

extension LabeledContentStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension LabeledContentStyleConfiguration.Content: View {
  public var body: some View { content }
}

nonisolated extension View {
  /// Sets the look of the labeled content in this view.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

/// The look that suits the platform: label and content side by side, the content less prominent and at the far end on the
/// phone.
public struct AutomaticLabeledContentStyle {
  public init() {}
}

extension AutomaticLabeledContentStyle: LabeledContentStyle {
  public func makeBody(configuration: Configuration) -> some View {
    LabelAndContent(configuration: configuration)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct LabelAndContent: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.platformStyle) private var platform
  @Environment(\.labelsHidden) private var labelsHidden

  var body: some View {
    if labelsHidden {
      configuration.content
    } else if platform == .phone {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        LabelColumn(gap: 8) { TitleAndSubtitles(label: configuration.label) }
        Spacer(minLength: 0)
        configuration.content.foregroundStyle(.secondary).multilineTextAlignment(.trailing)
      }
    } else {
      HStack(spacing: 0) {
        LabelColumn(gap: 8) { TitleAndSubtitles(label: configuration.label) }.controlLabelFont()
        configuration.content
      }
    }
  }
}

/// What names something: a title, and less prominent views below it.
private struct TitleAndSubtitles<Label: View>: View {
  let label: Label

  var body: some View {
    Group(subviews: label) { parts in
      parts.first
      ForEach(parts.dropFirst()) { $0.font(.subheadline).foregroundStyle(.secondary) }
    }
  }
}
