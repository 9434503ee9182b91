import Espalier
import EspalierDrawing
import EspalierHosting
import Foundation

/// One person's use of an app: a session of their own, and its windows, each on a page.
@MainActor final class ServedApp {
  let app: AppSession
  private var environment: EnvironmentValues
  private var surroundings: PageMessage.Surroundings?
  /// The page that was used last.
  weak var asking: Viewer?

  init(environment: EnvironmentValues, _ makeApp: (EnvironmentValues) -> AppSession) {
    self.environment = environment
    app = makeApp(environment)
  }

  /// Takes over what a page knows of the person's settings.
  func update(_ surroundings: PageMessage.Surroundings) {
    var surroundings = surroundings
    // Each window has its own size, which it reads when a frame is made.
    surroundings.size = .zero
    if self.surroundings == surroundings { return }
    self.surroundings = surroundings
    environment.colorScheme = surroundings.isDark ? .dark : .light
    environment.accessibilityReduceMotion = surroundings.reducesMotion
    environment._colorSchemeContrast = surroundings.hasHighContrast ? .increased : .standard
    environment.accessibilitySettings.reducesTransparency = surroundings.reducesTransparency
    environment.accessibilitySettings.invertsColors = surroundings.invertsColors
    environment.displayScale = surroundings.scale
    environment.shortcutKeys = surroundings.hasCommandKey ? .command : .control
    if !surroundings.locale.isEmpty {
      environment.setLocale(Locale(identifier: surroundings.locale))
    }
    if let zone = TimeZone(identifier: surroundings.timeZone) { environment.setTimeZone(zone) }
    app.advance(to: Date())
    app.update(environment: environment)
  }
}
