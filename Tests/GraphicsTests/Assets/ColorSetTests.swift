import EspalierDrawing
import Foundation
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor struct ColorSetTests {
  /// One entry of a color set, for all surroundings unless `variant` says otherwise.
  private func entry(_ components: String, space: String = "srgb", _ variant: String = "") -> String
  {
    #"{"idiom": "universal", \#(variant) "color": {"color-space": "\#(space)", "components": {\#(components)}}}"#
  }

  private func gray(_ white: String, _ variant: String = "") -> String {
    entry(#""white": "\#(white)", "alpha": "1.000""#, space: "extended-gray", variant)
  }

  @Test(arguments: [
    (#""red": "0xFF", "green": "0x80", "blue": "0x00", "alpha": "1.000""#, "#FF8000FF"),
    (#""red": "255", "green": "128", "blue": "1", "alpha": "0.500""#, "#FF800180"),
    (#""red": "1.000", "green": "0.502", "blue": "0.000", "alpha": "1""#, "#FF8000FF"),
    (#""red": 1, "green": 0.2, "blue": 51, "alpha": 0.2"#, "#FF333333"),
    (#""red": "1.5", "green": "0.0", "blue": "0.0""#, "#FF0000FF"),
  ])
  func `components count in hexadecimal, in 255ths or in ones`(
    components: String, expected: String
  ) throws {
    #expect(try AssetFolder.color(entry(components)).brand() == expected)
  }

  // White is the same in all spaces. 0.5 in gray of gamma 2.2 is 0.5^2.2 = 0.2176 of the light, which sRGB writes
  // 1.055 × 0.2176^(1/2.4) - 0.055 = 0.504; half of the light is 0.735.
  @Test(arguments: [
    ("display-p3", #""red": "1.000", "green": "1.000", "blue": "1.000""#, "#FFFFFFFF"),
    ("extended-srgb", #""red": "0x33", "green": "0x33", "blue": "0x33""#, "#333333FF"),
    ("extended-linear-srgb", #""red": "0.5", "green": "0.5", "blue": "0.5""#, "#BCBCBCFF"),
    ("extended-gray", #""white": "0.200""#, "#333333FF"),
    ("gray-gamma-22", #""white": "0.500""#, "#808080FF"),
  ])
  func `color spaces are converted`(space: String, components: String, expected: String) throws {
    #expect(try AssetFolder.color(entry(components, space: space)).brand() == expected)
  }

  @Test func `appearance and contrast choose`() throws {
    let dark = #"{"appearance": "luminosity", "value": "dark"}"#
    let high = #"{"appearance": "contrast", "value": "high"}"#
    let folder = try AssetFolder.color(
      [
        gray("1.000"), gray("0.200", #""appearances": [\#(dark)],"#),
        gray("0.400", #""appearances": [\#(high)],"#),
        gray("0.000", #""appearances": [\#(dark), \#(high)],"#),
      ].joined(separator: ","))
    #expect(folder.brand() == "#FFFFFFFF")
    #expect(folder.brand { $0.colorScheme = .dark } == "#333333FF")
    #expect(folder.brand { $0._colorSchemeContrast = .increased } == "#666666FF")
    let both = folder.brand {
      $0.colorScheme = .dark
      $0._colorSchemeContrast = .increased
    }
    #expect(both == "#000000FF")
  }

  @Test func `a color for the device wins over one for all devices`() throws {
    func gray(_ white: String, idiom: String) -> String {
      #"{"idiom": "\#(idiom)", "color": {"components": {"red": "\#(white)", "green": "\#(white)", "blue": "\#(white)"}}}"#
    }
    let folder = try AssetFolder.color(
      [gray("0xFF", idiom: "universal"), gray("0x33", idiom: "iphone"), gray("0x66", idiom: "mac")]
        .joined(separator: ","))
    #expect(folder.brand { $0.platformStyle = .mac } == "#666666FF")
    #expect(folder.brand { $0.platformStyle = .phone } == "#333333FF")
  }

  @Test func `variants for a language are left out`() throws {
    let folder = try AssetFolder.color(gray("0.000", #""locale": "fr","#) + "," + gray("1.000"))
    #expect(folder.brand() == "#FFFFFFFF")
  }

  @Test func `a set may refer to a system color`() throws {
    let folder = try AssetFolder.color(
      #"{"idiom": "universal", "color": {"platform": "universal", "reference": "systemRedColor"}}"#)
    #expect(folder.brand() == "#FF383CFF")
    #expect(folder.brand { $0.colorScheme = .dark } == "#FF4245FF")
  }

  @Test func `a set without colors paints nothing and is not a mistake`() throws {
    let folder = try AssetFolder.color(#"{"idiom": "universal"}"#)
    let color = Color("Brand", bundle: folder.bundle)
    #expect(drawn(color, in: .square) == "")
    #expect(folder.problems(of: color) == [])
  }

  @Test func `a named color follows the environment when it is drawn`() throws {
    let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}],"#
    let folder = try AssetFolder.color(gray("1.000") + "," + gray("0.000", dark))
    let color = Color(ColorResource(name: "Brand", bundle: folder.bundle))
    let view = VStack(spacing: 0) {
      color.opacity(0.5)
      color.colorScheme(.dark)
    }
    #expect(
      drawn(view, in: CGSize(width: 10, height: 20)) == """
        (fill #ffffff80 0,0 10x10)
        (fill #000000 0,10 10x10)
        """)
    #expect(color.description == "Brand")
  }
}
