import EspalierDrawing
import Foundation
import Testing

@Suite struct TextStyleTests {
  @Test(
    arguments: [
      (TextStyleName.largeTitle, 26, 400, 38, 39, 29, 1.5), (.title, 22, 400, 33, 33, 25, 0.5),
      (.title2, 17, 400, 25.5, 27, 19, 2), (.title3, 15, 400, 22, 24, 17, 2.5),
      (.headline, 13, 700, 18.5, 19, 14, 1), (.subheadline, 11, 400, 16, 17, 12, 1.5),
      (.body, 13, 400, 18.5, 19, 14, 1), (.callout, 12, 400, 17.5, 18, 13, 1),
      (.footnote, 10, 400, 15, 16, 11, 1.5), (.caption, 10, 400, 15, 16, 11, 1.5),
      (.caption2, 10, 500, 15, 16, 11, 1.5),
    ] as [(TextStyleName, CGFloat, Int, CGFloat, CGFloat, CGFloat, CGFloat)])
  func `styles of macOS for tall scripts`(
    style: TextStyleName, size: CGFloat, weight: Int, height: CGFloat, pitch: CGFloat,
    baseline: CGFloat, leading: CGFloat
  ) {
    for category in [0, 3, 11] {
      let font = PlatformStyle.mac.font(style, sizeCategory: category, isTall: true)
      #expect(font.size == size)
      #expect(font.weight == weight)
      #expect(font.lineMetrics?.height == height)
      #expect(font.lineMetrics?.pitch == pitch)
      #expect(font.lineMetrics?.baseline == baseline)
      #expect(font.lineMetrics?.leading == leading)
    }
  }

  // One recording of macOS has higher lines: its system prefers a tall script. Two others have body 16, callout 15 and
  // caption 13, the lines of the system font.
  @Test(
    arguments: [
      (TextStyleName.largeTitle, 26, 30), (.title, 22, 26), (.title2, 17, 20), (.title3, 15, 19),
      (.headline, 13, 16), (.subheadline, 11, 14), (.body, 13, 16), (.callout, 12, 15),
      (.footnote, 10, 13), (.caption, 10, 13), (.caption2, 10, 13),
    ] as [(TextStyleName, CGFloat, CGFloat)])
  func `a style of macOS has the line of the system font of its size`(
    style: TextStyleName, size: CGFloat, height: CGFloat
  ) {
    for weight in [400, 500, 800] {
      let font = PlatformStyle.mac.font(style, weight: weight)
      #expect(font == PlatformStyle.mac.systemFont(size: size, weight: weight))
      #expect(font.lineMetrics?.height == height)
      #expect(font.lineMetrics?.pitch == height)
      #expect(font.lineMetrics?.leading == 0)
    }
  }

  private func height(
    _ lines: String, _ font: FontDescription, scale: CGFloat
  ) -> CGFloat {
    var options = TextLayoutOptions()
    options.displayScale = scale
    let text = FixedPitchTextEngine().shape(StyledText(runs: [.init(string: lines, font: font)]))
    let size = text.measure(width: nil, height: nil, options).size
    #expect(text.lines(width: nil, height: nil, options).size == size)
    return size.height
  }

  // San Francisco is 1.19336 em high. At 2x that is rounded up to half points, at 3x to thirds.
  @Test(
    arguments: [
      (TextStyleName.largeTitle, 34, 41, 40 + 2.0 / 3), (.title, 28, 33.5, 33 + 2.0 / 3),
      (.title2, 22, 26.5, 26 + 1.0 / 3), (.title3, 20, 24, 24), (.headline, 17, 20.5, 20 + 1.0 / 3),
      (.subheadline, 15, 18, 18), (.body, 17, 20.5, 20 + 1.0 / 3),
      (.callout, 16, 19.5, 19 + 1.0 / 3),
      (.footnote, 13, 16, 15 + 2.0 / 3), (.caption, 12, 14.5, 14 + 1.0 / 3),
      (.caption2, 11, 13.5, 13 + 1.0 / 3),
    ] as [(TextStyleName, CGFloat, CGFloat, CGFloat)])
  func `lines of iOS are as high as the font, rounded up to a pixel`(
    style: TextStyleName, size: CGFloat, atTwo: CGFloat, atThree: CGFloat
  ) {
    let font = PlatformStyle.phone.font(style)
    #expect(font.size == size)
    #expect(height("a", font, scale: 1) == (size * 1.19336).rounded(.up))
    #expect(height("a", font, scale: 2) == atTwo)
    #expect(abs(height("a", font, scale: 3) - atThree) < 1e-9)
    let system = PlatformStyle.phone.systemFont(size: size)
    #expect(height("a", system, scale: 2) == atTwo)
  }

