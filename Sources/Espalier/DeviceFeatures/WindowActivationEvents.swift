import EspalierCore

nonisolated extension View {
  /// Lets gestures in this view take the press that activates its window, as they always do here:
  /// desktops hand that press on to the window.
  public func allowsWindowActivationEvents() -> some View { self }

  /// Sets whether gestures in this view take the press that activates its window; here they always
  /// do, since desktops hand that press on to the window.
  public func allowsWindowActivationEvents(_ value: Bool?) -> some View { self }
}
