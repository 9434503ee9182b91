@_spi(Espalier) import EspalierCore

/// One of five levels of the foreground style, each less prominent than the one before.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _paint(in context: _StyleContext) -> _StylePaint {
    var context = context
    context.level += level
    return context.foregroundPaint()
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle {
  /// The second level of this style.
  public var secondary: some ShapeStyle { LevelStyle(base: self, level: 1) }

  /// The third level of this style.
  public var tertiary: some ShapeStyle { LevelStyle(base: self, level: 2) }

  /// The fourth level of this style.
  public var quaternary: some ShapeStyle { LevelStyle(base: self, level: 3) }

  /// The fifth level of this style.
  public var quinary: some ShapeStyle { LevelStyle(base: self, level: 4) }
}

private struct LevelStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int

  func _paint(in context: _StyleContext) -> _StylePaint {
    var context = context
    context.level += level
    return base._paint(in: context)
  }
}
