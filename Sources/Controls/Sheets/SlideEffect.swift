import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

/// Draws a view farther down, by points and by a share of its height, without an effect on layout.
///
/// An effect rather than an offset, because views on their way out are no longer laid out.
struct SlideEffect: GeometryEffect, Sendable {
  var points: CGFloat
  var share: CGFloat

  init(points: CGFloat = 0, share: CGFloat = 0) {
    self.points = points
    self.share = share
  }

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(points, share) }
    set { (points, share) = (newValue.first, newValue.second) }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(translationX: 0, y: points + share * size.height))
  }
}
