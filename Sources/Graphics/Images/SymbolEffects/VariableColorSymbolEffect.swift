@_spi(Espalier) import EspalierCore

/// Lights the layers that stand for a quantity, as the waves of `wifi` do, one after the other.
///
/// Symbols without such layers stay as they are.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  private var light = SymbolMotion.Light()

  init() {}

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .variableColor(light))
  }

  /// Layers that were lit stay lit until the end of a round.
  public var cumulative: VariableColorSymbolEffect { with { $0.light.isIterative = false } }

  /// One layer is lit at a time.
  public var iterative: VariableColorSymbolEffect { with { $0.light.isIterative = true } }

  /// Each round goes back the way it came.
  public var reversing: VariableColorSymbolEffect { with { $0.light.isReversing = true } }

  /// Each round starts anew.
  public var nonReversing: VariableColorSymbolEffect { with { $0.light.isReversing = false } }

  /// Layers that are not lit are not seen.
  public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.light.hidesUnlit = true } }

  /// Layers that are not lit are faint.
  public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.light.hidesUnlit = false } }

  private func with(
    _ change: (inout VariableColorSymbolEffect) -> Void
  ) -> VariableColorSymbolEffect {
    var effect = self
    change(&effect)
    return effect
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Lights the layers that stand for a quantity, as the waves of `wifi` do, one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
