import EspalierCore
import EspalierGraphics
import EspalierInteraction

/// The contribution of screens and bars to sheets and popovers.
///
/// Screens and bars are made of sheets and popovers, which therefore do not know them: a tree that
/// has screens and bars gives its views this value.
package struct PresentationSurroundings: Sendable {
  /// Removes the values of the screen behind from the environment of the views in front.
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
  /// The contribution of screens and bars to sheets and popovers.
  package var presentationSurroundings: PresentationSurroundings {
    get { self[PresentationSurroundingsKey.self] }
    set { self[PresentationSurroundingsKey.self] = newValue }
  }
}

extension View {
  /// Gives the views of a sheet or a popover the environment around it, without the screen behind
  /// and without the look of the text and the control that presents it.
  func presentedEnvironment() -> some View {
    modifier(
      EnvironmentWriter { environment in
        environment.foregroundLevels = nil
        environment.font = nil
        environment.presentationSurroundings.leaveScreen(&environment)
        environment.keyboardShortcut = nil
      }
    )
    .controlContext(.none)
  }
}
