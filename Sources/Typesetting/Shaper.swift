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
  /// Upwards.
  var offsetY: Int32
  /// Whether a cut before the characters changes the glyphs beside it.
  var isUnsafeToCut = false
}

/// The glyphs of an item, from left to right.
struct ShapedItem {
  var item: TextItem
  /// Indices into the glyphs of the whole text.
  var glyphs: Range<Int>
}

/// Choices that change the glyphs of a style.
struct ShapingFeatures: Hashable {
  var hasMonospacedDigits = false
  var smallCaps: FontDescription.SmallCaps = []
  /// Spaced out characters must not be joined to ligatures.
  var isSpacedOut = false

  /// Inter's contextual alternates turn `->` into an arrow, which San Francisco does not.
  fileprivate var tags: [(tag: String, isOn: Bool)] {
    var tags = [("calt", false)]
    if hasMonospacedDigits { tags.append(("tnum", true)) }
    if smallCaps.contains(.lowercase) { tags.append(("smcp", true)) }
    if smallCaps.contains(.uppercase) { tags.append(("c2sc", true)) }
    if isSpacedOut { tags += [("liga", false), ("clig", false)] }
    return tags
  }
}

/// Turns characters into glyphs with HarfBuzz.
final class Shaper {
  private let buffer = hb_buffer_create()

  deinit { hb_buffer_destroy(buffer) }

  /// Appends the glyphs of an item; the characters around it decide how its letters are joined.
  func shape(
    _ item: TextItem, of units: [UInt16], _ features: ShapingFeatures, language: String,
    into glyphs: inout [ShapedGlyph]
  ) {
    guard let file = item.file else {
      glyphs += item.range.map(Self.box)
      return
    }
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    units.withUnsafeBufferPointer { units in
      hb_buffer_add_utf16(
        buffer, units.baseAddress, Int32(units.count), UInt32(item.range.lowerBound),
        Int32(item.range.count))
    }
    hb_buffer_set_direction(buffer, item.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, item.script.isSpecific ? item.script : HB_SCRIPT_LATIN)
    hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
    var list = features.tags.map { feature($0.tag, isOn: $0.isOn) }
    hb_shape(file.font, buffer, &list, UInt32(list.count))
    appendGlyphs(to: &glyphs)
  }

  private func feature(_ tag: String, isOn: Bool) -> hb_feature_t {
    hb_feature_t(
      tag: hb_tag_from_string(tag, -1), value: isOn ? 1 : 0, start: 0, end: UInt32.max)
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
