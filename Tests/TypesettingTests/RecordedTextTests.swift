import EspalierDrawing
import EspalierTypesetting
import Foundation
import Testing

/// Compares the typesetter with SwiftUI.
///
/// Heights do not depend on the font; widths do, and Inter only comes close to San Francisco.
@MainActor @Suite struct RecordedTextTests {
  /// Rows whose heights contradict the others: half points in some medium and semibold fonts, and a
  /// long text at width 0.
  nonisolated static let contradictory: Set<String> = ["tm144", "tm150", "tm156"]

  nonisolated static let rows = RecordedText.all.filter { !contradictory.contains($0.name) }

  private static let engine = Typesetter()

  private func lines(_ row: RecordedText) -> TextLines {
    Self.engine.shape(row.text).lines(width: row.proposedWidth, height: nil, row.options)
  }

  @Test(arguments: rows)
  func `heights and baselines equal SwiftUI's`(_ row: RecordedText) {
    let lines = lines(row)
    #expect(lines.size.height.isNearly(row.size.height))
    #expect(lines.firstBaseline.isNearly(row.firstBaseline))
    #expect(lines.lastBaseline.isNearly(row.lastBaseline))
  }

  /// As a fraction of the recorded width.
  private func widthError(_ row: RecordedText) -> CGFloat {
    abs(lines(row).size.width - row.size.width) / row.size.width
  }

  @Test(arguments: rows.filter { $0.size.width > 0 })
  func `widths are within five percent`(_ row: RecordedText) {
    #expect(widthError(row) <= 0.05)
  }

  @Test func `most widths are within half a percent`() {
    let errors = Self.rows.filter { $0.size.width > 0 }.map(widthError).sorted()
    #expect(errors[errors.count / 2] <= 0.005)
    #expect(errors[errors.count * 9 / 10] <= 0.02)
  }

  /// Recorded as parts of whole screens: at 17 points on iOS 26.0, at 13 points on macOS 26.2.
  @Test(
    arguments: [
      ("Taps: 0", 13, 44), ("Two", 17, 31.5), ("Title", 13, 26.5), ("Tint", 13, 23.5),
      ("Value", 13, 33.5), ("Your details.", 13, 75), ("Water", 13, 36), ("Wide", 13, 31),
    ] as [(String, CGFloat, CGFloat)])
  func `letters below the bar of a T, and beside other slants, are within a pixel`(
    string: String, size: CGFloat, width: CGFloat
  ) {
    let font = PlatformStyle.mac.systemFont(size: size)
    let text = Self.engine.shape(StyledText(runs: [.init(string: string, font: font)]))
    let found = text.measure(width: nil, height: nil, TextLayoutOptions()).size.width
    #expect(abs(found - width) <= 0.5)
    let line = text.lines(width: nil, height: nil, TextLayoutOptions()).lines[0]
    #expect(abs(line.runs.reduce(0) { $0 + $1.width } - line.width) < 1e-6)
  }

  /// No width of the serif design is recorded: it is taken to be about as wide as the standard one.
  @Test(
    arguments: [
      ("Layout must wrap this sentence onto several lines inside a narrow frame.", 13, 439.5),
      ("The quick brown fox", 13, 122.5), ("The quick brown fox", 20, 176.5),
    ] as [(String, CGFloat, CGFloat)])
  func `serif texts are about as wide as others`(string: String, size: CGFloat, width: CGFloat) {
    let font = PlatformStyle.mac.systemFont(size: size, design: .serif)
    let text = Self.engine.shape(StyledText(runs: [.init(string: string, font: font)]))
    let found = text.measure(width: nil, height: nil, TextLayoutOptions()).size.width
    #expect(abs(found - width) / width < 0.05)
  }

  /// Quicksand's bold 4 has an advance of 708, its 0 one of 614; San Francisco's are nearly the same.
  @Test(arguments: [300, 400, 500, 600, 700, 900])
  func `a rounded 4 is about as wide as a 0 in every weight`(weight: Int) {
    func width(_ string: String) -> CGFloat {
      var font = PlatformStyle.mac.systemFont(size: 100, design: .rounded)
      font.weight = weight
      let text = Self.engine.shape(StyledText(runs: [.init(string: string, font: font)]))
      return text.measure(width: nil, height: nil, TextLayoutOptions()).size.width
    }
    #expect(abs(width("4") - width("0")) <= 0.1 * width("0"))
  }

  @Test func `without Inter's display design widths are within five percent as well`() throws {
    let fonts = FileManager.default.temporaryDirectory
      .appendingPathComponent("text-design-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: fonts) }
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    let installed = "/usr/share/fonts/opentype/inter"
    for file in try FileManager.default.contentsOfDirectory(atPath: installed)
    where file.hasPrefix("Inter-") {
      try FileManager.default.createSymbolicLink(
        atPath: fonts.appendingPathComponent(file).path, withDestinationPath: "\(installed)/\(file)"
      )
    }
    let engine = Typesetter(fontDirectories: [fonts.path]) { _ in }
    for row in Self.rows where row.proposedWidth == nil && row.font.hasSuffix(":default") {
      let width = engine.shape(row.text).lines(width: nil, height: nil, row.options).size.width
      #expect(abs(width - row.size.width) / row.size.width <= 0.05, "\(row.testDescription)")
    }
  }

  @Test(arguments: rows.filter { $0.size.width == 0 })
  func `at width 0 a text has no width`(_ row: RecordedText) {
    #expect(lines(row).size.width == 0)
  }
}

extension CGFloat {
  /// Equal but for the rounding of sums.
  fileprivate func isNearly(_ other: CGFloat) -> Bool { (self - other).magnitude < 1e-9 }
}
