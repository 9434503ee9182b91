import LayoutEngine

/// A view without children that is something to assistive programs.
@MainActor protocol AccessibleLeaf: LeafView {
  /// What the view is; nil is nothing.
  func accessibility(
    in environment: EnvironmentValues, rule: any LayoutRule
  ) -> AccessibilityProperties?
}

enum OwnAccessibilityKey: ElementKey {
  typealias Value = AccessibilityProperties
}

extension LayoutElement {
  /// What the element itself is to assistive programs; nil if nothing.
  var ownAccessibility: AccessibilityProperties? {
    guard let leaf = shownLeaf as? any AccessibleLeaf, let rule else {
      return self[OwnAccessibilityKey.self]
    }
    var properties = leaf.accessibility(in: owner.environment, rule: rule)
    if let links = self[TextLinks.self] { properties?.parts = links.parts }
    return properties
  }
}
