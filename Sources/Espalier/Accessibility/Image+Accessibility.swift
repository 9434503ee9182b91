import EspalierCore
import LayoutEngine

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
