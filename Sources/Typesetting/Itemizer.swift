import CGfx
import EspalierDrawing
import Foundation

/// A piece of a text that is shaped at once: one style, direction, font and script.
struct TextItem {
  /// UTF-16 offsets.
  var range: Range<Int>
  var style: Int
  var level: UInt8
  /// Nil draws boxes.
  var file: FontFile?
  var isFallback: Bool
  var script: hb_script_t

  var isRightToLeft: Bool { level % 2 == 1 }
}

/// Splits a text into items.
///
/// Separators and other control characters belong to none: they have no glyphs.
struct Itemizer {
  let units: [UInt16]
  let isGraphemeStart: [Bool]
  /// Where each style ends.
  let styleEnds: [Int]
  let fonts: [ResolvedFont]
  let language: String
  let fallback: FallbackFonts

  func items(_ levels: [UnicodeRules.LevelRun]) -> [TextItem] {
    var items: [TextItem] = []
    var style = 0
    for run in levels {
      var start = run.range.lowerBound
      while start < run.range.upperBound {
        while styleEnds[style] <= start { style += 1 }
        let end = min(run.range.upperBound, styleEnds[style])
        appendItems(of: start..<end, style: style, level: run.level, to: &items)
        start = end
      }
    }
    return items
  }

  /// Extends the last item grapheme by grapheme as long as font and script allow.
  private func appendItems(
    of range: Range<Int>, style: Int, level: UInt8, to items: inout [TextItem]
  ) {
    var current: TextItem?
    func finish() {
      if let item = current { items.append(item) }
      current = nil
    }
    var start = range.lowerBound
    while start < range.upperBound {
      let end = graphemeEnd(after: start, in: range)
      defer { start = end }
      if units[start].isControl {
        finish()
        continue
      }
      let next = item(start..<end, style: style, level: level, after: current?.file)
      if var item = current, item.file === next.file, item.mayContinue(with: next.script) {
        item.range = item.range.lowerBound..<end
        if !item.script.isSpecific { item.script = next.script }
        current = item
      } else {
        finish()
        current = next
      }
    }
    finish()
  }

  private func item(
    _ range: Range<Int>, style: Int, level: UInt8, after preceding: FontFile?
  ) -> TextItem {
    let primary = fonts[style].file
    let unit = units[range.lowerBound]
    // What every font has needs no search; this is nearly all of most texts.
    if range.count == 1, unit < 0x7F {
      return TextItem(
        range: range, style: style, level: level, file: primary, isFallback: false,
        script: unit.isASCIILetter ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON)
    }
    let scalars = Array(String(decoding: units[range], as: UTF16.self).unicodeScalars)
    let file = fallback.font(
      for: scalars, own: fonts[style], preceding: preceding, language: language)
    return TextItem(
      range: range, style: style, level: level, file: file, isFallback: file !== primary,
      script: scalars[0].script)
  }

  private func graphemeEnd(after start: Int, in range: Range<Int>) -> Int {
    var end = start + 1
    while end < range.upperBound, !isGraphemeStart[end] { end += 1 }
    return end
  }
}

extension TextItem {
  fileprivate func mayContinue(with next: hb_script_t) -> Bool {
    !script.isSpecific || !next.isSpecific || script == next
  }
}

extension hb_script_t {
  /// Whether the script is more than that of punctuation, digits and marks, which join any other.
  var isSpecific: Bool {
    self != HB_SCRIPT_COMMON && self != HB_SCRIPT_INHERITED && self != HB_SCRIPT_UNKNOWN
  }

  /// Whether San Francisco itself has the script, so that lines need not grow for it.
  var isInSystemFont: Bool {
    !isSpecific || [HB_SCRIPT_LATIN, HB_SCRIPT_GREEK, HB_SCRIPT_CYRILLIC].contains(self)
  }
}

extension UInt16 {
  var isControl: Bool { self < 0x20 || (0x7F...0x9F).contains(self) || isLineSeparator }

  fileprivate var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}
