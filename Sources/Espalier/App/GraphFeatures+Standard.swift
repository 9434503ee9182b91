import EspalierContainers
import EspalierControls
import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction

extension GraphFeatures {
  /// The features that every tree of an app, a picture or a test begins with.
  package static let standard = GraphFeatures([
    AnimationScheduler.self, PreferredAppearance.self, SystemOpening.self, FocusReset.self,
    StoredValues.self, TextEvents.self, EditMenus.self, WindowSizeClasses.self, WindowUndo.self,
    PresentedBars.self,
  ])
}

extension ViewGraph {
  /// Makes the tree of a root view, with all features.
  package convenience init(
    _ view: some View, environment: EnvironmentValues = EnvironmentValues(),
    textEngine: any TextEngine, diagnostics: Diagnostics? = nil
  ) {
    self.init(
      view, environment: environment, textEngine: textEngine, diagnostics: diagnostics,
      features: .standard)
  }
}
