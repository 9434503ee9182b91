/// A tap of the device for a selection that changes; see ``UIFeedbackGenerator``.
@MainActor @preconcurrency open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Has the device tap.
  open func selectionChanged() {}
}
