import CGfx
import EspalierDrawing
import Foundation

/// Draws display lists as pages of a PDF whose text can be searched and copied, fonts embedded.
///
/// Effects that PDF lacks, such as blurs, become pictures (``PictureFlattener``), as do the
/// silhouettes of shadows. Emoji are pictures without text.
package enum PDFRenderer {
  /// The resolution of shadows: they are blurred, so that more pixels would not be visible.
  private static let shadowPixelsPerPoint: CGFloat = 2
  /// PDF readers accept pages of up to 200 inches a side.
  package static let longestSide: CGFloat = 14_400

  /// One page per list, each of its list's size, a point being 1/72 inch.
  ///
  /// The file says it was made at the start of the year 2000, so that equal lists give equal bytes.
  ///
  /// - Parameter endsWhenCancelled: true if it may end early, with an unusable result, when the
  ///   task that runs it is cancelled.
  package static func data(
    for pages: [DisplayList], _ information: PDFInformation = PDFInformation(),
    endsWhenCancelled: Bool = false
  ) throws(RenderingError) -> Data {
    for page in pages { try check(page.size) }
    guard let first = pages.first else { throw .emptyPicture(.zero) }
    return try PaintingPool.with(endsWhenCancelled: endsWhenCancelled) {
      resources throws(RenderingError) in
      try write(pages, information, first.size, resources)
    }
  }

  private static func write(
    _ pages: [DisplayList], _ information: PDFInformation, _ size: CGSize,
    _ resources: PaintResources
  ) throws(RenderingError) -> Data {

    let file = PDFFile()
    // A surface that is given up in the middle of a page writes until it is released.
    defer { withExtendedLifetime(file) {} }
    // The surface and its painters are released before the file is read: they write until then.
    do {
      let surface = file.surface(size)
      write(information, on: surface)
      for page in pages {
        try LargeStack.rendering(page.items) { () throws(RenderingError) in
          try paint(page, on: surface, resources)
        }
      }
      cairo_surface_finish(surface.pointer)
      let status = cairo_surface_status(surface.pointer)
      if status != CAIRO_STATUS_SUCCESS {
        throw .drawingFailed(String(cString: cairo_status_to_string(status)))
      }
    }
    return file.data
  }

  private static func paint(
    _ page: DisplayList, on surface: CairoSurface, _ resources: PaintResources
  ) throws(RenderingError) {
    cairo_pdf_surface_set_size(surface.pointer, Double(page.size.width), Double(page.size.height))
    let painter = CairoPainter(
      surface.pointer, .identity, output: .pages(pixelsPerPoint: shadowPixelsPerPoint),
      resources: resources)
    defer { resources.bounds.removeAll() }
    painter.paint(try PictureFlattener.flattened(page, for: .pdf, resources).items)
    painter.add(page.links)
    cairo_show_page(painter.context)
    try painter.finish()
  }

  private static func check(_ size: CGSize) throws(RenderingError) {
    guard size.width > 0, size.height > 0 else { throw .emptyPicture(size) }
    guard size.width <= longestSide, size.height <= longestSide else {
      throw .drawingFailed(
        "a PDF page of \(size.brief) points is larger than the \(longestSide.brief) points a side "
          + "that readers accept; use a smaller frame")
    }
  }

  private static func write(_ information: PDFInformation, on surface: CairoSurface) {
    let date = "2000-01-01T00:00:00Z"
    cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_CREATE_DATE, date)
    for (name, text) in information.entries where !text.isEmpty {
      cairo_pdf_surface_set_metadata(surface.pointer, name, text)
    }
  }
}

/// The texts about a PDF file that readers show beside it; empty ones are left out.
package struct PDFInformation {
  package var title: String
  package var author: String
  package var subject: String
  package var keywords: String
  package var creator: String

  package init(
    title: String = "", author: String = "", subject: String = "", keywords: String = "",
    creator: String = ""
  ) {
    self.title = title
    self.author = author
    self.subject = subject
    self.keywords = keywords
    self.creator = creator
  }

  fileprivate var entries: [(cairo_pdf_metadata_t, String)] {
    [
      (CAIRO_PDF_METADATA_TITLE, title), (CAIRO_PDF_METADATA_AUTHOR, author),
      (CAIRO_PDF_METADATA_SUBJECT, subject), (CAIRO_PDF_METADATA_KEYWORDS, keywords),
      (CAIRO_PDF_METADATA_CREATOR, creator),
    ]
  }
}

/// Collects the bytes that Cairo writes.
private final class PDFFile {
  private(set) var data = Data()

  func surface(_ size: CGSize) -> CairoSurface {
    let write: cairo_write_func_t = { closure, bytes, count in
      guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
      let file = Unmanaged<PDFFile>.fromOpaque(closure).takeUnretainedValue()
      file.data.append(bytes, count: Int(count))
      return CAIRO_STATUS_SUCCESS
    }
    return CairoSurface(
      owning: cairo_pdf_surface_create_for_stream(
        write, Unmanaged.passUnretained(self).toOpaque(), Double(size.width), Double(size.height)))
  }
}
