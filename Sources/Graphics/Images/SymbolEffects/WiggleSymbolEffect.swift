@_spi(Espalier) import EspalierCore
import EspalierDrawing

/// Shakes symbols.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var way = SymbolMotion.Wiggle.turn(isClockwise: true)
  private var isByLayer = false

  init() {}

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .wiggle(way), isByLayer: isByLayer)
  }

  /// Symbols turn back and forth, clockwise at first.
  public var clockwise: WiggleSymbolEffect { with { $0.way = .turn(isClockwise: true) } }

  /// Symbols turn back and forth, counterclockwise at first.
  public var counterClockwise: WiggleSymbolEffect { with { $0.way = .turn(isClockwise: false) } }

  /// Symbols go to the left and back.
  public var left: WiggleSymbolEffect { with { $0.way = .shift(.degrees(180)) } }

  /// Symbols go to the right and back.
  public var right: WiggleSymbolEffect { with { $0.way = .shift(.degrees(0)) } }

  /// Symbols go up and down.
  public var up: WiggleSymbolEffect { with { $0.way = .shift(.degrees(-90)) } }

  /// Symbols go down and up.
  public var down: WiggleSymbolEffect { with { $0.way = .shift(.degrees(90)) } }

  /// Symbols move forward in the direction of reading and back.
  public var forward: WiggleSymbolEffect { with { $0.way = .reading(isForward: true) } }

  /// Symbols move backward against the direction of reading and back.
  public var backward: WiggleSymbolEffect { with { $0.way = .reading(isForward: false) } }

  /// Symbols go along a line and back.
  ///
  /// - Parameter angle: clockwise from the right.
  public func custom(angle: Angle) -> WiggleSymbolEffect {
    with { $0.way = .shift(angle.radians.isFinite ? angle : .zero) }
  }

  /// Symbols go along a line and back.
  ///
  /// - Parameter angle: in degrees, clockwise from the right.
  public func custom(angle: Double) -> WiggleSymbolEffect { custom(angle: .degrees(angle)) }

  /// The layers of a symbol one after the other.
  public var byLayer: WiggleSymbolEffect { with { $0.isByLayer = true } }

  /// All layers of a symbol together.
  public var wholeSymbol: WiggleSymbolEffect { with { $0.isByLayer = false } }

  private func with(_ change: (inout WiggleSymbolEffect) -> Void) -> WiggleSymbolEffect {
    var effect = self
    change(&effect)
    return effect
  }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Shakes symbols.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
