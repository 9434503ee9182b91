@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// Two fingers moving apart or together.
public struct MagnifyGesture {
  /// The magnification by two fingers, and its beginning.
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// The magnification relative to the beginning: 2 is twice as large.
    public var magnification: CGFloat
    /// The growth of the magnification per second.
    public var velocity: CGFloat
    /// The point where the gesture began, in unit coordinates of the view's frame.
    public var startAnchor: UnitPoint
    /// The point where the gesture began, in the view's coordinates.
    public var startLocation: CGPoint
  }

  /// The change of the magnification from 1 that begins the gesture.
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnifyGesture: PrimitiveGesture {
  public static func _makeRecognizer(
    _ gesture: MagnifyGesture, _ context: _GestureContext
  ) -> _GestureRecognizer<Value> {
    let delta = gesture.minimumScaleDelta
    return MapRecognizer(
      PinchRecognizer(of: \.scale, isBegun: { abs($0 - 1) >= delta }, context)
    ) { pinch in
      Value(
        time: pinch.time, magnification: pinch.amount, velocity: pinch.velocity,
        startAnchor: pinch.startAnchor, startLocation: pinch.startLocation)
    }
  }
}

/// Two fingers moving apart or together; the value is the magnification.
public struct MagnificationGesture {
  /// The change of the magnification from 1 that begins the gesture.
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  public var body: some Gesture<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}

extension MagnificationGesture: Gesture {
  public typealias Value = CGFloat
}
