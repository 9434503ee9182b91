import CGfx
import EspalierDrawing
import Foundation

/// A glyph in font units, where the font's size does not matter yet.
struct ShapedGlyph {
  var id: UInt32
  /// The UTF-16 offset of the characters it stands for; several glyphs may share it.
  var cluster: Int32
  var advance: Int32
  var offsetX: Int32
  /// The offset upwards.
  var offsetY: Int32
  /// True if a cut before the characters changes the glyphs beside it.
  var isUnsafeToCut = false
}

extension TextItem {
  /// The script whose rules shape the item.
  var shapingScript: hb_script_t { script.isSpecific ? script : HB_SCRIPT_LATIN }
}

/// The glyphs of an item, from left to right.
struct ShapedItem {
  var item: TextItem
  /// The indices into the glyphs of the whole text.
  var glyphs: Range<Int>
}

/// Choices that change the glyphs of a style.
struct ShapingFeatures: Hashable {
  var hasMonospacedDigits = false
  // Not a literal, for which generic code of another module would run for each text.
  var smallCaps = FontDescription.SmallCaps(rawValue: 0)
  /// Tracking takes ligatures apart; kerning leaves them.
  var isTracked = false
  var isAttachment = false

  static let smallCapitals = "smcp"
  static let capitalsToSmall = "c2sc"

  /// Inter's contextual alternates turn `->` into an arrow, which San Francisco does not.
  var list: [hb_feature_t] {
    guard self != Self.none else { return Self.usual }
    var list = Self.usual
    if hasMonospacedDigits { list.append(Self.feature("tnum", isOn: true)) }
    if smallCaps.contains(.lowercase) { list.append(Self.feature(Self.smallCapitals, isOn: true)) }
    if smallCaps.contains(.uppercase) {
      list.append(Self.feature(Self.capitalsToSmall, isOn: true))
    }
    if isTracked { list += ["liga", "clig"].map { Self.feature($0, isOn: false) } }
    return list
  }

  private static let none = ShapingFeatures()
  private static let usual = [feature("calt", isOn: false)]

  static func feature(_ tag: String, isOn: Bool) -> hb_feature_t {
    hb_feature_t(
      tag: hb_tag_from_string(tag, -1), value: isOn ? 1 : 0, start: 0, end: UInt32.max)
  }
}

/// Turns characters into glyphs with HarfBuzz.
final class Shaper {
  /// The number of pieces of text that HarfBuzz has shaped.
  private(set) var shapedCount = 0
  private let buffer = hb_buffer_create()

  deinit { hb_buffer_destroy(buffer) }

  /// Appends the glyphs of an item; the characters around it decide how its letters are joined.
  func shape(
    _ item: TextItem, of units: [UInt16], _ features: ShapingFeatures, language: String,
    into glyphs: inout [ShapedGlyph]
  ) {
    guard item.kind == .characters else { return }
    guard let file = item.file else {
      glyphs += item.range.map(Self.box)
      return
    }
    let style = ShapingStyle(item, features, language: language)
    let known = file.shaped(in: style)
    func appendPlain(_ range: Range<Int>) -> Bool {
      guard let pairs = known.pairs else { return false }
      return pairs.append(range, of: units, to: &glyphs) {
        shaped($0, of: item, in: file, style, units)
      }
    }
    if item.isUnchanged && appendPlain(item.range) { return }
    guard let words = known.words, item.consistsOfPlainWords(units) else {
      return shape(item, in: file, style, of: units, into: &glyphs)
    }
    item.forEachWord(in: units) { range in
      if appendPlain(range) { return }
      let made = words.glyphs(Array(units[range])) {
        shaped($0.indices, of: item, in: file, style, $0)
      }
      for var glyph in made {
        glyph.cluster += Int32(range.lowerBound)
        glyphs.append(glyph)
      }
    }
  }

