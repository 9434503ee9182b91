import EspalierCore

/// Collects the marks of a slider.
@resultBuilder public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  public static func buildExpression<C: SliderTickContent<V>>(_ content: C) -> C { content }

  public static func buildBlock() -> some SliderTickContent<V> {
    TupleSliderTickContent<V, Void>((), [])
  }

  public static func buildPartialBlock<C: SliderTickContent<V>>(first: C) -> C { first }

  public static func buildPartialBlock<C0: SliderTickContent<V>, C1: SliderTickContent<V>>(
    accumulated: C0, next: C1
  ) -> some SliderTickContent<V> {
    TupleSliderTickContent<V, (C0, C1)>(
      (accumulated, next), Array(accumulated.body) + Array(next.body))
  }

  public static func buildIf<C: SliderTickContent<V>>(
    _ content: C?
  ) -> some SliderTickContent<V> {
    TupleSliderTickContent<V, C?>(content, content.map { Array($0.body) } ?? [])
  }

  public static func buildEither<First: SliderTickContent<V>, Second: SliderTickContent<V>>(
    first: First
  ) -> TupleSliderTickContent<V, _ConditionalContent<First, Second>> {
    TupleSliderTickContent(.first(first), Array(first.body))
  }

  public static func buildEither<First: SliderTickContent<V>, Second: SliderTickContent<V>>(
    second: Second
  ) -> TupleSliderTickContent<V, _ConditionalContent<First, Second>> {
    TupleSliderTickContent(.second(second), Array(second.body))
  }

  public static func buildLimitedAvailability<C: SliderTickContent<V>>(_ content: C) -> C {
    content
  }
}
