import EspalierCore
import EspalierDrawing
import Foundation

/// The filling of the layers of symbols.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  let isGradient: Bool

  /// Each layer in one color.
  public static let flat = SymbolColorRenderingMode(isGradient: false)

  /// Each layer in the gradient that belongs to its color, from its top to its bottom.
  ///
  /// Styles that are no plain color stay as they are.
  public static let gradient = SymbolColorRenderingMode(isGradient: true)
}

extension EnvironmentValues {
  private enum ColorRenderingModeKey: EnvironmentKey {
    static let defaultValue: SymbolColorRenderingMode? = nil
  }

  /// The filling of the layers of symbols that set none themselves; nil is flat.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[ColorRenderingModeKey.self] }
    set { self[ColorRenderingModeKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets how the layers of symbols in this view are filled.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    environment(\.symbolColorRenderingMode, mode)
  }
}

extension Image {
  /// Sets how the layers of this symbol are filled; nil leaves it to the environment.
  ///
  /// It has no effect on pictures that are not symbols.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
    var image = self
    image.symbolModes.filling = mode
    return image
  }
}

extension Paint {
  /// The gradient that belongs to a color, from the top of an area to its bottom; other paints stay as they are.
  func shaded(in area: CGRect) -> Paint {
    guard case .color(let color) = self else { return self }
    let shades = color.shades
    return .linearGradient(
      [
        GradientStop(color: shades.top, location: 0),
        GradientStop(color: shades.bottom, location: 1),
      ],
      start: CGPoint(x: area.midX, y: area.minY), end: CGPoint(x: area.midX, y: area.maxY))
  }
}
