import EspalierDrawing
import Foundation

/// A sign that a line shows in addition to its text: an ellipsis, or a hyphen at its end.
struct AddedSign {
  static let ellipses: [Unicode.Scalar] = ["\u{2026}"]
  static let hyphens: [Unicode.Scalar] = ["\u{2010}", "-"]

  var style: Int
  var scalar: Unicode.Scalar
  var glyph: UInt32 = 0
  var width: CGFloat = 0
  /// The item of the sign, which is not part of the text itself.
  private(set) var item: TextItem

  /// The first of the signs that the style's font has; a box if it has none.
  init(oneOf signs: [Unicode.Scalar], _ styles: [SizedStyle], _ index: Int) {
    style = index
    scalar = signs[0]
    item = TextItem(style: index, file: nil)
    guard styles.indices.contains(index) else { return }
    let style = styles[index]
    for sign in signs {
      guard let file = style.font.file, let glyph = file.glyph(for: sign) else { continue }
      scalar = sign
      self.glyph = glyph
      item.file = file
      let unit = UInt16(truncatingIfNeeded: sign.value)
      width =
        CGFloat(file.advance(of: glyph)) * style.scale(item) + style.extra(item, after: unit)
      return
    }
    width = style.size * 0.6
  }

  /// The inset of the glyph within the sign's width.
  func inset(_ style: SizedStyle) -> CGFloat {
    style.inset(item, before: UInt16(truncatingIfNeeded: scalar.value))
  }
}
