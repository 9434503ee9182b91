import EspalierDrawing
import Foundation
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor struct ColorMixtureTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  private func resolve(_ color: Color) -> String {
    color.resolve(in: EnvironmentValues()).description
  }

  // Perceptually halfway from black to white is a lightness of 0.5, the third power of which, 0.125 of the light, sRGB
  // writes 99 of 255; halfway by components is 127.5.
  @Test func `the color space decides what lies between`() {
    #expect(resolve(Color.black.mix(with: .white, by: 0.5)) == "#636363FF")
    #expect(resolve(Color.black.mix(with: .white, by: 0.5, in: .device)) == "#808080FF")
    #expect(resolve(red.mix(with: .black, by: 0.2, in: .device)) == "#CC0000FF")
  }

  @Test(arguments: [(0.0, "#FF0000FF"), (-3, "#FF0000FF"), (.nan, "#FF0000FF"), (1, "#FFFFFFFF")])
  func `fractions are kept between 0 and 1`(fraction: Double, expected: String) {
    #expect(resolve(red.mix(with: .white, by: fraction)) == expected)
  }

  @Test func `mixing with clear changes only the opacity`() {
    #expect(resolve(red.mix(with: .clear, by: 0.5, in: .device)) == "#FF000080")
    #expect(resolve(red.mix(with: .clear, by: 0.5)) == "#FF000080")
  }

  @Test func `a mixture of named colors follows the environment`() {
    let color = Color.blue.mix(with: .blue, by: 0.5, in: .device)
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    #expect(resolve(color) == "#0088FFFF")
    #expect(color.resolve(in: dark).description == "#0091FFFF")
    #expect(color.description == "blue with 50% blue")
  }

  @Test func `a resolved color is animated in linear light`() {
    var color = Color.Resolved(red: 0, green: 0, blue: 0)
    var halfway = color.animatableData
    halfway += Color.Resolved(red: 1, green: 1, blue: 1).animatableData
    halfway.scale(by: 0.5)
    color.animatableData = halfway
    #expect(color.linearRed == 0.5)
    #expect(color.opacity == 1)
  }

  @Test func `a resolved color is encoded as four numbers`() throws {
    let color = Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 0.25)
    let data = try JSONEncoder().encode(color)
    #expect(String(decoding: data, as: UTF8.self) == "[1,0.5,0,0.25]")
    #expect(try JSONDecoder().decode(Color.Resolved.self, from: data) == color)
  }
}
