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
  let look: PresentedWindowLook

  /// Opens the window of the scene with an id.
  @MainActor @preconcurrency public func callAsFunction(id: String) {
    open(id: id, value: nil)
  }

  /// Opens a window for a value, of the first group that shows values of its type.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {
    open(id: nil, value: AnyHashable(value))
  }

  /// Opens a window for a value, of the group with an id.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(id: String, value: D)
  {
    open(id: id, value: AnyHashable(value))
  }

  private func open(id: String?, value: AnyHashable?) {
    var request = WindowRequest(id: id, value: value)
    request.look = AnyHashable(look)
    open(request)
  }
}

extension EnvironmentValues {
  /// Opens windows of the app.
  public var openWindow: OpenWindowAction {
    OpenWindowAction(open: windowActions.open, look: presentedWindowLook)
  }

  /// True if the app can show several windows at once.
  public var supportsMultipleWindows: Bool { windowActions.supportsMultipleWindows }
}
