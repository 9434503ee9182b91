import Espalier
import EspalierDrawing
import Foundation
import LayoutEngine

/// Drives one view tree: hands it events, brings it up to date, and returns what to paint.
///
/// A host sends events and the time in, and learns from ``onNeedsFrame`` and ``nextTick`` when a
/// frame is due:
///
///     session.onNeedsFrame = { schedule() }
///     session.send(event)
///     session.advance(to: now)
///     session.frame(.window(size))
///     let picture = session.picture(scale: 2)
@MainActor package final class Session {
  package private(set) var graph: ViewGraph
  private var extent: Extent?
  private var lastPicture: Picture?
  private(set) var isClosed = false

  /// The number of sessions that were opened and not closed.
  package private(set) static var openCount = 0

  /// The largest number of frames for a tree that never comes to rest.
  private static let frameLimit = 120
  /// The largest number of frames in a row that end although views and layout continue to change
  /// each other: the second one is for views that only take long.
  private static let feedbackLimit = 2

  /// The way in which a picture of the tree gets its size.
  package enum Extent: Equatable {
    /// The root gets this proposal, and is placed at zero with its own answer as the size.
    case proposal(ProposedViewSize)
    /// The root is centred in a window.
    case window(CGSize)
  }

  package init(
    _ view: some View, environment: EnvironmentValues, textEngine: any TextEngine
  ) {
    graph = ViewGraph(view, environment: environment, textEngine: textEngine)
    Self.openCount += 1
  }

  // A program may hold objects that its views were given longer than the tree exists.
  isolated deinit { if isKnownUniquelyReferenced(&graph) { graph.abandon() } }

  /// Called when something changed and no frame is under way.
  package var onNeedsFrame: (@MainActor () -> Void)? {
    get { graph.onNeedsFrame }
    set { graph.onNeedsFrame = newValue }
  }

  /// Ends the tree's life: views disappear, their state is dropped.
  package func close() {
    if isClosed { return }
    isClosed = true
    Self.openCount -= 1
    graph.onNeedsFrame = nil
    graph.close()
    lastPicture = nil
  }

  /// Hands the tree an event, and returns whether a view took it.
  @discardableResult package func send(_ event: InputEvent) -> Bool {
    isClosed ? false : graph.handle(event)
  }

  // MARK: Frames

  /// Sets the time of the next frame.
  package func advance(to now: Date) { if !isClosed { graph.clock.advance(to: now) } }

  /// The time at which something in the tree is due to change by itself; nil if nothing is.
  package var nextTick: Date? { isClosed ? nil : graph.clock.nextTick }

  /// True if anything waits for the next frame.
  package var hasWork: Bool { !isClosed && graph.hasWork }

  /// Makes one frame.
  package func frame(_ extent: Extent) {
    self.extent = extent
    switch extent {
    case .proposal(let proposal): graph.frame(proposal: proposal)
    case .window(let size):
      UIScreen.main.windowSize = size
      UIScreen.main.windowScale = graph.root?.environment.displayScale ?? 1
      graph.frame(window: size)
    }
  }

  /// Makes a frame that is not shown, in which the views of a hidden window learn what has changed.
  ///
  /// There is none before the first frame that is shown, or within another one.
  package func updateUnseen() {
    if let extent, !isClosed, !graph.isInFrame { frame(extent) }
  }

  /// Makes frames until nothing waits for the next one.
  package func update(_ extent: Extent) { makeFrames(extent) {} }

  /// Makes frames, and runs work that waits on the main queue in between, until nothing changes any
  /// more.
  package func settle(_ extent: Extent) {
    makeFrames(extent) {
      _ = RunLoop.main.run(mode: .default, before: Date())
      StoreWatch.look()
    }
  }

  private func makeFrames(_ extent: Extent, _ between: () -> Void) {
    var rest = FramesToMake()
    while rest.hasNext(self) {
      frame(extent)
      between()
      rest.note(self)
    }
  }

  /// Makes frames until nothing changes any more, and lets others work on the main actor in between.
  func makeFramesInTurns(_ extent: Extent) async throws {
    var rest = FramesToMake()
    while rest.hasNext(self) {
      try Task.checkCancellation()
      frame(extent)
      await Task.yield()
      StoreWatch.look()
      rest.note(self)
    }
  }

  /// The frames that are made in a row until a tree comes to rest.
  private struct FramesToMake {
    private var made = 0
    private var feedbacks = 0
    private var isOver = false

    /// True for the first frame, and as long as the last one left work.
    @MainActor func hasNext(_ session: Session) -> Bool { !isOver && !session.isClosed }

    @MainActor mutating func note(_ session: Session) {
      made += 1
      feedbacks = session.graph.hasGivenUp ? feedbacks + 1 : 0
      isOver = !session.graph.hasWork || feedbacks >= feedbackLimit || made >= frameLimit
    }
  }
}

