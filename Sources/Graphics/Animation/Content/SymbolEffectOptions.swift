@_spi(Espalier) import EspalierCore

/// The repetitions and the speed of a symbol effect.
///
///     .symbolEffect(.wiggle, options: .repeat(3).speed(2), value: count)
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The repetition of an effect.
  public struct RepeatBehavior: Hashable, Sendable {
    /// The number of rounds; nil repeats without end.
    package var count: Int?
    /// The seconds between two rounds.
    package var delay: Double

    /// One round after the other, without end.
    public static let continuous = RepeatBehavior(count: nil, delay: 0)

    /// Repetition with a pause in between, without end.
    public static let periodic = periodic()

    /// Several rounds with a pause in between.
    ///
    /// - Parameters:
    ///   - count: the number of repetitions; nil repeats without end.
    ///   - delay: the length of the pauses in seconds; nil is half a second.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      let delay = delay ?? 0.5
      return RepeatBehavior(
        count: count.map { max($0, 0) }, delay: delay.isFinite ? max(delay, 0) : 0)
    }
  }

  /// The number of repetitions; nil is the effect's own: once, or for as long as it is active.
  package private(set) var behavior: RepeatBehavior?
  package private(set) var pace: Double = 1

  /// The effect's own repetition: once, or for as long as it is active.
  public static let `default` = SymbolEffectOptions()

  /// Repetition without end.
  public static let repeating = SymbolEffectOptions.default.repeating

  /// A single round.
  public static let nonRepeating = SymbolEffectOptions.default.nonRepeating

  /// `count` times; nil is again and again.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { Self.default.repeat(count) }

  /// The repetition of `behavior`.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    Self.default.repeat(behavior)
  }

  /// `speed` times as fast.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { Self.default.speed(speed) }

  /// The same again and again.
  public var repeating: SymbolEffectOptions { self.repeat(.continuous) }

  /// The same once.
  public var nonRepeating: SymbolEffectOptions { self.repeat(1) }

  /// The same `count` times; nil is again and again.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    self.repeat(.periodic(count, delay: 0))
  }

  /// The same as often as `behavior` says.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var options = self
    options.behavior = behavior
    return options
  }

  /// The same `speed` times as fast; speeds that are not above zero change nothing.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.pace = speed.isFinite && speed > 0 ? min(max(speed, 0.01), 100) : 1
    return options
  }
}
