@_spi(Espalier) import EspalierCore

/// Changes the properties of a view for assistive programs; neither layout nor drawing changes.
public struct AccessibilityAttachmentModifier {
  let properties: AccessibilityProperties
}

extension AccessibilityAttachmentModifier: ElementModifier {
  package var wrapperName: String { "accessibility" }

  package var changesAppearance: Bool { false }

  package func configure(_ element: LayoutElement) {
    element.accessibilityRecord.properties = properties
  }
}

nonisolated extension View {
  /// Describes a control made of this view to assistive programs.
  package func accessibilityProperties(
    _ properties: AccessibilityProperties
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(properties: properties))
  }

  /// Changes the properties of this view for assistive programs.
  package func accessibilityAttachment(
    if isEnabled: Bool = true, _ change: (inout AccessibilityProperties) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    var properties = AccessibilityProperties()
    if isEnabled { change(&properties) }
    return accessibilityProperties(properties)
  }
}
