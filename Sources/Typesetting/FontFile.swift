import CGfx
import Foundation

/// One face of a font file, opened for shaping.
///
/// Its lengths are font units.
package final class FontFile {
  package let path: String
  package let faceIndex: Int
  package let unitsPerEm: CGFloat
  /// Lengths per em; the descent counts downwards and is positive.
  package let ascent: CGFloat
  package let descent: CGFloat
  package let lineGap: CGFloat
  /// True if the glyphs are colored pictures.
  package let isColored: Bool

  let font: OpaquePointer
  let face: OpaquePointer
  private var styles: [ShapingStyle: ShapedStyle] = [:]
  /// The style that was asked for last, which is nearly always the next one, too.
  private var latestStyle: (key: ShapingStyle, value: ShapedStyle)?

  /// Nil if there is no font file at the path.
  package init?(path: String, faceIndex: Int = 0) {
    guard let mapped = MappedFont.at(path), let blob = mapped.blob else { return nil }
    defer { hb_blob_destroy(blob) }
    guard hb_face_count(blob) > UInt32(faceIndex),
      let face = hb_face_create(blob, UInt32(faceIndex)),
      let font = hb_font_create(face)
    else { return nil }
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    let unitsPerEm = CGFloat(hb_face_get_upem(face))
    self.path = path
    self.faceIndex = faceIndex
    self.unitsPerEm = unitsPerEm
    self.face = face
    self.font = font
    ascent = CGFloat(extents.ascender) / unitsPerEm
    descent = -CGFloat(extents.descender) / unitsPerEm
    lineGap = CGFloat(extents.line_gap) / unitsPerEm
    isColored = hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
  }

  deinit {
    hb_font_destroy(font)
    hb_face_destroy(face)
  }

  /// The glyph of a character by itself, or nil if the font has none.
  package func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 ? glyph : nil
  }

  /// A glyph's advance in font units.
  package func advance(of glyph: UInt32) -> Int32 {
    hb_font_get_glyph_h_advance(font, glyph)
  }

  /// The glyphs that were made in a style.
  func shaped(in style: ShapingStyle) -> ShapedStyle {
    if let latestStyle, latestStyle.key == style { return latestStyle.value }
    let shaped = styles[style] ?? ShapedStyle(self, style)
    styles[style] = shaped
    latestStyle = (style, shaped)
    return shaped
  }

  /// The family's English name, as the font itself has it: readers of SVG know the font by it.
  package private(set) lazy var familyName: String =
    name(Self.typographicFamily) ?? name(Self.family)
    ?? URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent

  // Numbers of entries in OpenType's table of names.
  private static let family: hb_ot_name_id_t = 1
  /// The entry that holds the family's name in fonts of more than four styles.
  private static let typographicFamily: hb_ot_name_id_t = 16

  private func name(_ id: hb_ot_name_id_t) -> String? {
    var length: UInt32 = 0
    let english = hb_language_from_string("en", -1)
    let count = hb_ot_name_get_utf8(face, id, english, &length, nil)
    guard count > 0 else { return nil }
    // The length counts the terminator.
    length = count + 1
    var bytes = [CChar](repeating: 0, count: Int(length))
    hb_ot_name_get_utf8(face, id, english, &length, &bytes)
    return String(decoding: bytes.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Returns whether the font has a feature, such as small capitals, for any script.
  func hasFeature(_ tag: String) -> Bool { features.contains(hb_tag_from_string(tag, -1)) }

  private lazy var features: Set<hb_tag_t> = {
    let substitutions = hb_tag_from_string("GSUB", -1)
    var count = hb_ot_layout_table_get_feature_tags(face, substitutions, 0, nil, nil)
    var tags = [hb_tag_t](repeating: 0, count: Int(count))
    hb_ot_layout_table_get_feature_tags(face, substitutions, 0, &count, &tags)
    return Set(tags)
  }()

  /// The size of capitals that are as high as small letters.
  private(set) lazy var smallCapitalSize: CGFloat = {
    var (small, capital): (hb_position_t, hb_position_t) = (0, 0)
    guard hb_ot_metrics_get_position(font, HB_OT_METRICS_TAG_X_HEIGHT, &small) != 0,
      hb_ot_metrics_get_position(font, HB_OT_METRICS_TAG_CAP_HEIGHT, &capital) != 0,
      small > 0, capital > small
    else { return Self.usualSmallCapitalSize }
    return CGFloat(small) / CGFloat(capital)
  }()

  static let usualSmallCapitalSize: CGFloat = 0.75

  /// True if the face itself is slanted.
  var isItalic: Bool { hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0 }

  func covers(_ scalar: Unicode.Scalar) -> Bool {
    glyph(for: scalar) != nil
  }
}

extension MappedFont {
  /// The bytes for HarfBuzz, which keeps them mapped.
  fileprivate var blob: OpaquePointer? {
    hb_blob_create(
      bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(clamping: bytes.count),
      HB_MEMORY_MODE_READONLY, Unmanaged.passRetained(self).toOpaque()
    ) { data in
      if let data { Unmanaged<MappedFont>.fromOpaque(data).release() }
    }
  }
}
