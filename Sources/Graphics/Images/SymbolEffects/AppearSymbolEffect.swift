@_spi(Espalier) import EspalierCore

/// Brings symbols in when it becomes active.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  private var isUpward = true
  private var isByLayer = false

  init() {}

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .appear(isUpward: isUpward), isByLayer: isByLayer)
  }

  /// Symbols grow into their place.
  public var up: AppearSymbolEffect { with { $0.isUpward = true } }

  /// Symbols shrink into their place.
  public var down: AppearSymbolEffect { with { $0.isUpward = false } }

  /// The layers of a symbol one after the other.
  public var byLayer: AppearSymbolEffect { with { $0.isByLayer = true } }

  /// All layers of a symbol together.
  public var wholeSymbol: AppearSymbolEffect { with { $0.isByLayer = false } }

  private func with(_ change: (inout AppearSymbolEffect) -> Void) -> AppearSymbolEffect {
    var effect = self
    change(&effect)
    return effect
  }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// Brings symbols in when it becomes active.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
