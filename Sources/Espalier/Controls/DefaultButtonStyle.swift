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
struct PushButtonStyle {
  @Environment(\.keyboardShortcut) private var shortcut
}

extension PushButtonStyle: PrimitiveButtonStyle {
  @ViewBuilder func makeBody(configuration: Configuration) -> some View {
    if shortcut == .defaultAction {
      BorderedProminentButtonStyle().makeBody(configuration: configuration)
    } else {
      BorderedButtonStyle().makeBody(configuration: configuration)
    }
  }
}
