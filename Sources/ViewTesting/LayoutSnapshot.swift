import Espalier
import EspalierDrawing
import EspalierHosting
import EspalierRendering
import EspalierTypesetting
import Foundation
import LayoutEngine

/// A view after layout: its size, the frames of the views inside it, and the work that this took.
///
/// Text is measured with a fixed-pitch engine unless real fonts are asked for, so that numbers do not depend on fonts.
@MainActor public final class LayoutSnapshot {
  /// The engine that measures text.
  public enum TextMeasuring: Sendable {
    /// Each character of the 13-point default font is 8 points wide and 16 high; other sizes in proportion.
    case fixedPitch
    /// The installed fonts.
    case fonts
  }

  /// The platform whose metrics text and controls have.
  public enum Platform: Sendable {
    case mac, phone
  }

  let session: Session
  private let extent: Session.Extent
  private let check: LayoutCheck
  let scale: CGFloat

  /// Proposes `proposal` to the view and places it at (0, 0) with that same proposal.
  ///
  /// - Parameters:
  ///   - scale: pixels per point, for ``pixelFrame(of:)`` and the environment.
  ///   - environment: changes the environment that the view starts with.
  public convenience init(
    of view: some View, proposal: ProposedViewSize, scale: CGFloat = 1,
    text: TextMeasuring = .fixedPitch, platform: Platform = .mac,
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    self.init(view, scale, text, platform, environment, .proposal(proposal))
  }

  /// Proposes the window's size to the view and centres its answer in the window.
  public convenience init(
    of view: some View, window: CGSize, scale: CGFloat = 1, text: TextMeasuring = .fixedPitch,
    platform: Platform = .mac, environment: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    self.init(view, scale, text, platform, environment, .window(window))
  }

  private init(
    _ view: some View, _ scale: CGFloat, _ text: TextMeasuring, _ platform: Platform,
    _ change: (inout EnvironmentValues) -> Void, _ extent: Session.Extent
  ) {
    self.scale = scale
    self.extent = extent
    var environment = EnvironmentValues()
    environment.displayScale = scale
    environment.platformStyle = platform == .mac ? .mac : .phone
    environment.imageLoader = ImageStore(FileImageLoader())
    change(&environment)
    let engine: any TextEngine = text == .fixedPitch ? FixedPitchTextEngine() : Typesetter()
    session = LayoutCheck.verifying {
      Session(view, environment: environment, textEngine: engine)
    }
    check = LayoutCheck(session.graph)
    update()
  }

  package var graph: ViewGraph { session.graph }

  /// Makes another frame, as a host does after something changed.
  public func update() {
    session.frame(extent)
    check.expectOrder()
  }

  /// The answer of the outermost view.
  public var size: CGSize { graph.rootSize }

  /// The frame of the first view with an accessibility identifier, in root coordinates; nil if there is none.
  ///
  /// A view in a screen that another one covers has the frame that it had when its screen was last laid out.
  public func frame(of identifier: String) -> CGRect? {
    frames(of: identifier).first ?? graph.coveredFrames(of: identifier).first
  }

  /// The frames of all views with an accessibility identifier, in root coordinates, in source order.
  public func frames(of identifier: String) -> [CGRect] { graph.frames(of: identifier) }

  /// The offset of a scroll view, in points from the top left of its content; nil if there is none.
  ///
  /// - Parameter identifier: its accessibility identifier, or that of a view around it; nil is the first of all.
  public func scrollOffset(of identifier: String? = nil) -> CGPoint? {
    graph.scrolling.offset(of: scrollArea(identifier))
  }

  /// Scrolls a scroll view at once, as far as there is content, and makes another frame.
  public func scroll(_ identifier: String? = nil, to offset: CGPoint) {
    graph.scrolling.scroll(scrollArea(identifier), to: offset)
    update()
  }

  /// Scrolls a scroll view by points, and makes another frame: a positive height shows what is further down.
  public func scroll(_ identifier: String? = nil, by distance: CGSize) {
    graph.scrolling.scroll(scrollArea(identifier), by: distance)
    update()
  }

  private func scrollArea(_ identifier: String?) -> ScrollAreaName {
    identifier.map { .identifier($0) } ?? .number(0)
  }

  /// The frame of a view with both edges rounded, half up, to whole pixels, as it is drawn.
  public func pixelFrame(of identifier: String) -> CGRect? {
    frame(of: identifier).map { graph.pixelAligned($0, scale: scale) }
  }

  /// The tree of layout elements, a line each: name, origin in the parent, size.
  public var frameTree: String { graph.frameTree }

  /// The display list of the view, as text.
  public var displayListText: String {
    DisplayList(size: size, items: graph.displayItems(scale: scale)).description
  }

  /// The elements that assistive programs find, one line each: its role, its texts and its
  /// actions.
  public var accessibilityText: String {
    graph.accessibilityTree().children.map(\.description).joined(separator: "\n")
  }

  /// The problems that were reported, in order.
  public var diagnostics: [String] { graph.diagnostics.reported.map(\.description) }

  /// The number of bodies evaluated so far.
  public var bodiesEvaluated: Int { graph.counters.bodies }

  /// The number of sizes computed (not remembered) so far.
  public var sizesComputed: Int { graph.counters.sizesComputed }

  /// The number of views placed so far.
  public var placements: Int { graph.counters.placements }

  /// The number of elements drawn anew so far.
  public var displayItemsRebuilt: Int { graph.counters.displayItems }

  /// The number of texts shaped so far.
  public var textsShaped: Int { graph.textEngine.shapedTextCount }

  /// The number of rounds of update and layout so far.
  public var rounds: Int { graph.counters.rounds }
}

/// Loads image files with the decoders and transfers of the rendering module.
private struct FileImageLoader: ImageLoader {
  func bitmap(from data: Data, name: String) throws -> Bitmap {
    try ImageDecoder.bitmap(from: data, name: name)
  }

  func data(at url: URL) async throws -> Data { try await WebFile.data(at: url) }
}
