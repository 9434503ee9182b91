import EspalierDrawing
import Foundation
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor struct SemanticStyleTests {
  private func paint(
    _ style: some ShapeStyle, _ scheme: ColorScheme = .light, _ platform: PlatformStyle = .mac,
    _ contrast: ColorSchemeContrast = .standard
  ) -> String {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    environment.platformStyle = platform
    environment._colorSchemeContrast = contrast
    return environment.paint(style, in: CGRect(x: 0, y: 0, width: 10, height: 10)).description
  }

  // AppKit's colors as the Guidelines and macOS 26 have them, in hundredths: 0.1 of 255 is 26, 0.08 20, 0.05 13.
  @Test func `the styles of macOS have the numbers of its colors`() {
    #expect(paint(.separator) == "#0000001a")
    #expect(paint(.separator, .dark) == "#ffffff1a")
    #expect(paint(.link) == "#0068da")
    #expect(paint(.link, .dark) == "#419cff")
    #expect(paint(.placeholder) == "#00000080")
    #expect(paint(.placeholder, .dark) == "#ffffff8c")
    #expect(paint(.windowBackground) == "#ffffff")
    #expect(paint(.windowBackground, .dark) == "#1e1e1e")
    #expect(paint(.background.secondary) == "#f6f6f6")
    #expect(paint(.selection) == "#0064e1")
    #expect(paint(.fill) == "#0000001a")
    #expect(paint(.fill.secondary) == "#00000014")
    #expect(paint(.fill.tertiary, .dark) == "#ffffff0d")
    #expect(paint(.fill.quinary) == "#00000003")
  }

  // UIKit's colors, light, dark, and both with increased contrast.
  @Test func `the styles of iOS have the numbers of its colors`() {
    #expect(paint(.separator, .light, .phone) == "#3c3c4349")
    #expect(paint(.separator, .dark, .phone) == "#54545899")
    #expect(paint(.link, .light, .phone) == "#007aff")
    #expect(paint(.placeholder, .light, .phone) == "#3c3c434d")
    #expect(paint(.background, .dark, .phone) == "#000000")
    #expect(paint(.background.secondary, .light, .phone) == "#f2f2f7")
    #expect(paint(.background.tertiary, .dark, .phone) == "#2c2c2e")
    #expect(paint(.fill, .light, .phone) == "#78788033")
    #expect(paint(.fill.secondary, .light, .phone) == "#78788028")
    #expect(paint(.fill, .light, .phone, .increased) == "#78788047")
    #expect(paint(.secondary, .light, .phone, .increased) == "#3c3c43ad")
    #expect(paint(.selection, .light, .phone) == "#0088ff")
  }

  // The table of system colors in Apple's Human Interface Guidelines.
  @Test(arguments: [
    (Color.red, "#ff383c", "#ff4245", "#e9152d", "#ff6165"),
    (.green, "#34c759", "#30d158", "#008932", "#4ad968"),
    (.blue, "#0088ff", "#0091ff", "#1e6ef4", "#5cb8ff"),
    (.gray, "#8e8e93", "#8e8e93", "#6c6c70", "#aeaeb2"),
    (.white, "#ffffff", "#ffffff", "#ffffff", "#ffffff"),
  ])
  func `system colors have four numbers`(
    color: Color, light: String, dark: String, lightIncreased: String, darkIncreased: String
  ) {
    #expect(paint(color) == light)
    #expect(paint(color, .dark) == dark)
    #expect(paint(color, .light, .mac, .increased) == lightIncreased)
    #expect(paint(color, .dark, .mac, .increased) == darkIncreased)
  }

  // A color keeps as much of its opacity as labels of the level have: 0.5, 0.26, 0.1 and 0.05 on macOS in the light.
  @Test func `every style has five levels`() {
    #expect(paint(Color.black.secondary) == "#00000080")
    #expect(paint(.tint.tertiary) == "#0088ff42")
    #expect(paint(Color.black.quaternary) == "#0000001a")
    #expect(paint(Color.black.quinary) == "#0000000d")
    #expect(paint(.link.secondary) == "#0068da80")
    #expect(paint(.foreground.secondary) == "#00000080")
    let gradient = Gradient(colors: [.black, .white])
    #expect(paint(gradient.secondary) == "(linear #00000080 0, #ffffff80 1 from 5,0 to 5,10)")
  }

  @Test func `the selection takes the tint`() {
    #expect(
      drawn(Rectangle().fill(.selection).tint(.black), in: .square) == "(fill #000000 0,0 10x10)")
  }
}
