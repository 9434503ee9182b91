import EspalierCore
import EspalierDrawing
import Foundation

/// The animation from one content of a view to the next: from a text to another text, from an image
/// to another image.
public struct ContentTransition: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case identity, opacity, interpolate
    /// Digits roll down, or up.
    case numericText(countsDown: Bool)
    /// Digits roll up where the value grows, and down where it shrinks.
    case number(Double)
    /// One symbol takes the place of another.
    case symbolEffect(ReplacementDirection, SymbolEffectOptions)
  }

  /// The directions in which the old symbol leaves and the new one comes.
  package enum ReplacementDirection: Hashable, Sendable { case downUp, upUp, offUp }

  package let kind: Kind

  package init(kind: Kind) {
    self.kind = kind
  }

  /// The content changes immediately.
  public static let identity = ContentTransition(kind: .identity)

  /// The old content fades out while the new one fades in.
  public static let opacity = ContentTransition(kind: .opacity)

  /// The common parts of both contents change gradually; the rest changes at once.
  ///
  /// For a text, these are the colors and, where the same characters stand in another font or in
  /// other lines, their places.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// The characters that change roll in and out, upwards where `countsDown` is false; those that
  /// stay slide to their places.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// The characters that change roll upwards where `value` grows, and downwards where it shrinks.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .number(value))
  }
}

extension EnvironmentValues {
  private enum ContentTransitionKey: EnvironmentKey {
    static let defaultValue = ContentTransition.interpolate
  }

  /// The transition of the contents of views where the change is animated.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets how the contents of the views in this one change where the change is animated.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
