import LayoutEngine

extension Image {
  func accessibility(
    in environment: EnvironmentValues, rule: any LayoutRule
  ) -> AccessibilityProperties? {
    if isDecorative || environment.isIconOfLabel { return nil }
    return AccessibilityProperties(role: .image, label: label, plainLabel: name)
  }

  /// What the picture is called where it has no label; empty for pixels and drawings.
  private var name: String {
    switch source {
    case .file(let file): file.name
    case .symbol(let symbol): symbol.name.replacing(".", with: " ")
    case .pixels, .drawing: ""
    }
  }
}

private enum IsIconOfLabelKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether a title beside the picture says what it shows.
  var isIconOfLabel: Bool {
    get { self[IsIconOfLabelKey.self] }
    set { self[IsIconOfLabelKey.self] = newValue }
  }
}
