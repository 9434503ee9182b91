import EspalierCore

/// Ends the presentation of a view, or closes its window: the value of
/// ``EnvironmentValues/dismiss``.
public struct DismissAction {
  package let action: () -> Void

  /// Ends the presentation of the view; has no effect if the view is not presented.
  @MainActor @preconcurrency public func callAsFunction() { action() }
}

extension EnvironmentValues {
  /// Ends the presentation that the view is in, such as a popover; without one, closes the window.
  public var dismiss: DismissAction {
    DismissAction(action: presentationDismissal ?? windowActions.dismissThis)
  }

  /// True if the view is being presented.
  public var isPresented: Bool { presentationDismissal != nil }
}
