import EspalierCore
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
package struct Inset<Base: Shape>: InsettableShape {
  package var base: Base
  package var amount: CGFloat

  package init(base: Base, amount: CGFloat) {
    self.base = base
    self.amount = amount
  }

  package var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  package var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set {
      base.animatableData = newValue.first
      amount = newValue.second
    }
  }

  package func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return inner.isNull ? Path() : base.path(in: inner)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  package func inset(by amount: CGFloat) -> Inset<Base> {
    Inset(base: base, amount: self.amount + amount)
  }
}

extension Inset: FlexibleShape where Base: FlexibleShape {}
