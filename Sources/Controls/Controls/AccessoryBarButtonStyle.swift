import EspalierCore

/// Shows a button's label as in the bar below a toolbar: without a border until it is pressed.
public struct AccessoryBarButtonStyle {
  public init() {}
}

extension AccessoryBarButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    Pressable(role: configuration.role, action: configuration.action) { isPressed in
      ButtonFace(
        role: configuration.role, isPressed: isPressed,
        label: configuration.label, isBare: !isPressed)
    }
    .controlSize(.small)
  }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}
