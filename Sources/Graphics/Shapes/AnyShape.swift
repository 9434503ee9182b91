import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

/// A shape of any type.
public struct AnyShape {
  private(set) var shape: any Shape

  public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }
}

extension AnyShape: Shape {
  public var animatableData: _AnyAnimatableData {
    get { _AnyAnimatableData(shape.animatableData) }
    set { shape = Self.animated(shape, newValue) }
  }

  private static func animated<S: Shape>(_ shape: S, _ data: _AnyAnimatableData) -> any Shape {
    guard let vector = data.vector as? S.AnimatableData else { return shape }
    var shape = shape
    shape.animatableData = vector
    return shape
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
