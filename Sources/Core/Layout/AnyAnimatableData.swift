import EspalierDrawing

/// The animatable data of a value whose type is known only at run time.
///
/// Two vectors of different types cannot be mixed: their sum is the first one, and nothing leads
/// from one to the other.
public struct _AnyAnimatableData: VectorArithmetic {
  /// The vector; nil stands for zero, whatever the type.
  package let vector: (any VectorArithmetic)?

  package init(_ vector: (any VectorArithmetic)?) { self.vector = vector }

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
