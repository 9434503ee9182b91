import EspalierCore
import EspalierDrawing
import Foundation

/// An ellipse that touches the four sides of its frame.
@frozen public struct Ellipse {
  public init() {}
}

extension Ellipse: InsettableShape, FlexibleShape {
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(base: self, amount: amount)
  }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}
