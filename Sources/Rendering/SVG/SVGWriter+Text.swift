import EspalierDrawing
import Foundation

extension SVGWriter {
  /// Writes text for the reader to shape again, spread over the width that it has here.
  ///
  /// Letter spacing brings characters to their places in readers that know only that. The width
  /// then corrects what is left, such as that of another font where the reader lacks ours. Places
  /// for single characters would take joined letters apart, and many readers ignore them.
  mutating func write(_ run: GlyphRun, _ paint: Paint) {
    let isPlaced = run.origin.x.isFinite && run.origin.y.isFinite
    guard !run.isInvisible, run.font.size > 0, isPlaced else { return }
    hasText = true
    // The start of a right-to-left text is its right end.
    let x = run.isRightToLeft ? run.origin.x + run.width : run.origin.x
    let stretch = run.font.usableStretch
    var place = " x=\"\(x.brief)\" y=\"\(run.origin.y.brief)\""
    if stretch != 1 {
      // Wider letters are the usual ones in wider coordinates.
      let wider = CGAffineTransform(a: stretch, b: 0, c: 0, d: 1, tx: x, ty: run.origin.y)
      place = " x=\"0\" y=\"0\"" + wider.attribute
    }
    if run.isRightToLeft { place += " direction=\"rtl\"" }
    let spacing = (run.letterSpacing / stretch).brief
    if spacing != "0" { place += " letter-spacing=\"\(spacing)\"" }
    let width = (run.width / stretch).brief
    if run.glyphs.count > 1, run.width > 0, width != "0" {
      place += " textLength=\"\(width)\" lengthAdjust=\"spacing\""
    }
    body.append(
      "<text\(place)\(run.font.attributes)\(fill(paint, over: run.bounds))"
        + " xml:space=\"preserve\">\(run.text.escaped)</text>")
  }

  /// What all text of a picture inherits: Inter's contextual alternates would turn `->` into an
  /// arrow, and hinted glyphs are of other widths.
  static let textAttributes =
    " text-rendering=\"geometricPrecision\" style=\"font-variant-ligatures:no-contextual\""
}

extension GlyphRun {
  /// Whether there are no more than marks of direction, joiners and the like.
  fileprivate var isInvisible: Bool {
    glyphs.isEmpty || text.unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint)
  }
}

extension GlyphFont {
  fileprivate var attributes: String {
    var result = " font-family=\"\(families.joined(separator: ", "))\" font-size=\"\(size.brief)\""
    if weight != 400 { result += " font-weight=\"\(weight)\"" }
    if isItalic || isObliqued { result += " font-style=\"italic\"" }
    var variants: [String] = []
    if hasMonospacedDigits { variants.append("tabular-nums") }
    if smallCaps.contains(.lowercase) { variants.append("small-caps") }
    if !variants.isEmpty {
      // The shorthand would undo what the picture says about ligatures.
      variants.append("no-contextual")
      result += " style=\"font-variant:\(variants.joined(separator: " "))\""
    }
    return result
  }

  /// The font, then fonts like it.
  private var families: [String] {
    let name = family.lowercased()
    let generic =
      file.isEmpty || name.contains("mono")
      ? "monospace" : name.contains("serif") ? "serif" : "sans-serif"
    if file.isEmpty { return [generic] }
    let optical = " Display"
    let named =
      family.hasSuffix(optical) ? [family, String(family.dropLast(optical.count))] : [family]
    return named.map { "'\($0.escaped)'" } + [generic]
  }
}
