import EspalierCore

/// A sound or a tap by which a device answers.
///
/// Desktops have no taps, and make no sounds instead of them, so that feedback has no effect here.
public struct SensoryFeedback: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case named(String)
    case impact(weight: Weight, intensity: Double)
    case soft(flexibility: Flexibility, intensity: Double)
  }

  private let kind: Kind

  private init(_ name: String) { kind = .named(name) }
  private init(kind: Kind) { self.kind = kind }

  public static let success = SensoryFeedback("success")
  public static let warning = SensoryFeedback("warning")
  public static let error = SensoryFeedback("error")
  public static let selection = SensoryFeedback("selection")
  public static let increase = SensoryFeedback("increase")
  public static let decrease = SensoryFeedback("decrease")
  public static let start = SensoryFeedback("start")
  public static let stop = SensoryFeedback("stop")
  public static let alignment = SensoryFeedback("alignment")
  public static let levelChange = SensoryFeedback("levelChange")
  public static let pathComplete = SensoryFeedback("pathComplete")
  public static let impact = SensoryFeedback.impact()

  /// The collision of two things.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(kind: .impact(weight: weight, intensity: intensity))
  }

  /// The collision of two things that yield.
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1
  ) -> SensoryFeedback {
    SensoryFeedback(kind: .soft(flexibility: flexibility, intensity: intensity))
  }

  public enum Weight: Hashable, Sendable { case light, medium, heavy }

  public enum Flexibility: Hashable, Sendable { case soft, solid, rigid }
}

nonisolated extension View {
  /// Plays a feedback when a value changes, on devices that can.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    self
  }

  /// Plays a feedback when a value changes and a condition holds, on devices that can.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ old: T, _ new: T) -> Bool
  ) -> some View {
    self
  }

  /// Plays the feedback that a change asks for, on devices that can.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ old: T, _ new: T) -> SensoryFeedback?
  ) -> some View {
    self
  }

  /// Plays the feedback that a change asks for, on devices that can.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    self
  }
}
