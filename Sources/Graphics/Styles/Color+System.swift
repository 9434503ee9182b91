import EspalierCore
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
    self == .clear ? .clear : adaptive.resolve(in: environment)
  }

  /// The table of system colors of Apple's Human Interface Guidelines, Color, Specifications, as of
  /// June 2025 (macOS 26, iOS 26): default light and dark, increased contrast light and dark.
  /// developer.apple.com/design/human-interface-guidelines/color
  private var adaptive: AdaptiveColor {
    switch self {
    case .red: AdaptiveColor(0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165)
    case .orange: AdaptiveColor(0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056)
    case .yellow: AdaptiveColor(0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43)
    case .green: AdaptiveColor(0x34C759, 0x30D158, 0x008932, 0x4AD968)
    case .mint: AdaptiveColor(0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB)
    case .teal: AdaptiveColor(0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC)
    case .cyan: AdaptiveColor(0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF)
    case .blue: AdaptiveColor(0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF)
    case .indigo: AdaptiveColor(0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF)
    case .purple: AdaptiveColor(0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF)
    case .pink: AdaptiveColor(0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4)
    case .brown: AdaptiveColor(0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679)
    case .gray: AdaptiveColor(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
    case .white: AdaptiveColor(.white)
    case .black, .clear: AdaptiveColor(.black)
    }
  }
}
