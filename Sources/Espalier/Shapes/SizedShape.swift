import EspalierDrawing
import Foundation
import LayoutEngine

/// A shape drawn at a fixed size at the top left of its frame.
struct SizedShape<Content: Shape>: Shape {
  var shape: Content
  var size: CGSize

  static var role: ShapeRole { Content.role }

  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set {
      shape.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension SizedShape: FlexibleShape where Content: FlexibleShape {}

extension Shape {
  /// This shape drawn at a fixed size in points, whatever its frame is.
  public func size(_ size: CGSize) -> some Shape { SizedShape(shape: self, size: size) }

  /// This shape drawn at a fixed size in points, whatever its frame is.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}
