import EspalierCore

/// The rank of a heading among headings.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// A heading without a level.
  case unspecified
  case h1, h2, h3, h4, h5, h6
}

nonisolated extension View {
  /// Sets the level of this view as a heading.
  ///
  /// The view also needs the trait `isHeader`.
  public func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAttachment { $0.headingLevel = Int(level.rawValue) }
  }
}
