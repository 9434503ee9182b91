@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

/// The places of a text that is laid out by paragraphs, at one width.
struct ParagraphPlaces {
  let layout: ParagraphLayout
  let width: CGFloat
}

extension ParagraphPlaces: CaretPlaces {
  func caret(at offset: Int) -> CGRect { layout.caret(at: offset, width: width) }

  func offset(at point: CGPoint) -> Int { layout.offset(at: point, width: width) }

  func offset(lineFrom offset: Int, down: Bool, x: CGFloat) -> Int? {
    layout.offset(lineFrom: offset, down: down, x: x, width: width)
  }

  func offset(beside offset: Int, toRight: Bool) -> Int? {
    layout.offset(beside: offset, toRight: toRight, width: width)
  }

  func lineRange(at offset: Int) -> Range<Int> { layout.lineRange(at: offset, width: width) }

  func rectangles(of range: Range<Int>, in band: ClosedRange<CGFloat>) -> [CGRect] {
    layout.rectangles(of: range, in: band, width: width)
  }
}
