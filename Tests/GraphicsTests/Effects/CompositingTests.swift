import EspalierDrawing
import Foundation
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// Effects apply to each view in a container, up to the next group that is painted as one picture.
@MainActor struct CompositingTests {
  private var both: some View {
    ZStack {
      Color.black
      Circle().fill(.white)
    }
  }

  @Test func `opacity applies to each view by itself`() {
    #expect(
      drawn(both.opacity(0.5), in: .square) == """
        (opacity 0.5 (fill #000000 0,0 10x10))
        (opacity 0.5 (fill #ffffff (ellipse 0,0 10x10)))
        """)
  }

  @Test func `a compositing group is faded as a whole`() {
    #expect(
      drawn(both.compositingGroup().opacity(0.5), in: .square) == """
        (opacity 0.5
          (layer
            (fill #000000 0,0 10x10)
            (fill #ffffff (ellipse 0,0 10x10))))
        """)
  }

  @Test func `each view casts its own shadow, also through paddings and other effects`() {
    let view = both.padding(1).opacity(0.5).background(Color.black).shadow(
      color: .white, radius: 1)
    #expect(
      drawn(view, in: .square) == """
        (shadow #ffffff r2 0,0 (fill #000000 0,0 10x10))
        (shadow #ffffff r2 0,0 (opacity 0.5 (fill #000000 1,1 8x8)))
        (shadow #ffffff r2 0,0 (opacity 0.5 (fill #ffffff (ellipse 1,1 8x8))))
        """)
  }

  @Test func `container shapes and layers made from preferences do not make groups`() {
    let faded = """
      (opacity 0.5 (fill #000000 0,0 10x10))
      (opacity 0.5 (fill #ffffff (ellipse 0,0 10x10)))
      """
    #expect(drawn(both.containerShape(Circle()).opacity(0.5), in: .square) == faded)
    let layered = Color.black.overlayPreferenceValue(Size.self) { _ in Circle().fill(.white) }
    #expect(drawn(layered.opacity(0.5), in: .square) == faded)
  }

  private struct Size: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) {}
  }

  @Test func `an effect around a rotation or a change of colors applies to each view, too`() {
    // A group that is otherwise drawn as one is drawn in parts where an effect is around it.
    #expect(
      drawn(both.rotationEffect(.degrees(90)).opacity(0.5), in: .square)
        .components(separatedBy: "(opacity 0.5").count == 3)
    #expect(
      drawn(both.grayscale(1).opacity(0.5), in: .square)
        .components(separatedBy: "(opacity 0.5").count == 3)
  }

  @Test func `clipped or masked views cast one shadow`() {
    #expect(
      drawn(both.clipShape(.circle).shadow(color: .white, radius: 1), in: .square) == """
        (shadow #ffffff r2 0,0
          (clip (ellipse 0,0 10x10)
            (fill #000000 0,0 10x10)
            (fill #ffffff (ellipse 0,0 10x10))))
        """)
    #expect(
      drawn(both.mask { Color.black }.opacity(0.5), in: .square) == """
        (opacity 0.5
          (mask
            (by (fill #000000 0,0 10x10))
            (fill #000000 0,0 10x10)
            (fill #ffffff (ellipse 0,0 10x10))))
        """)
  }

  @Test func `a border is faded as a separate view`() {
    #expect(
      drawn(Color.black.border(.white, width: 2).opacity(0.5), in: .square) == """
        (opacity 0.5 (fill #000000 0,0 10x10))
        (opacity 0.5 (stroke #ffffff w2 1,1 8x8))
        """)
  }

  @Test func `an opaque blur takes the picture as a whole, on black`() {
    let blurred = """
      (blur r2 opaque
        (clip aliased 0,0 10x10
          (fill #000000 aliased 0,0 10x10)
          (fill #000000 0,0 10x10)
          (fill #ffffff (ellipse 0,0 10x10))))
      """
    #expect(drawn(both.blur(radius: 2, opaque: true), in: .square) == blurred)
    #expect(
      drawn(both.visualEffect { e, _ in e.blur(radius: 2, opaque: true) }, in: .square) == blurred)
    #expect(
      drawn(both.blur(radius: 2), in: .square) == """
        (blur r2 (fill #000000 0,0 10x10))
        (blur r2 (fill #ffffff (ellipse 0,0 10x10)))
        """)
  }

  @Test func `views that are turned together cast their shadows apart`() {
    let turned = both.rotationEffect(.degrees(90))
    #expect(
      drawn(turned, in: .square) == """
        (transform 0 1 -1 0 10 0
          (fill #000000 0,0 10x10)
          (fill #ffffff (ellipse 0,0 10x10)))
        """)
    #expect(
      drawn(turned.shadow(color: .white, radius: 1, x: 3), in: .square) == """
        (shadow #ffffff r2 3,0 (transform 0 1 -1 0 10 0 (fill #000000 0,0 10x10)))
        (shadow #ffffff r2 3,0 (transform 0 1 -1 0 10 0 (fill #ffffff (ellipse 0,0 10x10))))
        """)
  }

  @Test func `a text with an underline is one view`() {
    let text = Text("ab").underline().opacity(0.5)
    let picture = drawn(text, in: CGSize(width: 40, height: 20))
    #expect(picture.components(separatedBy: "(opacity 0.5").count == 2)
    #expect(picture.contains("(glyphs \"ab\""))
  }

  @Test func `views keep their order by zIndex under an effect`() {
    let view = ZStack {
      Color.white.zIndex(1)
      Color.black
    }
    #expect(
      drawn(view.opacity(0.5), in: .square) == """
        (opacity 0.5 (fill #000000 0,0 10x10))
        (opacity 0.5 (fill #ffffff 0,0 10x10))
        """)
  }

  @Test func `a view's zIndex counts through its effects`() {
    let view = ZStack {
      Color.white.zIndex(1).opacity(0.5).rotationEffect(.zero)
      Color.black
    }
    #expect(
      drawn(view, in: .square) == """
        (fill #000000 0,0 10x10)
        (opacity 0.5 (fill #ffffff 0,0 10x10))
        """)
  }

  /// A blend mode inside of a faded group would have nothing behind it to work on.
  @Test func `a view that blends is faded before it blends`() {
    let view = ZStack {
      Color.black
      Color.white.blendMode(.multiply)
    }
    let blended = "(blend multiply (opacity 0.5 (fill #ffffff 0,0 10x10)))"
    #expect(
      drawn(view.opacity(0.5), in: .square) == "(opacity 0.5 (fill #000000 0,0 10x10))\n\(blended)")
    #expect(
      drawn(Color.white.blendMode(.multiply).grayscale(0.5).opacity(0.5), in: .square)
        .hasPrefix("(blend multiply (opacity 0.5 (colors"))
  }

  @Test func `each view blends by itself`() {
    #expect(
      drawn(both.blendMode(.screen), in: .square) == """
        (blend screen (fill #000000 0,0 10x10))
        (blend screen (fill #ffffff (ellipse 0,0 10x10)))
        """)
  }

  @Test(arguments: BlendMode.allCases.filter { $0 != .normal })
  func `every blend mode reaches the display list`(mode: BlendMode) {
    #expect(
      drawn(Color.black.blendMode(mode), in: .square)
        == "(blend \(mode) (fill #000000 0,0 10x10))")
  }

  @Test func `a drawing group is one picture, on black where it is opaque`() {
    #expect(
      drawn(Circle().fill(.white).drawingGroup(), in: .square)
        == "(layer (fill #ffffff (ellipse 0,0 10x10)))")
    #expect(
      drawn(Circle().fill(.white).drawingGroup(opaque: true), in: .square) == """
        (layer
          (clip aliased 0,0 10x10
            (fill #000000 aliased 0,0 10x10)
            (fill #ffffff (ellipse 0,0 10x10))))
        """)
  }

  @Test func `groups without content paint nothing`() {
    #expect(drawn(Color.clear.hidden().compositingGroup(), in: .square) == "")
    #expect(drawn(EmptyView().drawingGroup().shadow(radius: 3), in: .square) == "")
  }

  @Test func `a view under an effect is redrawn when it changes`() {
    let handle = Handle<Int>()
    let graph = ViewGraph(
      Varying(handle, 3) { width in
        ZStack(alignment: .topLeading) {
          Color.black
          Color.white.frame(width: CGFloat(width), height: 1)
        }
      }
      .padding(0).opacity(0.5).shadow(color: .black, radius: 1),
      textEngine: FixedPitchTextEngine())
    #expect(drawn(graph, in: .square).contains("0,0 3x1"))
    handle.value = 5
    let changed = drawn(graph, in: .square)
    #expect(changed.contains("0,0 5x1"))
    #expect(!changed.contains("0,0 3x1"))
    handle.value = 7
    #expect(drawn(graph, in: .square).contains("0,0 7x1"))
  }
}
