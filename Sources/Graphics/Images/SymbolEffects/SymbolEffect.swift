@_spi(Espalier) import EspalierCore

/// A way for symbols to move, change or fade.
///
///     Image(systemName: "bell").symbolEffect(.bounce, value: count)
public protocol SymbolEffect: Hashable, Sendable {
  /// The configuration of the effect.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that plays once and then is over.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts as long as it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect that brings a symbol in or takes it out.
public protocol TransitionSymbolEffect {}

/// An effect that puts one symbol in the place of another.
public protocol ContentTransitionSymbolEffect {}

/// The change of symbols by an effect.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  var motion: SymbolMotion
  /// True if the layers of a symbol follow each other.
  var isByLayer = false
}
