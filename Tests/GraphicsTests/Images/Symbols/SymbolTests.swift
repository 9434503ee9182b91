import EspalierDrawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

@MainActor struct SymbolTests {
  private func size(_ name: String, _ environment: EnvironmentValues) -> CGSize {
    let tree = LayoutTree()
    return tree.sizeThatFits(
      tree.makeNode(Image(systemName: name).rule(in: environment)), .infinity)
  }

  @Test func `symbols grow with the font and the image scale`() {
    var environment = EnvironmentValues()
    #expect(size("globe", environment) == CGSize(width: 16, height: 16))
    environment.imageScale = .large
    #expect(size("globe", environment) == CGSize(width: 20.5, height: 20.5))
    environment.imageScale = .medium
    environment.font = .system(size: 26)
    #expect(size("globe", environment) == CGSize(width: 32, height: 32))
  }

  @Test func `symbols are as bold as the text around them`() {
    func lineWidths(_ weight: Font.Weight) -> [CGFloat] {
      var environment = EnvironmentValues()
      environment.font = .system(size: 100, weight: weight)
      let symbol = SymbolReference(name: "chevron.right").resolve(in: environment).symbol
      return symbol.layers.flatMap(\.parts).map { part in
        if case .line(_, let width) = part { width } else { 0 }
      }
    }
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let widths = weights.map { lineWidths($0)[0] }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 }, "\(widths)")
    #expect(widths[3] == 10)
  }

  @Test func `a symbol is centered on the capital letters`() {
    let rule = SymbolRule(size: CGSize(width: 16, height: 16), fontSize: 13)
    let tree = LayoutTree()
    let dimensions = tree.dimensions(tree.makeNode(rule), in: .unspecified)
    #expect(abs(dimensions[VerticalAlignment.firstTextBaseline] - (16 + 0.71 * 13) / 2) < 1e-9)
    #expect(dimensions[VerticalAlignment.center] == 8)
  }

  @Test func `symbols above one another touch in a stack`() {
    let view = VStack {
      Image(systemName: "circle.fill")
      Image(systemName: "circle.fill")
    }
    .foregroundStyle(.black)
    #expect(
      drawn(view, in: CGSize(width: 16, height: 32)) == """
        (fill #000000 (ellipse 0,0 16x16))
        (fill #000000 (ellipse 0,16 16x16))
        """)
  }

  @Test func `overlapping parts of a translucent symbol are not painted twice`() {
    let items = Symbol.outlinedHouse.items(
      in: CGRect(x: 0, y: 0, width: 16, height: 16),
      Symbol.Painting(
        paint: .color(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.5))))
    #expect(
      DisplayList(size: .zero, items: items).description.hasPrefix(
        "(opacity 0.5\n  (stroke #000000 "))
  }

  @Test func `symbols that follow reading are mirrored where text runs from right to left`() {
    func points(_ name: String, _ direction: LayoutDirection) -> String {
      drawn(
        Image(systemName: name).resizable().foregroundStyle(.black)
          .environment(\.layoutDirection, direction), in: CGSize(width: 66, height: 108))
    }
    let right = "10,6 m 56,54 l 10,102 l".replacing(",", with: " ")
    let left = "56,6 m 10,54 l 56,102 l".replacing(",", with: " ")
    #expect(points("chevron.forward", .leftToRight).contains(right))
    #expect(points("chevron.forward", .rightToLeft).contains(left))
    #expect(points("chevron.backward", .leftToRight).contains(left))
    #expect(points("chevron.backward", .rightToLeft).contains(right))
    // `right` is the right side in every language.
    #expect(points("chevron.right", .rightToLeft).contains(right))
  }

  @Test func `variants come from the views around the symbol`() {
    let view = Image(systemName: "circle").resizable().foregroundStyle(.black)
    let filled = "(fill #000000 (ellipse 0,0 30x20))"
    let size = CGSize(width: 30, height: 20)
    #expect(drawn(view.symbolVariant(.fill), in: size) == filled)
    #expect(drawn(view.environment(\.symbolVariants, .fill), in: size) == filled)
    #expect(
      drawn(view.environment(\.symbolVariants, .none).symbolVariant(.fill), in: size) != filled)
    // The icons have no circle in a circle, so the variant fills the circle only.
    #expect(drawn(view.symbolVariant(.rectangle.fill), in: size) == filled)
  }

  @Test func `an unknown symbol shows a question mark and is reported once`() {
    let graph = ViewGraph(
      Image(systemName: "no.such.symbol"), textEngine: FixedPitchTextEngine())
    #expect(drawn(graph, in: CGSize(width: 20, height: 20)).contains("(stroke "))
    _ = drawn(graph, in: CGSize(width: 30, height: 30))
    #expect(graph.diagnostics.reported.count == 1)
    #expect(graph.diagnostics.reported[0].message.contains("\"no.such.symbol\""))
  }

  @Test func `missing icons are reported once for all symbols`() {
    var environment = EnvironmentValues()
    environment.symbolCatalog = SymbolCatalog(IconDirectory([]))
    let view = HStack {
      Image(systemName: "trash")
      Image(systemName: "bell")
      Image(systemName: "plus")
    }
    let graph = ViewGraph(view, environment: environment, textEngine: FixedPitchTextEngine())
    _ = drawn(graph, in: CGSize(width: 100, height: 20))
    #expect(graph.diagnostics.reported.count == 1)
    #expect(graph.diagnostics.reported[0].message.contains("bootstrap-icons"))
  }

  @Test func `a resizable symbol fills its frame`() {
    let view = Image(systemName: "circle.fill").resizable().foregroundStyle(.black)
    #expect(
      drawn(view, in: CGSize(width: 30, height: 20)) == "(fill #000000 (ellipse 0,0 30x20))")
  }
}
