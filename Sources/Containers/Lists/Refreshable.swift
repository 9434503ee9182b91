import EspalierControls
@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
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
  /// Lets people bring the content up to date: by pulling a scroll view or list down on a phone, by
  /// Command-R, the context menu or a button in a corner where there is a pointer.
  ///
  /// The button is at the end of the scroll view while the mouse is over it, or the focus on the button.
  ///
  /// - Parameter action: brings the content up to date; a progress indicator is shown until it
  ///   returns. Its task is cancelled when the view is removed.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(Refreshable(refresh: RefreshAction(action: action)))
  }
}

/// Has the scroll views inside refresh their content when they are pulled down.
private struct Refreshable {
  let refresh: RefreshAction
  @Environment(\.look.lists) private var look
  @State private var progress = RefreshProgress()
}

@MainActor extension Refreshable: ViewModifier {
  func body(content: Content) -> some View {
    content
      .environment(\.refresh, refresh)
      .environment(\.overscrollFollower, OverscrollFollower(responder: follower))
      .modifier(RefreshMenu(isShown: !look.refreshesOnPull) { progress.start(refresh) })
      .modifier(RefreshPlace(progress: progress))
      .overlay {
        if look.refreshesOnPull || !progress.hasArea {
          RefreshSpinner(progress: progress)
        } else {
          RefreshCorner(progress: progress) { progress.start(refresh) }
        }
      }
      .onAppear { progress.find() }
      .onHover {
        if $0 { progress.find() }
        progress.isHovered = $0
      }
      .background { ShortcutKey("r") { progress.start(refresh) } }
      .accessibilityActions {
        // The button is its own action.
        if look.refreshesOnPull || !progress.hasArea {
          Button("Refresh") { progress.start(refresh) }
        }
      }
  }

  private var follower: RefreshProgress {
    let progress = progress
    progress.pulled = nil
    if look.refreshesOnPull {
      progress.pulled = { [weak progress, refresh] in progress?.start(refresh) }
    }
    return progress
  }
}

/// A context menu that refreshes, for platforms on which content is not pulled; views with a
/// context menu keep theirs.
private struct RefreshMenu: ViewModifier {
  let isShown: Bool
  let start: @MainActor () -> Void

  @ViewBuilder func body(content: Content) -> some View {
    if isShown {
      content.contextMenu { Button("Refresh", action: start) }
    } else {
      content
    }
  }
}

/// The sign of progress at the top of the scroll view that is refreshed, which appears while the
/// content is pulled.
private struct RefreshSpinner {
  let progress: RefreshProgress
}

@MainActor extension RefreshSpinner: View {
  var body: some View {
    if progress.isRunning || progress.share > 0 {
      GeometryReader { geometry in
        let own = geometry.frame(in: .global)
        // The scroll view may be anywhere in the view that has the action.
        let area = progress.areaInWindow ?? own
        ProgressView()
          .controlSize(.small)
          .frame(height: RefreshProgress.room)
          .opacity(progress.isRunning ? 1 : progress.share)
          .position(
            x: area.midX - own.minX, y: area.minY - own.minY + RefreshProgress.room / 2)
      }
      .allowsHitTesting(false)
    }
  }
}

/// Tells the progress of a refresh which views have its action.
private struct RefreshPlace: ElementModifier {
  let progress: RefreshProgress

  var changesAppearance: Bool { false }

  func configure(_ element: LayoutElement) { progress.place = element }
}

/// The button that refreshes, where content is not pulled, in a corner of the scroll view; it is a sign of progress until
/// the content is up to date.
///
/// SwiftUI has none on the Mac. The corner is the one below the end of the rows, where a list has none in most cases: a
/// button above the first row would stand over its badge or control, which no scrolling would bring out from below it.
private struct RefreshCorner {
  let progress: RefreshProgress
  let start: @MainActor () -> Void
  @FocusState private var isFocused: Bool
  @Environment(\.layoutDirection) private var direction

