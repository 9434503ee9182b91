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
  @Environment(\.look.lists) private var look
  @State private var progress = RefreshProgress()
}

@MainActor extension PullToRefresh: ViewModifier {
  @ViewBuilder func body(content: Content) -> some View {
    if let refresh {
      content
        .modifier(OverscrollModifier(responder: follower(refresh)))
        .overlay(alignment: .top) { RefreshSpinner(progress: progress) }
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

  private func follower(_ refresh: RefreshAction) -> RefreshProgress {
    let progress = progress
    progress.pulled = nil
    if look.refreshesOnPull { progress.pulled = { progress.start(refresh) } }
    return progress
  }
}

/// The sign of progress above a list, which appears while its content is pulled.
private struct RefreshSpinner {
  let progress: RefreshProgress
}

@MainActor extension RefreshSpinner: View {
  var body: some View {
    if progress.isRunning || progress.share > 0 {
      ProgressView()
        .controlSize(.small)
        .frame(height: RefreshProgress.room)
        .opacity(progress.isRunning ? 1 : progress.share)
        .allowsHitTesting(false)
    }
  }
}

/// The progress of a refresh: whether content is being brought up to date.
@MainActor @Observable final class RefreshProgress {
  private(set) var isRunning = false
  /// How far content is pulled of what brings it up to date, up to 1.
  private(set) var share: Double = 0
  /// Called once in each pull, where content is pulled far enough; nil where pulls do nothing.
  @ObservationIgnored var pulled: (@MainActor () -> Void)?
  /// True if the content was at rest since it was last pulled far enough.
  @ObservationIgnored private var isArmed = true
  @ObservationIgnored private weak var area: ScrollAreaNode?

  /// So far content is pulled before it is brought up to date.
  private static let distance: CGFloat = 60
  /// The room above the content for the sign of progress while a finger does not hold it.
  static let room: CGFloat = 44

  nonisolated init() {}

  /// Runs an action, unless one is under way.
  func start(_ refresh: RefreshAction) {
    if isRunning { return }
    isRunning = true
    Task {
      await refresh()
      isRunning = false
      area?.closeRoom()
    }
  }
}

extension RefreshProgress: OverscrollResponder {
  func contentIsPulled(by distance: CGFloat, in area: ScrollAreaNode) {
    guard let pulled else { return }
    self.area = area
    if distance <= 0 { isArmed = true }
    let share = isArmed ? min(distance / Self.distance, 1) : 0
    if share != self.share { self.share = share }
    guard isArmed, distance > Self.distance else { return }
    isArmed = false
    pulled()
  }

  func contentWasReleased(at distance: CGFloat, in area: ScrollAreaNode) -> CGFloat {
    pulled != nil && isRunning ? Self.room : 0
  }
}
