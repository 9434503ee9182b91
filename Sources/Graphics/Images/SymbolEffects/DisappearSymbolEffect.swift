@_spi(Espalier) import EspalierCore

/// Hides symbols for as long as it is active; their place stays free.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  private var isUpward = false
  private var isByLayer = false

  init() {}

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .disappear(isUpward: isUpward), isByLayer: isByLayer)
  }

  /// Symbols grow while they disappear.
  public var up: DisappearSymbolEffect { with { $0.isUpward = true } }

  /// Symbols shrink away.
  public var down: DisappearSymbolEffect { with { $0.isUpward = false } }

  /// The layers of a symbol one after the other.
  public var byLayer: DisappearSymbolEffect { with { $0.isByLayer = true } }

  /// All layers of a symbol together.
  public var wholeSymbol: DisappearSymbolEffect { with { $0.isByLayer = false } }

  private func with(_ change: (inout DisappearSymbolEffect) -> Void) -> DisappearSymbolEffect {
    var effect = self
    change(&effect)
    return effect
  }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Hides symbols for as long as it is active; their place stays free.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
