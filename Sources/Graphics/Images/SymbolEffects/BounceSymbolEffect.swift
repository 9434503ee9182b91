@_spi(Espalier) import EspalierCore

/// Makes symbols swell for a moment.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var isUpward = true
  private var isByLayer = false

  init() {}

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .bounce(isUpward: isUpward), isByLayer: isByLayer)
  }

  /// Symbols swell.
  public var up: BounceSymbolEffect { with { $0.isUpward = true } }

  /// Symbols shrink instead.
  public var down: BounceSymbolEffect { with { $0.isUpward = false } }

  /// The layers of a symbol one after the other.
  public var byLayer: BounceSymbolEffect { with { $0.isByLayer = true } }

  /// All layers of a symbol together.
  public var wholeSymbol: BounceSymbolEffect { with { $0.isByLayer = false } }

  private func with(_ change: (inout BounceSymbolEffect) -> Void) -> BounceSymbolEffect {
    var effect = self
    change(&effect)
    return effect
  }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// Makes symbols swell for a moment.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
