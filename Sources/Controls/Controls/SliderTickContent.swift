/// Marks of a slider.
public protocol SliderTickContent<Value> {
  associatedtype Value: BinaryFloatingPoint
  associatedtype Body: RandomAccessCollection where Body.Element == SliderTick<Value>

  /// The marks, one after the other.
  var body: Body { get }
}

/// Several marks of a slider, as a builder collects them.
public struct TupleSliderTickContent<V: BinaryFloatingPoint, T>: SliderTickContent {
  public typealias Value = V
  public typealias TicksCollection = [SliderTick<V>]

  public var value: T
  public let body: TicksCollection

  init(_ value: T, _ body: TicksCollection) {
    self.value = value
    self.body = body
  }
}
