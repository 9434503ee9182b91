@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation
import LayoutEngine

extension LayoutElement {
  /// The lines of the text that this element shows, if it is `label` and has several.
  func textLines(saying label: String) -> [AccessibilityNode.Line] {
    guard graph.tellsTextLines, !isRemoved, let rule = graph.tree.rule(of: id) as? TextRule,
      rule.resolved.styled.runs.allSatisfy({ $0.attachment == nil }),
      rule.resolved.plainString == label
    else { return [] }
    let lines = rule.lines(ProposedViewSize(size))
    guard lines.lines.count > 1 else { return [] }
    let window = map(to: nil)
    let places = lines.placed(
      in: CGRect(origin: .zero, size: size), size.width, rule.options)
    return zip(lines.lines, places).map { line, place in
      AccessibilityNode.Line(range: line.range, frame: window.rect(place.area(of: place.runs)))
    }
  }
}