  private static let size: CGFloat = 24
  /// The distance from the edges, which leaves room for indicators of scrolling.
  private static let margin: CGFloat = 14
}

@MainActor extension RefreshCorner: View {
  var body: some View {
    GeometryReader { geometry in
      let own = geometry.frame(in: .global)
      let area = progress.areaInWindow ?? own
      let inset = Self.margin + Self.size / 2
      sign.position(
        x: (direction == .rightToLeft ? area.minX + inset : area.maxX - inset) - own.minX,
        y: area.maxY - inset - own.minY)
    }
    .animation(.easeInOut(duration: 0.15), value: isShown)
  }

  private var isShown: Bool { progress.isHovered || isFocused || progress.isRunning }

  private var sign: some View {
    Button(action: start) {
      Image(systemName: "arrow.clockwise").font(.system(size: 11, weight: .semibold))
        .opacity(progress.isRunning ? 0 : 1)
        .overlay { if progress.isRunning { ProgressView().controlSize(.small) } }
        .frame(width: Self.size, height: Self.size)
        .background(.regularMaterial, in: Circle())
        .overlay { Circle().strokeBorder(.separator) }
        // Assistive programs and the Tab key find the button while it is not seen, too.
        .opacity(isShown ? 1 : 0)
        .contentShape([.interaction, .focusEffect], Circle())
    }
    .buttonStyle(.plain)
    .focused($isFocused)
    .help("Refresh")
    .accessibilityLabel("Refresh")
    .allowsHitTesting(isShown)
  }
}

/// The progress of a refresh: whether content is being brought up to date.
@MainActor @Observable final class RefreshProgress {
  private(set) var isRunning = false
  /// The share, up to 1, of the distance by which content has to be pulled to be refreshed.
  private(set) var share: Double = 0
  /// Called once in each pull, when content is pulled far enough; nil where pulls have no effect.
  @ObservationIgnored var pulled: (@MainActor () -> Void)?
  /// True if the content was at rest since it was last pulled far enough.
  @ObservationIgnored private var isArmed = true
  @ObservationIgnored private weak var area: ScrollAreaNode?
  /// True if the mouse is over the views that have the action.
  var isHovered = false
  /// True if there is a scroll view among them.
  private(set) var hasArea = false
  @ObservationIgnored fileprivate weak var place: LayoutElement?
  /// The action that is under way.
  @ObservationIgnored private var task: Task<Void, Never>?

  /// The distance by which content is pulled before it is brought up to date.
  private static let distance: CGFloat = 60
  /// The space above the content for the progress indicator while a finger does not hold it.
  static let room: CGFloat = 44

  nonisolated init() {}

  /// The frame of the scroll view that was pulled; nil before that.
  var areaInWindow: CGRect? {
    guard let element = area?.element, !element.isRemoved else { return nil }
    return element.map(to: nil).rect(CGRect(origin: .zero, size: element.size))
  }

  /// Looks for the scroll view that is refreshed: the first of those furthest out.
  func find() {
    guard let place, !place.isRemoved else { return }
    let areas = place.graph.scrolling.areas(in: place.owner)
    area = areas.first { $0.environment.refresh != nil }
    if hasArea != (area != nil) { hasArea = area != nil }
  }

  /// Runs an action, unless one is under way.
  ///
  /// Its task is cancelled when the view that has it is removed.
  func start(_ refresh: RefreshAction) {
    if isRunning { return }
    isRunning = true
    task = Task { [weak self] in
      await refresh()
      self?.end()
    }
  }

  private func end() {
    isRunning = false
    task = nil
    area?.closeRoom()
  }

  deinit { task?.cancel() }
}

extension RefreshProgress: OverscrollResponder {
  func contentIsPulled(by distance: CGFloat, in area: ScrollAreaNode) {
    // A view further in may have taken the action away.
    guard let pulled, area.environment.refresh != nil else { return }
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
