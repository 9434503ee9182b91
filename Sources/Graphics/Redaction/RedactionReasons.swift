import EspalierCore
import EspalierDrawing

/// The reasons why data is not shown as it is.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The data is not there yet: texts and pictures are shown as bars and boxes of their size.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)

  /// The data is to be kept from onlookers: views that are marked with
  /// ``View/privacySensitive(_:)`` are shown as placeholders.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)

  /// The data is out of date: for views that read the environment; those of the library are shown
  /// as they are.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

private struct RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

private struct PrivacySensitiveKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The reasons why data in this view is not to be shown as it is.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  fileprivate var isPrivacySensitive: Bool {
    get { self[PrivacySensitiveKey.self] }
    set { self[PrivacySensitiveKey.self] = newValue }
  }

  /// True if placeholders stand for texts and pictures.
  package var isRedacted: Bool {
    let reasons = redactionReasons
    return reasons.contains(.placeholder) || (reasons.contains(.privacy) && isPrivacySensitive)
  }
}

nonisolated extension View {
  /// Adds a reason why data in this view is not shown as it is to those that views around it gave.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows this view as it is, whatever the views around it set.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks this view as one whose data is to be kept from onlookers.
  ///
  /// Nothing changes until a view around it, or this one, is `redacted(reason: .privacy)`.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}
