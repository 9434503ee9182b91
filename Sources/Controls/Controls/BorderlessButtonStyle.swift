import EspalierCore
@_spi(Espalier) import EspalierGraphics
@_spi(Espalier) import EspalierInteraction

/// Shows a button's label in the tint, without a border.
public struct BorderlessButtonStyle {
  public init() {}
}

extension BorderlessButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    makeBody(configuration, shared: nil)
  }

  /// A button in a container that shares its presses, and shows them in place of the button.
  @MainActor package func makeBody(
    _ configuration: Configuration, accessibilityRole: AccessibilityNode.Role = .button,
    shared: SharedPress?
  ) -> some View {
    Pressable(
      role: configuration.role, accessibilityRole: accessibilityRole,
      action: configuration.action, shared: shared
    ) { isPressed in
      BorderlessFace(
        role: configuration.role, isPressed: isPressed && shared == nil,
        label: configuration.label)
    }
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A label that looks as if it could be pressed: tinted on the phone, less prominent than text on
/// the Mac.
struct BorderlessFace<Label: View> {
  let role: ButtonRole?
  let isPressed: Bool
  let label: Label
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.look.controls) private var look
  @Environment(\.hasTint) private var hasTint
  @Environment(\.hasForeground) private var hasForeground
}

@MainActor extension BorderlessFace: View {
  var body: some View {
    label
      .foregroundStyle(style)
      .controlFont()
      .faint(look.pressedOpacity, isPressed: isPressed)
      .controlSpacing()
  }

  private var style: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    if hasForeground { return AnyShapeStyle(.primary) }
    if role == .destructive { return AnyShapeStyle(Color.red) }
    // Containers that show their texts in another color do so with no button.
    return !look.tintsButtons && !hasTint ? AnyShapeStyle(Color.secondary) : AnyShapeStyle(.tint)
  }
}
