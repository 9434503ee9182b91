@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// Two fingers turning around each other.
public struct RotateGesture {
  /// The angle by which the fingers have turned.
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// The turn relative to the beginning, clockwise.
    public var rotation: Angle
    /// The turn per second.
    public var velocity: Angle
    /// The point where the gesture began, in unit coordinates of the view's frame.
    public var startAnchor: UnitPoint
    /// The point where the gesture began, in the view's coordinates.
    public var startLocation: CGPoint
  }

  /// The angle by which the fingers turn before the gesture begins.
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotateGesture: PrimitiveGesture {
  public static func _makeRecognizer(
    _ gesture: RotateGesture, _ context: _GestureContext
  ) -> _GestureRecognizer<Value> {
    let delta = CGFloat(gesture.minimumAngleDelta.radians)
    return MapRecognizer(
      PinchRecognizer(of: \.turn, isBegun: { abs($0) >= delta }, context)
    ) { pinch in
      Value(
        time: pinch.time, rotation: .radians(pinch.amount), velocity: .radians(pinch.velocity),
        startAnchor: pinch.startAnchor, startLocation: pinch.startLocation)
    }
  }
}

/// Two fingers turning around each other; the value is the angle.
public struct RotationGesture {
  /// The angle by which the fingers turn before the gesture begins.
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  public var body: some Gesture<Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
  }
}

extension RotationGesture: Gesture {
  public typealias Value = Angle
}
