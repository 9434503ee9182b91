import EspalierCore

nonisolated extension View {
  /// Hides this view and those inside it from assistive programs; they stay visible.
  public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAttachment { $0.isHidden = hidden }
  }

  /// Hides this view and those inside it from assistive programs; they stay visible.
  ///
  /// - Parameter isEnabled: false changes nothing.
  public func accessibilityHidden(
    _ hidden: Bool, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAttachment(if: isEnabled) { $0.isHidden = hidden }
  }
}
