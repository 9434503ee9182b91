/// The look that suits the place: a border on the Mac, none on the phone.
public struct DefaultButtonStyle {
  @Environment(\.platformStyle) private var platform

  public init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle {
  @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
    switch platform {
    case .mac: BorderedButtonStyle().makeBody(configuration: configuration)
    case .phone: BorderlessButtonStyle().makeBody(configuration: configuration)
    }
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
