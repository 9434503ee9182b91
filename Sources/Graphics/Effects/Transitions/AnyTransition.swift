import EspalierCore
import EspalierDrawing
import Foundation

/// A transition of any type.
public struct AnyTransition {
  private let make: @MainActor () -> any Transition

  /// The transition that shows views in the way of `transition`.
  public init<T: Transition>(_ transition: T) {
    nonisolated(unsafe) let transition = transition
    make = { transition }
  }

  private init(make: @escaping @MainActor () -> any Transition) { self.make = make }

  @MainActor var transition: any Transition { make() }

  /// This transition and, outside of it, another one.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(make: { Self.combined(transition, other.transition) })
  }

  @MainActor private static func combined<First: Transition, Second: Transition>(
    _ first: First, _ second: Second
  ) -> any Transition { CombinedTransition(first: first, second: second) }

  /// This transition with an animation of its own; nil stands for no animation.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(make: { Self.timed(transition, animation) })
  }

  @MainActor private static func timed<T: Transition>(
    _ transition: T, _ animation: Animation?
  ) -> any Transition { TimedTransition(base: transition, animation: animation) }

  /// Different transitions for insertion and removal.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(make: { asymmetric(insertion.transition, removal.transition) })
  }

  @MainActor private static func asymmetric<I: Transition, R: Transition>(
    _ insertion: I, _ removal: R
  ) -> any Transition { AsymmetricTransition(insertion: insertion, removal: removal) }

  /// A transition from the view with one modifier to the view with another, and back.
  ///
  /// - Parameters:
  ///   - active: applied at the start of the insertion and at the end of the removal.
  ///   - identity: applied while the view is present.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    nonisolated(unsafe) let (active, identity) = (active, identity)
    return AnyTransition(make: { ModifierTransition(active: active, identity: identity) })
  }

  /// A transition that fades the view in and out.
  public static var opacity: AnyTransition { AnyTransition(make: { OpacityTransition() }) }

  /// A transition that grows the view from size zero around its middle, and shrinks it back.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// A transition that grows the view from a part of its size around one of its points, and shrinks
  /// it back.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(make: { ScaleTransition(scale, anchor: anchor) })
  }

  /// A transition in from the leading side and out to the trailing side, by the width of the view.
  public static var slide: AnyTransition { AnyTransition(make: { SlideTransition() }) }

  /// A transition in from an edge and out to the same edge, by the length of the view.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(make: { MoveTransition(edge: edge) })
  }

  /// A transition in from an edge and out to the opposite one, with fading.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(make: { PushTransition(edge: edge) })
  }

  /// A transition from and to a place that lies the given points away.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(make: { OffsetTransition(offset) })
  }

  /// A transition from and to a place that lies the given points away.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// A transition that takes effect immediately.
  public static var identity: AnyTransition { AnyTransition(make: { IdentityTransition() }) }
}

// Transitions are values; those of the framework are made where they are used.
extension AnyTransition: @unchecked Sendable {}
