@_spi(Espalier) import EspalierCore
import EspalierDrawing

/// Collects tracks of keyframes, or keyframes of the value as a whole.
@resultBuilder public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  public static func buildExpression<C: KeyframeTrackContent>(
    _ expression: C
  ) -> KeyframeTrack<Value, Value, C> where C.Value == Value {
    KeyframeTrack { expression }
  }

  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value {
    first
  }

  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    KeyframeGroup<Value> { tracks in
      accumulated._resolve(into: &tracks)
      next._resolve(into: &tracks)
    }
  }

  public static func buildBlock() -> some Keyframes<Value> { KeyframeGroup<Value> { _ in } }
}

private struct KeyframeGroup<Value>: Keyframes {
  let resolve: (inout _KeyframeTracks<Value>) -> Void

  typealias Body = Never

  func _resolve(into tracks: inout _KeyframeTracks<Value>) { resolve(&tracks) }
}

/// Collects the keyframes of a track.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Keyframes that depend on a condition.
  public struct Conditional<
    First: KeyframeTrackContent<Value>, Second: KeyframeTrackContent<Value>
  >: KeyframeTrackContent {
    fileprivate let resolve: (inout _KeyframeSegments<Value>) -> Void

    public typealias Body = Never

    public func _resolve(into segments: inout _KeyframeSegments<Value>) { resolve(&segments) }
  }

  public static func buildExpression<C: KeyframeTrackContent>(_ expression: C) -> C
  where C.Value == Value { expression }

  public static func buildPartialBlock<C: KeyframeTrackContent>(first: C) -> C
  where C.Value == Value { first }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value> { segments in
      accumulated._resolve(into: &segments)
      next._resolve(into: &segments)
    }
  }

  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value> { segments in
      for component in components { component._resolve(into: &segments) }
    }
  }

  public static func buildEither<
    First: KeyframeTrackContent<Value>, Second: KeyframeTrackContent<Value>
  >(first component: First) -> Conditional<First, Second> {
    Conditional(resolve: component._resolve)
  }

  public static func buildEither<
    First: KeyframeTrackContent<Value>, Second: KeyframeTrackContent<Value>
  >(second component: Second) -> Conditional<First, Second> {
    Conditional(resolve: component._resolve)
  }

  public static func buildIf(
    _ content: (some KeyframeTrackContent<Value>)?
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value> { segments in content?._resolve(into: &segments) }
  }

  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value> { _ in }
  }
}

private struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  let resolve: (inout _KeyframeSegments<Value>) -> Void

  typealias Body = Never

  func _resolve(into segments: inout _KeyframeSegments<Value>) { resolve(&segments) }
}
