import EspalierDrawing
import Foundation
import Observation

/// Brings the content of a view up to date.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Runs the action, and waits until it is done.
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
  static let defaultValue: RefreshAction? = nil
}

extension EnvironmentValues {
  /// Brings the content up to date; nil if no view has such an action.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Lets people bring the content up to date: by pulling a list down on a phone, with Command-R
  /// where there is a keyboard.
  ///
  /// - Parameter action: brings the content up to date; a sign of progress is shown until it
  ///   returns.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}

/// Pulls down a scroll view to bring its content up to date.
struct PullToRefresh {
  @Environment(\.refresh) private var refresh
  @Environment(\.platformStyle) private var platform
  @State private var progress = RefreshProgress()

}

@MainActor extension PullToRefresh: ViewModifier {
  @ViewBuilder func body(content: Content) -> some View {
    if let refresh {
      content
        .onScrollGeometryChange(for: CGFloat.self) { geometry in
          -(geometry.contentOffset.y + geometry.contentInsets.top)
        } action: { _, pull in
          if platform == .phone { progress.pull(by: pull, refresh) }
        }
        .overlay(alignment: .top) {
          if progress.isRunning { ProgressView().controlSize(.small).padding(12) }
        }
        .background {
          Button("Refresh") { progress.start(refresh) }
            .keyboardShortcut("r", modifiers: .command)
            .opacity(0)
            .accessibilityHidden(true)
        }
        .accessibilityAction(named: "Refresh") { progress.start(refresh) }
    } else {
      content
    }
  }
}

/// The progress of a refresh: whether content is being brought up to date.
@MainActor @Observable final class RefreshProgress {
  private(set) var isRunning = false
  /// True if the content was at rest since it was last pulled far enough.
  @ObservationIgnored private var isArmed = true

  /// So far content is pulled before it is brought up to date.
  private static let distance: CGFloat = 60

  nonisolated init() {}

  /// Runs an action where content is pulled far enough, once for each pull.
  func pull(by distance: CGFloat, _ refresh: RefreshAction) {
    if distance <= 0 { isArmed = true }
    guard isArmed, distance > Self.distance else { return }
    isArmed = false
    start(refresh)
  }

  /// Runs an action, unless one is under way.
  func start(_ refresh: RefreshAction) {
    if isRunning { return }
    isRunning = true
    Task {
      await refresh()
      isRunning = false
    }
  }
}
