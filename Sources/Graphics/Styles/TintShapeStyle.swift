import EspalierCore
import EspalierDrawing

/// The style of interactive elements: the one that `tint(_:)` has set, else the accent color.
public struct TintShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(in context: _StyleContext) -> _StylePaint {
    guard let levels = context.environment.tintLevels else {
      return Color.accentColor._paint(in: context)
    }
    var environment = context.environment
    environment.tintLevels = levels.outer
    return levels.styles[0]._paint(in: _StyleContext(environment, level: context.level))
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

nonisolated extension View {
  /// Sets what `.tint` stands for in this view and those inside it.
  public func tint<S: ShapeStyle>(_ tint: S) -> some View {
    modifier(EnvironmentWriter { $0.setTint(tint) })
  }

  /// Sets what `.tint` stands for in this view and those inside it; nil restores the accent color.
  public func tint(_ tint: Color?) -> some View {
    modifier(EnvironmentWriter { $0.setTint(tint) })
  }

  /// Sets the accent color, and with it the tint; nil restores the system's.
  public func accentColor(_ accentColor: Color?) -> some View {
    modifier(
      EnvironmentWriter { environment in
        environment.setTint(accentColor)
        // A color that refers to the accent color means the one further out.
        environment.accentColor = accentColor.map { color in
          Color(color.resolve(in: environment))
        }
      })
  }
}

private enum TintKey: EnvironmentKey {
  static let defaultValue: StyleLevels? = nil
}

private enum AccentColorKey: EnvironmentKey {
  static let defaultValue: Color? = nil
}

extension EnvironmentValues {
  fileprivate var tintLevels: StyleLevels? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The gradient that `tint(_:)` has set; nil if it is something else.
  package var tintGradient: Gradient? { tintLevels?.styles[0] as? Gradient }

  /// True if `tint(_:)` or `accentColor(_:)` has set a style.
  package var hasTint: Bool { tintLevels != nil }

  fileprivate mutating func setTint(_ style: (any ShapeStyle)?) {
    tintLevels = style.map { StyleLevels([$0], outer: tintLevels) }
  }

  /// The color that `accentColor(_:)` has set; nil is the system's.
  var accentColor: Color? {
    get { self[AccentColorKey.self] }
    set { self[AccentColorKey.self] = newValue }
  }
}
