import EspalierCore

/// The filling of the layers of symbols, in whatever colors the ``SymbolRenderingMode`` gives them.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let isShaded: Bool

  /// Each layer in one color.
  public static let flat = SymbolColorRenderingMode(isShaded: false)

  /// Each layer in the gentle gradient of its color, as that of ``Color/gradient``.
  public static let gradient = SymbolColorRenderingMode(isShaded: true)
}

extension EnvironmentValues {
  private enum ColorRenderingModeKey: EnvironmentKey {
    static let defaultValue: SymbolColorRenderingMode? = nil
  }

  /// The filling of symbols; nil is one color.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[ColorRenderingModeKey.self] }
    set { self[ColorRenderingModeKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets how the layers of symbols in this view are filled with their colors.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    environment(\.symbolColorRenderingMode, mode)
  }
}
