import EspalierCore
import EspalierInteraction

/// Shows a toggle as a button that looks different while it is on.
public struct ButtonToggleStyle {
  public init() {}
}

extension ButtonToggleStyle: ToggleStyle {
  public func makeBody(configuration: Configuration) -> some View {
    ButtonToggle(configuration: configuration)
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A toggle as a button.
struct ButtonToggle {
  let configuration: ToggleStyleConfiguration
  /// True if there is no border while the toggle is off.
  var isBare = false
  @Environment(\.look.controls) private var look
}

@MainActor extension ButtonToggle: View {
  var body: some View {
    let isOn = configuration.isOn || configuration.isMixed
    Pressable(accessibilityRole: .toggle, action: { configuration.isOn.toggle() }) { isPressed in
      // On the phone a toggle that is off has no border, like a button there.
      ButtonFace(
        isPressed: isPressed, isOn: isOn, label: configuration.label,
        isBare: (isBare || !look.bordersIdleToggles) && !isOn)
    }
    .controlValue(.toggle, isOn: configuration.isOn, isMixed: configuration.isMixed)
  }
}
