import EspalierDrawing
import Testing

@Suite struct DepthTests {
  private func nested(_ depth: Int) -> [DisplayItem] {
    (0..<depth).reduce([]) { items, _ in [.group(.opacity(0.5), items)] }
  }

  @Test func `nested groups are counted`() {
    #expect(!nested(0).isNested(deeperThan: 0))
    #expect(!nested(3).isNested(deeperThan: 3))
    #expect(nested(3).isNested(deeperThan: 2))
  }

  @Test func `sibling groups are not counted`() {
    #expect(!(nested(2) + nested(2)).isNested(deeperThan: 2))
  }

  @Test func `masks count like what they mask`() {
    let items: [DisplayItem] = [.group(.mask(nested(5)), [])]
    #expect(items.isNested(deeperThan: 5))
    #expect(!items.isNested(deeperThan: 6))
  }

  @Test func `nesting can be counted for some effects alone`() {
    let shadow = DisplayEffect.shadow(color: .black, radius: 1, offset: .zero)
    let items: [DisplayItem] = [.group(shadow, [.group(.opacity(0.5), [.group(shadow, [])])])]
    #expect(!items.isNested(deeperThan: 2, counting: \.isShadow))
    #expect(items.isNested(deeperThan: 1, counting: \.isShadow))
    #expect([.group(.mask(items), [])].isNested(deeperThan: 1, counting: \.isShadow))
  }
}
