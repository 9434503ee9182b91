import Foundation

extension TextLines {
  /// The glyphs of all lines in a text that ended up `width` wide, positioned from its top left.
  package func placed(in width: CGFloat, _ options: TextLayoutOptions) -> [GlyphRun] {
    lines.flatMap { line in
      let start = line.start(in: width, options)
      return line.runs.map { run in
        var run = run
        run.origin.x += start
        run.origin.y += line.baseline
        return run
      }
    }
  }
}

extension TextLine {
  /// The position of the line's left end in a text of a width.
  package func start(in width: CGFloat, _ options: TextLayoutOptions) -> CGFloat {
    let slack = width - self.width
    return switch options.alignment {
    case .leading: options.isRightToLeft ? slack : 0
    case .center: slack / 2
    case .trailing: options.isRightToLeft ? 0 : slack
    }
  }
}
