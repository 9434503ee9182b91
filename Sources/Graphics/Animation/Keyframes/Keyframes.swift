@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The change of a value over time: tracks of keyframes for the value's properties.
public protocol Keyframes<Value> {
  associatedtype Value = Self.Body.Value
  associatedtype Body: Keyframes

  /// The keyframes that these ones are made of.
  @KeyframesBuilder<Value> var body: Body { get }

  /// Adds the tracks; keyframes with a body leave it to that.
  func _resolve(into tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
  public func _resolve(into tracks: inout _KeyframeTracks<Value>) { body._resolve(into: &tracks) }
}

extension Keyframes where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Keyframes {
  public func _resolve(into tracks: inout _KeyframeTracks<Never>) {}
}

/// The keyframes of one property of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Value == Content.Value {
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// The keyframes of the value as a whole.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    keyPath = \.self
    self.content = content()
  }

  /// The keyframes of the property at `keyPath`.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  public typealias Body = Never

  public func _resolve(into tracks: inout _KeyframeTracks<Root>) {
    var segments = _KeyframeSegments<Value>()
    content._resolve(into: &segments)
    tracks.add(segments.list, keyPath)
  }
}

/// The tracks of a value.
public struct _KeyframeTracks<Root> {
  fileprivate var tracks: [any KeyframeTrackMaking<Root>] = []

  /// Keyframes of one property stand one after the other, even in several tracks.
  fileprivate mutating func add<Value: Animatable>(
    _ segments: [KeyframeSegment<Value>], _ keyPath: WritableKeyPath<Root, Value>
  ) {
    for index in tracks.indices {
      if var track = tracks[index] as? PropertyTrack<Root, Value>, track.keyPath == keyPath {
        track.segments += segments
        tracks[index] = track
        return
      }
    }
    tracks.append(PropertyTrack(keyPath: keyPath, segments: segments))
  }
}

private protocol KeyframeTrackMaking<Root> {
  associatedtype Root
  func path(
    from value: Root
  ) -> (duration: TimeInterval, update: (inout Root, TimeInterval) -> Void)
}

private struct PropertyTrack<Root, Value: Animatable>: KeyframeTrackMaking {
  let keyPath: WritableKeyPath<Root, Value>
  var segments: [KeyframeSegment<Value>]

  func path(
    from value: Root
  ) -> (duration: TimeInterval, update: (inout Root, TimeInterval) -> Void) {
    let path = KeyframeCurve(from: value[keyPath: keyPath], segments)
    let keyPath = keyPath
    return (path.duration, { root, time in root[keyPath: keyPath] = path.value(at: time) })
  }
}

/// A value over time.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let updates: [(inout Value, TimeInterval) -> Void]

  /// The duration of the longest track, in seconds.
  public let duration: TimeInterval

  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    var tracks = _KeyframeTracks<Value>()
    content()._resolve(into: &tracks)
    let paths = tracks.tracks.map { $0.path(from: initialValue) }
    self.initialValue = initialValue
    updates = paths.map(\.update)
    duration = paths.reduce(0) { max($0, $1.duration) }
  }

  /// The value after `time` seconds; before the start and after the end it stands still.
  public func value(time: Double) -> Value {
    var value = initialValue
    update(value: &value, time: time)
    return value
  }

  /// The value at a fraction of the duration.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Sets the properties with tracks to their values after `time` seconds.
  public func update(value: inout Value, time: Double) {
    for update in updates { update(&value, time) }
  }

  /// Sets the properties with tracks to their values at a fraction of the duration.
  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: progress * duration)
  }
}
