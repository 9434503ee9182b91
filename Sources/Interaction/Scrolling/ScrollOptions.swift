import EspalierCore
import EspalierDrawing
import LayoutEngine

/// The options that modifiers give the scroll view they are applied to, and not those inside its
/// content.
struct ScrollOptions {
  var anchors = ScrollAnchors()
  var margins = ContentMargins()
  var behavior: AnyScrollTargetBehavior?

  var isDefault: Bool {
    anchors == ScrollAnchors() && margins == ContentMargins() && behavior == nil
  }
}

private enum ScrollOptionsKey: EnvironmentKey {
  static var defaultValue: ScrollOptions { ScrollOptions() }
}

extension EnvironmentValues {
  var scrollOptions: ScrollOptions {
    get { self[ScrollOptionsKey.self] }
    set { self[ScrollOptionsKey.self] = newValue }
  }
}
