import EspalierCore
import EspalierInteraction

/// Closes windows of the app: the value of ``EnvironmentValues/dismissWindow``.
public struct DismissWindowAction {
  let dismiss: (WindowRequest) -> Void
  let dismissThis: () -> Void

  /// Closes the window that the view is in.
  @MainActor @preconcurrency public func callAsFunction() { dismissThis() }

  /// Closes the windows of the scene with an id.
  @MainActor @preconcurrency public func callAsFunction(id: String) {
    dismiss(WindowRequest(id: id))
  }

  /// Closes the windows that show a value.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {
    dismiss(WindowRequest(id: nil, value: AnyHashable(value)))
  }

  /// Closes the window of the group with an id that shows a value.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(id: String, value: D)
  {
    dismiss(WindowRequest(id: id, value: AnyHashable(value)))
  }
}

extension EnvironmentValues {
  /// Closes windows of the app.
  public var dismissWindow: DismissWindowAction {
    DismissWindowAction(dismiss: windowActions.dismiss, dismissThis: windowActions.dismissThis)
  }
}
