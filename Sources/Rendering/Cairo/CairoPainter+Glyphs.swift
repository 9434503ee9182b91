import CGfx
import CPixels
import EspalierDrawing
import Foundation

extension CairoPainter {
  func show(_ run: GlyphRun, _ paint: Paint) {
    let isPlaced = run.origin.x.isFinite && run.origin.y.isFinite
    guard run.font.size > 0, run.font.size.isFinite, isPlaced, !run.glyphs.isEmpty else { return }
    if run.font.file.isEmpty { return showBoxes(run, paint) }
    guard transform.canDraw(run.font) else { return }
    guard let face = note({ () throws(RenderingError) in try resources.fonts.face(for: run.font) })
    else { return }
    if face.hasOnlyBitmaps { return showPictures(run, paint, face) }
    guard setSource(paint, over: run.bounds) else { return }
    if case .pages = output {
      return face.isIntact ? showText(run, face) : showOutlines(run, face)
    }

    let transform = transform
    let isUpright = transform.isUpright && transform.a == transform.d
    if isUpright, run.font.size * transform.a <= GlyphCache.largestSize {
      showCoverage(run, face)
    } else {
      showOutlines(run, face)
    }
  }

  /// Adds up the cached coverage of all glyphs and paints through it once.
  private func showCoverage(_ run: GlyphRun, _ face: FontFace) {
    let transform = transform
    let size = run.font.size * transform.a
    guard let pixels = PixelRect(around: visibleDeviceRect(of: run.bounds)),
      let mask = note({ () throws(RenderingError) in
        try CairoSurface.image(CAIRO_FORMAT_A8, width: pixels.width, height: pixels.height)
      })
    else { return }
    let phases = CGFloat(GlyphCache.phases)
    mask.edit { data, stride in
      for glyph in run.glyphs {
        let place = run.place(of: glyph).applying(transform)
        guard abs(place.x) < 1e6, abs(place.y) < 1e6 else { continue }
        // To the nearest fourth of a pixel across, and the nearest pixel down.
        let fourths = Int((place.x * phases).rounded())
        let phase = fourths & (GlyphCache.phases - 1)
        let x = (fourths - phase) / GlyphCache.phases - pixels.x
        let y = Int(place.y.rounded()) - pixels.y
        let picture = resources.glyphs.glyph(
          glyph.id, of: face, run.font, size: size, phase: phase)
        px_add_coverage(
          data, Int32(pixels.width), Int32(pixels.height), Int32(stride), picture.coverage,
          Int32(picture.width), Int32(picture.height), Int32(picture.width),
          Int32(x + picture.left), Int32(y - picture.top))
      }
    }
    inDeviceSpace {
      cairo_mask_surface(context, mask.pointer, Double(pixels.x), Double(pixels.y))
    }
  }

  private func showOutlines(_ run: GlyphRun, _ face: FontFace) {
    guard setFont(run.font, face) else { return }
    let glyphs = run.cairoGlyphs
    cairo_new_path(context)
    cairo_glyph_path(context, glyphs, Int32(glyphs.count))
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    cairo_fill(context)
  }

  /// Text that readers of the page can search and copy.
  private func showText(_ run: GlyphRun, _ face: FontFace) {
    guard setFont(run.font, face) else { return }
    let glyphs = run.cairoGlyphs
    guard let clusters = run.cairoClusters, run.text.unicodeScalars.allSatisfy(\.isCharacter) else {
      cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
      return
    }
    let flags =
      run.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0)
    cairo_show_text_glyphs(
      context, run.text, Int32(run.text.utf8.count), glyphs, Int32(glyphs.count), clusters,
      Int32(clusters.count), flags)
  }

  private func setFont(_ font: GlyphFont, _ face: FontFace) -> Bool {
    guard let cairoFace = note({ () throws(RenderingError) in try face.fontForCairo() }) else {
      return false
    }
    let size = Double(font.size)
    // The matrix maps font units with y down, so that leaning right means a negative shear.
    let slant = font.isObliqued ? -GlyphFont.slant * size : 0
    let width = size * Double(font.usableStretch)
    var matrix = cairo_matrix_t(xx: width, yx: 0, xy: slant, yy: size, x0: 0, y0: 0)
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_set_font_options(context, options)
    cairo_set_font_face(context, cairoFace)
    cairo_set_font_matrix(context, &matrix)
    return true
  }

  /// Emoji: pictures of one size in the font, scaled to the text's.
  private func showPictures(_ run: GlyphRun, _ paint: Paint, _ face: FontFace) {
    var opacity = 1.0
    if case .color(let color) = paint { opacity = color.components.opacity }
    for glyph in run.glyphs {
      guard let picture = face.picture(of: glyph.id) else { continue }
      let place = run.place(of: glyph)
      saved {
        cairo_translate(context, Double(place.x), Double(place.y))
        let scale = Double(run.font.size) / picture.pixelsPerEm
        cairo_scale(context, scale * Double(run.font.usableStretch), scale)
        cairo_set_source_surface(
          context, picture.surface.pointer, Double(picture.left), Double(-picture.top))
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
        cairo_paint_with_alpha(context, opacity)
      }
    }
  }

  /// The fixed-pitch engine has no glyphs: a thin box stands for each character but spaces.
  private func showBoxes(_ run: GlyphRun, _ paint: Paint) {
    self.paint(
      run.boxes.map { .stroke(Path($0), paint, StrokeStyle(lineWidth: run.font.size / 16)) })
  }
}

