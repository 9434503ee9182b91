import EspalierCore
import EspalierInteraction

/// Opens windows of the app: the value of ``EnvironmentValues/openWindow``.
///
///     @Environment(\.openWindow) private var openWindow
///     Button("Show") { openWindow(id: "detail", value: item.id) }
///
/// A window that shows the same value already comes to the front instead.
public struct OpenWindowAction {
  let open: (WindowRequest) -> Void

  /// Opens the window of the scene with an id.
  @MainActor @preconcurrency public func callAsFunction(id: String) { open(WindowRequest(id: id)) }

  /// Opens a window for a value, of the first group that shows values of its type.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {
    open(WindowRequest(id: nil, value: AnyHashable(value)))
  }

  /// Opens a window for a value, of the group with an id.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(id: String, value: D)
  {
    open(WindowRequest(id: id, value: AnyHashable(value)))
  }
}

extension EnvironmentValues {
  /// Opens windows of the app.
  public var openWindow: OpenWindowAction { OpenWindowAction(open: windowActions.open) }

  /// True if the app can show several windows at once.
  public var supportsMultipleWindows: Bool { windowActions.supportsMultipleWindows }
}
