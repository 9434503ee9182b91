import EspalierDrawing
import Foundation
import Observation
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

@MainActor struct VisualEffectTests {
  @Observable final class Model { var width = 1 }

  private var box: some View { Color.black.frame(width: 4, height: 4) }

  @Test func `an effect knows the view's size`() {
    let view = box.visualEffect { content, proxy in content.offset(x: proxy.size.width / 2) }
    #expect(drawn(view, in: .square) == "(translate \(3 + 2),3 (fill #000000 0,0 4x4))")
  }

  @Test func `an effect knows the view's place, without the effect`() {
    let view = HStack(spacing: 0) {
      Color.white.frame(width: 4, height: 4)
      box.visualEffect { content, proxy in content.offset(y: proxy.frame(in: .global).minX) }
    }
    #expect(
      drawn(view, in: .square) == """
        (fill #ffffff 1,3 4x4)
        (translate 5,\(3 + 5) (fill #000000 0,0 4x4))
        """)
  }

  @Test func `visual effects do not change the layout`() {
    let row = HStack(spacing: 0) {
      box.visualEffect { content, _ in content.scaleEffect(3).offset(x: 50) }
      Color.white.frame(width: 2, height: 4)
    }
    #expect(drawn(row, in: .square).hasSuffix("(fill #ffffff 6,3 2x4)"))
  }

  @Test func `effects apply in the order in which they are written`() {
    let view = box.visualEffect { content, _ in
      content.blur(radius: 1).offset(x: 1).opacity(0.5)
    }
    #expect(
      drawn(view, in: .square)
        == "(translate 3,3 (opacity 0.5 (translate 1,0 (blur r1 (fill #000000 0,0 4x4)))))")
  }

  private func expectSame(
    _ modified: some View, _ effect: some View, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      drawn(modified, in: .square) == drawn(effect, in: .square), sourceLocation: sourceLocation)
  }

  /// A black square at zero, so that modifiers need no group to move it there.
  @Test func `every effect looks like the modifier of its name`() {
    let view = Rectangle().fill(.black)
    let size = CGSize(width: 2, height: 3)
    let turn = Angle.degrees(30)
    expectSame(view.opacity(0.5), view.visualEffect { e, _ in e.opacity(0.5) })
    expectSame(view.blur(radius: 2), view.visualEffect { e, _ in e.blur(radius: 2) })
    expectSame(
      view.blur(radius: 2, opaque: true),
      view.visualEffect { e, _ in e.blur(radius: 2, opaque: true) })
    expectSame(view.brightness(0.5), view.visualEffect { e, _ in e.brightness(0.5) })
    expectSame(view.contrast(0.5), view.visualEffect { e, _ in e.contrast(0.5) })
    expectSame(view.saturation(0.5), view.visualEffect { e, _ in e.saturation(0.5) })
    expectSame(view.grayscale(0.5), view.visualEffect { e, _ in e.grayscale(0.5) })
    expectSame(view.hueRotation(turn), view.visualEffect { e, _ in e.hueRotation(turn) })
    expectSame(view.scaleEffect(2), view.visualEffect { e, _ in e.scaleEffect(2) })
    expectSame(view.scaleEffect(size), view.visualEffect { e, _ in e.scaleEffect(size) })
    expectSame(
      view.scaleEffect(y: 2, anchor: .top),
      view.visualEffect { e, _ in e.scaleEffect(y: 2, anchor: .top) })
    expectSame(view.rotationEffect(turn), view.visualEffect { e, _ in e.rotationEffect(turn) })
    expectSame(
      view.rotation3DEffect(turn, axis: (x: 1, y: 1, z: 0), anchor: .top, anchorZ: 3),
      view.visualEffect { e, _ in
        e.rotation3DEffect(turn, axis: (x: 1, y: 1, z: 0), anchor: .top, anchorZ: 3)
      })
    let affine = CGAffineTransform(scaleX: 2, y: 3)
    expectSame(
      view.transformEffect(affine), view.visualEffect { e, _ in e.transformEffect(affine) })
    let projection = ProjectionTransform(affine)
    expectSame(
      view.projectionEffect(projection),
      view.visualEffect { e, _ in e.transformEffect(projection) })
    expectSame(view, view.visualEffect { e, _ in e })
  }

  @Test func `an effect follows the view's place`() {
    let handle = Handle<Int>()
    let graph = ViewGraph(
      Varying(handle, 0) { space in
        HStack(spacing: 0) {
          Color.white.frame(width: CGFloat(space), height: 1)
          box.padding(0).visualEffect { content, proxy in
            content.opacity(proxy.frame(in: .global).minX / 10)
          }
        }
        .frame(width: 10, height: 10, alignment: .topLeading)
      }, textEngine: FixedPitchTextEngine())
    #expect(drawn(graph, in: .square) == "")
    handle.value = 5
    #expect(drawn(graph, in: .square).contains("(opacity 0.5 "))
  }

  @Test func `an effect follows what its closure observes, for several views`() {
    // Read and written on the main actor only.
    nonisolated(unsafe) let model = Model()
    let graph = ViewGraph(
      HStack(spacing: 0) {
        Group {
          box
          box
        }
        .visualEffect { content, _ in
          content.offset(y: CGFloat(model.width))
        }
      }, textEngine: FixedPitchTextEngine())
    #expect(drawn(graph, in: .square).contains("(translate 1,4 ("))
    for width in [2, 3] {
      model.width = width
      let picture = drawn(graph, in: .square)
      #expect(picture.contains("(translate 1,\(3 + width) ("))
      #expect(picture.contains("(translate 5,\(3 + width) ("))
    }
  }

  @Test func `an effect follows what its closure captures`() {
    let handle = Handle<CGFloat>()
    let graph = ViewGraph(
      Varying(handle, 1) { width in box.visualEffect { content, _ in content.offset(x: width) } },
      textEngine: FixedPitchTextEngine())
    #expect(drawn(graph, in: .square).hasPrefix("(translate 4,3 "))
    handle.value = 2
    #expect(drawn(graph, in: .square).hasPrefix("(translate 5,3 "))
  }

  @Test func `views inside an effect know where it moves them`() {
    let log = Log()
    let view = GeometryReader { proxy in
      let _ = log.note("\(proxy.frame(in: .global).minX)")
    }
    .frame(width: 4, height: 4)
    .visualEffect { content, _ in content.offset(x: 30) }
    let graph = ViewGraph(view, textEngine: FixedPitchTextEngine())
    _ = drawn(graph, in: .square)
    _ = drawn(graph, in: .square)
    #expect(log.entries.last == "\(3.0 + 30)")
  }

  @Test func `from right to left an offset is mirrored`() {
    var arabic = EnvironmentValues()
    arabic.layoutDirection = .rightToLeft
    let view = box.visualEffect { content, _ in content.offset(x: 2) }
    #expect(drawn(view, in: .square, arabic) == "(translate \(3 - 2),3 (fill #000000 0,0 4x4))")
  }

  @Test func `the numbers of all effects in a chain can change gradually`() {
    var chain = EmptyVisualEffect().painting(OpacityEffect(opacity: 0.25))
      .painting(BlurEffect(radius: 3, isOpaque: false))
    #expect(chain.animatableData.second == 3)
    #expect(chain.animatableData.first.second == 0.25)
    chain.animatableData.first.second = 0.75
    #expect(chain.base.effect.opacity == 0.75)
  }
}
