import EspalierCore
import EspalierDrawing
@_spi(Espalier) import EspalierGraphics
@_spi(Espalier) import EspalierInteraction

/// The look of labeled content.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration

  /// The views that stand for content with its label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of labeled content.
public struct LabeledContentStyleConfiguration {
  /// The view that names the content.
  public struct Label {
    package let content: AnyView
  }

  /// The view that is named.
  public struct Content {
    package let content: AnyView
  }

  public let label: Label
  public let content: Content
}

extension LabeledContentStyleConfiguration {
  /// The content where its label is not shown: assistive programs still read it.
  @MainActor package var contentWithHiddenLabel: some View {
    content.accessibilityLabeled(by: label)
  }
}

extension LabeledContentStyleConfiguration.Label: StylePart {}

extension LabeledContentStyleConfiguration.Content: StylePart {}

nonisolated extension View {
  /// Sets the look of the labeled content in this view.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

extension ControlContext {
  /// Sets the look of the labeled content in the container.
  @MainActor package func labeledContentStyle(_ style: some LabeledContentStyle) -> ControlContext {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

/// The look that suits the platform: label and content side by side, the content less prominent and
/// at the far end on the phone.
public struct AutomaticLabeledContentStyle {
  public init() {}
}

extension AutomaticLabeledContentStyle: LabeledContentStyle {
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticControl(configuration)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// Shows label and content side by side.
struct MacLabeledContentStyle {
  @Environment(\.labelPlacement) private var placement
}

extension MacLabeledContentStyle: LabeledContentStyle {
  @ViewBuilder func makeBody(configuration: Configuration) -> some View {
    if placement.hides(.labeledContent) {
      configuration.contentWithHiddenLabel
    } else {
      HStack(spacing: 0) {
        LabelColumn(spacing: 8) { TitleAndSubtitles(label: configuration.label) }.controlLabelFont()
        configuration.content
      }
    }
  }
}

/// Shows the content at the far end, less prominent.
struct PhoneLabeledContentStyle {
  @Environment(\.labelPlacement) private var placement
  @Environment(\.dynamicTypeSize) private var typeSize
}

extension PhoneLabeledContentStyle: LabeledContentStyle {
  @ViewBuilder func makeBody(configuration: Configuration) -> some View {
    if placement.hides(.labeledContent) {
      configuration.contentWithHiddenLabel
    } else if typeSize.isAccessibilitySize {
      // Beside each other, texts of these sizes would have room for a few letters.
      VStack(alignment: .leading, spacing: 2) {
        TitleAndSubtitles(label: configuration.label)
        configuration.content.defaultForegroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        LabelColumn(spacing: 8) { TitleAndSubtitles(label: configuration.label) }
        Spacer(minLength: 0)
        configuration.content.defaultForegroundStyle(.secondary).multilineTextAlignment(.trailing)
      }
    }
  }
}
