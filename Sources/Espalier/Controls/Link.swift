import Foundation

/// A control that opens a web page or a file.
///
/// ``EnvironmentValues/openURL`` says what opening means.
public struct Link<Label: View> {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL
  @Environment(\.menuState) private var menu

  /// A link that shows any views.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

@MainActor extension Link: View {
  @ViewBuilder public var body: some View {
    if menu != nil {
      MenuRow(action: { openURL(destination) }) { label }
    } else {
      Pressable(accessibilityRole: .link, action: { openURL(destination) }) { isPressed in
        LinkFace(isPressed: isPressed, label: label)
      }
      .cursor(.pointingHand)
    }
  }
}

extension Link where Label == Text {
  /// A link with a localized title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a title as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
