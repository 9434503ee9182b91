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
    switch environment.platformStyle {
    case .mac: mac.resolve(in: environment)
    case .phone: phone.resolve(in: environment)
    }
  }
}
