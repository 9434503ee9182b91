import EspalierContainers
import EspalierControls
@_spi(Espalier) import EspalierCore
import EspalierDrawing

/// The rule for something that people do with a window.
public struct WindowInteractionBehavior: Hashable, Sendable {
  private enum Kind { case automatic, enabled, disabled }

  private let kind: Kind

  /// The scene decides.
  public static let automatic = WindowInteractionBehavior(kind: .automatic)
  public static let enabled = WindowInteractionBehavior(kind: .enabled)
  public static let disabled = WindowInteractionBehavior(kind: .disabled)

  /// True if people can do it; `standard` is the scene's rule.
  package func allows(else standard: Bool) -> Bool {
    switch kind {
    case .automatic: standard
    case .enabled: true
    case .disabled: false
    }
  }
}

nonisolated extension View {
  /// Sets whether people can close the window of this view; the program can in any case.
  public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    transformPreference(WindowBehaviorsKey.self) { $0.dismiss = behavior }
  }

  /// Sets whether people can minimize the window of this view.
  public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    transformPreference(WindowBehaviorsKey.self) { $0.minimize = behavior }
  }

  /// Sets whether the window of this view can fill the screen.
  public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    transformPreference(WindowBehaviorsKey.self) { $0.fullScreen = behavior }
  }

  /// Sets whether people can change the size of the window of this view.
  public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    transformPreference(WindowBehaviorsKey.self) { $0.resize = behavior }
  }

  /// Sets the point of the window of this view that stays where it is when the size of the view changes that of the window;
  /// nil leaves it to the desktop, which keeps the top left corner.
  ///
  /// Under Wayland programs cannot move their windows, and it has no effect.
  public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View {
    transformPreference(WindowBehaviorsKey.self) { $0.resizeAnchor = anchor }
  }
}

extension Scene {
  /// Sets whether people can move the scene's windows by all parts of the content that take no
  /// presses themselves.
  ///
  /// Unless it is enabled, only a window without a title moves so, by its uppermost 28 points.
  public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene {
    windows { $0.backgroundDrag = behavior }
  }
}

/// The rules that the views of a window set for it.
package struct WindowBehaviors: Equatable, Sendable {
  package var dismiss = WindowInteractionBehavior.automatic
  package var minimize = WindowInteractionBehavior.automatic
  package var resize = WindowInteractionBehavior.automatic
  package var fullScreen = WindowInteractionBehavior.automatic
  /// The point that stays when the views change the window's size; nil leaves it to the desktop.
  package var resizeAnchor: UnitPoint?
}

private struct WindowBehaviorsKey: PreferenceKey {
  static var defaultValue: WindowBehaviors { WindowBehaviors() }

  /// Keeps the rule that the first of several views beside each other sets.
  static func reduce(value: inout WindowBehaviors, nextValue: () -> WindowBehaviors) {
    let next = nextValue()
    if value.dismiss == .automatic { value.dismiss = next.dismiss }
    if value.minimize == .automatic { value.minimize = next.minimize }
    if value.resize == .automatic { value.resize = next.resize }
    if value.fullScreen == .automatic { value.fullScreen = next.fullScreen }
    value.resizeAnchor = value.resizeAnchor ?? next.resizeAnchor
  }
}

extension ViewGraph {
  /// The rules that the views of the window set for it.
  package var windowBehaviors: WindowBehaviors {
    (root as? RootNode)?.preference(WindowBehaviorsKey.self) ?? WindowBehaviors()
  }

  /// The question that keeps the window from closing for now.
  package var dismissalQuestion: DismissalQuestion? {
    (root as? RootNode)?.preference(DismissalQuestionsKey.self)?.first(where: \.isNeeded)
  }
}
