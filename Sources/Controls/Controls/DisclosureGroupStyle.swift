import EspalierCore
@_spi(Espalier) import EspalierGraphics
@_spi(Espalier) import EspalierInteraction
import Foundation

/// The look of disclosure groups.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// The views that stand for a disclosure group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a disclosure group, and whether it is open.
public struct DisclosureGroupStyleConfiguration {
  /// The view that names the group.
  public struct Label {
    package let content: AnyView
  }

  /// The views that the group shows when it is open.
  public struct Content {
    package let content: AnyView
  }

  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

extension DisclosureGroupStyleConfiguration.Label: StylePart {}

extension DisclosureGroupStyleConfiguration.Content: StylePart {}

nonisolated extension View {
  /// Sets the look of the disclosure groups in this view.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

extension ControlContext {
  /// Sets the look of the disclosure groups in the container.
  @MainActor package func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> ControlContext
  {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

/// The look that suits the platform: the mark before the label on the Mac, after it on the phone.
public struct AutomaticDisclosureGroupStyle {
  public init() {}
}

extension AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticControl(configuration)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// Shows the content directly below the label, in the middle, as recorded on macOS.
struct MacDisclosureGroupStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      DisclosureHeader(
        configuration: configuration, spacing: 5, markSize: 9, markWidth: 6.5, isTinted: false
      )
      .padding(.vertical, 4)
      if configuration.isExpanded { VStack { configuration.content } }
    }
  }
}

/// Shows the content below the label, at its leading edge.
struct PhoneDisclosureGroupStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      DisclosureHeader(
        configuration: configuration, spacing: nil, markSize: 14, markWidth: 12, isTinted: true)
      if configuration.isExpanded { configuration.content }
    }
  }
}

/// The label of a group with the mark that opens and closes it.
package struct DisclosureHeader {
  package let configuration: DisclosureGroupStyleConfiguration
  /// The spacing between a mark before the label and the label; nil is the usual spacing.
  package let spacing: CGFloat?
  package let markSize: CGFloat
  package let markWidth: CGFloat
  /// True if the label and the mark have the tint.
  package let isTinted: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.hasForeground) private var hasForeground
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  package init(
    configuration: DisclosureGroupStyleConfiguration, spacing: CGFloat?, markSize: CGFloat,
    markWidth: CGFloat, isTinted: Bool
  ) {
    self.configuration = configuration
    self.spacing = spacing
    self.markSize = markSize
    self.markWidth = markWidth
    self.isTinted = isTinted
  }
}

@MainActor extension DisclosureHeader: View {
  package var body: some View {
    Pressable(accessibilityRole: .disclosure, action: { toggle() }) { _ in
      configuration.label
        .defaultForegroundStyle(isLabelTinted ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
        .controlAccessory(spacing: spacing) { tintedMark }
        .contentShape(Rectangle())
    }
    .controlExpanded(configuration.isExpanded)
  }

  private var isLabelTinted: Bool { isTinted && isEnabled && !hasForeground }

  private func toggle() {
    withAnimation(reducesMotion ? nil : .default) { configuration.isExpanded.toggle() }
  }

  @ViewBuilder private var tintedMark: some View {
    if isTinted { mark.foregroundStyle(.tint) } else { mark }
  }

  private var mark: some View {
    DisclosureMark(isExpanded: configuration.isExpanded)
      .font(.system(size: markSize, weight: .semibold))
      .foregroundStyle(isEnabled ? .secondary : .tertiary)
      .frame(width: markWidth)
  }
}
