import Foundation

/// Lays out a breakable text in a proposed size.
///
/// Both engines share it; they add only the glyphs.
///
/// 1. Break at the proposed width, within the line limit.
/// 2. Keep the lines that the proposed height holds, at least one, and shorten the last.
/// 3. If the text does not fit and its font may shrink, repeat both at the largest scale that fits.
/// 4. Stack the lines: each advances by its own pitch, the last counts with its height.
/// 5. Round the widest line up to a pixel, but not beyond the proposed width: proposing the answer
///    again gives the same lines.
package struct TextFlow {
  let text: BreakableText

  package init(_ text: BreakableText) {
    self.text = text
  }

  /// `glyphs` makes the glyphs of a line at a scale.
  package func lines(
    width: CGFloat?, height: CGFloat?, _ options: TextLayoutOptions,
    glyphs: (BrokenLine, CGFloat) -> LineGlyphs
  ) -> TextLines {
    let space = Space(width: width, height: height)
    let attempt = fittingAttempt(in: space, options)
    let stack = attempt.stack
    let lines = attempt.lines.enumerated().map { index, line in
      var shown = TextLine(
        baseline: stack.baselines[index], width: line.width * attempt.scale, range: line.range,
        glyphs: glyphs(line, attempt.scale))
      shown.ascent = stack.extents[index].ascent
      shown.descent = stack.extents[index].descent
      return shown
    }
    let widest = lines.reduce(0) { max($0, $1.width) }
    let reserved = stack.height(ofLines: options.reservedLines)
    return TextLines(
      size: CGSize(
        width: min(space.width, widest.roundedUp(toPixelsOf: options.displayScale)),
        height: max(stack.height, reserved)),
      firstBaseline: stack.baselines.first ?? 0, lastBaseline: stack.baselines.last ?? 0,
      lines: lines, isTruncated: attempt.isTruncated, scale: attempt.scale)
  }

  /// The height of each line; nil where the text has several fonts.
  package func lineHeight(_ options: TextLayoutOptions) -> CGFloat? {
    text.metrics.count == 1 ? text.metrics[0].metrics.scaled(1, options).height : nil
  }

  /// The size and the baselines that `lines` gives, without the lines.
  ///
  /// A text of one font that is shown whole needs no more than the number of its lines and the
  /// width of the widest.
  package func measure(
    width: CGFloat?, height: CGFloat?, _ options: TextLayoutOptions
  ) -> TextLines {
    let space = Space(width: width, height: height)
    if text.metrics.count == 1, let whole = measureWhole(in: space, options) { return whole }
    var result = lines(width: width, height: height, options) { _, _ in LineGlyphs() }
    result.lines = []
    return result
  }

  /// Nil where lines are shortened or left out.
  private func measureWhole(in space: Space, _ options: TextLayoutOptions) -> TextLines? {
    let limit = min(options.lineLimit ?? .max, lineBound(1, space.height, options))
    var count = 0
    var widest: CGFloat = 0
    var isShortened = false
    LineBreaker(text, width: space.width, limit: limit).forEachLine { line in
      count += 1
      widest = max(widest, line.width)
      isShortened = isShortened || line.tail != nil
    }
    let metrics = text.metrics[0].metrics.scaled(1, options)
    let lastTop = CGFloat(count - 1) * metrics.pitch
    let pixels = options.displayScale
    let bottom = metrics.height(ofLines: count, displayScale: pixels)
    if isShortened || bottom > space.height { return nil }
    if options.mayShrink && widest > space.width + LineBreaker.tolerance { return nil }
    let reserved = metrics.height(ofLines: options.reservedLines, displayScale: pixels)
    return TextLines(
      size: CGSize(
        width: min(space.width, widest.roundedUp(toPixelsOf: pixels)),
        height: options.reservedLines > 0 ? max(bottom, reserved) : bottom),
      firstBaseline: metrics.baseline, lastBaseline: lastTop + metrics.baseline, lines: [])
  }

  /// A proposed size with every missing or nonsensical length replaced.
  private struct Space {
    var width: CGFloat
    var height: CGFloat

    init(width: CGFloat?, height: CGFloat?) {
      self.width = Self.length(width)
      self.height = Self.length(height)
    }

    private static func length(_ proposed: CGFloat?) -> CGFloat {
      guard let proposed, !proposed.isNaN else { return .infinity }
      return max(0, proposed)
    }
  }

  /// Lines broken and stacked at one scale.
  private struct Attempt {
    var lines: [BrokenLine]
    var stack: LineStack
    var scale: CGFloat
    var isTruncated: Bool { lines.last?.tail != nil }

    /// Whether the whole text is shown within the space: a single line may be taller than its space,
    /// and a single character wider, without being shortened.
    func fits(_ space: Space) -> Bool {
      !isTruncated && stack.height <= space.height + LineBreaker.tolerance
        && lines.allSatisfy { $0.width * scale <= space.width + LineBreaker.tolerance }
    }
  }

  private func attempt(
    at scale: CGFloat, in space: Space, _ options: TextLayoutOptions
  ) -> Attempt {
    func lines(limit: Int) -> [BrokenLine] {
      LineBreaker(
        text, width: space.width / scale, limit: limit, truncation: options.truncation,
        allowsTightening: options.allowsTightening
      )
      .lines()
    }
    func stack(_ lines: [BrokenLine]) -> LineStack {
      LineStack(lines, of: text, scale: scale, options)
    }
    let limit = min(options.lineLimit ?? .max, lineBound(scale, space.height, options))
    let all = lines(limit: limit)
    let whole = stack(all)
    let kept = whole.count(within: space.height)
    guard kept < all.count else { return Attempt(lines: all, stack: whole, scale: scale) }
    let fewer = lines(limit: kept)
    return Attempt(lines: fewer, stack: stack(fewer), scale: scale)
  }

  /// The limit for lines: more than a height can hold, so that a long text is not broken beyond it
  /// in vain.
  private func lineBound(_ scale: CGFloat, _ height: CGFloat, _ options: TextLayoutOptions) -> Int {
    guard height < .infinity else { return .max }
    let pitches = text.metrics.map { $0.metrics.scaled(scale, options).pitch }
    guard let smallest = pitches.min(), smallest > 0 else { return .max }
    return Int(min(height / smallest, 1e9)) + 2
  }

  /// The number of scales between the smallest and 1: fine enough that no step is wider than a
  /// pixel in a line of 100 points that may shrink to half.
  private static let scaleSteps = 64

  /// The attempt at the largest scale that shows the whole text, found by bisection over equal
  /// steps; the attempt at the smallest scale if none does.
  private func fittingAttempt(in space: Space, _ options: TextLayoutOptions) -> Attempt {
    let whole = attempt(at: 1, in: space, options)
    guard options.mayShrink, !whole.fits(space) else { return whole }
    let smallest = max(0.01, options.minimumScaleFactor)
    var best = attempt(at: smallest, in: space, options)
    guard best.fits(space) else { return best }
    var low = 0
    var high = Self.scaleSteps
    while high - low > 1 {
      let middle = (low + high) / 2
      let share = CGFloat(middle) / CGFloat(Self.scaleSteps)
      let next = attempt(at: smallest + (1 - smallest) * share, in: space, options)
      if next.fits(space) {
        low = middle
        best = next
      } else {
        high = middle
      }
    }
    return best
  }
}

extension CGFloat {
  /// The smallest multiple of a pixel, from 0 on, that is not below the value, but for the rounding of sums.
  package func roundedUp(toPixelsOf scale: CGFloat) -> CGFloat {
    guard self > 0 else { return 0 }
    return (self * scale - LineBreaker.tolerance).rounded(.up) / scale
  }
}
