import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

@Suite struct SymbolVariantsTests {
  @Test(arguments: [
    (SymbolVariants.fill, "heart", "heart.fill"), (.circle, "heart", "heart.circle"),
    (.circle.fill, "heart", "heart.circle.fill"), (.square, "heart", "heart.square"),
    (.slash, "bell", "bell.slash"), (.slash.fill, "bell", "bell.slash.fill"),
    (.circle.slash.fill, "bell", "bell.slash.circle.fill"), (.none, "heart", "heart"),
    // A variant that is part of the name is not added again.
    (.fill, "heart.fill", "heart.fill"), (.circle, "plus.circle", "plus.circle"),
    (.square, "plus.circle", "plus.circle"), (.fill, "plus.circle", "plus.circle.fill"),
    (.slash, "bell.slash", "bell.slash"),
    // A badge stays last.
    (.fill, "folder.badge.plus", "folder.fill.badge.plus"),
  ])
  func `variants make a name`(variants: SymbolVariants, name: String, variant: String) {
    #expect(variants.names(of: name).first == variant)
    #expect(variants.names(of: name).last == name)
  }

  @Test func `variants contain those that they were made of`() {
    let all = SymbolVariants.circle.fill.slash
    for one in [SymbolVariants.circle, .fill, .slash, .none, .circle.fill] {
      #expect(all.contains(one))
    }
    #expect(!all.contains(.square) && !SymbolVariants.circle.contains(.fill))
    #expect(!SymbolVariants.fill.contains(.slash))
  }

  @Test func `modifiers add up, and the later of two shapes counts`() {
    #expect(SymbolVariants.square.circle == .circle)
    #expect(SymbolVariants.fill.circle == .circle.fill)
  }
}
