import EspalierCore

/// The direction in which a value is to be changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment
  case decrement
}

nonisolated extension View {
  /// Lets assistive programs change this view's value by steps.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAttachment {
      $0.handlers = [
        .action(.increment) { handler(.increment) }, .action(.decrement) { handler(.decrement) },
      ]
    }
  }
}
