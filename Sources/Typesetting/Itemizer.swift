import CGfx
import EspalierDrawing
import Foundation

/// A piece of a text that is shaped at once: one style, direction, font and script.
struct TextItem {
  enum Kind {
    case characters
    /// An object that replaces a character; it has no glyphs.
    case attachment
    case tab
  }

  /// The range in UTF-16.
  var range = 0..<0
  var style: Int
  var level: UInt8 = 0
  /// The font; nil draws boxes.
  var file: FontFile?
  var isFallback = false
  var script = HB_SCRIPT_COMMON
  var kind = Kind.characters
  /// True if smaller capitals stand in for small capitals that the font lacks.
  var isSmallCapital = false

  var isRightToLeft: Bool { level % 2 == 1 }
}

/// Splits a text into items.
///
/// Separators and other control characters belong to none: they have no glyphs. Tabs and attachments
/// are items of their own.
struct Itemizer {
  let units: [UInt16]
  let isGraphemeStart: [Bool]
  let styles: [SizedStyle]
  /// The end of each style.
  let ends: [Int]
  let language: String
  let fallback: FallbackFonts

  func items(_ levels: [UnicodeRules.LevelRun]) -> [TextItem] {
    var items: [TextItem] = []
    var style = 0
    for run in levels {
      var start = run.range.lowerBound
      while start < run.range.upperBound {
        while ends[style] <= start { style += 1 }
        let end = min(run.range.upperBound, ends[style])
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
      if let plain = plainItem(from: start, in: range, style: style, level: level, after: current) {
        current = plain
        start = plain.range.upperBound
        continue
      }
      let end = graphemeEnd(after: start, in: range)
      defer { start = end }
      if let whole = wholeItem(start..<end, style: style, level: level) {
        finish()
        items.append(whole)
        continue
      }
      if units[start].isControl {
        finish()
        continue
      }
      let next = item(start..<end, style: style, level: level, after: current?.file)
      if var item = current, item.mayContinue(with: next) {
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

  /// The item before, or a new one, with all printable ASCII from an offset on; nil if there is none.
  ///
  /// Every font has these characters: they need no search. This is nearly all of most texts.
  private func plainItem(
    from start: Int, in range: Range<Int>, style: Int, level: UInt8, after current: TextItem?
  ) -> TextItem? {
    let primary = styles[style].font.file
    guard !styles[style].features.isAttachment, styles[style].features.smallCaps.isEmpty,
      current.map({ $0.file === primary && $0.script == HB_SCRIPT_LATIN }) ?? true
    else { return nil }
    var end = start
    var hasLetter = current != nil
    while end < range.upperBound, (0x20..<0x7F).contains(units[end]), isGraphemeStart[end + 1] {
      hasLetter = hasLetter || units[end].isASCIILetter
      end += 1
    }
    guard end > start else { return nil }
    return TextItem(
      range: (current?.range.lowerBound ?? start)..<end, style: style, level: level,
      file: primary, script: hasLetter ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON)
  }

  private func wholeItem(_ range: Range<Int>, style: Int, level: UInt8) -> TextItem? {
    let isTab = units[range.lowerBound] == 0x09
    guard isTab || styles[style].features.isAttachment else { return nil }
    return TextItem(
      range: range, style: style, level: level, file: styles[style].font.file,
      kind: isTab ? .tab : .attachment)
  }

  private func item(
    _ range: Range<Int>, style: Int, level: UInt8, after preceding: FontFile?
  ) -> TextItem {
    let primary = styles[style].font.file
    let unit = units[range.lowerBound]
    var item = TextItem(range: range, style: style, level: level, file: primary)
    if range.count == 1, unit < 0x7F {
      if unit.isASCIILetter { item.script = HB_SCRIPT_LATIN }
    } else {
      let scalars = Array(String(decoding: units[range], as: UTF16.self).unicodeScalars)
      item.file = fallback.font(
        for: scalars, own: styles[style].font, preceding: preceding, language: language)
      item.isFallback = item.file !== primary
      item.script = scalars[0].script
    }
    item.isSmallCapital = isSmallCapital(item)
    return item
  }

  /// Returns whether a grapheme is to be a small capital that its font lacks.
  private func isSmallCapital(_ item: TextItem) -> Bool {
    let smallCaps = styles[item.style].features.smallCaps
    guard !smallCaps.isEmpty,
      let scalar = String(decoding: units[item.range], as: UTF16.self).unicodeScalars.first
    else { return false }
    let isLower = smallCaps.contains(.lowercase) && scalar.properties.changesWhenUppercased
    let isUpper = smallCaps.contains(.uppercase) && scalar.properties.isUppercase
    let feature = isLower ? ShapingFeatures.smallCapitals : ShapingFeatures.capitalsToSmall
    return (isLower || isUpper) && !(item.file?.hasFeature(feature) ?? false)
  }

  private func graphemeEnd(after start: Int, in range: Range<Int>) -> Int {
    var end = start + 1
    while end < range.upperBound, !isGraphemeStart[end] { end += 1 }
    return end
  }
}

extension TextItem {
  fileprivate func mayContinue(with next: TextItem) -> Bool {
    file === next.file && isSmallCapital == next.isSmallCapital
      && (!script.isSpecific || !next.script.isSpecific || script == next.script)
  }
}

extension hb_script_t {
  /// True if the script is a real one: punctuation, digits and marks join any other.
  var isSpecific: Bool {
    self != HB_SCRIPT_COMMON && self != HB_SCRIPT_INHERITED && self != HB_SCRIPT_UNKNOWN
  }

  /// True if San Francisco itself has the script, so that lines need not grow for it.
  var isInSystemFont: Bool {
    !isSpecific || [HB_SCRIPT_LATIN, HB_SCRIPT_GREEK, HB_SCRIPT_CYRILLIC].contains(self)
  }
}

extension UInt16 {
  var isControl: Bool { self < 0x20 || (0x7F...0x9F).contains(self) || isLineSeparator }

  var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}
