import CGfx
import EspalierDrawing
import Foundation

extension CairoPainter {
  /// Lays links over the page, which lead to their addresses.
  ///
  /// They are added beside the drawing, and not around the items that are drawn there, which may
  /// have become a picture.
  func add(_ links: [DisplayLink]) {
    for link in links {
      let area = [link.area.minX, link.area.minY, link.area.width, link.area.height]
        .map { CGFloat($0).brief }.joined(separator: " ")
      let address = link.url.absoluteString.replacingOccurrences(of: "\\", with: "\\\\")
        .replacingOccurrences(of: "'", with: "\\'")
      cairo_tag_begin(context, CAIRO_TAG_LINK, "rect=[\(area)] uri='\(address)'")
      cairo_tag_end(context, CAIRO_TAG_LINK)
    }
  }
}
