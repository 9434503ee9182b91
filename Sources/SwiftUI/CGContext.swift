import EspalierDrawing
import EspalierRendering
import Foundation

/// A place on disk, in code that is shared with Apple's platforms (`url as CFURL`).
public typealias CFURL = URL

/// Options, in code that is shared with Apple's platforms.
public typealias CFDictionary = [String: Any]

/// A PDF file in the making, page by page.
///
/// The options of the file are its title and the like, by the names ``kCGPDFContextTitle``, ``kCGPDFContextAuthor``,
/// ``kCGPDFContextSubject``, ``kCGPDFContextKeywords`` and ``kCGPDFContextCreator``.
public final class CGContext {
  private let consumer: CGDataConsumer
  private let mediaBox: CGRect?
  private let information: PDFInformation
  private var pages: [DisplayList] = []
  private var page: DisplayList?

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

  private func begin(_ mediaBox: CGRect?) { page = DisplayList(size: mediaBox?.size ?? .zero) }

  func draw(_ list: DisplayList) {
    var page = page ?? DisplayList(size: mediaBox?.size ?? .zero)
    if page.size == .zero { page.size = list.size }
    page.items += list.items
    self.page = page
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
