import EspalierCore
import EspalierGraphics

nonisolated extension View {
  /// Sets the value of this view, for people who cannot see it.
  ///
  /// The label says what the view is, and the value what changes: "Volume" and "50 percent".
  public func accessibilityValue(
    _ value: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAttachment { $0.value = value }
  }

  /// Sets the value of this view, for people who cannot see it.
  public func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the value of this view, for people who cannot see it.
  @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(value))
  }

  /// Sets the value of this view, for people who cannot see it.
  ///
  /// - Parameter isEnabled: false changes nothing.
  public func accessibilityValue(
    _ value: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAttachment(if: isEnabled) { $0.value = value }
  }

  /// Sets the value of this view, for people who cannot see it.
  ///
  /// - Parameter isEnabled: false changes nothing.
  public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// Sets the value of this view, for people who cannot see it.
  ///
  /// - Parameter isEnabled: false changes nothing.
  @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }
}
