import EspalierCore
import EspalierDrawing
import Foundation

/// One or more clicks or taps, with the place of the last.
public struct SpatialTapGesture {
  /// The place of the tap.
  public struct Value: Equatable, Sendable {
    /// The place in the gesture's coordinate space.
    public var location: CGPoint
  }

  /// The number of taps in a row that it takes.
  public var count: Int
  /// The space of the location.
  public var coordinateSpace: CoordinateSpace

  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
}

extension SpatialTapGesture: PrimitiveGesture {
  public static func _makeRecognizer(
    _ gesture: SpatialTapGesture, _ context: _GestureContext
  ) -> _GestureRecognizer<Value> {
    MapRecognizer(TapRecognizer(count: gesture.count, context)) { location in
      Value(location: context.convert(location, to: gesture.coordinateSpace))
    }
  }
}
