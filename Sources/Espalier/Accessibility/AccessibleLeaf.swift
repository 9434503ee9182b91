@_spi(Espalier) import EspalierCore
import LayoutEngine

/// A view without children that is something to assistive programs.
@MainActor protocol AccessibleLeaf: LeafView {
  /// Returns the properties of the view; nil if it is nothing to assistive programs.
  func accessibility(
    in environment: EnvironmentValues, rule: any LayoutRule
  ) -> AccessibilityProperties?
}

package enum OwnAccessibilityKey: ElementKey {
  package typealias Value = AccessibilityProperties
}

extension LayoutElement {
  /// The properties of the element itself for assistive programs; nil if it has none.
  package var ownAccessibility: AccessibilityProperties? {
    guard let leaf = shownLeaf as? any AccessibleLeaf, let rule else {
      return self[OwnAccessibilityKey.self]
    }
    var properties = leaf.accessibility(in: owner.environment, rule: rule)
    if let links = self[TextLinks.self] { properties?.parts = links.parts }
    return properties
  }
}
