@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

extension Text: LeafView {
  // The same as for all leaves, for a type that is known here and need not be looked up for each view.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    LeafNode.make(view, inputs)
  }

  package func rule(in environment: EnvironmentValues) -> any LayoutRule {
    let surroundings = environment.textSurroundings
    if let plainString { return TextRule(plainString, in: surroundings) }
    return TextRule(resolve(in: environment), in: surroundings)
  }

  package func rule(
    in environment: EnvironmentValues, replacing rule: any LayoutRule
  ) -> any LayoutRule {
    guard let known = TextRule.of(rule) else { return self.rule(in: environment) }
    let surroundings = environment.textSurroundings
    if let plainString, known.shows(plainString, in: surroundings) { return known }
    let resolved = resolve(in: environment)
    if known.repaint(as: resolved, in: surroundings) { return known }
    let isSame = known.resolved.styled == resolved.styled
    return TextRule(resolved, in: surroundings, shapedAs: isSame ? known.knownText : nil)
  }

  package static func nextChange(_ rule: any LayoutRule) -> Date? { TextRule.of(rule)?.nextChange }

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
    if rule?.mayBeOperated ?? true || element.extras != nil {
      element.textInteraction?.update(element, rule)
    }
  }
}

extension DrawContext {
  fileprivate func report(_ problem: TextProblem) {
    let owner = element.owner
    owner.graph.diagnostics.report(problem.message, at: problem.isOfView ? owner.path : "")
  }
}
