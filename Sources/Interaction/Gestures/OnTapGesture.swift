import EspalierCore
import EspalierDrawing
import Foundation

nonisolated extension View {
  /// Runs `action` when the view was clicked or tapped `count` times in a row.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }

  /// Runs `action` with the place of the last of `count` clicks or taps.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    let gesture = SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
    return self.gesture(gesture.onEnded { action($0.location) })
  }

  /// Runs `action` with the place of the last of `count` clicks or taps.
  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    let gesture = SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
    return self.gesture(gesture.onEnded { action($0.location) })
  }
}
