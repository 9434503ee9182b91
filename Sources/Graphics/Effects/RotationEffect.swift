import EspalierCore
import EspalierDrawing
import Foundation

nonisolated extension View {
  /// Turns this view's drawing clockwise around a point of its frame; layout does not change.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(GeometryEffectModifier(effect: RotationEffect(angle: angle, anchor: anchor)))
  }
}

extension VisualEffect {
  /// Turns the view clockwise around a point of its frame.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    moving(RotationEffect(angle: angle, anchor: anchor))
  }
}

struct RotationEffect: GeometryEffect, Sendable {
  var angle: Angle
  var anchor: UnitPoint

  var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let center = anchor.point(in: CGRect(origin: .zero, size: size))
    return ProjectionTransform(.rotation(angle, around: center))
  }
}
