@_spi(Espalier) import EspalierCore
@_spi(Espalier) import EspalierGraphics
import LayoutEngine

/// A view without children that assistive programs have an element for.
@MainActor protocol AccessibleLeaf: LeafView {
  /// Returns the properties of the view; nil if assistive programs have no element for it.
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

// Texts and images conform here: a program that is linked to an archive of this module gets
// the conformances together with the code that asks for them.

extension Text: AccessibleLeaf {
  func accessibility(
    in environment: EnvironmentValues, rule: any LayoutRule
  ) -> AccessibilityProperties? {
    guard let rule = rule as? TextRule else { return nil }
    let string = rule.resolved.plainString
    return string.isEmpty ? nil : AccessibilityProperties(role: .text, plainLabel: string)
  }
}

extension Image: AccessibleLeaf {
  func accessibility(
    in environment: EnvironmentValues, rule: any LayoutRule
  ) -> AccessibilityProperties? {
    if isDecorative || environment.isIconOfLabel { return nil }
    return AccessibilityProperties(role: .image, label: label, plainLabel: name)
  }

  /// The name of the picture if it has no label; empty for pixels and drawings.
  private var name: String {
    switch source {
    case .file(let file): file.name
    case .symbol(let symbol): symbol.name.replacing(".", with: " ")
    case .pixels, .drawing: ""
    }
  }
}
