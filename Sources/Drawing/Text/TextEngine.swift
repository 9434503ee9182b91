import Foundation

/// Shapes text and breaks it into lines for a proposed size: the only service that views request
/// from the layers below them.
///
/// Engines are used from one thread at a time and cache what they shape by content, never by width.
package protocol TextEngine: AnyObject {
  /// Shapes `text`. Asking again with an equal text returns the shaped text of the first time.
  func shape(_ text: StyledText) -> any ShapedText

  /// The number of texts that were really shaped, for tests that gate on counts.
  var shapedTextCount: Int { get }
}

/// A text after shaping, ready to be broken into lines at any width.
package protocol ShapedText: AnyObject {
  /// Breaks the text for a proposed size; a nil or infinite width leaves one line per paragraph.
  func lines(width: CGFloat?, height: CGFloat?, _ options: TextLayoutOptions) -> TextLines

  /// The same size and baselines without the lines themselves: all that layout needs, for a
  /// fraction of the work.
  func measure(width: CGFloat?, height: CGFloat?, _ options: TextLayoutOptions) -> TextLines

  /// The height of each line where all are equally high, whatever the width; nil where they are not, or may not be.
  func lineHeight(_ options: TextLayoutOptions) -> CGFloat?

  /// True if there is no line break in the text.
  var isOneParagraph: Bool { get }

  /// The preferred spacing of the text's first and last line to its vertical neighbors.
  var spacing: TextSpacing { get }
}

extension ShapedText {
  package func lineHeight(_ options: TextLayoutOptions) -> CGFloat? { nil }
}

/// The content of a text, as runs of one style each.
package struct StyledText: Hashable, Sendable {
  package struct Run: Hashable, Sendable {
    package var string: String
    package var font: FontDescription
    /// Extra space after each character, in points.
    ///
    /// Tracking takes ligatures apart, kerning leaves them; of both, tracking counts.
    package var tracking: CGFloat = 0
    package var kerning: CGFloat = 0
    /// Raises the characters, in points.
    package var baselineOffset: CGFloat = 0
    /// The height of lines that hold the run, whatever its font; nil follows the font.
    package var lineHeight: CGFloat? = nil
    /// The attachment, such as a picture, that replaces each character of the run; nil shows the
    /// characters.
    package var attachment: TextAttachment? = nil

    package init(string: String, font: FontDescription) {
      self.string = string
      self.font = font
    }

    /// The length that is added after each character.
    package var letterSpacing: CGFloat { tracking != 0 ? tracking : kerning }
  }

  package var runs: [Run]
  /// BCP 47 tag that decides language-dependent shapes and line breaks.
  package var language: String

  package init(runs: [Run], language: String = "en") {
    self.runs = runs
    self.language = language
  }

  /// Texts nearly always differ in their strings or fonts: only these are hashed.
  package func hash(into hasher: inout Hasher) {
    for run in runs {
      hasher.combine(run.string)
      hasher.combine(run.font.size)
      hasher.combine(run.font.weight)
    }
  }
}

/// An object that stands in a line like a character.
///
/// Its run holds U+FFFC once. It comes back as a ``GlyphRun`` without glyphs, of this width.
package struct TextAttachment: Hashable, Sendable {
  package private(set) var width: CGFloat
  /// Above and below the baseline; a line grows to hold both.
  package private(set) var ascent: CGFloat
  package private(set) var descent: CGFloat

  /// Lengths that are infinite or not a number count as zero, and so does a negative width.
  package init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
    func length(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    self.width = max(0, length(width))
    self.ascent = length(ascent)
    self.descent = length(descent)
  }
}

