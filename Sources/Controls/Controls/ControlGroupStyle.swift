import EspalierCore
import EspalierGraphics
import Foundation

/// The look of groups of controls.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration

  /// The views that stand for a group of controls.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group of controls.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  public struct Content {
    package let content: AnyView
  }

  /// The view that names the group; empty if the group has no name.
  public struct Label {
    let content: AnyView?
  }

  public let content: Content
  public let label: Label
}

extension ControlGroupStyleConfiguration.Content: StylePart {}

extension ControlGroupStyleConfiguration.Label: View {
  @ViewBuilder public var body: some View { if let content { content } }
}

nonisolated extension View {
  /// Sets the look of the groups of controls in this view.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

extension ControlContext {
  /// Sets the look of the groups of controls in the container.
  @MainActor func controlGroupStyle(_ style: some ControlGroupStyle) -> ControlContext {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

/// The look that suits the place: outside of containers controls side by side in one border.
public struct AutomaticControlGroupStyle {
  public init() {}
}

extension AutomaticControlGroupStyle: ControlGroupStyle {
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticControl(configuration)
  }
}

/// Shows the controls side by side in one border, such as buttons that lead back and forth.
public struct NavigationControlGroupStyle {
  public init() {}
}

extension NavigationControlGroupStyle: ControlGroupStyle {
  public func makeBody(configuration: Configuration) -> some View {
    SharedBorder(content: configuration.content)
  }
}

/// Shows the icons of the controls side by side; inside a menu, entries with their titles.
public struct PaletteControlGroupStyle {
  public init() {}
}

extension PaletteControlGroupStyle: ControlGroupStyle {
  public func makeBody(configuration: Configuration) -> some View {
    SharedBorder(content: configuration.content, showsTitles: false)
  }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// Controls side by side in one border, with lines between them, unless their container has no
/// borders.
private struct SharedBorder<Content: View> {
  let content: Content
  var showsTitles = true
}

@MainActor extension SharedBorder: View {
  var body: some View {
    AutomaticControl(
      ControlBorderConfiguration(
        content: .init(content: AnyView(content)), showsTitles: showsTitles))
  }
}

/// The look of controls that share a border.
@MainActor protocol ControlBorderStyle {
  associatedtype Body: View
  typealias Configuration = ControlBorderConfiguration

  /// The views that stand for the controls.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Controls that share a border.
struct ControlBorderConfiguration {
  /// The controls.
  struct Content {
    let content: AnyView
  }

  let content: Content
  let showsTitles: Bool
}

extension ControlBorderConfiguration.Content: View {
  var body: some View { content }
}

extension ControlContext {
  /// Sets how controls look that share a border.
  @MainActor func controlBorder(_ style: some ControlBorderStyle) -> ControlContext {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }

  /// The controls in a border that they share.
  @MainActor fileprivate static let sharedBorder = ControlContext("shared border")
    .explicitStyles(.inside)
    .buttonStyle(BareButtonStyle())
    .linkStyle(TextLinkStyle())
    .toggleStyle(BareToggleStyle())
}

/// Shows controls side by side, with lines between them.
struct SharedBorderStyle {
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.buttonBorderShape) private var borderShape
}

extension SharedBorderStyle: ControlBorderStyle {
  @ViewBuilder func makeBody(configuration: Configuration) -> some View {
    if configuration.showsTitles {
      border(configuration.content)
    } else {
      border(configuration.content.labelStyle(.iconOnly))
    }
  }

  @MainActor private func border(_ content: some View) -> some View {
    let shape = borderShape.resolved(metrics)
    return Group(subviews: content.controlContext(.sharedBorder, isPart: true)) { controls in
      HStack(spacing: 0) {
        ForEach(controls) { control in
          control.background(alignment: .leading) {
            if control.id != controls.first?.id {
              Rectangle().fill(.separator).frame(width: 1).padding(.vertical, metrics.height / 4)
            }
          }
        }
      }
    }
    .background(.fill.secondary, in: shape)
    .clipShape(shape)
    .controlSpacing()
  }
}

/// A button in a border that it shares with others.
private struct BareButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Pressable(role: configuration.role, action: configuration.action) { isPressed in
      ButtonFace(
        role: configuration.role, isPressed: isPressed,
        label: configuration.label, isBare: true)
    }
  }
}

/// A toggle in a border that it shares with others; while it is on, it has a border of its own
/// inside.
private struct BareToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    ButtonToggle(configuration: configuration, isBare: true)
  }
}
