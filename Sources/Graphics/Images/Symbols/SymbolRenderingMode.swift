import EspalierCore

/// The coloring of the layers of symbols.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Mode: Hashable, Sendable {
    case monochrome, multicolor, hierarchical, palette
  }

  let mode: Mode

  /// All layers in the foreground style.
  public static let monochrome = SymbolRenderingMode(mode: .monochrome)

  /// Layers in natural colors, a yellow sun for instance; layers that have none are in the foreground
  /// style.
  public static let multicolor = SymbolRenderingMode(mode: .multicolor)

  /// All layers in the foreground style, those that matter less at half or a quarter of its
  /// opacity.
  public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)

  /// The layers in the primary, secondary and tertiary foreground style.
  public static let palette = SymbolRenderingMode(mode: .palette)
}

extension EnvironmentValues {
  private enum RenderingModeKey: EnvironmentKey {
    static let defaultValue: SymbolRenderingMode? = nil
  }

  /// The coloring of symbols that set no mode themselves.
  ///
  /// Nil is one color, or a palette where there are several foreground styles.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[RenderingModeKey.self] }
    set { self[RenderingModeKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets how the layers of symbols in this view are colored.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}

extension Image {
  /// Sets how the layers of this symbol are colored; nil leaves it to the environment.
  ///
  /// It has no effect on pictures that are not symbols.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.symbolModes.coloring = mode
    return image
  }
}
