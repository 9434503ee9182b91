import EspalierDrawing
import Foundation
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

@Suite struct FontTests {
  private func environment(
    _ platform: PlatformStyle, _ size: DynamicTypeSize = .large
  ) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.platformStyle = platform
    environment.dynamicTypeSize = size
    return environment
  }

  @Test(arguments: [
    (Font.largeTitle, 26.0, 400, 34.0, 400), (.title, 22, 400, 28, 400),
    (.title2, 17, 400, 22, 400), (.title3, 15, 400, 20, 400), (.headline, 13, 700, 17, 600),
    (.subheadline, 11, 400, 15, 400), (.body, 13, 400, 17, 400), (.callout, 12, 400, 16, 400),
    (.footnote, 10, 400, 13, 400), (.caption, 10, 400, 12, 400), (.caption2, 10, 500, 11, 400),
  ])
  func `text styles follow the platform`(
    font: Font, macSize: Double, macWeight: Int, phoneSize: Double, phoneWeight: Int
  ) {
    let mac = font.resolve(in: environment(.mac))
    let phone = font.resolve(in: environment(.phone))
    #expect(mac.size == macSize && mac.weight == macWeight)
    #expect(phone.size == phoneSize && phone.weight == phoneWeight)
  }

  @Test func `variants change one thing each`() {
    let mac = environment(.mac)
    #expect(Font.title.bold().resolve(in: mac).weight == 700)
    #expect(Font.title.italic().resolve(in: mac).isItalic)
    #expect(Font.title.weight(.light).resolve(in: mac).weight == 300)
    #expect(Font.title.monospacedDigit().resolve(in: mac).hasMonospacedDigits)
    #expect(Font.title.monospaced().resolve(in: mac).family == .system(.monospaced))
    #expect(Font.system(size: 20, design: .serif).resolve(in: mac).family == .system(.serif))
    #expect(Font.system(.body, design: .rounded).resolve(in: mac).family == .system(.rounded))
  }

  @Test func `a heavier weight may make the lines of a style higher`() {
    let mac = environment(.mac)
    func height(_ font: Font) -> CGFloat? {
      font.resolve(in: mac, isTall: true).lineMetrics?.height
    }
    #expect(height(.title3) == 22)
    #expect(height(.title3.weight(.medium)) == 23)
    #expect(height(.title3.bold()) == 23)
  }

  @MainActor
  @Test(
    arguments: [
      ("th", true), ("ar", true), ("hi", true), ("ur", true), ("my", true), ("bo", true),
      ("en", false), ("ja", false), ("zh-Hant", false), ("he", false), ("ru", false),
      ("az", false), ("az-Arab", true), ("xx", false),
    ])
  func `styles have tall lines in languages with a tall script`(tag: String, isTall: Bool) {
    let language = Locale.Language(identifier: tag)
    func height(_ view: some View) -> CGFloat {
      LayoutSnapshot(of: view, proposal: .unspecified, scale: 2).size.height
    }
    let line: CGFloat = isTall ? 18.5 : 16
    #expect(height(Text("a").font(.body).typesettingLanguage(language)) == line)
    #expect(height(Text("a").typesettingLanguage(.explicit(language)).font(.body)) == line)
    #expect(height(VStack { Text("a") }.font(.body).typesettingLanguage(language)) == line)
    #expect(height(Text("a").font(.body).typesettingLanguage(language, isEnabled: false)) == 16)
    // Sized fonts, the default font of the Mac among them, have their usual lines, and so has a style in a locale alone.
    #expect(height(Text("a").font(.system(size: 13)).typesettingLanguage(language)) == 16)
    #expect(height(Text("a").typesettingLanguage(language)) == 16)
    let locale = Locale(identifier: tag)
    #expect(height(Text("a").font(.body).environment(\.locale, locale)) == 16)
  }

  @Test func `custom fonts grow with Dynamic Type unless their size is fixed`() {
    let large = environment(.phone, .accessibility5)
    #expect(Font.custom("Inter", size: 17).resolve(in: large).size == 53)
    #expect(Font.custom("Inter", size: 34, relativeTo: .largeTitle).resolve(in: large).size == 60)
    #expect(Font.custom("Inter", fixedSize: 17).resolve(in: large).size == 17)
    #expect(Font.system(size: 17).resolve(in: large).size == 17)
    #expect(Font.custom("Inter", size: 17).resolve(in: large).family == .named("Inter"))
  }

  @Test(arguments: [(PlatformStyle.mac, 13 as CGFloat), (.phone, 17)])
  func `a text without a font takes the platform's`(platform: PlatformStyle, size: CGFloat) {
    #expect(environment(platform).fontSize == size)
  }

  @Test func `the default font grows with Dynamic Type only on the phone`() {
    #expect(environment(.phone, .xSmall).fontSize == 14)
    #expect(environment(.mac, .accessibility5).fontSize == 13)
    #expect(Font.TextStyle.body.scale(in: environment(.phone, .accessibility5)) == 53.0 / 17)
    #expect(Font.TextStyle.body.scale(in: environment(.mac, .accessibility5)) == 1)
  }

  @Test func `the inner of two modifiers on a text wins`() {
    let text = Text(verbatim: "a").font(.title).font(.body).bold().fontWeight(.light)
    let run = text.resolve(in: environment(.mac)).styled.runs[0]
    #expect(run.font.size == 22 && run.font.weight == 700)
  }

  @Test func `a text's own modifiers win over its surroundings`() {
    var surroundings = environment(.mac)
    surroundings.font = .title
    surroundings.textAttributes.traits.isBold = true
    let plain = Text(verbatim: "a").resolve(in: surroundings).styled.runs[0].font
    let own = Text(verbatim: "a").font(.body).bold(false).resolve(in: surroundings)
      .styled.runs[0].font
    #expect(plain.size == 22 && plain.weight == 700)
    #expect(own.size == 13 && own.weight == 400)
  }
}
