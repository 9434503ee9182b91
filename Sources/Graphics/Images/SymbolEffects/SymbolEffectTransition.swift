import EspalierCore

/// Symbols come and go with an effect; other content of the view comes and goes immediately.
///
/// The effect takes its own time, and plays where the change is animated.
public struct SymbolEffectTransition: Transition {
  private let configuration: SymbolEffectConfiguration
  private let options: SymbolEffectOptions

  public init<T: SymbolEffect & TransitionSymbolEffect>(
    effect: T, options: SymbolEffectOptions = .default
  ) {
    configuration = effect.configuration
    self.options = options
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(
      SymbolEffectModifier(
        configuration: away, options: options, isActive: !phase.isIdentity, value: 0,
        followsTransaction: true))
  }

  /// The symbols fade by themselves with reduced motion.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  /// The look of a symbol before it appears and after it is removed.
  private var away: SymbolEffectConfiguration {
    var away = configuration
    switch configuration.motion {
    case .appear(let isUpward): away.motion = .disappear(isUpward: !isUpward)
    case .disappear: break
    case .bounce, .pulse, .breathe, .wiggle, .rotate, .variableColor, .scale, .replace:
      away.motion = .disappear(isUpward: false)
    }
    return away
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// Symbols come and go with the effect that suits them.
  public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: AutomaticSymbolEffect())
  }

  /// Symbols come and go with an effect.
  public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}
