import EspalierCore

/// Shows a button's label in white in a border filled with the tint.
public struct BorderedProminentButtonStyle {
  public init() {}
}

extension BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    Pressable(role: configuration.role, action: configuration.action) { isPressed in
      ButtonFace(
        role: configuration.role, prominence: .always, isPressed: isPressed,
        label: configuration.label)
    }
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
