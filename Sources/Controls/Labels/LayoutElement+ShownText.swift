@_spi(Espalier) import EspalierCore
import EspalierGraphics

extension LayoutElement {
  /// The texts in this element, one after the other, without symbols and other pictures.
  package var shownText: String {
    if isRemoved { return "" }
    var texts: [String] = []
    var pending = [self]
    while let element = pending.popLast() {
      if let rule = element.rule as? TextRule {
        texts.append(rule.resolved.styled.runs.map(\.string).joined())
      }
      pending += element.shownChildren.reversed()
    }
    return texts.joined(separator: " ")
  }
}
