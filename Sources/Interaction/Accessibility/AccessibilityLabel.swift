import EspalierCore
import EspalierGraphics

nonisolated extension View {
  /// Sets the label of this view, for people who cannot see it.
  ///
  /// Of several, the outermost counts. Around a container without an element of its own, the label
  /// names each element inside.
  public func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAttachment { $0.label = label }
  }

  /// Sets the label of this view, for people who cannot see it.
  public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the label of this view, for people who cannot see it.
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(label))
  }

  /// Sets the label of this view, for people who cannot see it.
  ///
  /// - Parameter isEnabled: false changes nothing.
  public func accessibilityLabel(
    _ label: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAttachment(if: isEnabled) { $0.label = label }
  }

  /// Sets the label of this view, for people who cannot see it.
  ///
  /// - Parameter isEnabled: false changes nothing.
  public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Sets the label of this view, for people who cannot see it.
  ///
  /// - Parameter isEnabled: false changes nothing.
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }
}
