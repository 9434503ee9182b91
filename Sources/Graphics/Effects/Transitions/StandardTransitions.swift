import EspalierCore
import EspalierDrawing
import Foundation

/// A transition that takes effect immediately.
public struct IdentityTransition: Transition {
  public nonisolated init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A transition that fades the view in and out.
public struct OpacityTransition: Transition {
  public nonisolated init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A transition that grows the view from a part of its size, and shrinks it back.
public struct ScaleTransition: Transition {
  /// The factor at the start of the insertion and at the end of the removal.
  public var scale: Double
  /// The point of the view that stays in place.
  public var anchor: UnitPoint

  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// A transition in from the leading side and out to the trailing side, by the width of the view.
public struct SlideTransition: Transition {
  public nonisolated init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(ShiftEffect(lengths: CGSize(width: phase.value, height: 0)))
  }
}

/// A transition in from an edge and out to the same edge, by the length of the view.
public struct MoveTransition: Transition {
  /// The edge that the view comes from and goes to.
  public var edge: Edge

  public nonisolated init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(ShiftEffect(lengths: phase.isIdentity ? .zero : edge.direction))
  }
}

/// A transition in from an edge and out to the opposite one, with fading.
public struct PushTransition: Transition {
  /// The edge that the view comes from.
  public var edge: Edge

  public nonisolated init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    // From -1, where the edge is, over 0 to 1 on the other side.
    let direction = edge.direction
    content
      .modifier(
        ShiftEffect(
          lengths: CGSize(
            width: -direction.width * phase.value, height: -direction.height * phase.value))
      )
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A transition from and to a place that lies the given points away.
public struct OffsetTransition: Transition {
  /// The distance in points; a positive width is towards the trailing edge.
  public var offset: CGSize

  public nonisolated init(_ offset: CGSize) { self.offset = offset }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(ShiftEffect(points: phase.isIdentity ? .zero : offset))
  }
}

/// A transition out of a blur and into it, with a small change of size and fading.
public struct BlurReplaceTransition: Transition {
  /// The way in which the sizes change.
  public struct Configuration: Equatable, Sendable {
    fileprivate let shrinksAway: Bool

    /// The view grows into its place, and shrinks away.
    public static let downUp = Configuration(shrinksAway: true)
    /// The view grows into its place, and keeps growing as it is removed.
    public static let upUp = Configuration(shrinksAway: false)
  }

  public var configuration: Configuration

  public nonisolated init(configuration: Configuration) { self.configuration = configuration }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(scale(phase))
      .blur(radius: phase.isIdentity ? 0 : 10)
      .opacity(phase.isIdentity ? 1 : 0)
  }

  private func scale(_ phase: TransitionPhase) -> CGFloat {
    switch phase {
    case .willAppear: 0.8
    case .identity: 1
    case .didDisappear: configuration.shrinksAway ? 0.8 : 1.2
    }
  }
}

/// Different transitions for insertion and removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  public var insertion: Insertion
  public var removal: Removal

  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    insertion.apply(
      content: removal.apply(
        content: content, phase: phase == .didDisappear ? phase : .identity),
      phase: phase == .willAppear ? phase : .identity)
  }

  public static var properties: TransitionProperties {
    TransitionProperties(
      hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }
}

extension AsymmetricTransition: SelfTimedTransition {
  package var hasOwnAnimation: Bool { insertion.isSelfTimed || removal.isSelfTimed }
}

/// A transition from the view with one modifier to the view with another.
struct ModifierTransition<Modifier: ViewModifier>: Transition {
  let active: Modifier
  let identity: Modifier

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

// MARK: Short names

extension Transition where Self == IdentityTransition {
  /// A transition that takes effect immediately.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// A transition that fades the view in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// A transition that grows the view from size zero around its middle, and shrinks it back.
  public static var scale: ScaleTransition { ScaleTransition(0) }

  /// A transition that grows the view from a part of its size around one of its points, and shrinks
  /// it back.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == SlideTransition {
  /// A transition in from the leading side and out to the trailing side, by the width of the view.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
  /// A transition in from an edge and out to the same edge, by the length of the view.
  public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// A transition in from an edge and out to the opposite one, with fading.
  public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  /// A transition from and to a place that lies the given points away.
  public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }

  /// A transition from and to a place that lies the given points away.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// A transition out of a blur and into it; the view grows into its place and shrinks away.
  public static var blurReplace: BlurReplaceTransition { blurReplace() }

  /// A transition out of a blur and into it, with a small change of size and fading.
  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> Self { BlurReplaceTransition(configuration: config) }
}

extension Transition {
  /// Different transitions for insertion and removal.
  @MainActor @preconcurrency
  public static func asymmetric<Insertion: Transition, Removal: Transition>(
    insertion: Insertion, removal: Removal
  ) -> Self where Self == AsymmetricTransition<Insertion, Removal> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}

// MARK: Movement

/// Shows a view away from its place, by shares of its own lengths and by points; mirrored from
/// right to left.
private struct ShiftEffect: GeometryEffect {
  var lengths = CGSize.zero
  var points = CGSize.zero

  nonisolated var animatableData: AnimatablePair<CGSize.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(lengths.animatableData, points.animatableData) }
    set {
      lengths.animatableData = newValue.first
      points.animatableData = newValue.second
    }
  }

  nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(
        translationX: lengths.width * size.width + points.width,
        y: lengths.height * size.height + points.height))
  }
}

extension Edge {
  /// One length of a view towards this edge, from left to right.
  fileprivate var direction: CGSize {
    switch self {
    case .top: CGSize(width: 0, height: -1)
    case .leading: CGSize(width: -1, height: 0)
    case .bottom: CGSize(width: 0, height: 1)
    case .trailing: CGSize(width: 1, height: 0)
    }
  }
}
