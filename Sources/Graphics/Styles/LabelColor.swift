import EspalierCore
import EspalierDrawing

/// The color of text at one of five levels of prominence.
package struct LabelColor: Hashable, Sendable {
  /// 0 is primary, 4 quinary; higher levels are quinary too.
  let level: Int

  package init(level: Int) { self.level = min(max(level, 0), 4) }

  var name: String { ["primary", "secondary", "tertiary", "quaternary", "quinary"][level] }

  package func resolve(in environment: EnvironmentValues) -> ResolvedColor {
    let labels = environment.look.colors.labels
    let base = level == 0 ? labels.primary : labels.others
    // AppKit's `alternateSelectedControlTextColor`.
    if isOnSelection(environment), level == 0 { return ResolvedColor(rgb: 0xFFFFFF) }
    return ResolvedColor(
      rgb: scheme(in: environment) == .dark ? base.dark : base.light,
      opacity: Float(opacity(in: environment)))
  }

  private func isOnSelection(_ environment: EnvironmentValues) -> Bool {
    environment.backgroundProminence == .increased
  }

  /// Labels on a color such as that of a selected row are those of dark appearance.
  private func scheme(in environment: EnvironmentValues) -> ColorScheme {
    isOnSelection(environment) ? .dark : environment.colorScheme
  }

  /// Returns the share of its opacity that a color other than a label color keeps at this level.
  package func share(in environment: EnvironmentValues) -> Double {
    level == 0 ? 1 : opacity(in: environment)
  }

  private func opacity(in environment: EnvironmentValues) -> Double {
    let labels = environment.look.colors.labels
    return switch (scheme(in: environment), environment.colorSchemeContrast) {
    case (.light, .standard): labels.light[level]
    case (.dark, .standard): labels.dark[level]
    case (.light, .increased): labels.lightIncreased[level]
    case (.dark, .increased): labels.darkIncreased[level]
    }
  }
}
