import EspalierDrawing
import Foundation
import Testing

@testable import LayoutEngine

/// Columns of lazy grids.
@Suite struct LazyTracksTests {
  private func columns(_ items: [LazyTrackItem], _ width: Double) -> String {
    LazyTracks(items, width: width, alignment: HorizontalAlignment.center.key).tracks
      .map { "\(brief($0.start))+\(brief($0.length))" }.joined(separator: " ")
  }

  private func brief(_ length: Double) -> String {
    length == length.rounded() ? "\(Int(length))" : "\(length)"
  }

  @Test func `fixed columns keep their widths and stand in the middle`() {
    let items = [LazyTrackItem](repeating: LazyTrackItem(.fixed(20), spacing: 50), count: 3)
    // (400 - 3 * 20 - 2 * 50) / 2 = 120
    #expect(columns(items, 400) == "120+20 190+20 260+20")
    #expect(columns(items, 100) == "0+20 70+20 140+20")
  }

  @Test func `flexible columns share what is left, within their limits`() {
    let items = [
      LazyTrackItem(.flexible(minimum: 10, maximum: 60)),
      LazyTrackItem(.flexible(minimum: 10, maximum: .infinity)),
    ]
    #expect(columns(items, 300) == "0+60 68+232")
  }

  @Test func `adaptive items stand for as many columns as fit`() {
    let item = LazyTrackItem(.adaptive(minimum: 50, maximum: 50))
    // 384 / 3 = 128 holds 2 of 50 and a gap of 8; (384 - 108) / 2 = 138 holds 2; 384 - 216 = 168 holds 3.
    #expect(
      columns([item, item, item], 400)
        == "1+50 59+50 117+50 175+50 233+50 291+50 349+50")
  }

  @Test(arguments: [
    LazyTrackItem(.adaptive(minimum: 0, maximum: .infinity), spacing: 0),
    LazyTrackItem(.adaptive(minimum: .nan, maximum: .nan), spacing: -5),
    LazyTrackItem(.flexible(minimum: .infinity, maximum: -3)),
    LazyTrackItem(.flexible(minimum: 50, maximum: 10), spacing: .nan),
    LazyTrackItem(.fixed(-.infinity), spacing: -100),
  ]) func `whatever an item says, there are columns of usable lengths`(item: LazyTrackItem) {
    for width in [0, 100, 1e300, .infinity, .nan] {
      let tracks = LazyTracks(
        [item, item], width: width, alignment: HorizontalAlignment.center.key)
      #expect((1...10_000).contains(tracks.tracks.count))
      #expect(
        tracks.tracks.allSatisfy { $0.length >= 0 && $0.length.isFinite && $0.start.isFinite })
    }
  }

  @Test func `a maximum below the minimum does not count`() {
    #expect(columns([LazyTrackItem(.flexible(minimum: 50, maximum: 10))], 50) == "0+50")
  }
}
