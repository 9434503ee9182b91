import EspalierCore

/// The way in which symbols show a quantity, such as the waves of `wifi`.
public struct SymbolVariableValueMode: Hashable, Sendable {
  let drawsLengths: Bool

  /// Each of the layers that stand for the quantity is lit or dimmed as a whole.
  public static let color = SymbolVariableValueMode(drawsLengths: false)

  /// The layer in which the quantity ends is lit up to there, in the reading direction.
  public static let draw = SymbolVariableValueMode(drawsLengths: true)
}

extension EnvironmentValues {
  private enum VariableValueModeKey: EnvironmentKey {
    static let defaultValue: SymbolVariableValueMode? = nil
  }

  /// The way in which symbols that set none themselves show a quantity; nil is by color.
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { self[VariableValueModeKey.self] }
    set { self[VariableValueModeKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets how symbols in this view show a quantity.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    environment(\.symbolVariableValueMode, mode)
  }
}

extension Image {
  /// Sets how this symbol shows a quantity; nil leaves it to the environment.
  ///
  /// It has no effect on pictures that are not symbols.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
    var image = self
    image.symbolModes.quantity = mode
    return image
  }
}

/// The looks that an image asks of its symbol; nil leaves one to the environment.
struct SymbolModes: Equatable, Sendable {
  var coloring: SymbolRenderingMode?
  var filling: SymbolColorRenderingMode?
  var quantity: SymbolVariableValueMode?
}
