import EspalierCore
import EspalierGraphics

nonisolated extension View {
  /// Names that people may say in place of this view's label, the best first.
  public func accessibilityInputLabels(
    _ inputLabels: [Text]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAttachment { $0.inputLabels = inputLabels }
  }

  /// Names that people may say in place of this view's label, the best first.
  public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }

  /// Names that people may say in place of this view's label, the best first.
  @_disfavoredOverload public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }

  /// Names that people may say in place of this view's label, the best first.
  ///
  /// - Parameter isEnabled: false changes nothing.
  public func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAttachment(if: isEnabled) { $0.inputLabels = inputLabels }
  }

  /// Names that people may say in place of this view's label, the best first.
  ///
  /// - Parameter isEnabled: false changes nothing.
  public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
  }

  /// Names that people may say in place of this view's label, the best first.
  ///
  /// - Parameter isEnabled: false changes nothing.
  @_disfavoredOverload public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
  }
}
