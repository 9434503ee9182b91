import EspalierDrawing
import Foundation
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

@MainActor struct GeometryEffectTests {
  /// An effect as programs write it, which moves a view by its own size.
  private struct Step: GeometryEffect {
    var share: CGFloat

    var animatableData: CGFloat {
      get { share }
      set { share = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: share * size.width, y: 0))
    }
  }

  /// An effect without animatable data.
  private struct Doubled: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
    }
  }

  private var box: some View { Color.black.frame(width: 4, height: 4) }

  private var arabic: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    return environment
  }

  @Test func `an effect knows its view's size and moves only the drawing`() {
    let row = HStack(spacing: 0) {
      box.modifier(Step(share: 0.5))
      Color.white.frame(width: 2, height: 4)
    }
    // The row stands at (10 - 4 - 2) / 2; the box is moved by half of 4.
    #expect(
      drawn(row, in: .square) == """
        (translate \(2 + 2),3 (fill #000000 0,0 4x4))
        (fill #ffffff 6,3 2x4)
        """)
  }

  @Test func `a custom effect need not be animatable`() {
    #expect(
      drawn(box.modifier(Doubled()), in: .square)
        == "(transform 2 0 0 2 3 3 (fill #000000 0,0 4x4))")
  }

  @Test func `several geometry effects combine into one transform`() {
    let view = box.scaleEffect(2, anchor: .topLeading).modifier(Step(share: 1))
    #expect(drawn(view, in: .square) == "(transform 2 0 0 2 7 3 (fill #000000 0,0 4x4))")
  }

  @Test func `an effect on several views applies to each`() {
    let pair = HStack(spacing: 0) {
      Group {
        Color.black.frame(width: 2, height: 2)
        Color.white.frame(width: 4, height: 2)
      }
      .modifier(Step(share: 1))
    }
    #expect(
      drawn(pair, in: .square) == """
        (translate \(2 + 2),4 (fill #000000 0,0 2x2))
        (translate \(4 + 4),4 (fill #ffffff 0,0 4x2))
        """)
  }

  @Test func `a changed effect is redrawn`() {
    let handle = Handle<CGFloat>()
    let graph = ViewGraph(
      Varying(handle, 0.25) { box.modifier(Step(share: $0)) }, textEngine: FixedPitchTextEngine())
    #expect(drawn(graph, in: .square) == "(translate \(3 + 1),3 (fill #000000 0,0 4x4))")
    handle.value = 0.75
    #expect(drawn(graph, in: .square) == "(translate \(3 + 3),3 (fill #000000 0,0 4x4))")
  }

  @Test func `a plain transform has its origin at the view's top left`() {
    let view = box.transformEffect(CGAffineTransform(scaleX: 2, y: 1))
    #expect(drawn(view, in: .square) == "(transform 2 0 0 1 3 3 (fill #000000 0,0 4x4))")
  }

  @Test func `a projection that keeps parallel lines is a transform`() {
    var projection = ProjectionTransform(CGAffineTransform(scaleX: 4, y: 4))
    projection.m33 = 2
    #expect(
      drawn(box.projectionEffect(projection), in: .square)
        == "(transform 2 0 0 2 3 3 (fill #000000 0,0 4x4))")
  }

  @Test func `a projection is drawn where the view is`() {
    var projection = ProjectionTransform()
    projection.m13 = 0.125
    #expect(
      drawn(box.projectionEffect(projection), in: .square)
        == "(translate 3,3 (projection 1 0 0.125 0 1 0 0 0 1 (fill #000000 0,0 4x4)))")
  }

  @Test func `transforms that are NaN or leave no area show nothing`() {
    #expect(drawn(box.transformEffect(CGAffineTransform()), in: .square) == "")
    #expect(drawn(box.transformEffect(CGAffineTransform(scaleX: .nan, y: 1)), in: .square) == "")
    #expect(drawn(box.scaleEffect(x: 0), in: .square) == "")
  }

  @Test func `from right to left effects are mirrored`() {
    #expect(
      drawn(box.modifier(Step(share: 0.5)), in: .square, arabic)
        == "(translate \(3 - 2),3 (fill #000000 0,0 4x4))")
    // Around its leading edge, the right one, the box grows to the left: from 7 - 8 to 7.
    #expect(
      drawn(box.scaleEffect(x: 2, anchor: .leading), in: .square, arabic)
        == "(transform 2 0 0 1 -1 3 (fill #000000 0,0 4x4))")
    // A quarter turn clockwise becomes counterclockwise from right to left.
    #expect(
      drawn(box.rotationEffect(.degrees(90), anchor: .center), in: .square, arabic)
        == "(transform 0 -1 1 0 3 7 (fill #000000 0,0 4x4))")
  }

  @Test func `animations change the numbers of an effect`() {
    var rotation = RotationEffect(angle: .zero, anchor: .center)
    rotation.animatableData.first = 2
    #expect(rotation.angle.radians == 2.0)
    var scale = ScaleEffect(scale: CGSize(width: 1, height: 1), anchor: .center)
    scale.animatableData.first.second = 3
    #expect(scale.scale == CGSize(width: 1, height: 3))
    var turn = Rotation3DEffect(
      angle: .zero, x: 1, y: 2, z: 3, anchor: .top, anchorZ: 4, perspective: 5)
    let data = turn.animatableData
    #expect(data.first.second.second.second == 3)
    #expect(data.second.second.second == 5)
    turn.animatableData = .zero
    #expect(turn.animatableData == .zero)
    turn.animatableData = data
    #expect(turn.animatableData == data)
  }
}
