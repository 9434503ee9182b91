import EspalierDrawing
import Foundation
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor struct ShapeStyleTests {
  private struct Warning: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .dark ? Color.white : Color.black
    }
  }

  private func paint(
    _ style: some ShapeStyle, _ environment: EnvironmentValues = EnvironmentValues()
  ) -> String {
    environment.paint(style, in: CGRect(x: 0, y: 0, width: 20, height: 10)).description
  }

  @Test func `a custom style stands for the one it resolves to`() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    #expect(paint(Warning()) == "#000000")
    #expect(paint(Warning(), dark) == "#ffffff")
    #expect(paint(AnyShapeStyle(Warning()), dark) == "#ffffff")
    #expect(paint(Warning().opacity(0.5)) == "#00000080")
    #expect(paint(.quaternary.opacity(0.5)) == "#0000000d")
  }

  @Test(arguments: [
    (HierarchicalShapeStyle.primary, "#000000d9"), (.secondary, "#00000080"),
    (.tertiary, "#00000042"), (.quaternary, "#0000001a"), (.quinary, "#0000000d"),
  ])
  func `without a foreground style the levels are those of labels`(
    style: HierarchicalShapeStyle, expected: String
  ) {
    #expect(paint(style) == expected)
  }

  @Test func `levels of a foreground color are fainter shades of it`() {
    let view = VStack(spacing: 0) {
      Rectangle()
      Rectangle().fill(.secondary)
      Rectangle().fill(.foreground)
    }
    .foregroundStyle(.black)
    #expect(
      drawn(view, in: CGSize(width: 10, height: 30)) == """
        (fill #000000 0,0 10x10)
        (fill #00000080 0,10 10x10)
        (fill #000000 0,20 10x10)
        """)
  }

  @Test func `each level can have its own style`() {
    let view = VStack(spacing: 0) {
      Rectangle().fill(.primary)
      Rectangle().fill(.secondary)
      Rectangle().fill(.tertiary)
      Rectangle().fill(.quaternary)
    }
    .foregroundStyle(.black, .white, .clear.opacity(1))
    #expect(
      drawn(view, in: CGSize(width: 10, height: 40)) == """
        (fill #000000 0,0 10x10)
        (fill #ffffff 0,10 10x10)
        (fill #00000000 0,20 10x10)
        (fill #00000000 0,30 10x10)
        """)
  }

  @Test func `a hierarchical foreground refers to the style further out`() {
    let view = VStack(spacing: 0) {
      Rectangle()
      Rectangle().fill(.secondary)
    }
    .foregroundStyle(.secondary)
    #expect(
      drawn(view, in: CGSize(width: 10, height: 20)) == """
        (fill #00000080 0,0 10x10)
        (fill #00000042 0,10 10x10)
        """)
    #expect(
      drawn(view.foregroundStyle(.black, .white), in: CGSize(width: 10, height: 20)) == """
        (fill #ffffff 0,0 10x10)
        (fill #ffffff80 0,10 10x10)
        """)
  }

  @Test func `a nil foreground color restores the default`() {
    #expect(
      drawn(Rectangle().foregroundColor(nil).foregroundColor(.black), in: .square)
        == "(fill #000000d9 0,0 10x10)")
  }

  @Test func `tint is the accent color unless it is set`() {
    #expect(drawn(Rectangle().fill(.tint), in: .square) == "(fill #0088ff 0,0 10x10)")
    #expect(drawn(Rectangle().fill(.tint).tint(.black), in: .square) == "(fill #000000 0,0 10x10)")
    #expect(
      drawn(Rectangle().fill(.tint).tint(.tint.opacity(0.5)).tint(.black), in: .square)
        == "(fill #00000080 0,0 10x10)")
    #expect(
      drawn(Rectangle().fill(.tint).tint(nil).tint(.black), in: .square)
        == "(fill #0088ff 0,0 10x10)")
  }

  @Test func `the background style is the color of windows unless it is set`() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    #expect(paint(.background) == "#ffffff")
    #expect(paint(.background, dark) == "#1e1e1e")
    dark.platformStyle = .phone
    #expect(paint(.background, dark) == "#000000")
    #expect(
      drawn(Rectangle().fill(.background).backgroundStyle(.black), in: .square)
        == "(fill #000000 0,0 10x10)")
    #expect(EnvironmentValues().backgroundStyle == nil)
  }

  @Test func `gradients span the item they paint`() {
    #expect(
      paint(.linearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing))
        == "(linear #000000 0, #ffffff 1 from 0,5 to 20,5)")
    #expect(
      paint(
        .radialGradient(colors: [.black, .white], center: .center, startRadius: 1, endRadius: 5))
        == "(radial #000000 0, #ffffff 1 at 10,5 r1 to r5)")
    #expect(
      paint(.conicGradient(colors: [.black, .white], center: .topLeading, angle: .degrees(90)))
        == "(angular #000000 0, #ffffff 1 at 0,0 90° to 450°)")
    #expect(
      paint(Gradient(colors: [.black, .clear, .white]))
        == "(linear #000000 0, #00000000 0.5, #ffffff 1 from 10,0 to 10,10)")
    #expect(paint(Color.black.gradient) == "(linear #333333 0, #000000 1 from 10,0 to 10,10)")
  }

  @Test func `stops never run backwards or out of range`() {
    let stops = [(-1.0, Color.black), (0.7, .white), (0.3, .black), (2, .white)]
      .map { Gradient.Stop(color: $0.1, location: $0.0) }
    #expect(
      paint(Gradient(stops: stops))
        == "(linear #000000 0, #ffffff 0.7, #000000 0.7, #ffffff 1 from 10,0 to 10,10)")
  }

  @Test func `a gradient is also a view`() {
    let gradient = LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)
    #expect(
      drawn(gradient.opacity(0.5), in: .square)
        == "(opacity 0.5 (fill (linear #000000 0, #ffffff 1 from 5,0 to 5,10) 0,0 10x10))")
  }

  @Test func `equal styles make equal environments`() {
    var first = EnvironmentValues()
    var second = EnvironmentValues()
    first.pushForeground([Color.red, AnyShapeStyle(.secondary)])
    second.pushForeground([Color.red, AnyShapeStyle(.secondary)])
    #expect(first.foregroundLevels == second.foregroundLevels)
    second.pushForeground([Color.red])
    #expect(first.foregroundLevels != second.foregroundLevels)
  }
}
