@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

extension Text {
  /// The lines of a text in their places: a collection of lines, which are collections of runs of
  /// glyphs.
  public struct Layout: Equatable, RandomAccessCollection {
    private let lines: [Line]
    /// True if part of the text is left out for want of room.
    public let isTruncated: Bool

    init(
      _ lines: TextLines, _ painter: TextPainter, width: CGFloat, _ options: TextLayoutOptions
    ) {
      let placed = lines.placed(in: painter.frame, width, options)
      self.lines = zip(placed, lines.lines).map { place, line in
        Line(place, line.starts, painter)
      }
      isTruncated = lines.isTruncated
    }

    public var startIndex: Int { lines.startIndex }
    public var endIndex: Int { lines.endIndex }
    public subscript(index: Int) -> Line { lines[index] }

    /// The place of a character among the others of its text.
    public struct CharacterIndex: Hashable, Strideable, Sendable {
      /// The offset in UTF-16.
      let offset: Int

      public static func < (lhs: CharacterIndex, rhs: CharacterIndex) -> Bool {
        lhs.offset < rhs.offset
      }

      public func distance(to other: CharacterIndex) -> Int { other.offset - offset }

      public func advanced(by count: Int) -> CharacterIndex {
        CharacterIndex(offset: offset + count)
      }
    }

    /// Options for drawing lines and runs.
    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32

      public init(rawValue: UInt32) { self.rawValue = rawValue }

      /// Glyphs keep their exact places, which they do here without the option, too.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    /// The measures of a line or of a part of it, in points.
    public struct TypographicBounds: Equatable, Sendable {
      /// The left end of the baseline, from the text's top left corner.
      public var origin = CGPoint.zero
      public var width: CGFloat = 0
      /// The height of the font above the baseline.
      public var ascent: CGFloat = 0
      /// The depth of the font below the baseline.
      public var descent: CGFloat = 0
      /// The leading that the font sets between lines.
      public var leading: CGFloat = 0

      public init() {}

      /// The rectangle from the ascent to the descent.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }
  }
}

extension Text.Layout {
  /// A line: a collection of runs, from left to right.
  public struct Line: Equatable, RandomAccessCollection {
    let placed: PlacedTextLine
    let painter: TextPainter
    private let runs: [Run]

    /// - Parameter starts: the places in the text where the line's runs begin.
    init(_ placed: PlacedTextLine, _ starts: [Int], _ painter: TextPainter) {
      self.placed = placed
      self.painter = painter
      runs = zip(placed.runs, starts).map { Run(run: $0, start: $1, painter: painter) }
    }

    /// The left end of the baseline, from the text's top left corner.
    public var origin: CGPoint { placed.origin }

    /// The measures of the line's tallest run.
    public var typographicBounds: TypographicBounds {
      var bounds = TypographicBounds()
      bounds.origin = placed.origin
      bounds.width = placed.width
      for run in runs {
        let part = run.typographicBounds
        bounds.ascent = Swift.max(bounds.ascent, part.ascent)
        bounds.descent = Swift.max(bounds.descent, part.descent)
        bounds.leading = Swift.max(bounds.leading, part.leading)
      }
      return bounds
    }

    public var startIndex: Int { runs.startIndex }
    public var endIndex: Int { runs.endIndex }
    public subscript(index: Int) -> Run { runs[index] }

    public static func == (lhs: Line, rhs: Line) -> Bool {
      lhs.placed == rhs.placed && lhs.runs == rhs.runs
    }
  }

  /// Glyphs of one font and style: a collection of slices of one glyph each, from left to right.
  public struct Run: Equatable, RandomAccessCollection {
    let run: GlyphRun
    /// The place in the text where the run begins, in UTF-16.
    let start: Int
    let painter: TextPainter

    public var layoutDirection: LayoutDirection {
      run.isRightToLeft ? .rightToLeft : .leftToRight
    }

    public var typographicBounds: TypographicBounds {
      typographicBounds(left: 0, width: run.width)
    }

    /// The characters that the glyphs stand for, one for each glyph.
    public var characterIndices: [CharacterIndex] { characterIndices(of: startIndex..<endIndex) }

    public var startIndex: Int { 0 }
    /// A picture counts as one glyph.
    public var endIndex: Int { style?.picture == nil ? run.glyphs.count : 1 }
    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    /// The value of a type that the run's text was given by ``Text/customAttribute(_:)``.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { style?.custom[key] }

    private var style: TextRunPaint? {
      let paints = painter.resolved.paints
      return paints.indices.contains(run.styleIndex) ? paints[run.styleIndex] : nil
    }

    func typographicBounds(left: CGFloat, width: CGFloat) -> TypographicBounds {
      let metrics = painter.resolved.styled.extent(of: run)
      var bounds = TypographicBounds()
      bounds.origin = CGPoint(x: run.origin.x + left, y: run.origin.y)
      bounds.width = width
      (bounds.ascent, bounds.descent, bounds.leading) = (
        metrics.ascent, metrics.descent, metrics.leading
      )
      return bounds
    }

    func characterIndices(of glyphs: Range<Int>) -> [CharacterIndex] {
      if style?.picture != nil { return glyphs.map { _ in CharacterIndex(offset: start) } }
      // For each byte of the run's UTF-8, the number of UTF-16 units before its character.
      var offsets: [Int] = []
      var units = 0
      for scalar in run.text.unicodeScalars {
        for _ in 0..<UTF8.width(scalar) { offsets.append(units) }
        units += UTF16.width(scalar)
      }
      return run.glyphs[glyphs.clamped(to: run.glyphs.indices)].map { glyph in
        let byte = glyph.cluster.lowerBound
        return CharacterIndex(
          offset: start + (offsets.indices.contains(byte) ? offsets[byte] : units))
      }
    }

    public static func == (lhs: Run, rhs: Run) -> Bool {
      lhs.run == rhs.run && lhs.start == rhs.start && lhs.style == rhs.style
    }
  }

  /// Some of the glyphs of a run, one after the other.
  public struct RunSlice: Equatable, RandomAccessCollection {
    public var run: Run
    /// The indices of the slice's glyphs in the run.
    public var indices: Range<Int>

    /// - Parameter indices: the indices of the glyphs; those outside of the run are left out.
    public init(run: Run, indices: Range<Int>) {
      self.run = run
      self.indices = indices.clamped(to: run.startIndex..<run.endIndex)
    }

    public var typographicBounds: TypographicBounds {
      run.typographicBounds(left: left, width: right - left)
    }

    /// The characters that the glyphs stand for, one for each glyph.
    public var characterIndices: [CharacterIndex] {
      run.characterIndices(of: indices)
    }

    public var startIndex: Int { indices.lowerBound }
    public var endIndex: Int { indices.upperBound }
    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

    /// The value of a type that the run's text was given by ``Text/customAttribute(_:)``.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }
  }
}
