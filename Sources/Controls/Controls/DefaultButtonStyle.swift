import EspalierCore

/// The look that suits the place: outside of containers a border on the Mac, none on the phone.
public struct DefaultButtonStyle {
  public init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticControl(configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// Shows a button in a border; the one that Return presses has another color.
struct PushButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Pressable(role: configuration.role, action: configuration.action) { isPressed in
      ButtonFace(
        role: configuration.role, prominence: .byShortcut, isPressed: isPressed,
        label: configuration.label)
    }
  }
}
