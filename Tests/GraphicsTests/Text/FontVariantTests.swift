import EspalierDrawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

@MainActor @Suite struct FontVariantTests {
  private func resolved(
    _ font: Font, _ platform: PlatformStyle = .phone, size: DynamicTypeSize = .large
  ) -> FontDescription {
    var environment = EnvironmentValues()
    environment.platformStyle = platform
    environment.dynamicTypeSize = size
    return font.resolve(in: environment)
  }

  private func runs(_ view: Text) -> [StyledText.Run] {
    view.resolve(in: EnvironmentValues()).styled.runs
  }

  @Test func `a width is a fraction of the usual one`() {
    #expect(resolved(Font.body.width(.condensed)).width == 0.8)
    #expect(resolved(Font.body.width(0.1)).width == 1.1)
    #expect(resolved(Font.body.width(Font.Width(9))).width == 1.5)
    #expect(resolved(Font.body.width(Font.Width(CGFloat.nan))).width == 1)
    #expect(resolved(Font.body).width == 1)
    #expect(runs(Text("a").fontWidth(.expanded))[0].font.width == 1.2)
    #expect(runs(Text("a").fontWidth(nil).fontWidth(.expanded))[0].font.width == 1)
  }

  @Test func `small capitals replace lowercase letters, uppercase ones or both`() {
    #expect(resolved(Font.body.smallCaps()).smallCaps == [.lowercase, .uppercase])
    #expect(resolved(Font.body.lowercaseSmallCaps()).smallCaps == .lowercase)
    #expect(resolved(Font.body.uppercaseSmallCaps()).smallCaps == .uppercase)
    #expect(
      resolved(.body.lowercaseSmallCaps().uppercaseSmallCaps()) == resolved(.body.smallCaps()))
  }

  // The body style of iOS has lines 22 points apart; a line alone is 1.19336 em high.
  @Test(
    arguments: [
      (Font.Leading.standard, 22), (.tight, 20), (.loose, 24),
    ] as [(Font.Leading, CGFloat)])
  func `leading moves lines by two points`(leading: Font.Leading, pitch: CGFloat) throws {
    let metrics = try #require(resolved(Font.body.leading(leading)).lineMetrics)
    #expect(metrics.pitch == pitch)
    #expect(metrics.height == 17 * 1.19336)
  }

  @Test func `a secondary text is smaller than its font`() {
    let size = Text.Scale.secondary.factor * 13
    #expect(runs(Text("a").textScale(.secondary))[0].font.size == size)
    #expect(runs(Text("a").textScale(.secondary, isEnabled: false))[0].font.size == 13)
    #expect(runs(Text("a").textScale(.default).textScale(.secondary))[0].font.size == 13)
    let view = VStack { Text("a") }.textScale(.secondary).foregroundColor(.black)
    #expect(TextProbe(view).drawing.contains("Fixed 11.05"), "0.85 of 13 points")
  }

  @Test func `a text is shaped in its typesetting language`() {
    func language(_ text: Text) -> String { text.resolve(in: EnvironmentValues()).styled.language }
    let japanese = Locale.Language(identifier: "ja")
    #expect(language(Text("a")) == "en-US")
    #expect(language(Text("a").typesettingLanguage(japanese)) == "ja")
    #expect(language(Text("a").typesettingLanguage(.explicit(japanese))) == "ja")
    #expect(
      language(Text("a").typesettingLanguage(.automatic).typesettingLanguage(japanese)) == "en-US")
    #expect(language(Text("a").typesettingLanguage(japanese, isEnabled: false)) == "en-US")
  }

  @Test func `the text engine is told that tightening is allowed`() {
    var environment = EnvironmentValues()
    #expect(!environment.textLayoutOptions.allowsTightening)
    environment.allowsTightening = true
    #expect(environment.textLayoutOptions.allowsTightening)
  }
}
