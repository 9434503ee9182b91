/// Taps of the device for the end of a task; see ``UIFeedbackGenerator``.
@MainActor @preconcurrency open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The way in which the task ended.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  /// Has the device tap.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
