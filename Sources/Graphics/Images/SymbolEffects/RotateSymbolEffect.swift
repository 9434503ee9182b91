@_spi(Espalier) import EspalierCore

/// Turns symbols around their middle.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var isClockwise = true
  private var isByLayer = false

  init() {}

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .rotate(isClockwise: isClockwise), isByLayer: isByLayer)
  }

  /// Symbols turn clockwise.
  public var clockwise: RotateSymbolEffect { with { $0.isClockwise = true } }

  /// Symbols turn counterclockwise.
  public var counterClockwise: RotateSymbolEffect { with { $0.isClockwise = false } }

  /// The layers of a symbol one after the other.
  public var byLayer: RotateSymbolEffect { with { $0.isByLayer = true } }

  /// All layers of a symbol together.
  public var wholeSymbol: RotateSymbolEffect { with { $0.isByLayer = false } }

  private func with(_ change: (inout RotateSymbolEffect) -> Void) -> RotateSymbolEffect {
    var effect = self
    change(&effect)
    return effect
  }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// Turns symbols around their middle.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
