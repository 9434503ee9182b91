import EspalierDrawing

/// The color of text at one of five levels of prominence.
struct LabelColor: Hashable, Sendable {
  /// 0 is primary, 4 quinary; what is beyond is quinary too.
  let level: Int

  init(level: Int) { self.level = min(max(level, 0), 4) }

  var name: String { ["primary", "secondary", "tertiary", "quaternary", "quinary"][level] }

  /// `NSColor.labelColor`, `secondaryLabelColor` and so on are black or white of these opacities;
  /// `UIColor.label` is opaque, and those that follow are a bluish gray.
  func resolve(in environment: EnvironmentValues) -> ResolvedColor {
    let isDark = environment.colorScheme == .dark
    let opacity = Float(opacity(in: environment))
    switch environment.platformStyle {
    case .mac: return ResolvedColor(rgb: isDark ? 0xFFFFFF : 0x000000, opacity: opacity)
    case .phone:
      if level == 0 { return isDark ? .white : .black }
      return ResolvedColor(rgb: isDark ? 0xEBEBF5 : 0x3C3C43, opacity: opacity)
    }
  }

  /// What a color that is no label keeps of its opacity at this level.
  func share(in environment: EnvironmentValues) -> Double {
    level == 0 ? 1 : opacity(in: environment)
  }

  /// The fifth levels are estimates: Apple publishes none.
  ///
  /// Those of increased contrast are UIKit's (as Flutter's
  /// `CupertinoColors` records them); AppKit's are not published, and stay as they are.
  private func opacity(in environment: EnvironmentValues) -> Double {
    let isIncreased = environment.colorSchemeContrast == .increased
    return switch (environment.platformStyle, environment.colorScheme) {
    case (.mac, .light): [0.85, 0.5, 0.26, 0.1, 0.05][level]
    case (.mac, .dark): [0.85, 0.55, 0.25, 0.1, 0.05][level]
    case (.phone, .light):
      (isIncreased ? [1, 0.68, 0.38, 0.26, 0.18] : [1, 0.6, 0.3, 0.18, 0.12])[level]
    case (.phone, .dark):
      (isIncreased ? [1, 0.68, 0.38, 0.24, 0.16] : [1, 0.6, 0.3, 0.16, 0.11])[level]
    }
  }
}
