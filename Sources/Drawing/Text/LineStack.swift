import Foundation

/// The vertical positions of broken lines.
struct LineStack {
  /// Distance of each line's baseline from the text's top.
  var baselines: [CGFloat] = []
  /// The lengths by which each line's fonts reach above and below its baseline.
  var extents: [(ascent: CGFloat, descent: CGFloat)] = []
  var height: CGFloat = 0
  /// The text's height if it ended with each line.
  private var bottoms: [CGFloat] = []
  /// The metrics of a line of the text's first font, for lines that are only reserved.
  private var first: LineMetrics
  private var displayScale: CGFloat

  init(_ lines: [BrokenLine], of text: BreakableText, scale: CGFloat, _ options: TextLayoutOptions)
  {
    first = text.metrics[0].metrics.scaled(scale, options)
    displayScale = options.displayScale
    var top: CGFloat = 0
    var span = 0
    for line in lines {
      let metrics =
        options.keepsLineHeight
        ? first : text.metrics(of: line, from: &span).scaled(scale, options)
      baselines.append(top + metrics.baseline)
      extents.append((metrics.baseline, metrics.height - metrics.baseline))
      bottoms.append((top + metrics.height).roundedUp(toPixelsOf: options.displayScale))
      top += metrics.pitch
    }
    height = bottoms.last ?? 0
  }

  /// The number of lines that fit a height, at least one.
  ///
  /// For lines of one font this is the height divided by the pitch, but that the last line needs
  /// only its own height.
  func count(within height: CGFloat) -> Int {
    let fitting = bottoms.prefix { $0 <= height + LineBreaker.tolerance }
    return max(1, fitting.count)
  }

  /// The height that a number of lines of the first font take.
  func height(ofLines count: Int) -> CGFloat {
    count < 1 ? 0 : first.height(ofLines: count, displayScale: displayScale)
  }
}

extension BreakableText {
  /// The metrics that hold all runs of a line.
  ///
  /// `span` is the first span to look at: lines ask in order, so that each span is visited once per
  /// line it is in.
  fileprivate func metrics(of line: BrokenLine, from span: inout Int) -> LineMetrics {
    let start = line.range.lowerBound
    while span + 1 < metrics.count, metrics[span + 1].start <= start { span += 1 }
    var result = metrics[span].metrics
    let shown = line.tail.flatMap { $0.isEmpty ? nil : $0.upperBound } ?? line.head.upperBound
    var next = span + 1
    while next < metrics.count, metrics[next].start < shown {
      result = result.union(metrics[next].metrics)
      next += 1
    }
    return result
  }
}

extension LineMetrics {
  /// The metrics of a line that holds an attachment alone.
  package init(_ attachment: TextAttachment) {
    let height = attachment.ascent + attachment.descent
    self.init(height: height, pitch: height, baseline: attachment.ascent)
  }

  /// The metrics of a line that holds two fonts on one baseline.
  package func union(_ other: LineMetrics) -> LineMetrics {
    let top = max(baseline, other.baseline)
    var result = LineMetrics(
      height: top + max(height - baseline, other.height - other.baseline),
      pitch: top + max(pitch - baseline, other.pitch - other.baseline),
      baseline: top, unrounded: max(unrounded, other.unrounded),
      leading: max(leading, other.leading))
    result.fixedHeight = [fixedHeight, other.fixedHeight].compactMap(\.self).max()
    return result
  }

  /// The metrics with the baseline moved by characters that are raised (or lowered, if negative).
  package func raised(by offset: CGFloat) -> LineMetrics {
    let above = max(0, offset)
    let extra = abs(offset)
    var result = LineMetrics(
      height: height + extra, pitch: pitch + extra, baseline: baseline + above,
      unrounded: unrounded + extra, leading: leading)
    result.fixedHeight = fixedHeight
    return result
  }

  /// The metrics with the height that the text asks for, half of the difference above the letters.
  private var fixed: LineMetrics {
    guard let fixedHeight else { return self }
    var result = self
    result.baseline += (fixedHeight - height) / 2
    (result.height, result.pitch, result.unrounded) = (fixedHeight, fixedHeight, fixedHeight)
    return result
  }

  /// The height of a text with a number of lines, in whole pixels.
  func height(ofLines count: Int, displayScale: CGFloat) -> CGFloat {
    (height + CGFloat(count - 1) * pitch).roundedUp(toPixelsOf: displayScale)
  }

  /// The metrics of a line with its height and baseline in whole pixels, and with line spacing in the pitch.
  ///
  /// Line spacing replaces what the pitch has beyond the unrounded height. The pitch of a shrunken font is whole pixels
  /// as well.
  func scaled(_ scale: CGFloat, _ options: TextLayoutOptions) -> LineMetrics {
    let pixels = options.displayScale
    var result = fixed
    if options.lineSpacing != 0 { result.pitch = result.unrounded + options.lineSpacing / scale }
    guard scale < 1 else {
      result.height = result.height.roundedUp(toPixelsOf: pixels)
      result.baseline = result.baseline.roundedUp(toPixelsOf: pixels)
      return result
    }
    result.height = (result.height * scale).roundedUp(toPixelsOf: pixels)
    result.pitch = (result.pitch * scale).roundedUp(toPixelsOf: pixels)
    result.baseline = (result.baseline * scale * pixels).rounded() / pixels
    return result
  }
}
