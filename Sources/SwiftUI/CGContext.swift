import EspalierDrawing
import EspalierRendering
import Foundation

/// A place on disk, in code that is shared with Apple's platforms (`url as CFURL`).
public typealias CFURL = URL

/// Options, in code that is shared with Apple's platforms.
public typealias CFDictionary = [String: Any]

/// A PDF file in the making, page by page.
///
/// Points count from the lower left corner of a page, upwards, as on Apple's platforms: there is the lower left corner of a view,
/// unless the context is moved. Each page begins without changes.
///
/// The options of the file are its title and the like, by the names ``kCGPDFContextTitle``, ``kCGPDFContextAuthor``,
/// ``kCGPDFContextSubject``, ``kCGPDFContextKeywords`` and ``kCGPDFContextCreator``.
public final class CGContext {
  private let consumer: CGDataConsumer
  private let mediaBox: CGRect?
  private let information: PDFInformation
  private var pages: [DisplayList] = []
  private var page: DisplayList?
  private var state = State()
  private var savedStates: [State] = []

  /// The map and the clips, which are saved and restored together.
  private struct State {
    var map = CGAffineTransform.identity
    /// The areas to which drawing is confined, in coordinates of the page.
    var clips: [Path] = []
  }

  /// Starts a PDF file on disk.
  ///
  /// - Parameter mediaBox: the size of pages that do not set theirs, in points; nil takes that of
  ///   the drawing.
  public convenience init?(
    _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// Starts a PDF file whose bytes a consumer gets.
  ///
  /// - Parameter mediaBox: the size of pages that do not set theirs, in points; nil takes that of
  ///   the drawing.
  public init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    self.consumer = consumer
    self.mediaBox = mediaBox?.pointee
    information = PDFInformation(auxiliaryInfo ?? [:])
  }

  /// Starts a page, whose size is that of the file's media box unless `pageInfo` has one by the name
  /// ``kCGPDFContextMediaBox``.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    begin((pageInfo?[kCGPDFContextMediaBox] as? Data)?.rect ?? mediaBox)
  }

  /// Ends the page that was begun last.
  public func endPDFPage() {
    if let page { pages.append(page) }
    page = nil
  }

  /// Starts a page of the size of a media box; nil takes the file's.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
    begin(mediaBox?.pointee ?? self.mediaBox)
  }

  /// Ends the page that was begun last.
  public func endPage() { endPDFPage() }

  /// Writes the file; a failure is reported on the standard error stream.
  public func closePDF() {
    endPDFPage()
    do {
      try consumer.take(try PDFRenderer.data(for: pages, information))
    } catch {
      StandardError.write(line: "Espalier: \(consumer.name) was not written: \(error)")
    }
  }

  private func begin(_ mediaBox: CGRect?) {
    page = DisplayList(size: mediaBox?.size ?? .zero)
    state = State()
    savedStates = []
  }

  func draw(_ list: DisplayList) {
    var page = page ?? DisplayList(size: mediaBox?.size ?? .zero)
    if page.size == .zero { page.size = list.size }
    // Views grow downwards, from the upper left corner.
    let upright = CGAffineTransform.upsideDown(list.size.height)
    let turned = CGAffineTransform.upsideDown(page.size.height)
    let map = upright.concatenating(state.map).concatenating(turned)
    var items = map.isIdentity ? list.items : [.group(.transform(map), list.items)]
    for clip in state.clips {
      items = [.group(.clip(clip.applying(turned), FillStyle()), items)]
    }
    page.items += items
    self.page = page
  }

  // MARK: Where drawing goes

  /// The map from the coordinates of what is drawn to those of the page.
  public var ctm: CGAffineTransform { state.map }

  /// Keeps the map and the clips of now until ``restoreGState()``.
  public func saveGState() { savedStates.append(state) }

  /// Goes back to the map and the clips that were saved last; reported, and without effect, where none are.
  public func restoreGState() {
    guard let saved = savedStates.popLast() else {
      StandardError.write(
        line: "Espalier: CGContext.restoreGState() of \(consumer.name): nothing was saved on this "
          + "page. Call saveGState() before.")
      return
    }
    state = saved
  }

  /// Moves what is drawn from now on, in points; positive distances lead right and up.
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Scales what is drawn from now on, around the origin.
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

  /// Turns what is drawn from now on around the origin, counterclockwise, by an angle in radians.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Applies a map to what is drawn from now on, before those that are in effect; one with numbers that are not finite is
  /// reported, and without effect.
  public func concatenate(_ transform: CGAffineTransform) {
    let map = transform.concatenating(state.map)
    if map.isFinite {
      state.map = map
    } else {
      StandardError.write(
        line: "Espalier: CGContext of \(consumer.name): leaves out \(transform). "
          + "The numbers of a map have to be finite.")
    }
  }

  /// Confines drawing to a rectangle, and to those that are in effect.
  public func clip(to rect: CGRect) { state.clips.append(Path(rect).applying(state.map)) }

  /// Confines drawing to the area that rectangles cover together, and to those that are in effect.
  public func clip(to rects: [CGRect]) {
    var path = Path()
    path.addRects(rects)
    state.clips.append(path.applying(state.map))
  }
}

extension CGAffineTransform {
  /// Turns the direction of y around within a height.
  fileprivate static func upsideDown(_ height: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
  }
}

/// The name of the title of a PDF file among its options.
public let kCGPDFContextTitle = "kCGPDFContextTitle"
/// The name of the author of a PDF file among its options.
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"
/// The name of the subject of a PDF file among its options.
public let kCGPDFContextSubject = "kCGPDFContextSubject"
/// The name of the keywords of a PDF file among its options: a text, or a list of texts.
public let kCGPDFContextKeywords = "kCGPDFContextKeywords"
/// The name of the program that made a PDF file among its options.
public let kCGPDFContextCreator = "kCGPDFContextCreator"
/// The name of the media box of a page among its options: the bytes of a `CGRect`.
public let kCGPDFContextMediaBox = "kCGPDFContextMediaBox"

extension PDFInformation {
  fileprivate init(_ options: CFDictionary) {
    func text(_ name: String) -> String { options[name] as? String ?? "" }
    let keywords = (options[kCGPDFContextKeywords] as? [String])?.joined(separator: ", ")
    self.init(
      title: text(kCGPDFContextTitle), author: text(kCGPDFContextAuthor),
      subject: text(kCGPDFContextSubject), keywords: keywords ?? text(kCGPDFContextKeywords),
      creator: text(kCGPDFContextCreator))
  }
}

extension Data {
  /// The rectangle whose bytes these are; nil for another number of bytes.
  fileprivate var rect: CGRect? {
    guard count == MemoryLayout<CGRect>.size else { return nil }
    return withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
  }
}
