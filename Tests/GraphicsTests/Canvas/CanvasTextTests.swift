import EspalierDrawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

/// The fixed-pitch engine's characters are as wide as half the font's size; `body` has 13 points.
@MainActor struct CanvasTextTests {
  private func context(_ change: (inout EnvironmentValues) -> Void = { _ in }) -> GraphicsContext {
    var environment = EnvironmentValues()
    environment.textEngine = TextEngineReference(FixedPitchTextEngine())
    environment.displayScale = 1
    environment.pushForeground([Color.black])
    change(&environment)
    return GraphicsContext(
      environment: environment, bounds: CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  /// The size that a view of the same text has.
  private func size(of text: Text, _ context: GraphicsContext, width: CGFloat? = nil) -> CGSize {
    let graph = ViewGraph(
      text, environment: context.environment, textEngine: context.environment.textEngine.engine)
    graph.frame(proposal: ProposedViewSize(width: width, height: nil))
    return graph.rootSize
  }

  @Test func `a resolved text measures the same as a view of it`() {
    let context = context()
    let text = Text("one two three")
    let resolved = context.resolve(text)
    let free = CGSize(width: CGFloat.infinity, height: .infinity)
    #expect(resolved.measure(in: free) == size(of: text, context))
    let narrow = size(of: text, context, width: 50)
    #expect(resolved.measure(in: CGSize(width: 50, height: 1000)) == narrow)
    #expect(narrow.height > size(of: text, context).height)
    #expect(resolved.firstBaseline(in: free) > 0)
    #expect(
      resolved.lastBaseline(in: CGSize(width: 50, height: 1000))
        > resolved.firstBaseline(in: CGSize(width: 50, height: 1000)))
  }

  @Test func `a text is drawn with its anchor at the given point`() throws {
    let context = context()
    let text = Text("ab")
    let size = size(of: text, context)
    let place = CGPoint(x: 100, y: 50)
    context.draw(text, at: place, anchor: .bottomTrailing)
    context.draw(text, at: place)
    context.draw(text, in: CGRect(x: 100, y: 50, width: 90, height: 40))
    let origins = context.items.compactMap { item -> CGPoint? in
      if case .glyphs(let run, _) = item { run.origin } else { nil }
    }
    let baseline = context.resolve(text).firstBaseline(in: size)
    try #require(origins.count == 3)
    #expect(origins[0] == CGPoint(x: 100 - size.width, y: 50 - size.height + baseline))
    #expect(origins[1] == CGPoint(x: 100 - size.width / 2, y: 50 - size.height / 2 + baseline))
    #expect(origins[2] == CGPoint(x: 100, y: 50 + baseline))
  }

  @Test func `from right to left a text in a rectangle ends on the right`() throws {
    let context = context { $0.layoutDirection = .rightToLeft }
    let text = Text("ab")
    let width = size(of: text, context).width
    context.draw(text, in: CGRect(x: 100, y: 50, width: 90, height: 40))
    guard case .glyphs(let run, _)? = context.items.first else {
      Issue.record("no glyphs")
      return
    }
    #expect(run.origin.x == 190 - width)
  }

  @Test func `a text's shading paints the parts that have no style of their own`() {
    let context = context()
    var text = context.resolve(Text("a") + Text("b").foregroundColor(.white))
    text.shading = .linearGradient(
      Gradient(colors: [.white, .black]), startPoint: .zero, endPoint: CGPoint(x: 9, y: 0))
    context.draw(text, at: .zero)
    let paints = context.items.compactMap { item -> String? in
      if case .glyphs(_, let paint) = item { paint.description } else { nil }
    }
    #expect(paints == ["(linear #ffffff 0, #000000 1 from 0,0 to 9,0)", "#ffffff"])
  }

  @Test func `an image is stretched over a rectangle, or keeps its size at a point`() {
    let image = Image(size: CGSize(width: 10, height: 5)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 5)), with: .color(.white))
    }
    let context = context()
    let resolved = context.resolve(image)
    #expect(resolved.size == CGSize(width: 10, height: 5))
    #expect(resolved.baseline == 5)
    #expect(resolved.shading == nil)
    context.draw(resolved, at: CGPoint(x: 50, y: 50))
    context.draw(image, in: CGRect(x: 0, y: 0, width: 30, height: 30))
    let bounds = context.items.map(\.bounds)
    #expect(
      bounds == [
        CGRect(x: 45, y: 47.5, width: 10, height: 5), CGRect(x: 0, y: 0, width: 30, height: 30),
      ])
  }

  @Test func `a symbol takes the shading`() {
    let context = context()
    var symbol = context.resolve(Image(systemName: "plus"))
    #expect(symbol.shading != nil)
    symbol.shading = .color(.white)
    context.draw(symbol, in: CGRect(x: 0, y: 0, width: 10, height: 10))
    let text = DisplayList(size: .square, items: context.items).description
    #expect(text.contains("#ffffff"))
    #expect(!text.contains("#000000"))
  }

  @Test func `an image that is missing is reported with its name`() throws {
    let view = Canvas { context, _ in
      context.draw(Image("no such picture"), at: .zero)
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .tiledImage(Image("nor this")))
    }
    let graph = ViewGraph(view, textEngine: FixedPitchTextEngine())
    _ = drawn(graph, in: CGSize(width: 40, height: 20))
    _ = drawn(graph, in: CGSize(width: 50, height: 20))
    let messages = graph.diagnostics.reported.map(\.message)
    for name in ["no such picture", "nor this"] {
      #expect(messages.filter { $0.contains(name) }.count == 1)
    }
  }
}