  @Test func `further lines of iOS are as far apart as published, and their sum is rounded`() {
    // 20.287 + 22 = 42.287
    let body = PlatformStyle.phone.font(.body)
    #expect(height("a\nb", body, scale: 2) == 42.5)
    #expect(abs(height("a\nb", body, scale: 3) - (42 + 1.0 / 3)) < 1e-9)
    // 2 x 20.287 = 40.574
    let system = PlatformStyle.phone.systemFont(size: 17)
    #expect(height("a\nb", system, scale: 2) == 41)
    #expect(abs(height("a\nb", system, scale: 3) - (40 + 2.0 / 3)) < 1e-9)
  }

  /// As recorded on iOS 26.0 at 2x.
  @Test(
    arguments: [
      (TextStyleName.largeTitle, 49), (.title, 41.5), (.title2, 32.5), (.title3, 28),
      (.headline, 24.5), (.body, 24.5), (.callout, 23.5), (.subheadline, 21), (.footnote, 19),
      (.caption, 17.5), (.caption2, 16.5),
    ] as [(TextStyleName, CGFloat)])
  func `styles of iOS for tall scripts`(style: TextStyleName, recorded: CGFloat) {
    #expect(height("a", PlatformStyle.phone.font(style, isTall: true), scale: 2) == recorded)
  }

  @Test func `iOS body grows from extra small to the largest accessibility size`() {
    let sizes = (0...11).map { PlatformStyle.phone.font(.body, sizeCategory: $0).size }
    #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    #expect(PlatformStyle.phone.font(.body, sizeCategory: 99).size == 53)
  }

  @Test(
    arguments: [
      (TextStyleName.title3, 400, 22), (.title3, 500, 23), (.body, 700, 18.5), (.body, 800, 19),
      (.headline, 800, 19), (.title, 800, 33),
    ] as [(TextStyleName, Int, CGFloat)])
  func `heavy weights of some tall styles are higher`(
    style: TextStyleName, weight: Int, height: CGFloat
  ) {
    #expect(
      PlatformStyle.mac.font(style, weight: weight, isTall: true).lineMetrics?.height == height)
  }

  @Test(
    arguments: [
      (5, 6, 5), (10, 13, 10), (12, 15, 12), (13, 16, 13), (14, 17, 14), (17, 20, 16), (32, 38, 31),
      (40, 47, 39), (80, 94, 78),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `system fonts of macOS`(size: CGFloat, height: CGFloat, baseline: CGFloat) {
    let metrics = PlatformStyle.mac.systemFont(size: size).lineMetrics
    #expect(metrics == LineMetrics(height: height, pitch: height, baseline: baseline))
  }

  @Test func `the default font is 13 points on the Mac and body on the phone`() {
    #expect(PlatformStyle.mac.defaultFont == PlatformStyle.mac.systemFont(size: 13))
    #expect(PlatformStyle.phone.defaultFont == PlatformStyle.phone.font(.body))
  }

  @Test func `vertical spacing follows the fonts of the first and the last run`() {
    let small = PlatformStyle.mac.systemFont(size: 13)
    let plain = StyledText(runs: [.init(string: "a", font: small)])
    #expect(plain.spacing == TextSpacing(toText: 0, above: 4.7422, below: 8.1509))
    let large = PlatformStyle.mac.font(.largeTitle, isTall: true)
    let rich = StyledText(runs: [.init(string: "a", font: large), .init(string: "b", font: small)])
    // 26 points are twice 13: 2 x 4.7422.
    #expect(rich.spacing == TextSpacing(toText: 1.5, above: 9.4844, below: 8.1509))
  }
}
