@_spi(Espalier) import EspalierCore

/// Takes one symbol out and brings in another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  private var way = SymbolMotion.Replacement.downUp
  private var isByLayer = false

  init() {}

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .replace(way), isByLayer: isByLayer)
  }

  /// The old symbol shrinks away before the new one grows into its place.
  public var downUp: ReplaceSymbolEffect { with { $0.way = .downUp } }

  /// The old symbol grows away before the new one grows into its place.
  public var upUp: ReplaceSymbolEffect { with { $0.way = .upUp } }

  /// The old symbol is removed immediately, and the new one grows into its place.
  public var offUp: ReplaceSymbolEffect { with { $0.way = .offUp } }

  /// The layers of a symbol one after the other.
  public var byLayer: ReplaceSymbolEffect { with { $0.isByLayer = true } }

  /// All layers of a symbol together.
  public var wholeSymbol: ReplaceSymbolEffect { with { $0.isByLayer = false } }

  private func with(_ change: (inout ReplaceSymbolEffect) -> Void) -> ReplaceSymbolEffect {
    var effect = self
    change(&effect)
    return effect
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Takes one symbol out and brings in another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
