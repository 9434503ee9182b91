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
  /// What names the group.
  public struct Label {
    let content: AnyView
  }

  /// What the group shows when it is open.
  public struct Content {
    let content: AnyView
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

extension DisclosureGroupStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension DisclosureGroupStyleConfiguration.Content: View {
  public var body: some View { content }
}

nonisolated extension View {
  /// Sets the look of the disclosure groups in this view.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

/// The look that suits the platform: the mark before the label on the Mac, after it on the phone.
public struct AutomaticDisclosureGroupStyle {
  public init() {}
}

extension AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public func makeBody(configuration: Configuration) -> some View {
    PlatformDisclosureGroup(configuration: configuration)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private struct PlatformDisclosureGroup {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.platformStyle) private var platform
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.outlineLevel) private var outlineLevel
}

@MainActor extension PlatformDisclosureGroup: View {
  @ViewBuilder var body: some View {
    if let outlineLevel {
      configuration.label
        .outlineRow(OutlineRow(level: outlineLevel, isExpanded: configuration.$isExpanded))
      if configuration.isExpanded {
        configuration.content
          .outlineRow(OutlineRow(level: outlineLevel + 1))
          .environment(\.outlineLevel, outlineLevel + 1)
      }
    } else if platform == .mac {
      // As recorded: what is disclosed stands directly below, in the middle.
      VStack(spacing: 0) {
        header.padding(.vertical, 4)
        if configuration.isExpanded { VStack { configuration.content } }
      }
    } else {
      VStack(alignment: .leading) {
        header
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  private var header: some View {
    Pressable(accessibilityRole: .disclosure, action: { toggle() }) { _ in
      HStack(spacing: platform == .mac ? 5 : nil) {
        if platform == .mac { mark }
        configuration.label
          .foregroundStyle(
            platform == .mac || !isEnabled ? AnyShapeStyle(.primary) : AnyShapeStyle(.tint))
        Spacer(minLength: 0)
        if platform == .phone { mark.foregroundStyle(.tint) }
      }
      .contentShape(Rectangle())
    }
    .controlExpanded(configuration.isExpanded)
  }

  private func toggle() {
    withAnimation(reducesMotion ? nil : .default) { configuration.isExpanded.toggle() }
  }

  private var mark: some View {
    let turn = direction == .rightToLeft ? -90.0 : 90
    return Image(systemName: "chevron.forward")
      .font(.system(size: platform == .mac ? 9 : 14, weight: .semibold))
      .foregroundStyle(isEnabled ? .secondary : .tertiary)
      .rotationEffect(.degrees(configuration.isExpanded ? turn : 0))
      .accessibilityHidden(true)
      .frame(width: platform == .mac ? 6.5 : 12)
  }
}
