import EspalierControls
import EspalierCore

/// Shows a group as rows of the container around, which draws their marks: of an outline in a list.
struct OutlineDisclosureGroupStyle {
  @Environment(\.outlineLevel) private var level
}

extension OutlineDisclosureGroupStyle: DisclosureGroupStyle {
  @ViewBuilder func makeBody(configuration: Configuration) -> some View {
    let level = level ?? 0
    configuration.label
      .outlineRow(OutlineRow(level: level, isExpanded: configuration.$isExpanded))
    if configuration.isExpanded {
      configuration.content
        .outlineRow(OutlineRow(level: level + 1))
        .environment(\.outlineLevel, level + 1)
    }
  }
}

extension ControlContext {
  /// A container that shows outlines as rows, and leaves its controls as they are.
  @MainActor static let outline = ControlContext("outline")
    .disclosureGroupStyle(OutlineDisclosureGroupStyle())
}
