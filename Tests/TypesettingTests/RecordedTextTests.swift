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
  func `heights and baselines are those of SwiftUI`(_ row: RecordedText) {
    let lines = lines(row)
    #expect(lines.size.height.isNearly(row.size.height))
    #expect(lines.firstBaseline.isNearly(row.firstBaseline))
    #expect(lines.lastBaseline.isNearly(row.lastBaseline))
  }

  @Test(arguments: rows)
  func `widths are within five and a half percent or a point`(_ row: RecordedText) {
    let difference = abs(lines(row).size.width - row.size.width)
    #expect(difference <= max(0.055 * row.size.width, 1))
  }

  @Test func `half of the widths are within a percent`() {
    let errors = Self.rows.filter { $0.size.width > 0 }.map { row in
      abs(lines(row).size.width - row.size.width) / row.size.width
    }
    #expect(errors.sorted()[errors.count / 2] <= 0.01)
  }
}

extension CGFloat {
  /// Equal but for the rounding of sums.
  fileprivate func isNearly(_ other: CGFloat) -> Bool { (self - other).magnitude < 1e-9 }
}
