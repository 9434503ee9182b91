import EspalierDrawing
import Foundation
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor struct MaterialTests {
  /// The gray, 0 to 255, that a material makes of a uniform gray.
  private func shown(_ material: Material, on gray: Double, _ scheme: ColorScheme) throws -> Int {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let paint = environment.paint(material, in: .zero)
    guard case .backdrop(let backdrop) = paint else { throw Failure(paint: paint.description) }
    let opacity = Double(backdrop.color.opacity)
    return Int((gray * (1 - opacity) + Double(backdrop.color.red) * 255 * opacity).rounded())
  }

  private struct Failure: Error {
    let paint: String
  }

  // Over white and black, thicker materials are ever more alike, and come nearer to one gray; bars are the brightest.
  @Test func `the thicker a material is, the less shows through`() throws {
    let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]
    for scheme in ColorScheme.allCases {
      let differences = try materials.map { material in
        try shown(material, on: 255, scheme) - shown(material, on: 0, scheme)
      }
      #expect(differences == differences.sorted(by: >))
      #expect(try #require(differences.last) > 0)
    }
    #expect(try shown(.bar, on: 255, .light) == 255)
  }

  @Test func `materials brighten in the light and dim in the dark`() throws {
    #expect(try shown(.regular, on: 128, .light) > 180)
    #expect(try shown(.regular, on: 128, .dark) < 90)
  }

  // 0.9121 and 0.7137 of 255 are 233 and 182.
  @Test func `a material blurs, saturates and tints what is behind`() {
    #expect(
      drawn(Color.clear.background(.regularMaterial, in: .circle), in: .square)
        == "(fill (backdrop r25 saturation 1.8 #e9e9e9b6) (ellipse 0,0 10x10))")
    #expect(
      drawn(Color.clear.background(.bar), in: .square)
        == "(fill (backdrop r25 saturation 1.8 #ffffffcc) 0,0 10x10)")
  }

  // Half of it blurs by half of 25, saturates by half of 0.8 and tints by half of 0.8.
  @Test func `a faint material blurs less`() {
    #expect(
      drawn(Rectangle().fill(.bar.opacity(0.5)), in: .square)
        == "(fill (backdrop r12.5 saturation 1.4 #ffffff66) 0,0 10x10)")
  }

  @Test func `text and backgrounds can be filled with a material`() {
    #expect(
      TextProbe(Text(verbatim: "a").foregroundStyle(.bar)).drawing
        == #"(glyphs "a" 0,13 Fixed 13 (backdrop r25 saturation 1.8 #ffffffcc))"#)
    #expect(
      drawn(Color.clear.background().backgroundStyle(.bar), in: .square)
        == "(fill (backdrop r25 saturation 1.8 #ffffffcc) 0,0 10x10)")
  }
}
