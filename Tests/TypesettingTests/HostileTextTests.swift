import EspalierDrawing
import Foundation
import Testing

/// Texts made to be slow or to crash.
@Suite(.serialized) struct HostileTextTests {
  private let shaping = Shaping()

  @Test(arguments: [
    String(repeating: "a", count: 1 << 18),
    "a" + String(repeating: "\u{301}", count: 20_000),
    String(repeating: "\u{202E}a", count: 125) + String(repeating: "\u{202C}", count: 125),
    String(repeating: "\u{2067}א", count: 300),
    String(repeating: "\u{200D}", count: 20_000),
    String(repeating: "👨\u{200D}", count: 5_000),
    String(repeating: "(", count: 50_000) + "א" + String(repeating: ")", count: 50_000),
    String((0..<0x20).compactMap { Unicode.Scalar($0).map(Character.init) }),
    "\u{FFFE}\u{FFFF}\u{10FFFF}\u{0}\u{FEFF}",
    String(repeating: "\u{AD}", count: 10_000),
    String(repeating: "\r\n\u{2028}\u{85}", count: 5_000),
  ])
  func `a text is laid out at any width`(string: String) {
    var limited = TextLayoutOptions()
    limited.lineLimit = 2
    limited.allowsTightening = true
    limited.minimumScaleFactor = 0.5
    for width in [nil, 0, 50, .nan, .infinity, -1] as [CGFloat?] {
      let lines = shaping.lines(string, width: width, limited)
      #expect(lines.lines.count <= 2)
      #expect(lines.size.width.isFinite && lines.size.height.isFinite)
    }
  }

  @Test(arguments: [0, -3, CGFloat.nan, .infinity, 1e-300, 1e300])
  func `fonts of any size do no harm`(size: CGFloat) {
    for options in [
      TextLayoutOptions(),
      {
        var o = TextLayoutOptions(); o.lineLimit = 1; return o
      }(),
    ] {
      let lines = shaping.lines("Hello World", width: 30, options) { $0.font.size = size }
      #expect(lines.lines.count >= 1)
    }
  }
}
