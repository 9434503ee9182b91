import EspalierDrawing
import Foundation

/// Puts the glyphs of one line in the order and place in which they are drawn.
///
/// 1. Collect the pieces of items that the line shows, in reading order, with the ellipsis, or the
///    hyphen that a soft hyphen becomes.
/// 2. Give spaces at the line's end the paragraph's direction (rule L1 of Unicode's algorithm).
/// 3. Reverse the pieces of each embedding level (rule L2).
/// 4. Place the pieces from left to right.
struct LineAssembly {
  private let text: TypesetText
  private let line: BrokenLine
  private let scale: CGFloat
  private let paragraphLevel: UInt8

  init(_ text: TypesetText, _ line: BrokenLine, scale: CGFloat) {
    self.text = text
    self.line = line
    self.scale = scale
    paragraphLevel = text.content.paragraphLevel(at: line.range.lowerBound)
  }

  func glyphs() -> LineGlyphs {
    var x: CGFloat = 0
    var glyphs = LineGlyphs()
    for piece in inVisualOrder(pieces()) {
      switch piece.content {
      case .sign(let sign):
        glyphs.append(glyphRun(of: sign, piece.level, x), from: line.range.upperBound)
      case .text(let shaped, let range):
        if let width = text.styles[shaped.item.style].width(ofWhole: shaped.item) {
          if shaped.item.kind == .attachment {
            glyphs.append(emptyRun(of: shaped, width, x), from: range.lowerBound)
          }
          x += (width - line.tightening) * scale
          continue
        }
        glyphs.append(glyphRun(of: shaped, range, x), from: range.lowerBound)
      }
      x += glyphs.runs.last?.width ?? 0
    }
    return glyphs
  }

  private struct Piece {
    enum Content {
      /// A part of an item.
      case text(ShapedItem, Range<Int>)
      case sign(AddedSign)
    }

    var content: Content
    var level: UInt8
  }
}

// MARK: - Order

extension LineAssembly {
  private func pieces() -> [Piece] {
    guard let tail = line.tail else {
      let end = endWithoutSpaces(line.head)
      let spaces = pieces(in: end..<line.head.upperBound).map { piece in
        var piece = piece
        piece.level = paragraphLevel
        return piece
      }
      let shown = pieces(in: line.head.lowerBound..<end) + spaces
      guard line.isHyphenated else { return shown }
      // The soft hyphen itself hangs past what is shown.
      let style = text.content.style(at: line.range.upperBound - 1)
      let hyphen = AddedSign(oneOf: AddedSign.hyphens, text.styles, style)
      return shown + [Piece(content: .sign(hyphen), level: shown.last?.level ?? paragraphLevel)]
    }
    let ellipsis = Piece(content: .sign(text.ellipsis), level: paragraphLevel)
    return pieces(in: line.head) + [ellipsis] + pieces(in: tail)
  }

  private func endWithoutSpaces(_ range: Range<Int>) -> Int {
    // Without right-to-left text the spaces are in place already.
    guard text.content.hasRightToLeft else { return range.upperBound }
    let units = text.content.units
    return range.reversed().first { !units[$0].hangsAtLineEnd }.map { $0 + 1 } ?? range.lowerBound
  }

  private func pieces(in range: Range<Int>) -> [Piece] {
    guard !range.isEmpty else { return [] }
    let items = text.content.items
    var index = firstItem(endingAfter: range.lowerBound)
    var pieces: [Piece] = []
    while index < items.count, items[index].item.range.lowerBound < range.upperBound {
      let shown = items[index].item.range.clamped(to: range)
      pieces.append(
        Piece(content: .text(items[index], shown), level: items[index].item.level))
      index += 1
    }
    return pieces
  }

  private func firstItem(endingAfter offset: Int) -> Int {
    let items = text.content.items
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if items[middle].item.range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func inVisualOrder(_ pieces: [Piece]) -> [Piece] {
    guard let highest = pieces.map(\.level).max(), highest > 0 else { return pieces }
    var pieces = pieces
    for level in stride(from: highest, to: 0, by: -1) {
      var start = 0
      while start < pieces.count {
        let end = pieces[start...].firstIndex { $0.level < level } ?? pieces.count
        pieces[start..<end].reverse()
        start = end + 1
      }
    }
    return pieces
  }
}

// MARK: - Glyphs

extension LineAssembly {
  private func glyphRun(of sign: AddedSign, _ level: UInt8, _ x: CGFloat) -> GlyphRun {
    let style = text.styles[sign.style]
    let string = String(sign.scalar)
    let position = CGPoint(x: sign.inset(style) * scale, y: 0)
    return GlyphRun(
      font: style.glyphFont(sign.item, scale: scale),
      glyphs: [.init(id: sign.glyph, position: position, cluster: 0..<string.utf8.count)],
      origin: CGPoint(x: x, y: -style.baselineOffset * scale), width: sign.width * scale,
      text: string, isRightToLeft: level % 2 == 1, styleIndex: sign.style)
  }

  /// The place of an attachment.
  private func emptyRun(of shaped: ShapedItem, _ width: CGFloat, _ x: CGFloat) -> GlyphRun {
    let item = shaped.item
    let style = text.styles[item.style]
    return GlyphRun(
      font: style.glyphFont(item, scale: scale), glyphs: [],
      origin: CGPoint(x: x, y: -style.baselineOffset * scale), width: width * scale,
      text: String(decoding: text.content.units[item.range], as: UTF16.self),
      isRightToLeft: item.isRightToLeft, styleIndex: item.style)
  }

  private func glyphRun(of shaped: ShapedItem, _ range: Range<Int>, _ x: CGFloat) -> GlyphRun {
    let item = shaped.item
    let style = text.styles[item.style]
    let units = text.content.units
    let unit = style.scale(item) * scale
    let verticalUnit = style.verticalScale(item) * scale
    let shapedGlyphs = text.content.glyphs(of: shaped, in: range)
    let source = RunText(units, range, capitals: item.isSmallCapital)
    var glyphs: [GlyphRun.Glyph] = []
    glyphs.reserveCapacity(shapedGlyphs.count)
    var pen: CGFloat = 0
    var extras: CGFloat = 0
    var wideClusters: CGFloat = 0
    for cluster in Clusters(shapedGlyphs, range, isRightToLeft: item.isRightToLeft) {
      let start = cluster.range.lowerBound
      let first = units[start]
      let next = start + 1 < item.range.upperBound ? units[start + 1] : nil
      let inset = style.inset(item, before: first) * scale
      var isWide = false
      for glyph in cluster.glyphs {
        let position = CGPoint(
          x: pen + inset + CGFloat(glyph.offsetX) * unit,
          y: -CGFloat(glyph.offsetY) * verticalUnit)
        glyphs.append(
          .init(id: glyph.id, position: position, cluster: source.utf8(cluster.range)))
        pen += CGFloat(glyph.advance) * unit
        isWide = isWide || glyph.advance != 0
      }
      if isWide {
        let extra = (style.extra(item, after: first, before: next) - line.tightening) * scale
        pen += extra
        extras += extra
        wideClusters += 1
      }
    }
    return GlyphRun(
      font: style.glyphFont(item, scale: scale), glyphs: glyphs,
      origin: CGPoint(x: x, y: -style.baselineOffset * scale), width: pen, text: source.string,
      isRightToLeft: item.isRightToLeft, styleIndex: item.style,
      letterSpacing: wideClusters > 0 ? extras / wideClusters : 0)
  }
}
