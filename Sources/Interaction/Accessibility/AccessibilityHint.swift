import EspalierCore
import EspalierGraphics

nonisolated extension View {
  /// Sets the hint of this view: the result of acting on it.
  ///
  /// Assistive programs read it after the label and the value, and some leave it out.
  public func accessibilityHint(
    _ hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAttachment { $0.hint = hint }
  }

  /// Sets the hint of this view: the result of acting on it.
  public func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hintKey))
  }

  /// Sets the hint of this view: the result of acting on it.
  @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hint))
  }

  /// Sets the hint of this view: the result of acting on it.
  ///
  /// - Parameter isEnabled: false changes nothing.
  public func accessibilityHint(
    _ hint: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAttachment(if: isEnabled) { $0.hint = hint }
  }

  /// Sets the hint of this view: the result of acting on it.
  ///
  /// - Parameter isEnabled: false changes nothing.
  public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// Sets the hint of this view: the result of acting on it.
  ///
  /// - Parameter isEnabled: false changes nothing.
  @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }
}
