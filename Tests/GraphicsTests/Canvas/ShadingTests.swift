import EspalierDrawing
import Foundation
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor struct ShadingTests {
  private let gradient = Gradient(colors: [.black, .white])
  private let rect = Path(CGRect(x: 0, y: 0, width: 40, height: 20))

  private func paint(_ shading: GraphicsContext.Shading) -> String {
    let text = drawn { $0.fill(rect, with: shading) }
    return String(text.dropFirst("(fill ".count).dropLast(" 0,0 40x20)".count))
  }

  @Test func `colors, styles and the backdrop`() {
    #expect(paint(.color(.white)) == "#ffffff")
    #expect(paint(.color(red: 1, green: 0, blue: 0, opacity: 0.5)) == "#ff000080")
    #expect(paint(.color(white: 0)) == "#000000")
    #expect(paint(.foreground) == "#000000")
    #expect(paint(.palette([.color(.white), .foreground])) == "#ffffff")
    #expect(
      paint(.style(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing)))
        == "(linear #000000 0, #ffffff 1 from 0,10 to 40,10)")
    #expect(paint(.backdrop) == "(backdrop r0 saturation 1 #00000000)")
  }

  @Test func `gradients have points of their own`() {
    #expect(
      paint(
        .linearGradient(gradient, startPoint: CGPoint(x: 1, y: 2), endPoint: CGPoint(x: 3, y: 4)))
        == "(linear #000000 0, #ffffff 1 from 1,2 to 3,4)")
    #expect(
      paint(
        .radialGradient(gradient, center: CGPoint(x: 5, y: 5), startRadius: 1, endRadius: 9))
        == "(radial #000000 0, #ffffff 1 at 5,5 r1 to r9)")
    #expect(
      paint(.conicGradient(gradient, center: .zero, angle: .degrees(90)))
        == "(angular #000000 0, #ffffff 1 at 0,0 90° to 450°)")
  }

  @Test func `a gradient is repeated until it covers what is drawn`() {
    let (start, end) = (CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 0))
    // From −10 … 0 … 10 … 20 … 30 … 40: one lap before, two after.
    #expect(
      paint(.linearGradient(gradient, startPoint: start, endPoint: end, options: .repeat))
        == "(linear #000000 0, #ffffff 0.25, #000000 0.25, #ffffff 0.5, #000000 0.5, "
        + "#ffffff 0.75, #000000 0.75, #ffffff 1 from 0,0 to 40,0)")
    #expect(
      paint(.linearGradient(gradient, startPoint: start, endPoint: end, options: .mirror))
        == "(linear #ffffff 0, #000000 0.25, #000000 0.25, #ffffff 0.5, #ffffff 0.5, "
        + "#000000 0.75, #000000 0.75, #ffffff 1 from 0,0 to 40,0)")
  }

  @Test func `rings are repeated inwards and outwards`() {
    // The farthest corner is 50 away from (0, 50) across and down: 40, 50.
    let shading = GraphicsContext.Shading.radialGradient(
      gradient, center: CGPoint(x: 0, y: 0), startRadius: 15, endRadius: 25, options: .repeat)
    // √(40² + 20²) = 44.7: laps from −5, cut off at the center, to 45.
    #expect(
      paint(shading)
        == "(radial #808080 0, #ffffff 0.111, #000000 0.111, #ffffff 0.333, #000000 0.333, "
        + "#ffffff 0.556, #000000 0.556, #ffffff 0.778, #000000 0.778, #ffffff 1 at 0,0 r0 to r45)")
  }

  @Test func `colors of light mix to a lighter gray`() {
    let text = paint(
      .linearGradient(
        gradient, startPoint: .zero, endPoint: CGPoint(x: 1, y: 0),
        options: .linearColor))
    // Half the light is 1.055 · 0.5^(1/2.4) − 0.055 = 0.7354 of sRGB's range: 188 of 255.
    #expect(text.contains("#bcbcbc 0.5,"))
  }

  @Test func `a resolved shading keeps the colors of its environment`() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    let style = ForDark()
    var resolved: GraphicsContext.Shading?
    _ = drawn(dark) { resolved = $0.resolve(.style(style)) }
    #expect(resolved.map(paint) == "#ffffff")
    #expect(paint(.style(style)) == "#000000")
  }

  private struct ForDark: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Color {
      environment.colorScheme == .dark ? .white : .black
    }
  }

  @Test func `a drawn image is repeated copy by copy`() {
    let image = Image(size: CGSize(width: 20, height: 20)) { context in
      context.fill(Path(CGRect(x: 1, y: 1, width: 2, height: 2)), with: .color(.white))
    }
    let text = drawn { $0.fill(rect, with: .tiledImage(image, origin: CGPoint(x: 10, y: 0))) }
    for place in ["translate -10,0", "translate 10,0", "translate 30,0"] {
      #expect(text.contains(place))
    }
    #expect(!text.contains("translate 50,0"))
    // The copies show where the rectangle is.
    #expect(text.hasPrefix("(mask\n  (by (fill #000000 0,0 40x20))"))
  }
}
