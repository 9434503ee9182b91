import EspalierDrawing
import Foundation

/// A style with its font found and its measures taken, for all texts in it.
final class SizedStyle {
  /// A run in the style, without its characters.
  private let run: StyledText.Run
  let font: ResolvedFont
  let features: ShapingFeatures
  let size: CGFloat
  let baselineOffset: CGFloat
  let attachment: TextAttachment?
  /// Points after each cluster that the text asks for; none after a cluster without width, such as
  /// an invisible mark of direction.
  private let spacing: CGFloat
  /// The table that brings the font to the platform's widths.
  private let widths: SystemFontWidths?
  private let pitchCorrection: CGFloat
  /// The factor by which the font is drawn wider than in its file.
  private let stretch: CGFloat
  private let hasMonospacedDigits: Bool
  private let smallCaps: FontDescription.SmallCaps
  /// The metrics of the style's own font, on its own baseline.
  private let ownMetrics: LineMetrics
  /// The ellipsis of a text that begins in the style.
  private(set) lazy var ellipsis = AddedSign(oneOf: AddedSign.ellipses, [self], 0)
  /// The metrics of a text that is shown in the style's own font alone.
  private(set) lazy var metricsSpans = [MetricsSpan(start: 0, metrics: metrics)]

  init(_ run: StyledText.Run, _ font: ResolvedFont) {
    self.run = run.with("")
    self.font = font
    features = ShapingFeatures(run)
    size = run.font.size
    baselineOffset = run.baselineOffset
    attachment = run.attachment
    spacing = run.letterSpacing
    stretch = run.font.stretch / font.ownWidth
    widths = font.widths(of: run.font)
    pitchCorrection = font.pitchCorrection * run.font.size
    hasMonospacedDigits = run.font.hasMonospacedDigits
    smallCaps = run.font.smallCaps
    var metrics = run.font.lineMetrics ?? LineMetrics(of: font.file, size: run.font.size)
    metrics.fixedHeight = run.lineHeight
    ownMetrics = metrics
  }

  func isStyle(of other: StyledText.Run) -> Bool {
    run.font == other.font && run.tracking == other.tracking && run.kerning == other.kerning
      && run.baselineOffset == other.baselineOffset && run.lineHeight == other.lineHeight
      && run.attachment == other.attachment
  }
}

extension ShapingFeatures {
  fileprivate init(_ run: StyledText.Run) {
    hasMonospacedDigits = run.font.hasMonospacedDigits
    smallCaps = run.font.smallCaps
    isTracked = run.tracking != 0
    isAttachment = run.attachment != nil
  }
}

extension StyledText.Run {
  fileprivate func with(_ string: String) -> StyledText.Run {
    var run = self
    run.string = string
    return run
  }
}

// MARK: - Heights

extension SizedStyle {
  var metrics: LineMetrics { ownMetrics.raised(by: baselineOffset) }

  /// The metrics of lines that hold an item, which grow for attachments and fonts of other scripts.
  func metrics(for item: TextItem) -> LineMetrics {
    if item.kind == .attachment, let attachment {
      return ownMetrics.union(LineMetrics(attachment)).raised(by: baselineOffset)
    }
    guard item.isFallback, let file = item.file, !file.isColored, !item.script.isInSystemFont
    else { return metrics }
    return ownMetrics.grown(for: file, size: size).raised(by: baselineOffset)
  }
}

// MARK: - Widths

extension SizedStyle {
  /// Tabs have no glyph, but a width in ems.
  private static let tabWidth: CGFloat = 2

  /// The width of an item without glyphs; nil for those that have some.
  func width(ofWhole item: TextItem) -> CGFloat? {
    switch item.kind {
    case .characters: nil
    case .attachment: attachment?.width ?? 0
    case .tab: Self.tabWidth * size
    }
  }

  /// Points to add after a cluster of an item that begins with a code unit.
  ///
  /// - Parameter next: the code unit that follows in the item.
  func extra(_ item: TextItem, after unit: UInt16, before next: UInt16? = nil) -> CGFloat {
    guard !item.isFallback else { return spacing }
    let correction = widths?.correction(after: unit, before: next, size: size) ?? pitchCorrection
    return spacing + correction * stretch * item.relativeSize
  }

