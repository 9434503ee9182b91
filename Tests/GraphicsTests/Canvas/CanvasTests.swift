import EspalierDrawing
import Foundation
import LayoutEngine
import Observation
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor struct CanvasTests {
  private let size = CGSize(width: 40, height: 20)

  @Test func `a canvas takes what it is proposed, and 10 points where it is proposed nothing`() {
    let canvas = Canvas { _, _ in }
    for (proposal, expected) in [
      (ProposedViewSize(width: 0, height: 0), CGSize.zero),
      (ProposedViewSize(width: 30, height: 7), CGSize(width: 30, height: 7)),
      (ProposedViewSize.unspecified, CGSize(width: 10, height: 10)),
    ] {
      let graph = ViewGraph(canvas, textEngine: FixedPitchTextEngine())
      graph.frame(proposal: proposal)
      #expect(graph.rootSize == expected)
    }
  }

  @Test func `the renderer is told the size, and draws from the top left of the frame`() {
    var told: CGSize?
    let view = Canvas { context, size in
      told = size
      context.fill(Path(CGRect(x: 1, y: 2, width: 3, height: 4)), with: .color(.black))
    }
    .padding(5)
    #expect(
      drawn(view, in: size)
        == "(clip aliased 5,5 30x10 (translate 5,5 (fill #000000 1,2 3x4)))")
    #expect(told == CGSize(width: 30, height: 10))
  }

  @Test func `an opaque canvas begins with black`() {
    #expect(
      drawn(Canvas(opaque: true) { _, _ in }, in: size)
        == "(clip aliased 0,0 40x20 (fill #000000 0,0 40x20))")
    #expect(drawn(Canvas { _, _ in }, in: size) == "")
  }

  @Test func `the environment is that of the view`() {
    var scheme: ColorScheme?
    let view = Canvas { context, size in
      scheme = context.environment.colorScheme
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .foreground)
    }
    .foregroundStyle(.white).environment(\.colorScheme, .dark)
    #expect(drawn(view, in: size) == "(clip aliased 0,0 40x20 (fill #ffffff 0,0 40x20))")
    #expect(scheme == .dark)
  }

  @Test func `symbols are laid out with their ideal size, and drawn where the renderer says`() {
    let view = Canvas { context, size in
      if let dot = context.resolveSymbol(id: 1) {
        #expect(dot.size == CGSize(width: 4, height: 2))
        context.draw(dot, at: CGPoint(x: 20, y: 10))
        context.draw(dot, at: .zero, anchor: .topLeading)
        context.draw(dot, in: CGRect(x: 0, y: 0, width: 8, height: 8))
      }
      #expect(context.resolveSymbol(id: 2) == nil)
      #expect(context.resolveSymbol(id: "1") == nil)
    } symbols: {
      Color.black.frame(width: 4, height: 2).tag(1)
    }
    #expect(
      drawn(view, in: size) == """
        (clip aliased 0,0 40x20
          (translate 18,9 (fill #000000 0,0 4x2))
          (fill #000000 0,0 4x2)
          (scale 2,4 (fill #000000 0,0 4x2)))
        """)
  }

  @Test func `symbols that a loop makes are found by their tags`() {
    let view = Canvas { context, _ in
      for id in [3, 1] {
        if let symbol = context.resolveSymbol(id: id) {
          context.draw(symbol, at: CGPoint(x: id * 10, y: 0), anchor: .topLeading)
        }
      }
    } symbols: {
      ForEach(1..<4) { Color.black.frame(width: CGFloat($0), height: 1).tag($0) }
    }
    #expect(
      drawn(view, in: size) == """
        (clip aliased 0,0 40x20
          (translate 30,0 (fill #000000 0,0 3x1))
          (translate 10,0 (fill #000000 0,0 1x1)))
        """)
  }

  @Observable final class Model {
    var width = 5.0
  }

  @Test func `a change to what the renderer read draws the canvas anew`() {
    let model = Model()
    let view = Canvas { context, _ in
      context.fill(Path(CGRect(x: 0, y: 0, width: model.width, height: 1)), with: .color(.black))
    }
    let graph = ViewGraph(view, textEngine: FixedPitchTextEngine())
    #expect(drawn(graph, in: size) == "(clip aliased 0,0 40x20 (fill #000000 0,0 5x1))")
    model.width = 9
    #expect(drawn(graph, in: size) == "(clip aliased 0,0 40x20 (fill #000000 0,0 9x1))")
  }

  @Test func `blend modes affect nothing outside of the canvas`() {
    let view = Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
      context.blendMode = .destinationOut
      context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.black))
    }
    #expect(
      drawn(view, in: size) == """
        (clip aliased 0,0 40x20
          (layer
            (fill #ffffff 0,0 40x20)
            (blend destinationOut (fill #000000 0,0 5x5))))
        """)
  }
}
