@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

extension Text: LeafView {
  package func rule(in environment: EnvironmentValues) -> any LayoutRule {
    rule(resolve(in: environment), environment)
  }

  package func rule(
    in environment: EnvironmentValues, replacing rule: any LayoutRule
  ) -> any LayoutRule {
    let resolved = resolve(in: environment)
    let surroundings = environment.textSurroundings
    guard let known = TextRule.of(rule), known.resolved.styled == resolved.styled else {
      return self.rule(resolved, environment)
    }
    if known.renderer == nil && surroundings.renderer == nil
      && known.options == surroundings.options
    {
      known.repaint(as: resolved)
      return known
    }
    return TextRule(
      known.text, resolved, surroundings.options, renderer: surroundings.renderer)
  }

  private func rule(_ resolved: ResolvedText, _ environment: EnvironmentValues) -> TextRule {
    let surroundings = environment.textSurroundings
    return TextRule(
      surroundings.engine.shape(resolved.styled), resolved, surroundings.options,
      renderer: surroundings.renderer)
  }

  package static func nextChange(_ rule: any LayoutRule) -> Date? {
    TextRule.of(rule)?.resolved.nextChange
  }

  package func draw(_ context: DrawContext, rule: any LayoutRule) -> [DisplayItem] {
    guard let rule = TextRule.of(rule) else { return [] }
    for problem in rule.resolved.problems { context.report(problem) }
    let lines = rule.lines(ProposedViewSize(context.layoutSize))
    let frame = context.layoutFrame
    let painter = TextPainter(rule.resolved, context.environment, frame, context.pass)
    if context.environment.isRedacted {
      return context.placeholders(for: lines, rule.options) { painter.paint(of: $0) }
    }
    if let renderer = rule.renderer { return context.items(of: lines, rule, drawnBy: renderer) }
    let glyphs = painter.items(of: lines.placed(in: frame, context.layoutSize.width, rule.options))
    return context.element.textInteraction?.drawing(glyphs, context) ?? glyphs
  }

  package func configure(_ element: LayoutElement, rule: any LayoutRule) {
    let rule = TextRule.of(rule)
    // Nearly all texts have no links, and cannot be selected.
    let mayBeOperated =
      rule?.hasLinks ?? true || element.owner.environment.textSurroundings.allowsSelection
    if mayBeOperated || element.extras != nil { element.textInteraction?.update(element, rule) }
  }
}

extension DrawContext {
  fileprivate func report(_ problem: TextProblem) {
    let owner = element.owner
    owner.graph.diagnostics.report(problem.message, at: problem.isOfView ? owner.path : "")
  }
}
