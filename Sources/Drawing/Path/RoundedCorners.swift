import Foundation

/// The way in which the straight sides of a rectangle turn into its corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarters of a circle.
  case circular
  /// Curves that bend gradually, beginning about half a radius before a circle would.
  case continuous
}

/// A radius for each corner of a rectangle, in points.
@frozen public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// The radius that all corners share, if they do.
  var common: CGFloat? {
    let isUniform =
      topLeading == bottomLeading && topLeading == bottomTrailing && topLeading == topTrailing
    return isUniform ? topLeading : nil
  }

  /// The same radii, none negative, shrunk together until no two meet on a side of `size`.
  package func fitting(_ size: CGSize) -> RectangleCornerRadii {
    // An infinite radius is as large as fits.
    let radii = map { $0 > 0 ? min($0, 1e9) : 0 }
    func fit(_ first: CGFloat, _ second: CGFloat, on side: CGFloat) -> CGFloat {
      first + second > side ? side / (first + second) : 1
    }
    let fits = [
      fit(radii.topLeading, radii.topTrailing, on: size.width),
      fit(radii.bottomLeading, radii.bottomTrailing, on: size.width),
      fit(radii.topLeading, radii.bottomLeading, on: size.height),
      fit(radii.topTrailing, radii.bottomTrailing, on: size.height),
    ]
    let scale = fits.min() ?? 1
    return radii.map { $0 * scale }
  }

  /// The radii, each changed in the same way.
  package func map(_ change: (CGFloat) -> CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: change(topLeading), bottomLeading: change(bottomLeading),
      bottomTrailing: change(bottomTrailing), topTrailing: change(topTrailing))
  }
}

/// One corner's curves, as distances from the corner's tip in units of its radius.
///
/// `x` runs along the side on which the corner begins, `y` along the side on which it ends.
struct CornerCurve {
  struct Segment {
    var control1, control2, end: CGPoint
  }

  /// The place on its first side at which the corner begins.
  var reach: CGFloat
  var segments: [Segment]

  /// A quarter circle in one cubic; 0.5523 keeps it within 0.03 % of the radius.
  static let circular = CornerCurve(
    reach: 1,
    segments: [
      Segment(
        control1: CGPoint(x: 1 - circleControl, y: 0),
        control2: CGPoint(x: 0, y: 1 - circleControl),
        end: CGPoint(x: 0, y: 1))
    ])

  /// The distance of a quarter circle's control points from its ends, 4/3·(√2 − 1) radii.
  static let circleControl: CGFloat = 0.552_284_749_830_793_4

  /// Apple's continuous corner as read from `UIBezierPath` by PaintCode's authors
  /// (paintcodeapp.com/blogpost/code-for-ios-7-rounded-rectangles).
  ///
  /// - Parameter room: the length that the corner may take, in radii. Below the full reach of 1.53
  ///   the curve gradually turns into a quarter circle, which it is if `room` is 1: the ends of a
  ///   capsule are round.
  static func continuous(room: CGFloat) -> CornerCurve {
    let full: CGFloat = 1.528_664_83
    let smoothness = max(0, min(1, (room - 1) / (full - 1)))
    if smoothness == 0 { return circular }
    func mixed(_ circle: CGPoint, _ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: circle.x + (x - circle.x) * smoothness, y: circle.y + (y - circle.y) * smoothness)
    }
    let arcs = quarterCircleInThirds
    return CornerCurve(
      reach: 1 + (full - 1) * smoothness,
      segments: [
        Segment(
          control1: mixed(arcs[0].control1, 1.088_492_96, 0),
          control2: mixed(arcs[0].control2, 0.868_406_94, 0),
          end: mixed(arcs[0].end, 0.631_493_79, 0.074_911_39)),
        Segment(
          control1: mixed(arcs[1].control1, 0.372_823_83, 0.169_059_56),
          control2: mixed(arcs[1].control2, 0.169_059_56, 0.372_823_83),
          end: mixed(arcs[1].end, 0.074_911_39, 0.631_493_79)),
        Segment(
          control1: mixed(arcs[2].control1, 0, 0.868_406_94),
          control2: mixed(arcs[2].control2, 0, 1.088_492_96),
          end: mixed(arcs[2].end, 0, full)),
      ])
  }

  /// A quarter circle cut where the continuous corner is, at 21.7° from either side.
  private static let quarterCircleInThirds: [Segment] = {
    let cut = atan2(1 - 0.631_493_79, 1 - 0.074_911_39)
    let angles = [0, cut, Double.pi / 2 - cut, Double.pi / 2]
    return zip(angles, angles.dropFirst()).map { start, end in
      let control = 4 / 3 * tan((end - start) / 4)
      return Segment(
        control1: CGPoint(
          x: 1 - sin(start) - control * cos(start), y: 1 - cos(start) + control * sin(start)),
        control2: CGPoint(
          x: 1 - sin(end) + control * cos(end), y: 1 - cos(end) - control * sin(end)),
        end: CGPoint(x: 1 - sin(end), y: 1 - cos(end)))
    }
  }()
}

extension RectangleCornerRadii: Animatable {
  public typealias AnimatableData = AnimatablePair<
    AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
  >

  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      topLeading = newValue.first.first
      bottomLeading = newValue.first.second
      bottomTrailing = newValue.second.first
      topTrailing = newValue.second.second
    }
  }
}
