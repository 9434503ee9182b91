import EspalierDrawing
import Foundation
import LayoutEngine

/// A shape that can be made smaller by the same distance on every side.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  /// This shape, its outline moved inwards by `amount` points; outwards where it is negative.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape drawn in a rectangle that is smaller on every side.
struct Inset<Base: Shape>: InsettableShape {
  var base: Base
  var amount: CGFloat

  var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set {
      base.animatableData = newValue.first
      amount = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return inner.isNull ? Path() : base.path(in: inner)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  func inset(by amount: CGFloat) -> Inset<Base> { Inset(base: base, amount: self.amount + amount) }
}

extension Inset: FlexibleShape where Base: FlexibleShape {}
