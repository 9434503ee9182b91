import EspalierCore
@_spi(Espalier) import EspalierGraphics
@_spi(Espalier) import EspalierInteraction

/// Shows a button's label as a link.
public struct LinkButtonStyle {
  public init() {}
}

extension LinkButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    Pressable(
      role: configuration.role, accessibilityRole: .link, action: configuration.action
    ) { isPressed in
      LinkFace(isPressed: isPressed, label: configuration.label)
    }
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// A label in the color of links.
struct LinkFace<Label: View> {
  let isPressed: Bool
  let label: Label
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.hasTint) private var hasTint
  @Environment(\.hasForeground) private var hasForeground
}

@MainActor extension LinkFace: View {
  var body: some View {
    label
      .foregroundStyle(style)
      .faint(0.6, isPressed: isPressed)
  }

  private var style: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    if hasForeground { return AnyShapeStyle(.primary) }
    return hasTint ? AnyShapeStyle(.tint) : AnyShapeStyle(.link)
  }
}
