import EspalierCore

/// The appearance and removal of a view.
///
///     struct Tumble: Transition {
///       func body(content: Content, phase: TransitionPhase) -> some View {
///         content
///           .rotationEffect(.degrees(phase.value * 90))
///           .opacity(phase.isIdentity ? 1 : 0)
///       }
///     }
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase of its insertion or removal; `content` stands for the view itself.
  @ViewBuilder @MainActor @preconcurrency func body(
    content: Content, phase: TransitionPhase
  )
    -> Body

  /// The properties of the transition, whatever the view.
  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Shows a view as this transition does in a phase.
  @MainActor @preconcurrency public func apply<V: View>(
    content: V, phase: TransitionPhase
  )
    -> some View
  {
    PlaceholderScope(
      type: Self.self, base: content,
      content: body(content: PlaceholderContentView(), phase: phase))
  }

  /// This transition and, outside of it, another one.
  @MainActor @preconcurrency public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// This transition with an animation of its own; nil makes it without.
  @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some Transition {
    TimedTransition(base: self, animation: animation)
  }
}

/// The phases of a view's insertion and removal.
public enum TransitionPhase: Hashable, Sendable {
  /// About to be inserted: where the view comes from.
  case willAppear
  /// The phase in which the view is present.
  case identity
  /// Being removed: where the view goes to.
  case didDisappear

  /// True if the view is present, neither being inserted nor removed.
  public var isIdentity: Bool { self == .identity }

  /// -1 before, 0 while the view is present and 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The properties of a transition, whatever the view.
public struct TransitionProperties: Sendable {
  /// True if the view moves; with reduced motion another transition takes its place.
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A transition that may bring its own animation along.
@MainActor package protocol SelfTimedTransition {
  var hasOwnAnimation: Bool { get }
}

extension Transition {
  /// True if the transition runs even where the change that causes it is not animated.
  package var isSelfTimed: Bool { (self as? any SelfTimedTransition)?.hasOwnAnimation ?? false }
}

/// One transition inside another.
package struct CombinedTransition<First: Transition, Second: Transition>: Transition,
  SelfTimedTransition
{
  let first: First
  let second: Second

  package init(first: First, second: Second) {
    self.first = first
    self.second = second
  }

  package func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }

  package static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }

  package var hasOwnAnimation: Bool { first.isSelfTimed || second.isSelfTimed }
}

/// A transition with an animation of its own.
package struct TimedTransition<Base: Transition>: Transition, SelfTimedTransition {
  let base: Base
  let animation: Animation?

  package init(base: Base, animation: Animation?) {
    self.base = base
    self.animation = animation
  }

  package func body(content: Content, phase: TransitionPhase) -> some View {
    let (base, animation) = (base, animation)
    return content.transaction {
      if !$0.disablesAnimations { $0.animation = animation }
    } body: {
      base.apply(content: $0, phase: phase)
    }
  }

  package static var properties: TransitionProperties { Base.properties }

  package var hasOwnAnimation: Bool { animation != nil }
}
