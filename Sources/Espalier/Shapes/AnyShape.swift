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

/// The animatable data of a shape whose type is known only at run time.
///
/// Two vectors of different types cannot be mixed: their sum is the first one, and nothing leads from one to the other.
public struct _AnyAnimatableData: VectorArithmetic {
  /// Nil is zero, whatever the type.
  let vector: (any VectorArithmetic)?

  init(_ vector: (any VectorArithmetic)?) { self.vector = vector }

  public static var zero: _AnyAnimatableData { _AnyAnimatableData(nil) }

  public static func + (lhs: Self, rhs: Self) -> Self { combined(lhs, rhs, isSum: true) }

  public static func - (lhs: Self, rhs: Self) -> Self { combined(lhs, rhs, isSum: false) }

  private static func combined(_ lhs: Self, _ rhs: Self, isSum: Bool) -> Self {
    func combine<V: VectorArithmetic>(_ vector: V) -> Self {
      guard let other = rhs.vector as? V else { return isSum ? lhs : .zero }
      return Self(isSum ? vector + other : vector - other)
    }
    if let vector = lhs.vector { return combine(vector) }
    var result = rhs
    if !isSum { result.scale(by: -1) }
    return result
  }

  public mutating func scale(by rhs: Double) {
    func scaled<V: VectorArithmetic>(_ vector: V) -> V {
      var vector = vector
      vector.scale(by: rhs)
      return vector
    }
    if let vector { self = Self(scaled(vector)) }
  }

  public var magnitudeSquared: Double { vector?.magnitudeSquared ?? 0 }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    func isEqual<V: VectorArithmetic>(_ vector: V) -> Bool { (rhs.vector as? V) == vector }
    guard let vector = lhs.vector else { return rhs.magnitudeSquared == 0 }
    return rhs.vector == nil ? lhs.magnitudeSquared == 0 : isEqual(vector)
  }
}
