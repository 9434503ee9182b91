import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation
import LayoutEngine

/// The look of labels.
///
///     struct Stacked: LabelStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack {
///           configuration.icon
///           configuration.title
///         }
///       }
///     }
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  /// The views that stand for a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label.
public struct LabelStyleConfiguration {
  /// The label's title.
  public struct Title {
    package let content: AnyView
  }

  /// The label's icon.
  public struct Icon {
    package let content: AnyView
  }

  public let title: Title
  public let icon: Icon
}

extension LabelStyleConfiguration.Title: StylePart {}

extension LabelStyleConfiguration.Icon: StylePart {}

nonisolated extension View {
  /// Sets the look of the labels in this view.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

extension ControlContext {
  /// Sets the look of the labels in the container.
  @MainActor package func labelStyle(_ style: some LabelStyle) -> ControlContext {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

/// The look that suits the place: icon and title.
public struct DefaultLabelStyle {
  public init() {}
}

extension DefaultLabelStyle: LabelStyle {
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticControl(configuration)
  }
}

/// Shows the icon, then the title.
public struct TitleAndIconLabelStyle {
  public init() {}
}

extension TitleAndIconLabelStyle: LabelStyle {
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(configuration: configuration)
  }
}

/// Shows the title alone.
public struct TitleOnlyLabelStyle {
  public init() {}
}

extension TitleOnlyLabelStyle: LabelStyle {
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// Shows the icon alone.
public struct IconOnlyLabelStyle {
  public init() {}
}

extension IconOnlyLabelStyle: LabelStyle {
  /// Assistive programs still read the title.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.accessibilityRepresentation { configuration.title }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// The icon with its middle at half the height of the capital letters of the title's first line,
/// where symbols in a text have theirs.
private struct TitleAndIcon: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.fontSize) private var fontSize
  @Environment(\.labelIconToTitleSpacing) private var spacing
  @Environment(\.labelReservedIconWidth) private var iconWidth

  /// Half the height of the capital letters of San Francisco and Inter, in ems.
  private static let middle: CGFloat = 0.71 / 2

  var body: some View {
    HStack(alignment: .labelMiddle, spacing: spacing) {
      if let iconWidth { icon.frame(width: iconWidth) } else { icon }
      configuration.title.alignmentGuide(.labelMiddle) { title in
        title[explicit: VerticalAlignment.firstTextBaseline].map { $0 - Self.middle * fontSize }
          ?? title[VerticalAlignment.center]
      }
    }
  }

  private var icon: some View { configuration.icon.environment(\.isIconOfLabel, true) }
}

extension VerticalAlignment {
  fileprivate static let labelMiddle = VerticalAlignment(LabelMiddle.self)

  private enum LabelMiddle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[VerticalAlignment.center]
    }
  }
}
