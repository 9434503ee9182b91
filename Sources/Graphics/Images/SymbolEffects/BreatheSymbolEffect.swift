@_spi(Espalier) import EspalierCore

/// Makes symbols swell and shrink slowly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var fades = true
  private var isByLayer = false

  init() {}

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .breathe(fades: fades), isByLayer: isByLayer)
  }

  /// The size changes, and not the opacity.
  public var plain: BreatheSymbolEffect { with { $0.fades = false } }

  /// The opacity changes with the size.
  public var pulse: BreatheSymbolEffect { with { $0.fades = true } }

  /// The layers of a symbol one after the other.
  public var byLayer: BreatheSymbolEffect { with { $0.isByLayer = true } }

  /// All layers of a symbol together.
  public var wholeSymbol: BreatheSymbolEffect { with { $0.isByLayer = false } }

  private func with(_ change: (inout BreatheSymbolEffect) -> Void) -> BreatheSymbolEffect {
    var effect = self
    change(&effect)
    return effect
  }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Makes symbols swell and shrink slowly.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
