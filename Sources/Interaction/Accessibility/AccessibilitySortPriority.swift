import EspalierCore

nonisolated extension View {
  /// Has assistive programs read this view before its siblings of a lower priority; 0 is the usual
  /// one.
  public func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAttachment { $0.sortPriority = sortPriority }
  }
}
