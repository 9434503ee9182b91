@_spi(Espalier) import EspalierCore

/// Makes symbols larger or smaller for as long as it is active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  private var isUpward = true
  private var isByLayer = false

  init() {}

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .scale(isUpward: isUpward), isByLayer: isByLayer)
  }

  /// Symbols become larger.
  public var up: ScaleSymbolEffect { with { $0.isUpward = true } }

  /// Symbols become smaller.
  public var down: ScaleSymbolEffect { with { $0.isUpward = false } }

  /// The layers of a symbol one after the other.
  public var byLayer: ScaleSymbolEffect { with { $0.isByLayer = true } }

  /// All layers of a symbol together.
  public var wholeSymbol: ScaleSymbolEffect { with { $0.isByLayer = false } }

  private func with(_ change: (inout ScaleSymbolEffect) -> Void) -> ScaleSymbolEffect {
    var effect = self
    change(&effect)
    return effect
  }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Makes symbols larger or smaller for as long as it is active.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
