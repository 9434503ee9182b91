import EspalierCore
import EspalierDrawing
import Foundation

/// The style of text and shapes that name none.
public struct ForegroundStyle: ShapeStyle {
  public init() {}

  public func _paint(in context: _StyleContext) -> _StylePaint { context.foregroundPaint() }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

nonisolated extension View {
  /// Sets the style of text, symbols and shapes that name none of their own.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(EnvironmentWriter { $0.pushForeground([style]) })
  }

  /// Sets the foreground style, and what `.secondary` stands for.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(EnvironmentWriter { $0.pushForeground([primary, secondary]) })
  }

  /// Sets the foreground style, and what `.secondary` and `.tertiary` stand for.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(EnvironmentWriter { $0.pushForeground([primary, secondary, tertiary]) })
  }

  /// Sets the color of text, symbols and shapes; nil restores the default.
  public func foregroundColor(_ color: Color?) -> some View {
    modifier(
      EnvironmentWriter { environment in
        if let color {
          environment.pushForeground([color])
        } else {
          environment.foregroundLevels = nil
        }
      })
  }
}

nonisolated extension View {
  /// Sets the style that a container gives the text, symbols and shapes in it; tinted controls among them stay so.
  package func defaultForegroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(EnvironmentWriter { $0.pushForeground([style], isChosen: false) })
  }

  /// Gives a control its own colors in a container that shows its texts in another one.
  package func standardForegroundStyle() -> some View {
    modifier(EnvironmentWriter { if !$0.hasForeground { $0.foregroundLevels = nil } })
  }
}

private enum ForegroundKey: EnvironmentKey {
  static let defaultValue: StyleLevels? = nil
}

extension EnvironmentValues {
  /// The style that `foregroundStyle` has set; nil is the system's label color.
  package var foregroundLevels: StyleLevels? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  package mutating func pushForeground(_ styles: [any ShapeStyle], isChosen: Bool = true) {
    foregroundLevels = StyleLevels(styles, outer: foregroundLevels, isChosen: isChosen)
  }

  /// True if a program has set the foreground style: controls that are tinted by themselves are not then.
  package var hasForeground: Bool { foregroundLevels?.isChosen ?? false }

  /// Returns the paint of text and shapes that name no style.
  ///
  /// - Parameter level: 0 is primary, 1 secondary and so on.
  package func foregroundPaint(level: Int = 0) -> _StylePaint {
    _StyleContext(self, level: level).foregroundPaint()
  }

  /// The paint of text and shapes that name no style, without the style's effects, on an item whose
  /// bounds are `rect`.
  ///
  /// - Parameter level: 0 is primary, 1 secondary and so on.
  package func resolvedForeground(in rect: CGRect, level: Int = 0) -> Paint {
    foregroundPaint(level: level).paint(in: rect)
  }
}

extension _StyleContext {
  /// The foreground's paint at this context's level.
  func foregroundPaint() -> _StylePaint {
    guard let foreground else {
      return _StylePaint(.color(LabelColor(level: level).resolve(in: environment)))
    }
    let index = min(level, foreground.styles.count - 1)
    var inner = self
    inner.foreground = foreground.outer
    inner.level = level - index
    return foreground.styles[index]._paint(in: inner)
  }
}
