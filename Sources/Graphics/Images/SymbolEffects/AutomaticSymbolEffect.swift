@_spi(Espalier) import EspalierCore

/// The effect that suits the change: symbols are replaced, or grow into their place and shrink
/// away.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect
{
  init() {}

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .replace(.downUp))
  }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that suits the change.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
