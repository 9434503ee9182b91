import EspalierCore
import EspalierGraphics

nonisolated extension View {
  @available(*, deprecated, renamed: "accessibilityLabel(_:)")
  public func accessibility(
    label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityLabel(label) }

  @available(*, deprecated, renamed: "accessibilityValue(_:)")
  public func accessibility(
    value: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityValue(value) }

  @available(*, deprecated, renamed: "accessibilityHint(_:)")
  public func accessibility(
    hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityHint(hint) }

  @available(*, deprecated, renamed: "accessibilityInputLabels(_:)")
  public func accessibility(
    inputLabels: [Text]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabels)
  }

  @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
  public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  @available(*, deprecated, renamed: "accessibilityHidden(_:)")
  public func accessibility(
    hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityHidden(hidden) }

  @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
  public func accessibility(
    addTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityAddTraits(traits) }

  @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
  public func accessibility(
    removeTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityRemoveTraits(traits) }

  @available(*, deprecated, renamed: "accessibilitySortPriority(_:)")
  public func accessibility(
    sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilitySortPriority(sortPriority)
  }
}
