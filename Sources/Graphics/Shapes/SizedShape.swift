import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

/// A shape drawn at a fixed size in its frame.
struct SizedShape<Content: Shape>: Shape {
  var shape: Content
  var size: CGSize
  /// The point of the shape that stands on the same point of the frame.
  var anchor: UnitPoint

  static var role: ShapeRole { Content.role }

  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set {
      shape.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    let origin = CGPoint(
      x: rect.minX + anchor.x * (rect.width - size.width),
      y: rect.minY + anchor.y * (rect.height - size.height))
    return shape.path(in: CGRect(origin: origin, size: size))
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension SizedShape: FlexibleShape where Content: FlexibleShape {}

extension Shape {
  /// This shape drawn at a fixed size in points at the top left of its frame.
  public func size(_ size: CGSize) -> some Shape { self.size(size, anchor: .topLeading) }

  /// This shape drawn at a fixed size in points at the top left of its frame.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height), anchor: .topLeading)
  }

  /// This shape drawn at a fixed size in points, a point of it on the same point of its frame.
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// This shape drawn at a fixed size in points, a point of it on the same point of its frame.
  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}
