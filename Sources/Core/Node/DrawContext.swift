import EspalierDrawing
import Foundation
import LayoutEngine

/// The values that stay the same while a frame is drawn.
package struct DrawPass {
  /// Pixels per point.
  package var scale: CGFloat
  /// The region to draw, in the coordinates of the surrounding transform; nil if everything is
  /// needed.
  package var region: CGRect?

  package init(scale: CGFloat, region: CGRect? = nil) {
    self.scale = scale
    self.region = region
  }
}

/// The values that an element needs to paint itself.
@MainActor @_spi(Espalier) public struct DrawContext {
  nonisolated package let pass: DrawPass
  package let element: LayoutElement
  /// The element's top left corner in the coordinates of the surrounding transform, unrounded.
  nonisolated package let origin: CGPoint

  package init(pass: DrawPass, element: LayoutElement, origin: CGPoint) {
    self.pass = pass
    self.element = element
    self.origin = origin
  }

  /// The size that the element is drawn with.
  package var size: CGSize { element.presentedSize }
  package var environment: EnvironmentValues { element.owner.environment }

  /// The element's rectangle on whole pixels: both edges rounded half up.
  package var frame: CGRect { pass.aligned(CGRect(origin: origin, size: size)) }

  /// The size that the layout gave the element: text is broken into lines for it while its frame
  /// glides.
  package var layoutSize: CGSize { element.size }

  /// The rectangle of the element at the place where it is drawn, but with the size that it will
  /// have.
  package var layoutFrame: CGRect { pass.aligned(CGRect(origin: origin, size: layoutSize)) }
}

extension DrawPass {
  /// `rect` with both edges rounded, half up, to multiples of a pixel.
  package func aligned(_ rect: CGRect) -> CGRect {
    let (left, right) = (aligned(rect.minX), aligned(rect.maxX))
    let (top, bottom) = (aligned(rect.minY), aligned(rect.maxY))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// `length` rounded, half up, to a multiple of a pixel.
  package func aligned(_ length: CGFloat) -> CGFloat {
    // A hair is added so that sums such as 0.1 + 0.2 fall on the side that exact arithmetic gives.
    length.isFinite ? ((length * scale + 0.5 + 1e-9).rounded(.down)) / scale : length
  }
}
