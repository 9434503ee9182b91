import EspalierCore
import EspalierDrawing

/// A color that a platform names, with its numbers for each appearance.
struct PlatformColor: Hashable, Sendable {
  let name: String
  let phone: AdaptiveColor
  let mac: AdaptiveColor

  init(_ name: String, _ phone: AdaptiveColor, mac: AdaptiveColor? = nil) {
    self.name = name
    self.phone = phone
    self.mac = mac ?? phone
  }

  func resolve(in environment: EnvironmentValues) -> ResolvedColor {
    self[keyPath: environment.look[PlatformColorLook.self].numbers].resolve(in: environment)
  }
}

/// The numbers that a platform's look takes of colors with names.
private struct PlatformColorLook: LookPart {
  var numbers: any KeyPath<PlatformColor, AdaptiveColor> & Sendable

  static let mac = PlatformColorLook(numbers: \.mac)
  static let phone = PlatformColorLook(numbers: \.phone)
}
