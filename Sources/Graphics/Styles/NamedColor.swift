import EspalierCore
import EspalierDrawing
import Foundation

extension Color {
  /// A color of an asset catalog, by its name.
  ///
  /// A name that no catalog of the bundle has is reported once, and paints nothing.
  ///
  /// - Parameter bundle: holds the catalog; nil is the main bundle.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(NamedColor(name: name, bundle: bundle)))
  }

  /// A color of an asset catalog, by its resource.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

/// A color that an asset catalog gives its numbers.
struct NamedColor: Hashable, Sendable {
  let name: String
  /// The bundle of the catalog; nil stands for the main bundle.
  let bundle: Bundle?

  func resolve(in environment: EnvironmentValues) -> ResolvedColor {
    let surroundings = AssetVariant.Surroundings(environment)
    let library = AssetLibrary.of(bundle)
    for problem in library.catalogs.flatMap(\.problems) { environment.report(problem.message) }
    switch library.color(name, in: surroundings) {
    case .success(let color):
      return color.map { Color($0).components(in: environment, level: 0) } ?? .clear
    case .failure(let problem):
      environment.report(problem.message)
      return .clear
    }
  }

  /// The color that new projects call `AccentColor`; nil if the main bundle has none, or left it
  /// empty.
  static func accent(in environment: EnvironmentValues) -> ResolvedColor? {
    let library = AssetLibrary.of(nil)
    guard library.hasColor("AccentColor") else { return nil }
    switch library.color("AccentColor", in: AssetVariant.Surroundings(environment)) {
    case .success(let color):
      // A set that refers to the accent color itself would go in circles.
      if case .system(.controlAccent) = color { return nil }
      return color.map { Color($0).components(in: environment, level: 0) }
    case .failure(let problem):
      environment.report(problem.message)
      return nil
    }
  }
}

extension Color {
  fileprivate init(_ color: AssetColor) {
    switch color {
    case .components(let space, let red, let green, let blue, let opacity):
      self.init(RGBColorSpace(space), red: red, green: green, blue: blue, opacity: opacity)
    case .system(let name): self = Self.system(name)
    }
  }

  private static func system(_ name: AssetColor.SystemName) -> Color {
    switch name {
    case .label: .primary
    case .secondaryLabel: .secondary
    case .white: .white
    case .black: .black
    case .clear: .clear
    case .controlAccent: .accentColor
    case .systemRed: .red
    case .systemOrange: .orange
    case .systemYellow: .yellow
    case .systemGreen: .green
    case .systemMint: .mint
    case .systemTeal: .teal
    case .systemCyan: .cyan
    case .systemBlue: .blue
    case .systemIndigo: .indigo
    case .systemPurple: .purple
    case .systemPink: .pink
    case .systemBrown: .brown
    case .systemGray: .gray
    }
  }
}

extension Color.RGBColorSpace {
  fileprivate init(_ space: AssetColor.Space) {
    self =
      switch space {
      case .sRGB: .sRGB
      case .sRGBLinear: .sRGBLinear
      case .displayP3: .displayP3
      }
  }
}