extension CGAffineTransform {
  /// Returns whether the glyphs' size in pixels is within what FreeType can count and large enough to be
  /// seen.
  fileprivate func canDraw(_ font: GlyphFont) -> Bool {
    let width = CGPoint.zero.distance(to: CGPoint(x: a, y: b)) * font.size
    let height = CGPoint.zero.distance(to: CGPoint(x: c, y: d)) * font.size
    let sizes: ClosedRange<CGFloat> = 0.05...16_000
    guard sizes.contains(width), sizes.contains(height) else { return false }
    return abs(determinant) * font.size * font.size > 1e-3 * width * height
  }
}

extension GlyphRun {
  func place(of glyph: Glyph) -> CGPoint {
    CGPoint(x: origin.x + glyph.position.x, y: origin.y + glyph.position.y)
  }

  fileprivate var cairoGlyphs: [cairo_glyph_t] {
    glyphs.map { glyph in
      let place = place(of: glyph)
      return cairo_glyph_t(index: UInt(glyph.id), x: Double(place.x), y: Double(place.y))
    }
  }

  /// The number of bytes of text that each group of glyphs stands for, in the text's order; nil if
  /// the ranges do not run in one direction.
  fileprivate var cairoClusters: [cairo_text_cluster_t]? {
    var clusters: [(start: Int, glyphs: Int32)] = []
    let ordered = isRightToLeft ? withMarksApart.reversed() : glyphs
    for glyph in ordered {
      let start = glyph.cluster.lowerBound
      if let last = clusters.last, last.start == start {
        clusters[clusters.count - 1].glyphs += 1
      } else if let last = clusters.last, last.start > start {
        return nil
      } else {
        clusters.append((start, 1))
      }
    }
    // Characters without a glyph go with those before them, and at the start with the first.
    let starts = [0] + clusters.dropFirst().map(\.start) + [text.utf8.count]
    guard starts.last ?? 0 >= starts.dropLast().last ?? 0 else { return nil }
    return clusters.indices.map { index in
      cairo_text_cluster_t(
        num_bytes: Int32(starts[index + 1] - starts[index]), num_glyphs: clusters[index].glyphs)
    }
  }

  /// The glyphs of a right-to-left run, a mark being of another cluster than its letter where each
  /// of a cluster's characters has a glyph: readers turn around what is in one cluster.
  private var withMarksApart: [Glyph] {
    var result = glyphs
    var end = glyphs.count
    while let last = glyphs[..<end].last {
      let start = glyphs[..<end].lastIndex { $0.cluster != last.cluster }.map { $0 + 1 } ?? 0
      let characters = text.utf8.scalars(in: last.cluster)
      if end - start > 1, characters.count == end - start,
        characters.dropFirst().allSatisfy(\.isMark)
      {
        // From right to left, the letter's glyph comes last.
        var byte = last.cluster.lowerBound
        for (index, character) in zip((start..<end).reversed(), characters) {
          let next = byte + UTF8.width(character)
          result[index].cluster = byte..<next
          byte = next
        }
      }
      end = start
    }
    return result
  }

  /// A box from the baseline to the height of capitals for each character that is not a space.
  var boxes: [CGRect] {
    let bytes = Array(text.utf8)
    return glyphs.indices.compactMap { index in
      let glyph = glyphs[index]
      let range = glyph.cluster.clamped(to: 0..<bytes.count)
      let isSpace = bytes[range].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A }
      guard !isSpace else { return nil }
      let end = index + 1 < glyphs.count ? glyphs[index + 1].position.x : width
      let place = place(of: glyph)
      let height = font.size * 0.7
      return CGRect(
        x: place.x, y: place.y - height, width: max(1, end - glyph.position.x), height: height
      ).insetBy(dx: font.size * 0.08, dy: 0)
    }
  }
}

extension String.UTF8View {
  /// The characters at a range of bytes; none where the range is not within the text.
  fileprivate func scalars(in range: Range<Int>) -> [Unicode.Scalar] {
    guard range.lowerBound >= 0, range.upperBound <= count else { return [] }
    let bytes = dropFirst(range.lowerBound).prefix(range.count)
    return Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
  }
}

extension Unicode.Scalar {
  fileprivate var isMark: Bool { properties.generalCategory == .nonspacingMark }

  /// True if Cairo takes this for text: it refuses the code points that Unicode reserves as no
  /// A box from the baseline to the height of capitals for each character that is not a space.
  fileprivate var isCharacter: Bool {
    value & 0xFFFE != 0xFFFE && !(0xFDD0...0xFDEF).contains(value)
  }
}
