import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation

/// Shows a toggle as a switch after its label.
public struct SwitchToggleStyle {
  private let tint: Color?

  public init() { tint = nil }

  /// - Parameter tint: the color of the switch when it is on.
  public init(tint: Color) { self.tint = tint }
}

extension SwitchToggleStyle: ToggleStyle {
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(configuration: configuration, tint: tint)
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

private struct SwitchToggle {
  let configuration: ToggleStyleConfiguration
  let tint: Color?
  @Environment(\.controlMetrics) private var metrics
}

@MainActor extension SwitchToggle: View {
  var body: some View {
    ControlRow(.switches) {
      Pressable(accessibilityRole: .toggle, action: { configuration.isOn.toggle() }) { isPressed in
        SwitchFace(
          isOn: configuration.isOn, isMixed: configuration.isMixed, isPressed: isPressed, tint: tint
        )
      }
    } label: {
      configuration.label
    }
    .toggleSpacing()
    .controlValue(.toggle, isOn: configuration.isOn, isMixed: configuration.isMixed)
  }
}

/// A knob that stands at one end of its track or at the other; in the middle for several values
/// that differ.
private struct SwitchFace {
  let isOn: Bool
  let isMixed: Bool
  let isPressed: Bool
  let tint: Color?
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.hasTint) private var hasTint
  @Environment(\.look.controls) private var look
}

@MainActor extension SwitchFace: View {
  var body: some View {
    let size = metrics.switchSize
    let inset = metrics.switchInset
    Capsule()
      .fill(trackStyle)
      .frame(width: size.width, height: size.height)
      .overlay(alignment: isMixed ? .center : isOn ? .trailing : .leading) {
        Capsule()
          .fill(.white)
          .overlay { PressShade(Capsule(), .black, opacity: 0.06, isPressed: isPressed) }
          .frame(width: metrics.switchKnobWidth, height: size.height - 2 * inset)
          .shadow(color: .black.opacity(0.15), radius: 1, y: 0.5)
          .padding(inset)
      }
      .opacity(isEnabled ? 1 : 0.5)
      .contentShape(.focusEffect, Capsule())
      .controlAnimation(value: isOn)
  }

  private var trackStyle: AnyShapeStyle {
    guard isOn || isMixed else { return AnyShapeStyle(.fill) }
    if let tint { return AnyShapeStyle(tint) }
    // Switches of the phone are green unless a tint is set.
    guard !hasTint, let color = look.switchColor else { return AnyShapeStyle(.tint) }
    return AnyShapeStyle(color)
  }
}

nonisolated extension View {
  /// Toggles one above the other stand 6 points apart on the Mac, as recorded there.
  func toggleSpacing() -> some View { modifier(ToggleSpacing()) }
}

private struct ToggleSpacing {
  @Environment(\.look.controls) private var look
}

@MainActor extension ToggleSpacing: ViewModifier {
  func body(content: Content) -> some View {
    content.controlSpacing(vertical: look.toggleSpacing)
  }
}
