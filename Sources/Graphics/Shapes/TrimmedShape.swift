import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

/// The part of a shape between two fractions of its outline.
struct TrimmedShape<Content: Shape>: Shape {
  var shape: Content
  var start: CGFloat
  var end: CGFloat

  typealias AnimatableData = AnimatablePair<
    Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>
  >

  static var role: ShapeRole { Content.role }

  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  var animatableData: AnimatableData {
    get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
    set {
      shape.animatableData = newValue.first
      (start, end) = (newValue.second.first, newValue.second.second)
    }
  }

  func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension TrimmedShape: FlexibleShape where Content: FlexibleShape {}

extension Shape {
  /// The part of this shape between two fractions, 0 to 1, of the length of its outline.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }
}
