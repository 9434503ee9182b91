import EspalierDrawing
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Tags in rows, as many in each as the available width allows.
private struct TagCloud<Item: Hashable, Tag: View>: View {
  let items: [Item]
  var alignment = HorizontalAlignment.center
  /// The distance between rows and between tags; nil for the preferred one, which then does not count when rows are
  /// filled.
  var gap: CGFloat?
  @ViewBuilder let tag: (Item) -> Tag
  @State private var available: CGFloat = 0
  @State private var sizes: [Item: CGSize] = [:]

  var body: some View {
    ZStack(alignment: Alignment(horizontal: alignment, vertical: .center)) {
      Color.clear.frame(height: 1).whenSized { available = $0.width }
      VStack(alignment: alignment, spacing: gap) {
        ForEach(rows, id: \.self) { row in
          HStack(spacing: gap) {
            ForEach(row, id: \.self) { item in
              tag(item).fixedSize().called("tag").whenSized { sizes[item] = $0 }
            }
          }
          .called("row")
        }
      }
    }
  }

  /// Each row takes tags as long as every one of them, with a gap behind it, fits.
  private var rows: [[Item]] {
    var rows: [[Item]] = []
    var left: CGFloat = 0
    for item in items {
      let need = (sizes[item]?.width ?? available) + (gap ?? 0)
      if rows.isEmpty || need > left {
        rows.append([])
        left = available
      }
      rows[rows.count - 1].append(item)
      left -= need
    }
    return rows
  }
}

@MainActor @Suite struct TagCloudTests {
  private func settled(_ view: some View, width: CGFloat) -> LayoutSnapshot {
    let snapshot = LayoutSnapshot(of: view, proposal: ProposedViewSize(width: width, height: 900))
    for _ in 0..<3 { snapshot.update() }
    return snapshot
  }

  @Test func `boxes of known widths fill four rows`() {
    let cloud = TagCloud(items: [100, 80, 60, 120, 40, 300, 20], alignment: .leading, gap: 8) {
      Color.blue.frame(width: CGFloat($0), height: 20)
    }
    let left = 300 - (100 + 8) - (80 + 8) - (60 + 8)
    #expect(left == 36, "which is less than 120 + 8")
    let snapshot = settled(cloud.border(.red), width: 300)
    let (first, second) = (100 + 8 + 80 + 8 + 60, 120 + 8 + 40)
    #expect(
      snapshot.places("row") == [
        "0,0 \(first)x20", "0,28 \(second)x20", "0,56 300x20", "0,84 20x20",
      ])
    #expect(
      snapshot.places("tag") == [
        "0,0 100x20", "108,0 80x20", "196,0 60x20", "0,28 120x20", "128,28 40x20", "0,56 300x20",
        "0,84 20x20",
      ])
    #expect(snapshot.size == CGSize(width: 300, height: 4 * 20 + 3 * 8))
  }

  private let words = "the cat and the dog and an owl saw the fox near the barn by the pond today"
    .split(separator: " ").map(String.init)

  private var wordCloud: some View {
    TagCloud(items: words) { word in
      Text(verbatim: word)
        .padding(8)
        .background(RoundedRectangle(cornerRadius: 8).fill(Color.gray.opacity(0.2)))
    }
  }

  /// The widths of the tags, row by row.
  private func rows(_ snapshot: LayoutSnapshot) -> [[CGFloat]] {
    let frames = snapshot.frames(of: "tag")
    let tops = frames.map(\.minY).reduce(into: [CGFloat]()) { tops, top in
      if tops.last != top { tops.append(top) }
    }
    return tops.map { top in frames.filter { $0.minY == top }.map(\.width) }
  }

  @Test func `words fill three rows in their order, and repeated words are all shown`() {
    #expect(words.count == 18)
    #expect(words.filter { $0 == "the" }.count == 5)
    let snapshot = settled(wordCloud, width: 320)
    // 8 points a character, 8 on each side.
    let widths = words.map { CGFloat($0.count * 8 + 2 * 8) }
    #expect(snapshot.frames(of: "tag").map(\.width) == widths)
    #expect(rows(snapshot).map(\.count) == [8, 7, 3])
    let sums: [CGFloat] = [7 * 40 + 32, 4 * 40 + 2 * 48 + 32, 40 + 48 + 56]
    #expect(rows(snapshot).map { $0.reduce(0, +) } == sums)
    #expect(snapshot.diagnostics.count { $0.contains("more than once") } > 0)
  }

  @Test(arguments: [false, true])
  func `a row begins exactly where the next word does not fit any more`(
    hasFonts: Bool
  ) {
    let snapshot = LayoutSnapshot(
      of: wordCloud.border(.red), proposal: ProposedViewSize(width: 320, height: 900), scale: 2,
      text: hasFonts ? .fonts : .fixedPitch)
    for _ in 0..<3 { snapshot.update() }
    let rows = rows(snapshot)
    #expect(rows.flatMap { $0 }.count == 18)
    for (row, next) in zip(rows, rows.dropFirst() + [[]]) {
      let sum = row.reduce(0, +)
      #expect(sum <= 320)
      if let first = next.first { #expect(sum + first > 320) }
    }
    let frames = snapshot.frames(of: "row")
    // Rows are filled without counting their gaps: the widest may stand out, and the stack is as wide as that.
    #expect(snapshot.size.width == max(320, frames.map(\.width).max() ?? 0))
    #expect(snapshot.size.height == (frames.last?.maxY ?? 0) - (frames.first?.minY ?? 0))
    for frame in frames { #expect(abs(frame.midX - snapshot.size.width / 2) < 0.001) }
    for row in Dictionary(grouping: snapshot.frames(of: "tag"), by: \.minY).values {
      #expect(zip(row, row.dropFirst()).allSatisfy { $0.maxX < $1.minX })
    }
  }

  /// A cloud in a scroll view, whose padding on both sides becomes 60 points by one press.
  private struct Padded: View {
    @State private var padding: CGFloat = 0

    var body: some View {
      ScrollView {
        TagCloud(items: Array(0..<40), alignment: .leading, gap: 8) { item in
          Color.blue.frame(width: CGFloat(20 + item % 5 * 10), height: 20)
        }
        .padding(.horizontal, padding)
        Button("Pad") { padding = 60 }
      }
    }
  }

  @Test func `rows break anew when there is less room, and none is wider than the room`() {
    let harness = Harness(Padded(), window: CGSize(width: 400, height: 900))
    let rows = { harness.graph.frames(of: "row") }
    #expect(rows().allSatisfy { $0.minX == 0 && $0.maxX <= 400 - 8 })
    harness.click("Pad")
    #expect(rows().allSatisfy { $0.minX == 60 && $0.maxX <= 400 - 60 - 8 })
    // Five tags with their gaps take 28 + 38 + 48 + 58 + 68 = 240 of 280 points, six of them 268 or
    // 278 in rows that begin with the two narrowest: 6, 6, 5, 5, 5, 5, 5 and 3 tags.
    #expect(rows().count == 8)
  }
}
