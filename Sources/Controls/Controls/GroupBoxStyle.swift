import EspalierCore
import EspalierGraphics
import Foundation

/// The look of group boxes.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration

  /// The views that stand for a group box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group box.
public struct GroupBoxStyleConfiguration {
  /// The view that names the box.
  public struct Label {
    package let content: AnyView
    package let isEmpty: Bool
  }

  /// The views in the box.
  public struct Content {
    package let content: AnyView
  }

  public let label: Label
  public let content: Content
}

extension GroupBoxStyleConfiguration.Label: StylePart {}

extension GroupBoxStyleConfiguration.Content: StylePart {}

nonisolated extension View {
  /// Sets the look of the group boxes in this view.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

extension ControlContext {
  /// Sets the look of the group boxes in the container.
  @MainActor package func groupBoxStyle(_ style: some GroupBoxStyle) -> ControlContext {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

/// The look that suits the platform: the label above the box on the Mac, inside it on the phone.
public struct DefaultGroupBoxStyle {
  public init() {}
}

extension DefaultGroupBoxStyle: GroupBoxStyle {
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticControl(configuration)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// Shows the label above the box, at the distances that are recorded on macOS.
struct MacGroupBoxStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 3) {
      if !configuration.label.isEmpty {
        configuration.label.font(.subheadline).padding(.leading, 10)
      }
      VStack { configuration.content }
        .padding(5)
        .background { box }
    }
  }

  private var box: some View {
    let shape = RoundedRectangle(cornerRadius: 8)
    return ZStack {
      shape.fill(.fill.quaternary)
      shape.strokeBorder(.primary.opacity(0.08), lineWidth: 1)
    }
  }
}

/// Shows the label inside the box.
struct PhoneGroupBoxStyle {
  @Environment(\.colorScheme) private var colorScheme
}

extension PhoneGroupBoxStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      if !configuration.label.isEmpty { configuration.label.font(.headline) }
      VStack { configuration.content }.frame(maxWidth: .infinity)
    }
    .padding(16)
    .background(color, in: RoundedRectangle(cornerRadius: 12))
  }

  /// `UIColor.secondarySystemBackground`.
  private var color: Color {
    colorScheme == .dark
      ? Color(red: 0x1C / 255.0, green: 0x1C / 255.0, blue: 0x1E / 255.0)
      : Color(red: 0xF2 / 255.0, green: 0xF2 / 255.0, blue: 0xF7 / 255.0)
  }
}
