import EspalierDrawing
import EspalierRendering
import Foundation

/// A place on disk, in code that is shared with Apple's platforms (`url as CFURL`).
public typealias CFURL = URL

/// Options, in code that is shared with Apple's platforms.
public typealias CFDictionary = [String: Any]

/// A PDF file in the making, page by page.
public final class CGContext {
  private let url: URL
  private let mediaBox: CGRect?
  private var pages: [DisplayList] = []
  private var page: DisplayList?

  /// Starts a PDF file.
  ///
  /// - Parameter mediaBox: the size of pages that do not set theirs, in points; nil takes that of
  ///   the drawing.
  public init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    self.url = url
    self.mediaBox = mediaBox?.pointee
  }

  /// Starts a page.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    page = DisplayList(size: mediaBox?.size ?? .zero)
  }

  /// Ends the page that was begun last.
  public func endPDFPage() {
    if let page { pages.append(page) }
    page = nil
  }

  /// Writes the file; a failure is reported on the standard error stream.
  public func closePDF() {
    endPDFPage()
    do {
      try PDFRenderer.data(for: pages).write(to: url, options: .atomic)
    } catch {
      StandardError.write(line: "Espalier: \(url.path) was not written: \(error)")
    }
  }

  func draw(_ list: DisplayList) {
    var page = page ?? DisplayList(size: mediaBox?.size ?? .zero)
    if page.size == .zero { page.size = list.size }
    page.items += list.items
    self.page = page
  }
}
