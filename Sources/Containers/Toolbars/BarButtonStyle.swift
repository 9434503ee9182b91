import EspalierControls
import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation

/// The look of buttons in bars: their platter is around all of an item.
struct BarButtonStyle {
  let isProminent: Bool
}

extension BarButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Pressable(role: configuration.role, action: configuration.action) { isPressed in
      BarButtonFace(
        role: configuration.role, isProminent: isProminent, isPressed: isPressed,
        label: configuration.label)
    }
    .containerValue(\.fillsPlatter, true)
  }
}

private struct BarButtonFace<Label: View> {
  let role: ButtonRole?
  let isProminent: Bool
  let isPressed: Bool
  let label: Label
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.look.bars) private var metrics
}

@MainActor extension BarButtonFace: View {
  var body: some View {
    label
      .lineLimit(1)
      .fixedSize()
      .font(metrics.itemFont(isProminent: isProminent))
      .imageScale(metrics.imageScale)
      .foregroundStyle(style)
      .padding(.horizontal, metrics.itemPadding)
      .frame(minWidth: metrics.side, minHeight: metrics.side)
      .background {
        if isProminent && isEnabled { Capsule().fill(.tint) }
        if isPressed { Capsule().fill(.primary.opacity(0.1)) }
      }
      .contentShape(Capsule())
      .contentShape(.focusEffect, Capsule())
  }

  private var style: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    if isProminent { return AnyShapeStyle(Color.white) }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary)
  }
}

extension ContainerValues {
  private enum FillsPlatterKey: ContainerValueKey {
    static var defaultValue: Bool { false }
  }

  /// True if a view in a bar has its own space around itself.
  var fillsPlatter: Bool {
    get { self[FillsPlatterKey.self] }
    set { self[FillsPlatterKey.self] = newValue }
  }
}
