import EspalierDrawing

extension Color {
  public static let red = Color(.system(.red))
  public static let orange = Color(.system(.orange))
  public static let yellow = Color(.system(.yellow))
  public static let green = Color(.system(.green))
  public static let mint = Color(.system(.mint))
  public static let teal = Color(.system(.teal))
  public static let cyan = Color(.system(.cyan))
  public static let blue = Color(.system(.blue))
  public static let indigo = Color(.system(.indigo))
  public static let purple = Color(.system(.purple))
  public static let pink = Color(.system(.pink))
  public static let brown = Color(.system(.brown))
  public static let gray = Color(.system(.gray))
  public static let white = Color(.system(.white))
  public static let black = Color(.system(.black))
  public static let clear = Color(.system(.clear))

  /// The color of text.
  public static let primary = Color(.label(LabelColor(level: 0)))

  /// The color of text that matters less.
  public static let secondary = Color(.label(LabelColor(level: 1)))

  /// The color that `accentColor(_:)` has set, blue by default.
  public static let accentColor = Color(.accent)
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var gray: Color { .gray }
  public static var white: Color { .white }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
}

/// A color that has a name and a number for each appearance.
enum SystemColor: String, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case gray, white, black, clear

  func resolve(in environment: EnvironmentValues) -> ResolvedColor {
    if self == .clear { return .clear }
    let (light, dark) = rgb
    return ResolvedColor(rgb: environment.colorScheme == .dark ? dark : light)
  }

  /// "Default (light)" and "Default (dark)" of Apple's Human Interface Guidelines, Color, Specifications, System
  /// colors, as of June 2025 (macOS 26, iOS 26): developer.apple.com/design/human-interface-guidelines/color.
  private var rgb: (light: UInt32, dark: UInt32) {
    switch self {
    case .red: (0xFF383C, 0xFF4245)
    case .orange: (0xFF8D28, 0xFF9230)
    case .yellow: (0xFFCC00, 0xFFD600)
    case .green: (0x34C759, 0x30D158)
    case .mint: (0x00C8B3, 0x00DAC3)
    case .teal: (0x00C3D0, 0x00D2E0)
    case .cyan: (0x00C0E8, 0x3CD3FE)
    case .blue: (0x0088FF, 0x0091FF)
    case .indigo: (0x6155F5, 0x6D7CFF)
    case .purple: (0xCB30E0, 0xDB34F2)
    case .pink: (0xFF2D55, 0xFF375F)
    case .brown: (0xAC7F5E, 0xB78A66)
    case .gray: (0x8E8E93, 0x8E8E93)
    case .white: (0xFFFFFF, 0xFFFFFF)
    case .black, .clear: (0x000000, 0x000000)
    }
  }
}

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
  private func opacity(in environment: EnvironmentValues) -> Double {
    switch (environment.platformStyle, environment.colorScheme) {
    case (.mac, .light): [0.85, 0.5, 0.26, 0.1, 0.05][level]
    case (.mac, .dark): [0.85, 0.55, 0.25, 0.1, 0.05][level]
    case (.phone, .light): [1, 0.6, 0.3, 0.18, 0.12][level]
    case (.phone, .dark): [1, 0.6, 0.3, 0.16, 0.11][level]
    }
  }
}
