import EspalierCore
import EspalierDrawing
import Foundation

/// A rectangle that fills its frame.
@frozen public struct Rectangle {
  public init() {}
}

extension Rectangle: InsettableShape, FlexibleShape {
  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(base: self, amount: amount)
  }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}
