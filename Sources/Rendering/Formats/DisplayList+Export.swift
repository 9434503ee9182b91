import EspalierDrawing
import Foundation

extension DisplayList {
  /// The picture as PNG at `scale` pixels per point.
  ///
  /// - Parameter background: painted below all items; nil leaves unpainted parts transparent.
  package func pngData(
    scale: CGFloat = 1, background: ResolvedColor? = nil,
    renderer: RasterRenderer = RasterRenderer()
  ) throws(RenderingError) -> Data {
    let bitmap = try renderer.render(self, scale: scale, background: background)
    return try PNGWriter.data(for: bitmap, scale: scale)
  }

  /// The picture as a PDF of one page.
  package func pdfData(title: String = "") throws(RenderingError) -> Data {
    try PDFRenderer.data(for: [self], PDFInformation(title: title))
  }

  /// The picture as SVG.
  package func svgData(title: String = "") throws(RenderingError) -> Data {
    Data(try SVGRenderer.text(for: self, title: title).utf8)
  }
}
