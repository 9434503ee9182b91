@_spi(Espalier) import EspalierCore

/// A movement or press of the pointer by a person, recognized from its events.
///
/// A custom gesture is composed of others in its `body`:
///
///     struct Swipe: Gesture {
///       let action: () -> Void
///
///       var body: some Gesture<DragGesture.Value> {
///         DragGesture().onEnded { if $0.translation.width > 100 { action() } }
///       }
///     }
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// The type of the values that the gesture reports while it is under way.
  associatedtype Value
  associatedtype Body: Gesture

  /// The gesture that this one stands for.
  var body: Body { get }

  /// Makes the recognizer of this gesture; the framework's own gestures implement it themselves.
  static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<Value>
}

extension Gesture where Value == Body.Value {
  public static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<Value> {
    guard let node = context.element?.owner else { return _GestureRecognizer() }
    var connected = gesture
    var properties = PropertyBinder(for: Self.self)
    properties.connect(&connected, to: node)
    return Body._makeRecognizer(connected.body, context)
  }
}

extension Never: Gesture {
  public typealias Value = Never
}

/// A gesture of the framework: it has no body.
@MainActor @preconcurrency protocol PrimitiveGesture: Gesture where Body == Never {}

extension Gesture where Body == Never {
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive gesture: it has no body")
  }
}
