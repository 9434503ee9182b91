import EspalierCore
import EspalierDrawing
import Foundation

nonisolated extension View {
  /// Shows this view as a flat card turned in space; layout does not change.
  ///
  /// - Parameters:
  ///   - angle: the angle of the turn; around the vertical axis the right edge moves away from the
  ///     viewer.
  ///   - axis: the direction of the axis: x to the right, y down, z to the viewer. Its length does
  ///     not matter; with length 0 the view is unchanged.
  ///   - anchor: the point of the view's frame through which the axis goes.
  ///   - anchorZ: the distance in points by which the axis passes before the view.
  ///   - perspective: the strength with which farther parts become smaller; 0 keeps parallel lines
  ///     parallel. The viewer is as far away as the view's longer side is long, divided by this
  ///     number.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      GeometryEffectModifier(
        effect: Rotation3DEffect(
          angle: angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor, anchorZ: anchorZ,
          perspective: perspective)))
  }
}

extension VisualEffect {
  /// Shows the view as a flat card turned in space around an axis.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    moving(
      Rotation3DEffect(
        angle: angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor, anchorZ: anchorZ,
        perspective: perspective))
  }
}

struct Rotation3DEffect: GeometryEffect, Sendable {
  var angle: Angle
  var x: CGFloat
  var y: CGFloat
  var z: CGFloat
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat

  /// The angle, the axis, the anchor, its depth, and the perspective.
  var animatableData:
    AnimatablePair<
      AnimatablePair<Double, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>,
      AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
    >
  {
    get {
      AnimatablePair(
        AnimatablePair(angle.animatableData, AnimatablePair(x, AnimatablePair(y, z))),
        AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective)))
    }
    set {
      angle.animatableData = newValue.first.first
      (x, y) = (newValue.first.second.first, newValue.first.second.second.first)
      z = newValue.first.second.second.second
      anchor.animatableData = newValue.second.first
      (anchorZ, perspective) = (newValue.second.second.first, newValue.second.second.second)
    }
  }

  /// 1. Move the anchor to the origin of space.
  /// 2. Turn the plane.
  /// 3. Divide by the distance from the viewer, in units of the distance to the plane: 1 - z / d.
  /// 4. Move the origin back to the anchor.
  func effectValue(size: CGSize) -> ProjectionTransform {
    let center = anchor.point(in: CGRect(origin: .zero, size: size))
    let length = max(size.width, size.height)
    let turned = turnedPlane(perDistance: length > 0 ? perspective / length : 0)
    return ProjectionTransform(CGAffineTransform(translationX: -center.x, y: -center.y))
      .concatenating(turned)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: center.x, y: center.y)))
  }

  /// Steps 2 and 3: a point (u, v) of the plane is (u, v, -anchorZ) in space.
  private func turnedPlane(perDistance: CGFloat) -> ProjectionTransform {
    guard let r = Rotation(angle, x: x, y: y, z: z) else { return ProjectionTransform() }
    let depth = -anchorZ
    var map = ProjectionTransform()
    (map.m11, map.m21, map.m31) = (r.xx, r.xy, depth * r.xz)
    (map.m12, map.m22, map.m32) = (r.yx, r.yy, depth * r.yz)
    map.m13 = -r.zx * perDistance
    map.m23 = -r.zy * perDistance
    map.m33 = 1 - depth * r.zz * perDistance
    return map
  }
}

/// A turn around an axis through the origin: `xy` is the contribution of y to the new x.
///
/// This is Rodrigues' formula, v cos a + (k × v) sin a + k (k · v) (1 - cos a) for an axis k of
/// length 1.
nonisolated private struct Rotation {
  let xx, xy, xz, yx, yy, yz, zx, zy, zz: CGFloat

  /// Nil where the axis has no direction.
  init?(_ angle: Angle, x: CGFloat, y: CGFloat, z: CGFloat) {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return nil }
    let (x, y, z) = (x / length, y / length, z / length)
    let sine = CGFloat(sin(angle.radians)).withoutRoundingError
    let cosine = CGFloat(cos(angle.radians)).withoutRoundingError
    let rest = 1 - cosine
    (xx, xy, xz) = (x * x * rest + cosine, x * y * rest - z * sine, x * z * rest + y * sine)
    (yx, yy, yz) = (y * x * rest + z * sine, y * y * rest + cosine, y * z * rest - x * sine)
    (zx, zy, zz) = (z * x * rest - y * sine, z * y * rest + x * sine, z * z * rest + cosine)
  }
}

extension CGFloat {
  /// 0 for the sine of 180 degrees, which comes out as 1e-16: a card turned over has parallel edges
  /// again.
  fileprivate nonisolated var withoutRoundingError: CGFloat { magnitude < 1e-12 ? 0 : self }
}
