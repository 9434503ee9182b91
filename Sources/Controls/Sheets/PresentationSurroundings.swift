import EspalierCore

/// The part that screens and bars have in sheets and popovers.
///
/// They are made of sheets and popovers, which know nothing of them: a tree that has screens and bars gives its views
/// this value.
package struct PresentationSurroundings: Sendable {
  /// Takes from the environment of the views in front what is about the screen behind.
  package let leaveScreen: @MainActor @Sendable (inout EnvironmentValues) -> Void
  /// Puts bars around the views of a sheet.
  package let addBars: @MainActor @Sendable (AnyView) -> AnyView

  package init(
    leaveScreen: @escaping @MainActor @Sendable (inout EnvironmentValues) -> Void,
    addBars: @escaping @MainActor @Sendable (AnyView) -> AnyView
  ) {
    self.leaveScreen = leaveScreen
    self.addBars = addBars
  }

  /// No screens, and no bars.
  static let none = PresentationSurroundings(leaveScreen: { _ in }, addBars: { $0 })
}

private enum PresentationSurroundingsKey: EnvironmentKey {
  static var defaultValue: PresentationSurroundings { .none }
}

extension EnvironmentValues {
  /// The part that screens and bars have in sheets and popovers.
  package var presentationSurroundings: PresentationSurroundings {
    get { self[PresentationSurroundingsKey.self] }
    set { self[PresentationSurroundingsKey.self] = newValue }
  }
}
