import SwiftUI
import Testing
import ViewTesting

/// The numbers of fonts, as programs ask for them.
@MainActor struct ResolvedFontTests {
  private struct Probe: View {
    let font: Font
    let report: (Font.Resolved) -> Void
    @Environment(\.fontResolutionContext) private var context

    var body: some View {
      let _ = report(font.resolve(in: context))
      Text("A").font(font).accessibilityIdentifier("text")
    }
  }

  /// The numbers of a font, and the size of a character in it.
  private func resolve(
    _ font: Font, _ platform: PlatformStyle = .phone, around: Font? = nil
  ) throws -> Font.Resolved {
    var resolved: Font.Resolved?
    let view = Probe(font: font) { resolved = $0 }.font(around).environment(
      \.platformStyle, platform)
    _ = LayoutSnapshot(of: view, proposal: .unspecified)
    return try #require(resolved)
  }

  @Test func `sizes and weights are those of the platform's styles`() throws {
    // Apple's guidelines: body is 17 points on the phone and 13 on the Mac; headlines are bold.
    #expect(try resolve(.body).pointSize == 17)
    #expect(try resolve(.body, .mac).pointSize == 13)
    #expect(try resolve(.headline).isBold && !resolve(.body).isBold)
    #expect(try resolve(.body.weight(.semibold)).weight == .semibold)
    #expect(try resolve(.body.bold().italic()).isItalic)
    #expect(try resolve(.system(size: 20, design: .monospaced)).isMonospaced)
    #expect(try resolve(.body.width(.condensed)).width == .condensed)
    #expect(try resolve(.body.leading(.loose)).leading == .loose)
    let small = try resolve(.body.lowercaseSmallCaps())
    #expect(small.isLowercaseSmallCaps && !small.isUppercaseSmallCaps && !small.isSmallCaps)
  }

  @Test func `the default font is that of its surroundings`() throws {
    #expect(try resolve(.default).pointSize == 17)
    #expect(try resolve(.default, around: .system(size: 30)).pointSize == 30)
    let bold = try resolve(.default.bold(), around: .system(size: 30).italic())
    #expect(bold.pointSize == 30 && bold.isBold && bold.isItalic)
    #expect(try resolve(.default.bold(false), around: .body.bold()).isBold == false)
  }

  @Test func `a text in the default font is as large as the texts around it`() {
    func width(_ text: some View) -> CGFloat {
      LayoutSnapshot(
        of: text.font(.system(size: 40)).accessibilityIdentifier("text"), proposal: .unspecified,
        text: .fonts
      ).frame(of: "text")?.width ?? 0
    }
    var attributed = AttributedString("wide")
    attributed.font = .default
    #expect(width(Text(attributed)) == width(Text("wide")))
    #expect(width(Text("wide").font(.default)) == width(Text("wide")))
    attributed.font = .default.bold()
    #expect(width(Text(attributed)) == width(Text("wide").bold()))
  }
}
