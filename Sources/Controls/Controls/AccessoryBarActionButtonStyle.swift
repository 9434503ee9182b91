import EspalierCore

/// Shows a button's label in a small border, as for actions in the bar below a toolbar.
public struct AccessoryBarActionButtonStyle {
  public init() {}
}

extension AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration).controlSize(.small)
  }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  public static var accessoryBarAction: AccessoryBarActionButtonStyle {
    AccessoryBarActionButtonStyle()
  }
}
