import EspalierCore
import EspalierDrawing

nonisolated extension View {
  /// Hides a phone's bar with the time and the battery, which desktops do not have above an app.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Hides a phone's bar with the time and the battery, which desktops do not have above an app.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Sets whether a device's indicators above the app should be hidden or shown; desktops have none
  /// there.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Has gestures at the edges of the screen wait for those of the app; windows of a desktop have no such edges.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
