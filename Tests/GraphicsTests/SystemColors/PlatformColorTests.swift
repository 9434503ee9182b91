import EspalierDrawing
import Foundation
import SwiftUI
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// Colors by their names in UIKit and AppKit.
struct PlatformColorTests {
  private func hex(
    _ color: Color, _ scheme: ColorScheme = .light, _ platform: PlatformStyle = .phone
  ) -> String {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    environment.platformStyle = platform
    return color.resolve(in: environment).description
  }

  @Test func `a color view takes the names of both systems without a type`() {
    // UIKit's documented system colors, light and dark.
    #expect(hex(Color(.systemBackground)) == "#FFFFFFFF")
    #expect(hex(Color(.systemBackground), .dark) == "#000000FF")
    #expect(hex(Color(.secondarySystemBackground)) == "#F2F2F7FF")
    #expect(hex(Color(.systemGray6), .dark) == "#1C1C1EFF")
    #expect(hex(Color(.label), .dark) == "#FFFFFFFF")
    #expect(hex(Color(uiColor: .systemGroupedBackground)) == "#F2F2F7FF")
    #expect(hex(Color(UIColor.systemGray5)) == "#E5E5EAFF")
    #expect(hex(Color(nsColor: .windowBackgroundColor), .dark, .mac) == "#1E1E1EFF")
    #expect(hex(Color(NSColor.controlBackgroundColor), .light, .mac) == "#FFFFFFFF")
    // 0.6 of 255 is 153, in hexadecimal digits 99.
    #expect(hex(Color(.secondaryLabel)) == "#3C3C4399")
    #expect(Color(.systemRed) == .red)
    #expect(hex(Color(.red)) == "#FF0000FF" && hex(Color(.white)) == "#FFFFFFFF")
  }

  @Test func `fills have the numbers of the platform`() {
    // 51 of 255 is 33 in hexadecimal digits; a tenth of 255 is 25.5, rounded 1A.
    #expect(hex(Color(.systemFill)) == "#78788033")
    #expect(hex(Color(.systemFill), .light, .mac) == "#0000001A")
    #expect(hex(Color(.systemFill), .dark, .mac) == "#FFFFFF1A")
  }

  @Test func `a color literal is a color`() {
    // swift-format-ignore: NoPlaygroundLiterals
    let literal = Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(hex(literal) == "#FF8000FF")
    // swift-format-ignore: NoPlaygroundLiterals
    let colors: [UIColor] = [#colorLiteral(red: 0, green: 0, blue: 1, alpha: 0.5)]
    #expect(colors[0].alphaComponent == 0.5)
  }

  @Test func `colors are made of a list of objects by the name of the initializer alone`() {
    #expect([UIColor.red, .clear].map(Color.init) == [Color(UIColor.red), Color(UIColor.clear)])
  }

  @Test func `colors have components, grays and other opacities`() {
    var (red, alpha): (CGFloat, CGFloat) = (0, 0)
    UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75)
      .getRed(&red, green: nil, blue: nil, alpha: &alpha)
    #expect(red == 0.25 && alpha == 0.75)
    #expect(UIColor(white: 0.5, alpha: 1).greenComponent == 0.5)
    #expect(UIColor.red.withAlphaComponent(0.5).alphaComponent == 0.5)
    #expect(UIColor.clear.withAlphaComponent(0.5).alphaComponent == 0.5)
    #expect(abs(UIColor.secondaryLabel.withAlphaComponent(0.2).alphaComponent - 0.2) < 1e-6)
    #expect(UIColor(Color.blue).description == "blue")
    #expect(UIColor.systemGray3.description == "systemGray3")
  }

  @Test func `Display P3 colors convert as in CSS Color 4`() throws {
    // color(srgb 1 0 0) is color(display-p3 0.9175 0.2003 0.1386).
    let red = try #require(NSColor(red: 1, green: 0, blue: 0, alpha: 1).usingColorSpace(.displayP3))
    #expect(abs(red.redComponent - 0.9175) < 1e-4)
    #expect(abs(red.greenComponent - 0.2003) < 1e-4)
    #expect(abs(red.blueComponent - 0.1386) < 1e-4)
    #expect(hex(Color(nsColor: red)) == "#FF0000FF")
    let same = NSColor(displayP3Red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
      .usingColorSpace(.displayP3)
    #expect(abs(try #require(same).redComponent - 0.25) < 1e-4)
    let plain = NSColor.systemBlue.usingColorSpace(.sRGB)
    #expect(plain?.alphaComponent == 1 && plain?.blueComponent == 1)
  }

  @Test func `a dynamic color follows the appearance`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(hex(Color(color)) == "#000000FF" && hex(Color(color), .dark) == "#FFFFFFFF")
  }

  @Test func `Core Graphics colors have components, but dynamic colors have none`() {
    let components = Color(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5).cgColor?.components
    #expect(components == [0.25, 0.5, 0.75, 0.5])
    #expect(Color.primary.cgColor == nil && Color.red.cgColor == nil)
    #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 1])
    #expect(CGColor(gray: 0.5, alpha: 1).copy(alpha: 0.25)?.alpha == 0.25)
    #expect(hex(Color(cgColor: CGColor(red: 0, green: 1, blue: 0, alpha: 1))) == "#00FF00FF")
    #expect(hex(Color(UIColor.blue.cgColor)) == "#0000FFFF")
  }
}
