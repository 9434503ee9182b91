@_spi(Espalier) import EspalierCore

/// Makes symbols fade and come back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var isByLayer = false

  init() {}

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .pulse, isByLayer: isByLayer)
  }

  /// The layers of a symbol one after the other.
  public var byLayer: PulseSymbolEffect { with { $0.isByLayer = true } }

  /// All layers of a symbol together.
  public var wholeSymbol: PulseSymbolEffect { with { $0.isByLayer = false } }

  private func with(_ change: (inout PulseSymbolEffect) -> Void) -> PulseSymbolEffect {
    var effect = self
    change(&effect)
    return effect
  }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// Makes symbols fade and come back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
