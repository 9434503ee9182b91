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
  @Environment(\.barMetrics) private var metrics
}

@MainActor extension BarButtonFace: View {
  var body: some View {
    label
      .lineLimit(1)
      .fixedSize()
      .font(metrics.itemFont(isProminent: isProminent))
      .imageScale(metrics.isPhone ? .medium : .large)
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

/// Shows the icon of a label in a bar; the title is for assistive programs and for menus.
struct BarLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    IconOnlyLabelStyle().makeBody(configuration: configuration)
  }
}

extension ContainerValues {
  private enum FillsPlatterKey: ContainerValueKey {
    static var defaultValue: Bool { false }
  }

  /// Whether a view in a bar brings the room around itself along.
  var fillsPlatter: Bool {
    get { self[FillsPlatterKey.self] }
    set { self[FillsPlatterKey.self] = newValue }
  }
}

/// The lengths of bars, in points: as recorded on macOS 26.2 and iOS 26.0.
struct BarMetrics: Equatable {
  let isPhone: Bool

  /// The height of a platter.
  var side: CGFloat { isPhone ? 44 : 36 }
  /// Between a platter's edge and what is in it.
  var itemPadding: CGFloat { isPhone ? 12 : 8 }
  /// Between platters.
  var spacing: CGFloat { 8 }
  /// From the edges of the window.
  var margin: CGFloat { isPhone ? 16 : 8 }
  /// The font of a title in the bar.
  var titleFont: Font { .system(size: isPhone ? 17 : 15, weight: .semibold) }
  var subtitleFont: Font { .system(size: isPhone ? 12 : 11) }

  func itemFont(isProminent: Bool) -> Font {
    .system(size: isPhone ? 17 : 13, weight: isProminent ? .semibold : .medium)
  }

  /// The height of a window's bar on the Mac.
  static let window: CGFloat = 52
}

extension EnvironmentValues {
  var barMetrics: BarMetrics { BarMetrics(isPhone: platformStyle == .phone) }
}
