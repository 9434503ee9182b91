import EspalierCore
import EspalierDrawing
import Foundation

/// A change of a view's look that does not affect layout, and that may depend on the view's place.
///
/// Start with the ``EmptyVisualEffect`` that ``View/visualEffect(_:)`` gives, and add to it.
public protocol VisualEffect: Sendable, Animatable {
  /// The changes that it consists of, in order.
  var _steps: _VisualEffectSteps { get }
}

/// The changes that a visual effect consists of.
public struct _VisualEffectSteps: Sendable {
  enum Step {
    case paint(any PaintEffect)
    case move(any GeometryEffect & Sendable)
  }

  var steps: [Step] = []

  func adding(_ step: Step) -> _VisualEffectSteps { _VisualEffectSteps(steps: steps + [step]) }
}

/// A visual effect that changes nothing.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}

  public var _steps: _VisualEffectSteps { _VisualEffectSteps() }

  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension VisualEffect {
  /// Shows the view away from its place; a positive width moves it to the trailing edge.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    moving(VisualOffset(offset: offset))
  }

  /// Shows the view away from its place, by points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }

  func painting<Effect: PaintEffect>(_ effect: Effect) -> PaintingVisualEffect<Self, Effect> {
    PaintingVisualEffect(base: self, effect: effect)
  }

  func moving<Effect: GeometryEffect & Sendable>(
    _ effect: Effect
  ) -> MovingVisualEffect<Self, Effect> {
    MovingVisualEffect(base: self, effect: effect)
  }
}

private struct VisualOffset: GeometryEffect, Sendable {
  var offset: CGSize

  var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))
  }
}

struct PaintingVisualEffect<Base: VisualEffect, Effect: PaintEffect>: VisualEffect {
  var base: Base
  var effect: Effect

  var _steps: _VisualEffectSteps { base._steps.adding(.paint(effect)) }

  var animatableData: AnimatablePair<Base.AnimatableData, Effect.AnimatableData> {
    get { AnimatablePair(base.animatableData, effect.animatableData) }
    set {
      base.animatableData = newValue.first
      effect.animatableData = newValue.second
    }
  }
}

struct MovingVisualEffect<Base: VisualEffect, Effect: GeometryEffect & Sendable>: VisualEffect {
  var base: Base
  var effect: Effect

  var _steps: _VisualEffectSteps { base._steps.adding(.move(effect)) }

  var animatableData: AnimatablePair<Base.AnimatableData, Effect.AnimatableData> {
    get { AnimatablePair(base.animatableData, effect.animatableData) }
    set {
      base.animatableData = newValue.first
      effect.animatableData = newValue.second
    }
  }
}
