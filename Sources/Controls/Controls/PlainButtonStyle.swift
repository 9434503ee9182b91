import EspalierCore
import EspalierGraphics

/// Shows a button's label as it is; it becomes fainter while it is pressed, and while it is
/// disabled.
public struct PlainButtonStyle {
  public init() {}
}

extension PlainButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    Pressable(role: configuration.role, action: configuration.action) { isPressed in
      PlainFace(isPressed: isPressed, label: configuration.label)
    }
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

private struct PlainFace<Label: View> {
  let isPressed: Bool
  let label: Label
  @Environment(\.isEnabled) private var isEnabled
}

@MainActor extension PlainFace: View {
  var body: some View {
    label.faint(0.75, isPressed: isPressed).opacity(isEnabled ? 1 : 0.5)
  }
}
