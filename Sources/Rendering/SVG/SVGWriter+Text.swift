import EspalierDrawing
import Foundation

extension SVGWriter {
  /// Writes text for the reader to shape again, spread over the width that it has here.
  ///
  /// Letter spacing brings characters to their places in readers that support nothing more. The
  /// width then corrects the rest, such as the difference to another font where the reader lacks
  /// the original. Places for single characters would take joined letters apart, and many readers
  /// ignore them.
  ///
  /// The runs of one line share an element, in reading order, so that it is searched and copied as a
  /// whole.
  mutating func write(_ line: [(run: GlyphRun, paint: Paint)]) {
    let shown = line.filter(\.run.isShown)
    guard let first = shown.first else { return }
    hasText = true
    if shown.count == 1 {
      let attributes = attributes(first.run, first.paint)
      body.append("<text\(attributes) xml:space=\"preserve\">\(first.run.text.escaped)</text>")
      return
    }
    let isRightToLeft = shown.map(\.run).isRightToLeftLine
    let ordered = shown.inReadingOrder(\.run.isRightToLeft, isRightToLeft)
    let parts = ordered.map { run, paint in
      "<tspan\(attributes(run, paint, isWithinRightToLeft: isRightToLeft))>\(run.text.escaped)</tspan>"
    }
    let direction = isRightToLeft ? " direction=\"rtl\"" : ""
    body.append("<text\(direction) xml:space=\"preserve\">\(parts.joined())</text>")
  }

  /// - Parameter isWithinRightToLeft: the direction of the element that the run stands in.
  private mutating func attributes(
    _ run: GlyphRun, _ paint: Paint, isWithinRightToLeft: Bool = false
  ) -> String {
    // The start of a right-to-left text is its right end.
    let x = run.isRightToLeft ? run.origin.x + run.width : run.origin.x
    let stretch = run.font.usableStretch
    var place = " x=\"\(x.number)\" y=\"\(run.origin.y.number)\""
    if stretch != 1 {
      // Wider letters are the usual ones in wider coordinates.
      let wider = CGAffineTransform(a: stretch, b: 0, c: 0, d: 1, tx: x, ty: run.origin.y)
      place = " x=\"0\" y=\"0\"" + wider.attribute
    }
    if run.isRightToLeft {
      place += " direction=\"rtl\""
    } else if isWithinRightToLeft {
      place += " direction=\"ltr\""
    }
    let spacing = (run.letterSpacing / stretch).number
    if spacing != "0" { place += " letter-spacing=\"\(spacing)\"" }
    let width = (run.width / stretch).number
    if run.glyphs.count > 1, run.width > 0, width != "0" {
      place += " textLength=\"\(width)\" lengthAdjust=\"spacing\""
    }
    return place + run.font.attributes + fill(paint, over: run.bounds)
  }

  /// The attributes that all text of a picture inherits: Inter's contextual alternates would turn
  /// `->` into an arrow, and hinted glyphs are of other widths.
  static let textAttributes =
    " text-rendering=\"geometricPrecision\" style=\"font-variant-ligatures:no-contextual\""
}

extension ArraySlice<DisplayItem> {
  /// The runs at the start that stand on one line, each at the end of the one before.
  var lineOfText: [(run: GlyphRun, paint: Paint)] {
    var line: [(run: GlyphRun, paint: Paint)] = []
    for item in self {
      // Stretched runs have coordinates of their own, which parts of an element cannot have.
      guard case .glyphs(let run, let paint) = item, run.font.usableStretch == 1 else { break }
      if let last = line.last?.run {
        let gap = abs(last.origin.x + last.width - run.origin.x)
        guard last.origin.y == run.origin.y, gap < last.font.size / 4 else { break }
      }
      line.append((run, paint))
    }
    return line
  }
}

extension [GlyphRun] {
  /// True if these runs, which stand from left to right, are a line that is read from right to
  /// left.
  ///
  /// A line with both directions at its ends counts as left to right, because nothing decides
  /// between them.
  fileprivate var isRightToLeftLine: Bool {
    first?.isRightToLeft == true && last?.isRightToLeft == true
  }
}

extension Array {
  /// Parts from left to right in the order in which they are read: those that run against the
  /// line's direction the other way around, as far as they stand together.
  fileprivate func inReadingOrder(
    _ isRightToLeft: (Element) -> Bool, _ isRightToLeftLine: Bool
  ) -> [Element] {
    var result: [Element] = []
    var against: [Element] = []
    for part in isRightToLeftLine ? reversed() : self {
      if isRightToLeft(part) == isRightToLeftLine {
        result += against.reversed() + [part]
        against = []
      } else {
        against.append(part)
      }
    }
    return result + against.reversed()
  }
}

extension GlyphRun {
  fileprivate var isShown: Bool {
    !isInvisible && font.size > 0 && origin.x.isFinite && origin.y.isFinite
  }

  /// True if there are only marks of direction, joiners and the like.
  fileprivate var isInvisible: Bool {
    glyphs.isEmpty || text.unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint)
  }
}

extension GlyphFont {
  fileprivate var attributes: String {
    var result = " font-family=\"\(families.joined(separator: ", "))\" font-size=\"\(size.number)\""
    if weight != 400 { result += " font-weight=\"\(weight)\"" }
    if isItalic || isObliqued { result += " font-style=\"italic\"" }
    var variants: [String] = []
    if hasMonospacedDigits { variants.append("tabular-nums") }
    if smallCaps == .lowercase { variants.append("small-caps") }
    if smallCaps == [.lowercase, .uppercase] { variants.append("all-small-caps") }
    // CSS has no keyword for capitals alone.
    let features = smallCaps == .uppercase ? "font-feature-settings:'c2sc'" : ""
    if !variants.isEmpty {
      // The shorthand would undo what the picture says about ligatures.
      variants.append("no-contextual")
      let separator = features.isEmpty ? "" : ";"
      result += " style=\"font-variant:\(variants.joined(separator: " "))\(separator)\(features)\""
    } else if !features.isEmpty {
      result += " style=\"\(features)\""
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
