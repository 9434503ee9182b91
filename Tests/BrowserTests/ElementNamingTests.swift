import Espalier
import EspalierDrawing
import Foundation
import Testing

@testable import EspalierBrowser

@Suite struct ElementNamingTests {
  private func node(
    _ id: Int, _ role: AccessibilityNode.Role, _ label: String = "", y: CGFloat = 0
  ) -> AccessibilityNode {
    var node = AccessibilityNode(id: id, role: role)
    node.label = label
    node.frame = CGRect(x: CGFloat(id) * 100, y: y, width: 80, height: 20)
    return node
  }

  private func labels(_ children: [AccessibilityNode]) -> [String] {
    var window = AccessibilityNode(id: 0, role: .window)
    window.children = children
    var mirror = ElementMirror()
    return mirror.change(to: window)?.set.map(\.label) ?? []
  }

  @Test func `a value without a name takes the text before it on its line`() {
    #expect(labels([node(1, .text, "Cats"), node(2, .progress)]) == ["Cats", "Cats"])
    #expect(labels([node(1, .text, "Cats"), node(2, .progress, "Votes")]) == ["Cats", "Votes"])
    // The lines overlap by 10 of 20 points, or not at all.
    #expect(labels([node(1, .text, "Cats"), node(2, .slider, y: 9)]) == ["Cats", "Cats"])
    #expect(labels([node(1, .text, "Cats"), node(2, .slider, y: 21)]) == ["Cats", ""])
    #expect(labels([node(1, .button, "Cats"), node(2, .slider)]) == ["Cats", ""])
    #expect(labels([node(1, .text, "Cats"), node(2, .button)]) == ["Cats", ""])
  }

  @Test func `elements inside groups get names, too`() {
    var group = node(1, .group)
    group.children = [node(2, .text, "Dogs"), node(3, .gauge)]
    #expect(labels([group]) == ["", "Dogs", "Dogs"])
  }
}
