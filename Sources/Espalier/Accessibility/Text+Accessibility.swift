import EspalierCore
import LayoutEngine

extension Text: AccessibleLeaf {
  func accessibility(
    in environment: EnvironmentValues, rule: any LayoutRule
  ) -> AccessibilityProperties? {
    guard let rule = rule as? TextRule else { return nil }
    let string = rule.resolved.plainString
    return string.isEmpty ? nil : AccessibilityProperties(role: .text, plainLabel: string)
  }
}