/// A font with every choice made: what is needed to find a file and to place lines.
package struct FontDescription: Hashable, Sendable {
  package enum Family: Hashable, Sendable {
    /// The platform's own font in one of its four designs.
    case system(FontDesign)
    case named(String)
  }

  /// The letters that are shown as small capitals.
  package struct SmallCaps: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let lowercase = SmallCaps(rawValue: 1)
    package static let uppercase = SmallCaps(rawValue: 2)
  }

  package enum FontDesign: Hashable, Sendable, CaseIterable {
    case `default`, serif, rounded, monospaced
  }

  package var family: Family
  /// Points per em.
  package var size: CGFloat
  /// 100 (ultra light) to 900 (black); 400 is regular.
  package var weight: Int
  package var isItalic: Bool
  package var hasMonospacedDigits: Bool
  package var smallCaps: SmallCaps
  /// The width of characters as a fraction of the usual width: 0.5 (ultra compressed) to 1.5 (ultra expanded).
  package var width: CGFloat
  /// The heights of lines; nil takes them from the font's file.
  package var lineMetrics: LineMetrics?

  package init(
    family: Family = .system(.default), size: CGFloat, weight: Int = 400, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false, smallCaps: SmallCaps = [], width: CGFloat = 1,
    lineMetrics: LineMetrics? = nil
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.smallCaps = smallCaps
    self.width = width
    self.lineMetrics = lineMetrics
  }

  /// The width within its limits; 1 if it is not a number.
  package var stretch: CGFloat { width.isFinite ? min(1.5, max(0.5, width)) : 1 }
}

/// The vertical measures of lines in one font, in points.
package struct LineMetrics: Hashable, Sendable {
  /// Height of a text of one line.
  package var height: CGFloat
  /// The height that each further line adds.
  package var pitch: CGFloat
  /// The distance from the top to the first baseline.
  package var baseline: CGFloat
  /// Height of a line before rounding; line spacing is added to this.
  package var unrounded: CGFloat
  /// The preferred spacing between two texts of this font, one above the other.
  package var leading: CGFloat
  /// The height and pitch that a text asks for in place of those of its fonts; nil for none.
  package var fixedHeight: CGFloat?

  package init(
    height: CGFloat, pitch: CGFloat, baseline: CGFloat, unrounded: CGFloat? = nil,
    leading: CGFloat = 0
  ) {
    self.height = height
    self.pitch = pitch
    self.baseline = baseline
    self.unrounded = unrounded ?? height
    self.leading = leading
  }
}

/// The options that decide the lines of a text, besides its content and the proposed size.
package struct TextLayoutOptions: Hashable, Sendable {
  /// The most lines the whole text may take; nil is unlimited.
  package var lineLimit: Int? = nil
  /// The fewest lines the text reserves space for.
  package var reservedLines: Int = 0
  package var truncation = TextTruncation.tail
  package var lineSpacing: CGFloat = 0
  /// True if every line is as high as the text's font asks for, also where fonts of other scripts
  /// are higher.
  package var keepsLineHeight = false
  package var alignment = TextAlignmentEdge.leading
  /// The font may shrink to this fraction before the text is truncated or leaves its space.
  package var minimumScaleFactor: CGFloat = 1
  package var mayShrink: Bool { minimumScaleFactor < 1 }
  /// True if the space between characters may shrink before the text is truncated.
  package var allowsTightening = false
  /// Pixels per point: widths are rounded up to a pixel once per line.
  package var displayScale: CGFloat = 2
  package var isRightToLeft = false

  package init() {}
}

/// The position of the ellipsis in a shortened line.
package enum TextTruncation: Hashable, Sendable {
  case head, middle, tail
}

/// The edge at which the lines of a paragraph are flush.
package enum TextAlignmentEdge: Hashable, Sendable {
  case leading, center, trailing
}

/// A text broken into lines: its size, and the glyphs with their places.
package struct TextLines: Equatable, Sendable {
  package var size: CGSize
  /// Distances from the top of `size`.
  package var firstBaseline: CGFloat
  package var lastBaseline: CGFloat
  package var lines: [TextLine]
  package var isTruncated: Bool
  /// 1, or less where `minimumScaleFactor` shrank the font.
  package var scale: CGFloat

  package init(
    size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lines: [TextLine],
    isTruncated: Bool = false, scale: CGFloat = 1
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lines = lines
    self.isTruncated = isTruncated
    self.scale = scale
  }
}

