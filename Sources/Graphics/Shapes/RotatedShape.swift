import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

/// A shape turned around a point of its frame.
public struct RotatedShape<Content: Shape> {
  public var shape: Content
  public var angle: Angle
  public var anchor: UnitPoint

  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }
}

extension RotatedShape: Shape {
  public typealias AnimatableData = AnimatablePair<
    Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
  >

  public static var role: ShapeRole { Content.role }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(.rotation(angle, around: anchor.point(in: rect)))
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

extension RotatedShape: FlexibleShape where Content: FlexibleShape {}

extension Shape {
  /// This shape turned clockwise around a point of its frame, the center by default.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
}

extension CGAffineTransform {
  package static func rotation(_ angle: Angle, around point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: point.x, y: point.y).rotated(by: angle.radians)
      .translatedBy(x: -point.x, y: -point.y)
  }

  package static func scale(_ scale: CGSize, around point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: point.x, y: point.y).scaledBy(x: scale.width, y: scale.height)
      .translatedBy(x: -point.x, y: -point.y)
  }
}
