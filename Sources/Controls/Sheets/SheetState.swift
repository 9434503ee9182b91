import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation
import Observation

/// The state of a sheet: the options that its views set, and its place.
@MainActor @Observable final class SheetState {
  private(set) var detents: Set<PresentationDetent> = []
  private(set) var selected: PresentationDetent?
  private(set) var indicator = Visibility.automatic
  private(set) var cornerRadius: CGFloat?
  private(set) var background: PresentationBackground?
  private(set) var sizing: PresentationSizingBox?
  private(set) var interaction = PresentationBackgroundInteraction.automatic
  private(set) var adaptation: PresentationAdaptation?
  private(set) var isDismissDisabled = false
  private(set) var contentInteraction = PresentationContentInteraction.automatic
  /// The view from which the sheet grows; nil for one that comes from below.
  private(set) var zoom: _ZoomSource?
  /// The size of the window, and its unsafe parts.
  var window = CGSize.zero
  var safeArea = EdgeInsets()
  /// The distance by which the sheet is dragged down from its place at rest.
  private(set) var drag: CGFloat = 0
  @ObservationIgnored private var selection: Binding<PresentationDetent>?

  nonisolated init() {}

  func take(_ options: PresentationOptions) {
    let detents = options.detents ?? []
    if detents != self.detents { self.detents = detents }
    selection = options.selection
    if let wanted = options.selected, wanted != selected { selected = wanted }
    if options.dragIndicator != indicator { indicator = options.dragIndicator }
    if options.cornerRadius != cornerRadius { cornerRadius = options.cornerRadius }
    if options.background !== background { background = options.background }
    if options.sizing !== sizing { sizing = options.sizing }
    if options.adaptation != adaptation { adaptation = options.adaptation }
    if options.backgroundInteraction != interaction { interaction = options.backgroundInteraction }
    if options.contentInteraction != contentInteraction {
      contentInteraction = options.contentInteraction
    }
    if options.zoom != zoom { zoom = options.zoom }
    if options.isInteractiveDismissDisabled != isDismissDisabled {
      isDismissDisabled = options.isInteractiveDismissDisabled
    }
  }
}

// MARK: - Detents

extension SheetState {
  /// The room above a sheet of full height: recorded without a status bar; below one, the distance of earlier systems.
  var top: CGFloat { safeArea.top > 0 ? safeArea.top + 10 : 31 }

  /// The height of a sheet of full height, without the unsafe part at the bottom.
  private var greatestHeight: CGFloat { max(0, window.height - top - safeArea.bottom) }

  /// True if a popover remains one where there is little space.
  var staysPopover: Bool { adaptation == .popover || adaptation == PresentationAdaptation.none }

  /// The heights at which the sheet rests, the lowest first, above the safe area.
  func heights(_ environment: EnvironmentValues) -> [(detent: PresentationDetent, height: CGFloat)]
  {
    let context = PresentationDetent.Context(
      maxDetentValue: greatestHeight, environment: environment)
    let heights = detents.compactMap { detent in
      detent.height(in: context, window: window.height).map { (detent: detent, height: $0) }
    }
    if adaptation == .fullScreenCover {
      return [(.large, max(0, window.height - safeArea.bottom))]
    }
    if heights.isEmpty { return [(.large, greatestHeight)] }
    return heights.sorted { $0.height < $1.height }
  }

  /// The detent at which the sheet rests: the selected one, or the lowest.
  func current(_ environment: EnvironmentValues) -> (detent: PresentationDetent, height: CGFloat) {
    let heights = heights(environment)
    return heights.first { $0.detent == selected } ?? heights[0]
  }

  /// True if a drag over scrolling views resizes the sheet, because it could be higher.
  func resizesFirst(_ environment: EnvironmentValues) -> Bool {
    guard contentInteraction != .scrolls, let greatest = heights(environment).last else {
      return false
    }
    return current(environment).height < greatest.height
  }

  private func select(_ detent: PresentationDetent) {
    selected = detent
    if let selection, selection.wrappedValue != detent { selection.wrappedValue = detent }
  }

  // MARK: Dragging

  /// The place of the sheet: its height above the safe area, and its offset downwards.
  func place(_ environment: EnvironmentValues) -> (height: CGFloat, offset: CGFloat) {
    let heights = heights(environment)
    let (least, greatest) = (heights[0].height, heights[heights.count - 1].height)
    let wanted = current(environment).height - drag
    if wanted > greatest { return (greatest + Self.resisted(wanted - greatest), 0) }
    if wanted >= least { return (wanted, 0) }
    let below = least - wanted
    return (least, isDismissDisabled ? Self.resisted(below) : below)
  }

  /// The distance by which the sheet moves against the resistance that a finger feels.
  private static func resisted(_ distance: CGFloat) -> CGFloat { 24 * log(1 + distance / 24) }

  func drag(by distance: CGFloat) { drag = distance.isFinite ? distance : 0 }

  /// Releases the sheet, which moves to its next place of rest; returns whether that is out of the
  /// window.
  func endDrag(predicted: CGFloat, _ environment: EnvironmentValues) -> Bool {
    let heights = heights(environment)
    let start = heights.firstIndex { $0.detent == current(environment).detent } ?? 0
    // Out of the window is a place of rest, too.
    func nearest(_ distance: CGFloat) -> Int {
      let wanted = heights[start].height - distance
      if wanted < heights[0].height / 2, !isDismissDisabled { return -1 }
      let index = heights.indices.min {
        abs(heights[$0].height - wanted) < abs(heights[$1].height - wanted)
      }
      return index ?? start
    }
    // The velocity takes the sheet to the next detent, or to that which it was dragged to if this
    // is farther.
    let (here, there) = (nearest(drag), nearest(predicted.isFinite ? predicted : drag))
    let end = max(min(there, max(here, start + 1)), min(here, start - 1))
    if end < 0 { return true }
    withAnimation(.spring(duration: 0.35)) {
      drag = 0
      select(heights[end].detent)
    }
    return false
  }

  /// Returns true if the views behind the sheet can be used.
  func leavesBehindUsable(_ environment: EnvironmentValues) -> Bool {
    switch interaction.kind {
    case .automatic, .disabled: return false
    case .enabled: return true
    case .upThrough(let limit):
      let heights = heights(environment)
      guard let height = heights.first(where: { $0.detent == limit })?.height else { return false }
      return current(environment).height <= height
    }
  }
}