/// One line of a broken text.
package struct TextLine: Equatable, Sendable {
  /// Distance of the baseline from the text's top.
  package var baseline: CGFloat
  /// The line's width before rounding.
  package var width: CGFloat
  /// The lengths by which the line's tallest run reaches above and below the baseline.
  package var ascent: CGFloat = 0
  package var descent: CGFloat = 0
  /// The UTF-16 offsets of the content that the line stands for.
  package var range: Range<Int>
  /// The glyphs from left to right.
  ///
  /// `GlyphRun.origin` is relative to the line's left end on its baseline; where the line starts
  /// within the text's final width follows from the alignment (``TextLines/placed(in:_:)``).
  package var runs: [GlyphRun]
  /// The start of each run in the content, in UTF-16; the end of `range` for an ellipsis or a
  /// hyphen.
  package var starts: [Int]

  package init(baseline: CGFloat, width: CGFloat, range: Range<Int>, glyphs: LineGlyphs) {
    self.baseline = baseline
    self.width = width
    self.range = range
    runs = glyphs.runs
    starts = glyphs.starts
  }
}

/// The glyph runs of a line from left to right, and where they come from.
///
/// Runs do not carry their places: a text that only moved on is drawn as before.
package struct LineGlyphs: Sendable {
  package private(set) var runs: [GlyphRun] = []
  package private(set) var starts: [Int] = []

  package init() {}

  package mutating func append(_ run: GlyphRun, from start: Int) {
    runs.append(run)
    starts.append(start)
  }

  package mutating func changeLast(_ change: (inout GlyphRun) -> Void) {
    if !runs.isEmpty { change(&runs[runs.count - 1]) }
  }
}

/// Glyphs of one font file at one size, with the text they stand for.
package struct GlyphRun: Equatable, Sendable {
  package struct Glyph: Equatable, Sendable {
    package var id: UInt32
    /// Position on the baseline, relative to the run's origin; y grows downwards.
    package var position: CGPoint
    /// The range of `text`'s UTF-8 that begins here; glyphs of one cluster share it.
    package var cluster: Range<Int>

    package init(id: UInt32, position: CGPoint, cluster: Range<Int>) {
      self.id = id
      self.position = position
      self.cluster = cluster
    }
  }

  package var font: GlyphFont
  package var glyphs: [Glyph]
  /// The position of the run's first glyph, on the baseline.
  package var origin: CGPoint
  package var width: CGFloat
  /// The characters the glyphs stand for, in reading order.
  package var text: String
  package var isRightToLeft: Bool
  /// The index of the run of the ``StyledText`` that these glyphs come from.
  package var styleIndex: Int
  /// The length that was added to the font's own advance after each character, for readers that
  /// shape the text themselves.
  package var letterSpacing: CGFloat

  package init(
    font: GlyphFont, glyphs: [Glyph], origin: CGPoint, width: CGFloat, text: String,
    isRightToLeft: Bool = false, styleIndex: Int = 0, letterSpacing: CGFloat = 0
  ) {
    self.font = font
    self.glyphs = glyphs
    self.origin = origin
    self.width = width
    self.text = text
    self.isRightToLeft = isRightToLeft
    self.styleIndex = styleIndex
    self.letterSpacing = letterSpacing
  }
}

/// A font file at a size, as renderers need it.
package struct GlyphFont: Hashable, Sendable {
  /// The file's path; empty for the fixed-pitch engine, whose glyphs are boxes.
  package var file: String
  package var faceIndex: Int
  /// Points per em.
  package var size: CGFloat
  /// For readers of SVG and for printed display lists.
  package var family: String
  package var weight: Int
  package var isItalic: Bool
  /// Slants upright outlines, where the family has no italic file.
  package var isObliqued: Bool
  package var hasMonospacedDigits = false
  package var smallCaps: FontDescription.SmallCaps = []
  /// Stretches the outlines horizontally, where the family has no file of the wanted width.
  package var stretch: CGFloat = 1

  package init(
    file: String, faceIndex: Int = 0, size: CGFloat, family: String, weight: Int = 400,
    isItalic: Bool = false, isObliqued: Bool = false
  ) {
    self.file = file
    self.faceIndex = faceIndex
    self.size = size
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.isObliqued = isObliqued
  }
}

/// The preferred spacing of a text to its vertical neighbors, in points.
package struct TextSpacing: Hashable, Sendable {
  /// The spacing to another text of the same kind above or below.
  package var toText: CGFloat
  /// The spacing from the text's top to another view above it.
  package var above: CGFloat
  /// The spacing from the text's bottom to another view below it.
  package var below: CGFloat

  package init(toText: CGFloat, above: CGFloat, below: CGFloat) {
    self.toText = toText
    self.above = above
    self.below = below
  }
}
