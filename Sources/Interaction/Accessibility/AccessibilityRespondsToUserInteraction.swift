import EspalierCore

nonisolated extension View {
  /// Sets whether something happens when people act on this view.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAttachment { $0.respondsToUserInteraction = respondsToUserInteraction }
  }

  /// Sets whether something happens when people act on this view.
  ///
  /// - Parameter isEnabled: false changes nothing.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAttachment(if: isEnabled) {
      $0.respondsToUserInteraction = respondsToUserInteraction
    }
  }
}
