@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The text in a layout, which knows where its characters are.
package protocol CaretSource: AnyObject {
  var options: TextLayoutOptions { get }

  /// The places of the characters, from the top left of a view of a size.
  func places(in size: CGSize) -> any CaretPlaces
}

/// The places of the characters of a text, from its top left; offsets count UTF-16 units.
package protocol CaretPlaces {
  /// The place and height of a caret, without a width.
  func caret(at offset: Int) -> CGRect
  /// The place between two characters that is nearest to a point.
  func offset(at point: CGPoint) -> Int
  /// The place a line further down or up, below or above `x`; nil beyond the first and the last
  /// line.
  func offset(lineFrom offset: Int, down: Bool, x: CGFloat) -> Int?
  /// The place beside `offset` in visual order; nil at the end of a line.
  func offset(beside offset: Int, toRight: Bool) -> Int?
  /// The first and the last place of the line at `offset`.
  func lineRange(at offset: Int) -> Range<Int>
  /// The rectangles behind the characters of `range`, at least those between two heights.
  func rectangles(of range: Range<Int>, in band: ClosedRange<CGFloat>) -> [CGRect]
}

extension CaretMap: CaretPlaces {
  package func rectangles(of range: Range<Int>, in band: ClosedRange<CGFloat>) -> [CGRect] {
    rectangles(of: range)
  }
}
