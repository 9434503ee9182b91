@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// Keyframes of one value, one after the other.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Self.Body.Value
  associatedtype Body: KeyframeTrackContent

  /// The keyframes that this content is made of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// Adds the keyframes; content with a body leaves it to that.
  func _resolve(into segments: inout _KeyframeSegments<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  public func _resolve(into segments: inout _KeyframeSegments<Value>) {
    body._resolve(into: &segments)
  }
}

extension KeyframeTrackContent where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Animatable {
  public typealias AnimatableData = EmptyAnimatableData
}

extension Never: KeyframeTrackContent {
  public func _resolve(into segments: inout _KeyframeSegments<Never>) {}
}

/// The keyframes of a track.
public struct _KeyframeSegments<Value: Animatable> {
  var list: [KeyframeSegment<Value>] = []
}

/// The segment that leads to one keyframe.
struct KeyframeSegment<Value: Animatable> {
  enum Kind {
    case linear(UnitCurve)
    case cubic(start: Value?, end: Value?)
    case spring(Spring, start: Value?)
    case move
  }

  var target: Value
  /// The duration; nil stands for the time that a spring takes to settle.
  var duration: TimeInterval?
  var form: Kind
}

/// A keyframe that is reached along a curve of time, a straight line by default.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let segment: KeyframeSegment<Value>

  /// - Parameter duration: the seconds from the keyframe before.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    segment = KeyframeSegment(target: to, duration: duration, form: .linear(timingCurve))
  }

  public typealias Body = Never

  public func _resolve(into segments: inout _KeyframeSegments<Value>) {
    segments.list.append(segment)
  }
}

/// A keyframe that is reached along a smooth curve; several of them make a Catmull-Rom spline.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let segment: KeyframeSegment<Value>

  /// - Parameters:
  ///   - duration: the seconds from the keyframe before.
  ///   - startVelocity: per second, at the keyframe before; nil makes the motion smooth.
  ///   - endVelocity: per second, at this keyframe; nil makes the motion smooth.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    segment = KeyframeSegment(
      target: to, duration: duration, form: .cubic(start: startVelocity, end: endVelocity))
  }

  public typealias Body = Never

  public func _resolve(into segments: inout _KeyframeSegments<Value>) {
    segments.list.append(segment)
  }
}

/// A keyframe that a spring pulls the value to.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let segment: KeyframeSegment<Value>

  /// - Parameters:
  ///   - duration: the seconds from the keyframe before; nil is the time that the spring takes to
  ///     settle.
  ///   - startVelocity: per second, at the keyframe before; nil goes on with the velocity there.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    segment = KeyframeSegment(
      target: to, duration: duration, form: .spring(spring, start: startVelocity))
  }

  public typealias Body = Never

  public func _resolve(into segments: inout _KeyframeSegments<Value>) {
    segments.list.append(segment)
  }
}

/// A keyframe that is reached immediately.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let segment: KeyframeSegment<Value>

  public init(_ to: Value) {
    segment = KeyframeSegment(target: to, duration: 0, form: .move)
  }

  public typealias Body = Never

  public func _resolve(into segments: inout _KeyframeSegments<Value>) {
    segments.list.append(segment)
  }
}