  /// Points by which the glyphs of a cluster are moved, to stand in the middle of its new width.
  func inset(_ item: TextItem, before unit: UInt16) -> CGFloat {
    guard !item.isFallback, let widths else { return 0 }
    return widths.widening(of: unit, size: size) * stretch * item.relativeSize / 2
  }

  /// Points per font unit along the line.
  func scale(_ item: TextItem) -> CGFloat {
    verticalScale(item) * (item.isFallback ? 1 : stretch)
  }

  /// Points per font unit across the line.
  func verticalScale(_ item: TextItem) -> CGFloat {
    size * item.relativeSize / (item.file?.unitsPerEm ?? Shaper.boxUnitsPerEm)
  }

  /// The font of an item, for renderers.
  func glyphFont(_ item: TextItem, scale: CGFloat) -> GlyphFont {
    var font = font
    if item.isFallback, let file = item.file {
      font.isObliqued = !file.isColored && !file.isItalic && font.isSlanted
      font.isItalic = file.isItalic && font.isSlanted
      font.file = file
      font.family = file.familyName
    }
    var result = font.glyphFont(size: size * scale * item.relativeSize)
    result.hasMonospacedDigits = hasMonospacedDigits
    // Capitals that replace small ones are capitals already.
    result.smallCaps = item.isSmallCapital ? [] : smallCaps
    if !item.isFallback { result.stretch = stretch }
    return result
  }
}

extension TextItem {
  /// The size of its glyphs, in relation to the style's size.
  fileprivate var relativeSize: CGFloat {
    isSmallCapital ? file?.smallCapitalSize ?? FontFile.usualSmallCapitalSize : 1
  }
}

extension ResolvedFont {
  fileprivate func widths(of font: FontDescription) -> SystemFontWidths? {
    let digits = font.hasMonospacedDigits
    return switch standsInFor {
    case .standardDesign(let isDisplay):
      SystemFontWidths(
        size: font.size, weight: weight, isDisplay: isDisplay, hasMonospacedDigits: digits)
    case .roundedDesign:
      SystemFontWidths(roundedSize: font.size, weight: weight, hasMonospacedDigits: digits)
    case .serifDesign: SystemFontWidths(serifSize: font.size)
    case nil: nil
    }
  }

  /// The length that brings each character of a fixed-pitch font to its pitch, per em.
  fileprivate var pitchCorrection: CGFloat {
    guard let pitch, let file, let zero = file.glyph(for: "0") else { return 0 }
    return pitch - CGFloat(file.advance(of: zero)) / file.unitsPerEm
  }
}

// MARK: - Line metrics

extension LineMetrics {
  /// The heights that a font file asks for, in whole points.
  fileprivate init(of file: FontFile?, size: CGFloat) {
    let ascent = (file?.ascent ?? 1) * size
    let unrounded = ascent + ((file?.descent ?? 0.25) + (file?.lineGap ?? 0)) * size
    let height = unrounded.rounded(.up)
    self.init(
      height: height, pitch: height, baseline: ascent.rounded(), unrounded: unrounded)
  }

  /// The part of a line's height by which a font of another script may make the line higher.
  ///
  /// Noto's fonts ask for up to twice the height of a Latin line, to hold stacks of marks that most
  /// texts do not have; Apple's ask for little more than San Francisco does.
  private static let largestGrowth: CGFloat = 0.2

  /// The metrics of a line that also holds glyphs of another font.
  ///
  /// The space that this font needs above and below the line is scaled down to a fifth of the
  /// line's height together, and rounded to whole points. Glyphs are never cut off: higher ones
  /// reach into the neighboring lines.
  fileprivate func grown(for file: FontFile, size: CGFloat) -> LineMetrics {
    let above = max(0, file.ascent * size - baseline)
    let below = max(0, file.descent * size - (height - baseline))
    let needed = above + below
    guard needed > 0 else { return self }
    let total = min(needed, height * Self.largestGrowth).rounded()
    let top = (total * above / needed).rounded()
    let grown = LineMetrics(
      height: height + total, pitch: height + total, baseline: baseline + top,
      unrounded: height + total)
    return union(grown)
  }
}
