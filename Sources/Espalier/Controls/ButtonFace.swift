import Foundation
import LayoutEngine

/// The label of a button in a border of the platform.
struct ButtonFace<Label: View> {
  var role: ButtonRole?
  /// True if the border is filled with the tint.
  let isProminent: Bool
  let isPressed: Bool
  /// True if the border shows that something is on.
  var isOn = false
  let label: Label
  /// True if the border is left out, with its room kept.
  var isBare = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.look.controls) private var look
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.hasTint) private var hasTint
}

@MainActor extension ButtonFace: View {
  var body: some View {
    let shape = borderShape.resolved(metrics)
    label
      .foregroundStyle(labelStyle)
      .controlFont()
      .lineLimitInControl()
      .padding(.horizontal, shape.isCircle ? metrics.verticalPadding : metrics.horizontalPadding)
      .padding(.vertical, metrics.verticalPadding)
      .modifier(MinimumSize(width: shape.isCircle ? metrics.height : 0, height: metrics.height))
      .background { if !isBare { border(shape) } }
      .contentShape(.focusEffect, shape)
      .controlSpacing()
  }

  private var isTinted: Bool { isProminent || isOn }

  @ViewBuilder private func border(_ shape: ButtonBorderShape) -> some View {
    ZStack {
      shape.fill(borderStyle)
      PressShade(shape, .primary, opacity: isTinted ? 0.2 : 0.1, isPressed: isPressed)
    }
  }

  private var tint: AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }

  private var borderStyle: AnyShapeStyle {
    if isTinted { return isEnabled ? tint : AnyShapeStyle(.fill) }
    if !look.tintsButtons || !hasTint { return AnyShapeStyle(.fill.secondary) }
    return AnyShapeStyle(.tint.opacity(isEnabled ? 0.15 : 0.08))
  }

  private var labelStyle: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    if isTinted { return AnyShapeStyle(Color.white) }
    if role == .destructive { return AnyShapeStyle(Color.red) }
    return look.tintsButtons ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
  }
}

/// Makes room for a control's border.
struct MinimumSize: ElementModifier {
  var width: CGFloat = 0
  let height: CGFloat

  func rule(in environment: EnvironmentValues) -> any LayoutRule {
    MinimumSizeRule(width: width, height: height)
  }
}

nonisolated extension View {
  /// Shows texts of a control in one line on the Mac, where controls have a fixed height.
  func lineLimitInControl() -> some View {
    modifier(
      EnvironmentWriter { environment in
        if environment.lineLimit == nil, let limit = environment.look.controls.lineLimit {
          environment.lineLimit = limit
        }
      })
  }
}
