import Foundation
import LayoutEngine

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
    let content: AnyView
  }

  /// What names the group; nothing where nothing does.
  public struct Label {
    let content: AnyView?
  }

  public let content: Content
  public let label: Label
}

extension ControlGroupStyleConfiguration.Content: View {
  public var body: some View { content }
}

extension ControlGroupStyleConfiguration.Label: View {
  @ViewBuilder public var body: some View { if let content { content } }
}

/// Where controls share a border.
enum ControlGroupPlace { case shared }

private enum ControlGroupPlaceKey: EnvironmentKey {
  static let defaultValue: ControlGroupPlace? = nil
}

extension EnvironmentValues {
  /// Set where a group draws the border of the controls.
  var controlGroupPlace: ControlGroupPlace? {
    get { self[ControlGroupPlaceKey.self] }
    set { self[ControlGroupPlaceKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the look of the groups of controls in this view.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

/// The look that suits the place: controls side by side in one border, entries one below the other in a menu.
public struct AutomaticControlGroupStyle {
  public init() {}
}

extension AutomaticControlGroupStyle: ControlGroupStyle {
  public func makeBody(configuration: Configuration) -> some View {
    SharedBorder(content: configuration.content)
  }
}

/// Shows the controls in a menu, and inside a menu in one of its own.
public struct MenuControlGroupStyle {
  public init() {}
}

extension MenuControlGroupStyle: ControlGroupStyle {
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// Shows the controls side by side in one border, as those that lead back and forth.
public struct NavigationControlGroupStyle {
  public init() {}
}

extension NavigationControlGroupStyle: ControlGroupStyle {
  public func makeBody(configuration: Configuration) -> some View {
    SharedBorder(content: configuration.content)
  }
}

/// Shows the controls in a menu, and inside a menu in one of its own.
public struct CompactMenuControlGroupStyle {
  public init() {}
}

extension CompactMenuControlGroupStyle: ControlGroupStyle {
  public func makeBody(configuration: Configuration) -> some View {
    MenuControlGroupStyle().makeBody(configuration: configuration)
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

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// Controls side by side in one border, with lines between them; in a menu, its entries.
private struct SharedBorder<Content: View> {
  let content: Content
  var showsTitles = true
  @Environment(\.menuState) private var menu
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.buttonBorderShape) private var borderShape
}

@MainActor extension SharedBorder: View {
  @ViewBuilder var body: some View {
    if menu != nil {
      content
    } else if showsTitles {
      border(content)
    } else {
      border(content.labelStyle(.iconOnly))
    }
  }

  private func border(_ content: some View) -> some View {
    let shape = borderShape.resolved(metrics)
    return SharedBorderLayout {
      content
        .buttonStyle(.bordered)
        .background(alignment: .leading) {
          Rectangle().fill(.separator).frame(width: 1).padding(.vertical, metrics.height / 4)
        }
    }
    .environment(\.controlGroupPlace, .shared)
    .background(.fill.secondary, in: shape)
    .clipShape(shape)
    .controlSpacing()
  }
}

/// Children side by side without gaps; the line before the first one is out of sight.
private struct SharedBorderLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: max(0, sizes.reduce(0) { $0 + $1.width } - 1),
      height: sizes.reduce(0) { max($0, $1.height) })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var x = bounds.minX - 1
    for subview in subviews {
      let width = subview.sizeThatFits(.unspecified).width
      subview.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }
}
