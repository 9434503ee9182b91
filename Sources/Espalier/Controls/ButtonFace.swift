import EspalierCore
@_spi(Espalier) import EspalierGraphics
@_spi(Espalier) import EspalierInteraction
import Foundation
import LayoutEngine

/// The label of a button in a border of the platform.
struct ButtonFace<Label: View> {
  var role: ButtonRole?
  var prominence = ButtonProminence.never
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
  @Environment(\.hasForeground) private var hasForeground
  @Environment(\.keyboardShortcut) private var shortcut
}

@MainActor extension ButtonFace: View {
  var body: some View {
    let shape = borderShape.resolved(metrics)
    let minimum = CGSize(width: shape.isCircle ? metrics.height : 0, height: metrics.height)
    let padding = CGSize(
      width: shape.isCircle ? metrics.verticalPadding : metrics.horizontalPadding,
      height: metrics.verticalPadding)
    label
      .modifier(ButtonBox(style: labelStyle, padding: padding, minimum: minimum, shape: shape))
      .background {
        ButtonBorder(
          shape: isBare ? nil : shape, style: borderStyle, shadeOpacity: isTinted ? 0.2 : 0.1,
          isPressed: isPressed)
      }
  }

  private var isProminent: Bool { prominence.isProminent(shortcut) }

  private var isTinted: Bool { isProminent || isOn }

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
    if hasForeground { return AnyShapeStyle(.primary) }
    if isTinted { return AnyShapeStyle(Color.white) }
    if role == .destructive { return AnyShapeStyle(Color.red) }
    return look.tintsButtons ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
  }
}

/// The choice whether a button's border is filled with the tint.
enum ButtonProminence {
  case never, always
  /// Only that of the button that Return presses.
  case byShortcut

  fileprivate func isProminent(_ shortcut: KeyboardShortcut?) -> Bool {
    switch self {
    case .never: false
    case .always: true
    case .byShortcut: shortcut == .defaultAction
    }
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
    modifier(EnvironmentWriter { $0.limitLinesInControl() })
  }
}

extension EnvironmentValues {
  /// Shows texts of a control in one line where controls have a fixed height, unless another limit
  /// is set.
  mutating func limitLinesInControl() {
    if lineLimit == nil, let limit = look.controls.lineLimit { lineLimit = limit }
  }
}
