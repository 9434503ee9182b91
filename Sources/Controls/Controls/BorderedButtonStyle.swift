import EspalierCore

/// Shows a button's label in a border that is gray, or of a shade of the tint.
public struct BorderedButtonStyle {
  public init() {}
}

extension BorderedButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    Pressable(role: configuration.role, action: configuration.action) { isPressed in
      ButtonFace(
        role: configuration.role, isPressed: isPressed,
        label: configuration.label)
    }
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
