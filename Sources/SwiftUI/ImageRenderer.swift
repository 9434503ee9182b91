@preconcurrency import Combine
import Espalier
import EspalierDrawing
import EspalierHosting
import EspalierRendering
import Foundation
import LayoutEngine

/// Draws a view into a picture, without a window.
///
/// The picture has the view's size for ``proposedSize``: its ideal size unless told otherwise.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  /// Sends when the content changes and should be drawn again.
  public nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()

  /// The view to draw.
  public var content: Content { didSet { contentChanged() } }

  /// The proposal to the view, in points.
  public var proposedSize = ProposedViewSize.unspecified

  /// Pixels per point of PNG files; positive.
  public var scale: CGFloat = 1 { didSet { if scale != oldValue { contentChanged() } } }

  /// True if the picture has no transparency; black shows where nothing is drawn.
  public var isOpaque = false

  /// The numeric range and the curve with which colors are combined.
  public var colorMode = ColorRenderingMode.nonLinear

  /// The largest number of seconds to wait for loading and animations; nil draws the view's first
  /// moment.
  ///
  /// The picture then shows the view's last moment: after its tasks (`task`, `AsyncImage`) have
  /// ended, and after movements have come to rest. Animations take no time; those that never end
  /// are shown as they are after these seconds. A function without `async` waits on the main
  /// thread.
  public var settles: TimeInterval?

  private var session: Session?

  public init(content view: Content) { content = view }

  /// The picture of ``scale`` pixels per point; nil if it has no size or is too large.
  public var cgImage: CGImage? {
    let bitmap = try? Engines.raster.render(
      displayList(scale: scale), scale: scale, background: isOpaque ? .black : nil)
    return bitmap.map { CGImage($0) }
  }

  /// The picture as a PNG file of ``scale`` pixels per point.
  ///
  /// - Throws: an error that describes the problem when the picture has no size or is too large.
  public func pngData() throws -> Data {
    try displayList(scale: scale).pngData(
      scale: scale, background: isOpaque ? .black : nil, renderer: Engines.raster)
  }

  /// The picture as a PDF file of one page, with selectable text and embedded fonts.
  ///
  /// - Throws: an error that describes the problem when the picture has no size.
  public func pdfData() throws -> Data { try displayList(scale: scale).pdfData() }

  /// The picture as an SVG file whose text is text.
  ///
  /// - Throws: an error that describes the problem when the picture has no size.
  public func svgData() throws -> Data { try displayList(scale: scale).svgData() }

  /// Writes the picture to a file, in the format that its extension names: `png`, `pdf` or `svg`.
  ///
  /// - Throws: an error that describes the problem with the picture, the extension or the file.
  public func write(to url: URL) throws {
    try PictureFormat.write(
      displayList(scale: scale), to: url, scale: scale, background: isOpaque ? .black : nil)
  }

  /// Calls `renderer` with the picture's size and a function that draws it into a context.
  ///
  /// - Parameter rasterizationScale: pixels per point to which edges are aligned.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {
    let list = displayList(scale: rasterizationScale)
    renderer(list.size) { context in context.draw(list) }
  }

  private func displayList(scale: CGFloat) -> DisplayList {
    let session = currentSession()
    if let settles {
      session.settle(.proposal(proposedSize), within: settles)
    } else {
      session.settle(.proposal(proposedSize))
    }
    return session.displayList(scale: scale)
  }

  /// The view as a picture, after others have worked on the main actor.
  fileprivate func settledList() async throws -> DisplayList {
    while true {
      let session = currentSession()
      try await session.settle(.proposal(proposedSize), within: settles)
      // Content that was replaced in the meantime is no longer of interest.
      if session === self.session { return session.displayList(scale: scale) }
    }
  }

  private func currentSession() -> Session {
    if let session { return session }
    let session = Session(content, environment: .headless(scale: scale), textEngine: Engines.text)
    session.graph.onNeedsFrame = { [weak self] in self?.objectWillChange.send() }
    self.session = session
    return session
  }

  private func contentChanged() {
    session?.close()
    session = nil
    objectWillChange.send()
  }
}

// MARK: - Beside the main actor

/// Pictures of which only the view itself is processed by the main actor: it becomes a list of
/// items to paint there, and is painted and compressed on any other thread. Many may be made at the
/// same time.
extension ImageRenderer {
  /// The picture as a PNG file of ``scale`` pixels per point, made off the main actor.
  ///
  /// - Throws: an error that describes the problem when the picture has no size or is too large;
  ///   `CancellationError` when the task is cancelled.
  public func pngData() async throws -> Data { try await data(as: .png, background: ground) }

  /// The picture as a PDF file of one page, made off the main actor.
  ///
  /// - Throws: an error that describes the problem when the picture has no size;
  ///   `CancellationError` when the task is cancelled.
  public func pdfData() async throws -> Data { try await data(as: .pdf, background: nil) }

  /// The picture as an SVG file, made off the main actor.
  ///
  /// - Throws: an error that describes the problem when the picture has no size;
  ///   `CancellationError` when the task is cancelled.
  public func svgData() async throws -> Data { try await data(as: .svg, background: nil) }

  /// Writes the picture to a file, in the format that its extension names, made off the main actor.
  ///
  /// - Throws: an error that describes the problem with the picture, the extension or the file;
  ///   `CancellationError` when the task is cancelled before the file is written.
  public func write(to url: URL) async throws {
    let data = try await data(as: PictureFormat(url), background: ground)
    try PictureFormat.write(data, to: url)
  }

  /// The color behind everything.
  private var ground: ResolvedColor? { isOpaque ? .black : nil }

  private func data(as format: PictureFormat, background: ResolvedColor?) async throws -> Data {
    let scale = scale
    return try await format.dataAside(settledList(), scale: scale, background: background)
  }
}
