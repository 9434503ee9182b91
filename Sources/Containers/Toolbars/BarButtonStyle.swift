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
    .containerValue(\.hasOwnPlatter, isProminent)
  }
}

/// The look of toggles in bars: buttons that are filled with the tint while they are on.
struct BarToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Pressable(accessibilityRole: .toggle, action: { configuration.isOn.toggle() }) { isPressed in
      BarButtonFace(
        role: nil, isOn: configuration.isOn || configuration.isMixed, isPressed: isPressed,
        label: configuration.label)
    }
    .controlValue(.toggle, isOn: configuration.isOn, isMixed: configuration.isMixed)
    .containerValue(\.fillsPlatter, true)
  }
}

private struct BarButtonFace<Label: View> {
  let role: ButtonRole?
  var isProminent = false
  var isOn = false
  let isPressed: Bool
  let label: Label
  @State private var isHovered = false
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
      .background { marks }
      .contentShape(Capsule())
      .contentShape(.focusEffect, Capsule())
      .onHover { isHovered = $0 && metrics.marksHover }
  }

  /// The fill of a prominent button is its whole platter; the other marks stand in from the edge of the platter, which
  /// others may share.
  @ViewBuilder private var marks: some View {
    let mark = Capsule().inset(by: isProminent ? 0 : metrics.markInset)
    if isProminent && isEnabled { Capsule().fill(.tint) }
    if isOn { mark.fill(isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(.fill)) }
    if isPressed {
      mark.fill(.primary.opacity(0.1))
    } else if isHovered && isEnabled {
      mark.fill(.primary.opacity(0.05))
    }
  }

  private var style: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    if isProminent || isOn { return AnyShapeStyle(Color.white) }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary)
  }
}

extension ContainerValues {
  private enum FillsPlatterKey: ContainerValueKey {
    static var defaultValue: Bool { false }
  }

  private enum OwnPlatterKey: ContainerValueKey {
    static var defaultValue: Bool { false }
  }

  private enum ShowsSymbolKey: ContainerValueKey {
    static var defaultValue: Bool { false }
  }

  /// True if a view in a bar has its own space around itself.
  var fillsPlatter: Bool {
    get { self[FillsPlatterKey.self] }
    set { self[FillsPlatterKey.self] = newValue }
  }

  /// True if a view in a bar shares its platter with no other item.
  var hasOwnPlatter: Bool {
    get { self[OwnPlatterKey.self] }
    set { self[OwnPlatterKey.self] = newValue }
  }

  /// True if the label of a view in a bar is an icon.
  var showsSymbol: Bool {
    get { self[ShowsSymbolKey.self] }
    set { self[ShowsSymbolKey.self] = newValue }
  }
}
