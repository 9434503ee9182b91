/// The look that suits the place: a border on the Mac, none on the phone.
public struct DefaultButtonStyle {
  @Environment(\.platformStyle) private var platform
  @Environment(\.keyboardShortcut) private var shortcut

  public init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle {
  @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
    switch platform {
    case .mac:
      // The button that Return presses is told by its color.
      if shortcut == .defaultAction {
        BorderedProminentButtonStyle().makeBody(configuration: configuration)
      } else {
        BorderedButtonStyle().makeBody(configuration: configuration)
      }
    case .phone: BorderlessButtonStyle().makeBody(configuration: configuration)
    }
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