// MARK: Pictures

extension Session {
  /// The picture that a window shows, and the part of it that changed.
  package struct Picture {
    package var list: DisplayList
    package var scale: CGFloat
    package var background: ResolvedColor
    /// The areas in which this picture differs from the one before, in points; nil is everywhere.
    package var damage: [CGRect]?
  }

  /// The drawing of the tree, as a picture of the size it was laid out for.
  package func displayList(scale: CGFloat) -> DisplayList {
    DisplayList(size: pictureSize, items: graph.displayItems(scale: scale))
  }

  /// The drawing of the tree, and the areas in which it differs from what the last call of this
  /// function returned.
  package func picture(scale: CGFloat) -> Picture {
    let list = displayList(scale: scale)
    var picture = Picture(list: list, scale: scale, background: graph.windowBackground)
    if let last = lastPicture, last.scale == scale, last.background == picture.background {
      picture.damage = list.damage(since: last.list)
    }
    lastPicture = picture
    return picture
  }

  /// The content's answer to an unspecified proposal, in whole points, as windows take it.
  ///
  /// Lists and tables have no length of their own: a window with one of them would open as small as it gets. Editors,
  /// colors and the like, which fill the whole window, have one that is of no use, unless a frame names an ideal length.
  /// Windows with these have at least the length of SwiftUI's windows instead, and exactly that where the length is one of
  /// scrolled views. A window of this size has space for its bars.
  package var idealWindowSize: CGSize {
    var size = contentSize(.unspecified)
    let (minimum, maximum) = (contentSize(.zero), contentSize(.infinity))
    let areas = graph.root.map { graph.scrolling.areas(in: $0) } ?? []
    let scrolled = areas.reduce(into: Axis.Set()) { $0.formUnion($1.axes) }
    let fills = !maximum.width.isFinite && !maximum.height.isFinite
    let named = fills ? graph.axesWithIdeal(above: Self.usefulLength) : []
    for axis in Axis.allCases where !maximum[axis].isFinite {
      let hasNoLength = !areas.isEmpty && size[axis] <= minimum[axis]
      let isFilled = fills && !named.contains(axis)
      let least = isFilled && scrolled.contains(axis) ? minimumWindowSize[axis] : size[axis]
      if hasNoLength || isFilled { size[axis] = max(least, Self.standardSize[axis]) }
    }
    return withSpaceForBars(size)
  }

  /// The ideal size of a window on a screen with this room: a window is only larger where its content gets no smaller.
  package func idealWindowSize(in room: CGSize) -> CGSize {
    var size = idealWindowSize
    if size.width <= room.width && size.height <= room.height { return size }
    let least = minimumWindowSize
    if size.width > room.width {
      size.width = max(room.width, least.width)
      // Texts have more lines there.
      let narrow = windowSize(for: ProposedViewSize(width: size.width, height: nil))
      size.height = max(size.height, narrow.height)
    }
    size.height = max(min(size.height, room.height), least.height)
    return size
  }

  /// The size of the window around the content's answer to a proposal.
  package func windowSize(for proposal: ProposedViewSize) -> CGSize {
    proposal == .unspecified ? idealWindowSize : withSpaceForBars(contentSize(proposal))
  }

  /// The largest ideal length at which a window that views fill shows next to nothing: that of bars and gauges.
  private static let usefulLength: CGFloat = 100

  /// The size of SwiftUI's windows on the Mac where nothing else is said.
  private static let standardSize = CGSize(width: 900, height: 450)

  /// The size below which windows do not get, in whole points: the width is the content's answer to a proposal of zero.
  ///
  /// The height is that at this width. At a width of zero, texts that wrap would be higher than any window has to be.
  package var minimumWindowSize: CGSize {
    let least = contentSize(.zero)
    let height = contentSize(ProposedViewSize(width: least.width, height: 0)).height
    return CGSize(width: least.width, height: min(least.height, height))
  }

  /// The content's answer to an unlimited proposal, in whole points, with space for the window's bars; infinite if it
  /// takes all available space.
  package var maximumWindowSize: CGSize { withSpaceForBars(contentSize(.infinity)) }

  private func withSpaceForBars(_ size: CGSize) -> CGSize {
    CGSize(width: max(size.width, graph[WindowBars.self].width.rounded(.up)), height: size.height)
  }

  /// Asks the content for its size without laying it out: the last frame stays as it is.
  private func contentSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = graph.contentSize(proposal)
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  private var pictureSize: CGSize {
    switch extent {
    case .window(let size): size
    case .proposal, nil: graph.rootSize
    }
  }
}
