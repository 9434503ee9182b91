import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

/// Draws a view farther down, by points and by a share of its height; layout takes no notice.
///
/// An effect and no offset, because views on their way out are not laid out any more.
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
