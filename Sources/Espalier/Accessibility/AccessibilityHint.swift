nonisolated extension View {
  /// Says what happens when people act on this view.
  ///
  /// Assistive programs read it after the label and the value, and some leave it out.
  public func accessibilityHint(
    _ hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAttachment { $0.hint = hint }
  }

  /// Says what happens when people act on this view.
  public func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hintKey))
  }

  /// Says what happens when people act on this view.
  @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hint))
  }

  /// Says what happens when people act on this view.
  ///
  /// - Parameter isEnabled: false changes nothing.
  public func accessibilityHint(
    _ hint: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAttachment(if: isEnabled) { $0.hint = hint }
  }

  /// Says what happens when people act on this view.
  ///
  /// - Parameter isEnabled: false changes nothing.
  public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// Says what happens when people act on this view.
  ///
  /// - Parameter isEnabled: false changes nothing.
  @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }
}
