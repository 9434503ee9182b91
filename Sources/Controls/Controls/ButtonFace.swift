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
  /// True if the border is not painted, though its space is kept.
  var isBare = false
  @Environment(sharing: ButtonSurroundings.self) private var surroundings
}

/// The values of the environment on which a button's looks depend.
private struct ButtonSurroundings: EnvironmentReading {
  let isEnabled: Bool
  let metrics: ControlMetrics
  let look: ControlLook
  let borderShape: ButtonBorderShape
  let hasTint: Bool
  let hasForeground: Bool
  let shortcut: KeyboardShortcut?
  let sizing: ButtonSizing

  init(_ environment: EnvironmentValues) {
    isEnabled = environment.isEnabled
    metrics = environment.controlMetrics
    look = environment.look.controls
    borderShape = environment.buttonBorderShape
    hasTint = environment.hasTint
    hasForeground = environment.hasForeground
    shortcut = environment.keyboardShortcut
    sizing = environment.buttonSizing
  }
}

@MainActor extension ButtonFace: View {
  // Written out, because a `some View` of a type with parameters is looked up each time that it is
  // made.
  typealias Body = ModifiedContent<ModifiedContent<Label, ButtonBox>, _LayerModifier<ButtonBorder>>

  var body: Body {
    let metrics = surroundings.values.metrics
    let shape = surroundings.values.borderShape.resolved(metrics)
    let minimum = CGSize(width: shape.isCircle ? metrics.height : 0, height: metrics.height)
    let padding = CGSize(
      width: shape.isCircle ? metrics.verticalPadding : metrics.horizontalPadding,
      height: metrics.verticalPadding)
    let border = ButtonBorder(
      shape: isBare ? nil : shape, style: borderStyle, shadeOpacity: isTinted ? 0.2 : 0.1,
      isPressed: isPressed)
    return
      label
      .modifier(
        ButtonBox(
          style: labelStyle, padding: padding, minimum: minimum, shape: shape,
          fills: surroundings.values.sizing.fills(else: false))
      )
      .modifier(_LayerModifier(layer: border, alignment: .center, isBackground: true))
  }

  private var isProminent: Bool { prominence.isProminent(surroundings.values.shortcut) }

  private var isTinted: Bool { isProminent || isOn }

  private var tint: AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }

  private var borderStyle: AnyShapeStyle {
    if isTinted { return surroundings.values.isEnabled ? tint : AnyShapeStyle(.fill) }
    if !surroundings.values.look.tintsButtons || !surroundings.values.hasTint {
      return AnyShapeStyle(.fill.secondary)
    }
    return AnyShapeStyle(.tint.opacity(surroundings.values.isEnabled ? 0.15 : 0.08))
  }

  private var labelStyle: AnyShapeStyle {
    if !surroundings.values.isEnabled { return AnyShapeStyle(.tertiary) }
    if surroundings.values.hasForeground { return AnyShapeStyle(.primary) }
    if isTinted { return AnyShapeStyle(Color.white) }
    if role == .destructive { return AnyShapeStyle(Color.red) }
    // Containers that show their texts in another color do so with no button.
    return surroundings.values.look.tintsButtons
      ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary)
  }
}

/// The choice whether a button's border is filled with the tint.
enum ButtonProminence {
  case never, always
  /// The border of the button that Return presses, and no other.
  case byShortcut

  fileprivate func isProminent(_ shortcut: KeyboardShortcut?) -> Bool {
    switch self {
    case .never: false
    case .always: true
    case .byShortcut: shortcut == .defaultAction
    }
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
