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
  func `styles of macOS`(
    style: TextStyleName, size: CGFloat, weight: Int, height: CGFloat, pitch: CGFloat,
    baseline: CGFloat, leading: CGFloat
  ) {
    for category in [0, 3, 11] {
      let font = PlatformStyle.mac.font(style, sizeCategory: category)
      #expect(font.size == size)
      #expect(font.weight == weight)
      #expect(font.lineMetrics?.height == height)
      #expect(font.lineMetrics?.pitch == pitch)
      #expect(font.lineMetrics?.baseline == baseline)
      #expect(font.lineMetrics?.leading == leading)
    }
  }

  @Test(
    arguments: [
      (TextStyleName.largeTitle, 34, 41), (.title, 28, 34), (.title2, 22, 27), (.title3, 20, 24),
      (.headline, 17, 21), (.subheadline, 15, 18), (.body, 17, 21), (.callout, 16, 20),
      (.footnote, 13, 16), (.caption, 12, 15), (.caption2, 11, 14),
    ] as [(TextStyleName, CGFloat, CGFloat)])
  func `styles of iOS at the default size`(style: TextStyleName, size: CGFloat, height: CGFloat) {
    let font = PlatformStyle.phone.font(style)
    #expect(font.size == size)
    #expect(font.lineMetrics?.height == height)
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
  func `heavy weights of some styles are higher`(
    style: TextStyleName, weight: Int, height: CGFloat
  ) {
    #expect(PlatformStyle.mac.font(style, weight: weight).lineMetrics?.height == height)
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

  @Test func `default fonts`() {
    #expect(PlatformStyle.mac.defaultFont == PlatformStyle.mac.systemFont(size: 13))
    #expect(PlatformStyle.phone.defaultFont == PlatformStyle.phone.font(.body))
  }

  @Test func `vertical spacing follows the fonts of the first and the last run`() {
    let small = PlatformStyle.mac.systemFont(size: 13)
    let plain = StyledText(runs: [.init(string: "a", font: small)])
    #expect(plain.spacing == TextSpacing(toText: 0, above: 4.7422, below: 8.1509))
    let large = PlatformStyle.mac.font(.largeTitle)
    let rich = StyledText(runs: [.init(string: "a", font: large), .init(string: "b", font: small)])
    // 26 points are twice 13: 2 x 4.7422.
    #expect(rich.spacing == TextSpacing(toText: 1.5, above: 9.4844, below: 8.1509))
  }
}
