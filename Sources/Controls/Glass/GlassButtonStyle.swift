import EspalierCore
@_spi(Espalier) import EspalierGraphics
@_spi(Espalier) import EspalierInteraction
import Foundation

/// Shows a button's label on glass.
public struct GlassButtonStyle {
  private let glass: Glass

  public init() { self.init(.regular) }

  public init(_ glass: Glass) { self.glass = glass }
}

extension GlassButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    Pressable(role: configuration.role, action: configuration.action) { isPressed in
      GlassFace(
        role: configuration.role, glass: glass, isPressed: isPressed, label: configuration.label)
    }
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

/// Shows a button's label in white on glass of the tint.
public struct GlassProminentButtonStyle {
  public init() {}
}

extension GlassProminentButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    Pressable(role: configuration.role, action: configuration.action) { isPressed in
      GlassFace(
        role: configuration.role, glass: nil, isPressed: isPressed, label: configuration.label)
    }
  }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// The label of a button on glass, in the tint unless it has a color of its own.
private struct GlassFace<Label: View>: View {
  let role: ButtonRole?
  let glass: Glass?
  let isPressed: Bool
  let label: Label
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.hasForeground) private var hasForeground
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.buttonSizing) private var sizing

  var body: some View {
    let shape = borderShape == .automatic ? .capsule : borderShape.resolved(metrics)
    label
      .foregroundStyle(labelStyle)
      .controlFont()
      .lineLimitInControl()
      .padding(.horizontal, shape.isCircle ? metrics.verticalPadding : metrics.horizontalPadding)
      .padding(.vertical, metrics.verticalPadding)
      .modifier(MinimumSize(width: shape.isCircle ? metrics.height : 0, height: metrics.height))
      .frame(maxWidth: sizing.fills(else: false) ? .infinity : nil)
      .background {
        if let glass {
          GlassPane(glass: glass, shape: shape, isLit: isPressed)
        } else {
          ZStack {
            GlassPane(glass: .regular, shape: shape, isLit: isPressed)
            shape.fill(isEnabled ? tint : AnyShapeStyle(.fill))
            if isPressed { shape.fill(.white.opacity(0.2)) }
          }
        }
      }
      .contentShape(.focusEffect, shape)
      .controlSpacing()
  }

  private var tint: AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }

  private var labelStyle: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    if hasForeground { return AnyShapeStyle(.primary) }
    if glass == nil { return AnyShapeStyle(Color.white) }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary)
  }
}
