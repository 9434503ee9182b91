import EspalierDrawing
import Foundation
import LayoutEngine
import Testing

@testable import Espalier

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

  @Test(arguments: [
    "arrow.down", "arrow.left", "arrow.right", "arrow.up", "checkmark", "chevron.down",
    "chevron.left", "chevron.right", "chevron.up", "circle", "circle.fill", "gear", "globe",
    "globe.americas.fill", "globe.europe.africa.fill", "heart", "heart.fill", "house",
    "house.fill", "minus", "person", "person.fill", "plus", "square", "square.fill", "star",
    "star.fill", "xmark",
  ])
  func `every symbol stays in its box`(name: String) throws {
    let symbol = try #require(Symbol.named(name))
    for part in symbol.parts {
      let bounds =
        switch part {
        case .fill(let path, _): path.boundingRect
        case .line(let path, let width):
          path.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
            .boundingRect
        }
      #expect(CGRect(origin: .zero, size: symbol.box).insetBy(dx: -2, dy: -2).contains(bounds))
    }
  }

  @Test func `a symbol is centered on the capital letters`() {
    let rule = SymbolRule(size: CGSize(width: 16, height: 16), fontSize: 13)
    let tree = LayoutTree()
    let dimensions = tree.dimensions(tree.makeNode(rule), in: .unspecified)
    #expect(abs(dimensions[VerticalAlignment.firstTextBaseline] - (16 + 0.71 * 13) / 2) < 1e-9)
    #expect(dimensions[VerticalAlignment.center] == 8)
  }

  @Test func `symbols above one another touch`() {
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
      .color(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.5)))
    #expect(
      DisplayList(size: .zero, items: items).description.hasPrefix(
        "(opacity 0.5\n  (stroke #000000 "))
  }

  @Test func `an unknown symbol shows a box and is reported`() {
    let graph = ViewGraph(
      Image(systemName: "no.such.symbol"), textEngine: FixedPitchTextEngine())
    #expect(drawn(graph, in: CGSize(width: 20, height: 20)).contains("(stroke "))
    #expect(graph.diagnostics.reported.count == 1)
    #expect(graph.diagnostics.reported[0].message.contains("\"no.such.symbol\""))
  }

  @Test func `a resizable symbol fills its frame`() {
    let view = Image(systemName: "circle.fill").resizable().foregroundStyle(.black)
    #expect(
      drawn(view, in: CGSize(width: 30, height: 20)) == "(fill #000000 (ellipse 0,0 30x20))")
  }
}
