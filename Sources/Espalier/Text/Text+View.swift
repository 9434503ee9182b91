import EspalierDrawing
import Foundation
import LayoutEngine

extension Text: LeafView {
  func rule(in environment: EnvironmentValues) -> any LayoutRule {
    let resolved = resolve(in: environment)
    let shaped = environment.textEngine.engine.shape(resolved.styled)
    let isOneParagraph = resolved.styled.runs.allSatisfy { run in
      !run.string.unicodeScalars.contains(where: \.startsLine)
    }
    return TextRule(
      shaped, environment.textLayoutOptions, paints: resolved.paints, isOneParagraph: isOneParagraph
    )
  }

  func draw(_ context: DrawContext, rule: any LayoutRule) -> [DisplayItem] {
    guard let rule = rule as? TextRule else { return [] }
    return TextPainter(context, rule).items()
  }
}

/// Paints the lines of a placed text.
///
/// The text's corner stands on a pixel; within the text, lines and glyphs keep their exact places.
@MainActor private struct TextPainter {
  private let context: DrawContext
  private let rule: TextRule
  private let frame: CGRect
  private let foreground: _StylePaint

  init(_ context: DrawContext, _ rule: TextRule) {
    self.context = context
    self.rule = rule
    frame = context.frame
    foreground = context.environment.foregroundPaint()
  }

  func items() -> [DisplayItem] {
    let size = context.size
    let lines = rule.lines(ProposedViewSize(size))
    if context.environment.isRedacted {
      return context.placeholders(for: lines, rule.options) { paint(of: $0) }
    }
    let painted = lines.placed(in: size.width, rule.options).flatMap { run in
      var run = run
      run.origin.x += frame.minX
      run.origin.y += frame.minY
      return items(of: run)
    }
    return painted.joiningNeighbors()
  }

  /// The run with the line below it before it, and the line through it after it.
  private func items(of run: GlyphRun) -> [DisplayItem] {
    let style = rule.paints.indices.contains(run.styleIndex) ? rule.paints[run.styleIndex] : nil
    let look = style?.foreground?.paint(in: context.environment) ?? foreground
    return look.items(in: frame) { paint in
      var items = [DisplayItem.glyphs(run, paint)]
      if let underline = style?.underline {
        items.insert(line(underline, .underline, run, paint), at: 0)
      }
      if let strikethrough = style?.strikethrough {
        items.append(line(strikethrough, .strikethrough, run, paint))
      }
      return items
    }
  }

  private func paint(of run: GlyphRun) -> Paint {
    guard rule.paints.indices.contains(run.styleIndex) else { return foreground }
    let style = rule.paints[run.styleIndex].foreground
    return style?.paint(in: frame, context.environment) ?? foreground
  }

  private func line(
    _ style: Text.LineStyle, _ place: Text.LineStyle.Place, _ run: GlyphRun, _ paint: Paint
  ) -> DisplayItem {
    let own = style.color.map { TextForeground($0).paint(in: frame, context.environment) }
    return style.item(along: run, place, own ?? paint, context.pass)
  }
}

extension Unicode.Scalar {
  /// Whether text goes on in a new line after this character.
  fileprivate var startsLine: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
