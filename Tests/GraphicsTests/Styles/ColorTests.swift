import EspalierDrawing
import Foundation
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor struct ColorTests {
  @Test(arguments: [
    (Color(red: 1, green: 0.5, blue: 0), "#FF8000FF"),
    (Color(white: 0.2), "#333333FF"),
    (Color(.sRGBLinear, white: 0.5), "#BCBCBCFF"),
    (Color(hue: 0, saturation: 1, brightness: 1), "#FF0000FF"),
    (Color(hue: 1 / 6, saturation: 1, brightness: 1), "#FFFF00FF"),
    (Color(hue: 0.5, saturation: 1, brightness: 0.5), "#008080FF"),
    (Color(hue: 2 / 3, saturation: 0.5, brightness: 1), "#8080FFFF"),
    (Color(hue: -1 / 3, saturation: 1, brightness: 1), "#0000FFFF"),
    (Color(hue: 0.3, saturation: 0, brightness: 0.4), "#666666FF"),
    (Color(.displayP3, red: 1, green: 1, blue: 1), "#FFFFFFFF"),
  ])
  func `components become sRGB`(color: Color, expected: String) {
    #expect(color.description == expected)
  }

  @Test func `a color outside sRGB keeps its components`() {
    let red = Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: EnvironmentValues())
    #expect(abs(red.red - 1.093) < 0.001)
    #expect(abs(red.green + 0.227) < 0.001)
    #expect(abs(red.blue + 0.150) < 0.001)
  }

  @Test func `opacities multiply and are kept between 0 and 1`() {
    #expect(Color.red.opacity(0.5).opacity(0.5).description == "25% red")
    #expect(Color.red.opacity(3) == .red)
    #expect(Color(white: 0, opacity: 0.5).opacity(0.5).resolve(in: .init()).opacity == 0.25)
  }

  @Test func `system colors depend on the appearance`() {
    var environment = EnvironmentValues()
    #expect(Color.blue.resolve(in: environment).description == "#0088FFFF")
    environment.colorScheme = .dark
    #expect(Color.blue.resolve(in: environment).description == "#0091FFFF")
    #expect(Color.white.resolve(in: environment).description == "#FFFFFFFF")
    #expect(Color.clear.resolve(in: environment).opacity == 0)
  }

  @Test func `labels on a selection have the colors of the dark appearance`() {
    var selected = EnvironmentValues()
    selected.backgroundProminence = .increased
    // White, as AppKit's `alternateSelectedControlTextColor`; then 55 % of it, 140.25 of 255.
    #expect(Color.primary.resolve(in: selected).description == "#FFFFFFFF")
    #expect(Color.secondary.resolve(in: selected).description == "#FFFFFF8C")
    selected.colorScheme = .dark
    #expect(Color.secondary.resolve(in: selected).description == "#FFFFFF8C")
  }

  @Test func `primary is translucent on macOS and opaque on iOS`() {
    var environment = EnvironmentValues()
    #expect(Color.primary.resolve(in: environment).description == "#000000D9")
    #expect(Color.secondary.resolve(in: environment).description == "#00000080")
    environment.platformStyle = .phone
    #expect(Color.primary.resolve(in: environment).description == "#000000FF")
    #expect(Color.secondary.resolve(in: environment).description == "#3C3C4399")
  }

  @Test func `components convert to linear ones and back`() {
    var color = Color.Resolved(red: 0.5, green: 0, blue: 1)
    #expect(abs(color.linearRed - 0.214) < 0.001)
    color.linearGreen = 0.214_041
    #expect(abs(color.green - 0.5) < 0.001)
  }

  @Test func `a color fills its frame`() {
    #expect(drawn(Color.red, in: .square) == "(fill #ff383c 0,0 10x10)")
    #expect(drawn(Color.clear, in: .square) == "")
  }

  @Test func `the accent color is blue unless it is set`() {
    #expect(drawn(Color.accentColor, in: .square) == "(fill #0088ff 0,0 10x10)")
    #expect(
      drawn(Color.accentColor.accentColor(.black), in: .square) == "(fill #000000 0,0 10x10)")
    #expect(
      drawn(Color.accentColor.accentColor(.accentColor.opacity(0.5)), in: .square)
        == "(fill #0088ff80 0,0 10x10)")
  }
}