  /// The glyphs of a text that is one item; nil if there are other than plain characters in it.
  func plainGlyphs(
    _ item: TextItem, of units: [UInt16], _ features: ShapingFeatures, language: String
  ) -> [ShapedGlyph]? {
    let style = ShapingStyle(item, features, language: language)
    guard let file = item.file, let pairs = file.shaped(in: style).pairs else { return nil }
    var glyphs: [ShapedGlyph] = []
    glyphs.reserveCapacity(units.count)
    let isPlain = pairs.append(item.range, of: units, to: &glyphs) {
      shaped($0, of: item, in: file, style, units)
    }
    return isPlain ? glyphs : nil
  }

  /// The glyphs that HarfBuzz makes of a part of an item.
  private func shaped(
    _ range: Range<Int>, of item: TextItem, in file: FontFile, _ style: ShapingStyle,
    _ units: [UInt16]
  ) -> [ShapedGlyph] {
    var part = item
    part.range = range
    var glyphs: [ShapedGlyph] = []
    shape(part, in: file, style, of: units, into: &glyphs)
    return glyphs
  }

  /// Appends the glyphs that HarfBuzz makes of an item at once.
  func shape(
    _ item: TextItem, in file: FontFile, _ style: ShapingStyle, of units: [UInt16],
    into glyphs: inout [ShapedGlyph]
  ) {
    shapedCount += 1
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    if item.isSmallCapital {
      addCapitals(of: item, units)
    } else {
      add(item, units)
    }
    hb_buffer_set_direction(buffer, item.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, style.script)
    hb_buffer_set_language(buffer, hb_language_from_string(style.language, -1))
    let list = style.features.list
    hb_shape(file.font, buffer, list, UInt32(list.count))
    let start = glyphs.count
    appendGlyphs(to: &glyphs)
    if style.features.hasMonospacedDigits { evenOut(&glyphs[start...], units, file) }
  }

  /// Gives all digits the width of the font's zero, in the middle of which they stand: the tabular
  /// digits of Inter's display design are of several widths.
  private func evenOut(_ glyphs: inout ArraySlice<ShapedGlyph>, _ units: [UInt16], _ file: FontFile)
  {
    guard let zero = file.glyph(for: "0") else { return }
    let width = file.advance(of: zero)
    for index in glyphs.indices
    where glyphs[index].advance != 0 && Self.isDigit(units[Int(glyphs[index].cluster)]) {
      glyphs[index].offsetX += (width - glyphs[index].advance) / 2
      glyphs[index].advance = width
    }
  }

  static func isDigit(_ unit: UInt16) -> Bool { (0x30...0x39).contains(unit) }

  private func add(_ item: TextItem, _ units: [UInt16]) {
    units.withUnsafeBufferPointer { units in
      hb_buffer_add_utf16(
        buffer, units.baseAddress, Int32(units.count), UInt32(item.range.lowerBound),
        Int32(item.range.count))
    }
  }

  /// Adds capitals instead of letters, each as part of its letter's cluster.
  private func addCapitals(of item: TextItem, _ units: [UInt16]) {
    var offset = item.range.lowerBound
    for scalar in String(decoding: units[item.range], as: UTF16.self).unicodeScalars {
      for capital in scalar.properties.uppercaseMapping.unicodeScalars {
        hb_buffer_add(buffer, capital.value, UInt32(offset))
      }
      offset += UTF16.width(scalar)
    }
    hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
  }

  private func appendGlyphs(to glyphs: inout [ShapedGlyph]) {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return }
    for index in 0..<Int(count) {
      let position = positions[index]
      glyphs.append(
        ShapedGlyph(
          id: infos[index].codepoint, cluster: Int32(infos[index].cluster),
          advance: position.x_advance, offsetX: position.x_offset, offsetY: position.y_offset,
          isUnsafeToCut: infos[index].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0))
    }
  }

  /// Font units per em of the boxes that stand for characters where there is no font at all.
  static let boxUnitsPerEm: CGFloat = 10

  private static func box(at offset: Int) -> ShapedGlyph {
    ShapedGlyph(id: 0, cluster: Int32(offset), advance: 6, offsetX: 0, offsetY: 0)
  }
}
