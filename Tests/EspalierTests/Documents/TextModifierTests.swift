import EspalierDrawing
import SwiftUI
import Testing
import ViewTesting

/// Line limits, shortening and shrinking, in a column of 150 points.
@MainActor @Suite struct TextModifierTests {
  /// 67 characters, which are 536 points in fixed pitch.
  private let story = Text("An old grey heron waits beside the quiet river until the fish forget")
  private let width: CGFloat = 150

  private func snapshot(_ view: some View, hasFonts: Bool) -> LayoutSnapshot {
    LayoutSnapshot(
      of: view, proposal: ProposedViewSize(width: width, height: nil), scale: 2,
      text: hasFonts ? .fonts : .fixedPitch)
  }

  private func size(_ view: some View, hasFonts: Bool) -> CGSize {
    let size = snapshot(view, hasFonts: hasFonts).size
    #expect(size.width <= width)
    return size
  }

  /// The height of `count` lines.
  private func height(_ count: Int, hasFonts: Bool) -> CGFloat {
    let lines = Text(verbatim: Array(repeating: "x", count: count).joined(separator: "\n"))
    return size(lines, hasFonts: hasFonts).height
  }

  /// The texts, line after line.
  private func words(_ view: some View) -> [String] {
    snapshot(view, hasFonts: false).displayListText.split(separator: "\n")
      .compactMap { $0.split(separator: "\"").dropFirst().first.map(String.init) }
  }

  @Test(arguments: [false, true])
  func `no limit is the same as a limit of nil`(hasFonts: Bool) {
    let free = size(story, hasFonts: hasFonts)
    #expect(free == size(story.lineLimit(nil), hasFonts: hasFonts))
    #expect(free.height > height(2, hasFonts: hasFonts))
  }

  @Test(arguments: [false, true])
  func `a limit of two lines holds however much room there is`(hasFonts: Bool) {
    let limited = story.lineLimit(2)
    let two = height(2, hasFonts: hasFonts)
    #expect(size(limited, hasFonts: hasFonts).height == two)
    let roomy = LayoutSnapshot(
      of: limited, proposal: ProposedViewSize(width: width, height: 500), scale: 2,
      text: hasFonts ? .fonts : .fixedPitch)
    #expect(roomy.size.height == two)
  }

  @Test(arguments: [false, true])
  func `reserved lines take their height without being written`(hasFonts: Bool) {
    let word = Text("heron")
    let (one, three) = (height(1, hasFonts: hasFonts), height(3, hasFonts: hasFonts))
    #expect(size(word.lineLimit(3, reservesSpace: true), hasFonts: hasFonts).height == three)
    #expect(size(word.lineLimit(3, reservesSpace: false), hasFonts: hasFonts).height == one)
    #expect(one < three)
  }

  @Test(arguments: [false, true])
  func `a shortened text is one line high, whichever end is kept`(hasFonts: Bool) {
    for mode in [Text.TruncationMode.head, .middle, .tail] {
      let line = size(story.lineLimit(1).truncationMode(mode), hasFonts: hasFonts)
      #expect(line.height == height(1, hasFonts: hasFonts))
    }
  }

  @Test func `the ellipsis stands where text is left out`() throws {
    let line = story.lineLimit(1)
    let head = try #require(words(line.truncationMode(.head)).first)
    #expect(head.hasPrefix("\u{2026}") && head.hasSuffix("forget"))
    let middle = try #require(words(line.truncationMode(.middle)).first)
    #expect(middle.hasPrefix("An old") && middle.contains("\u{2026}") && middle.hasSuffix("forget"))
    let tail = try #require(words(line.truncationMode(.tail)).first)
    #expect(tail.hasPrefix("An old") && tail.hasSuffix("\u{2026}"))

    let two = words(story.lineLimit(2))
    #expect(two.count == 2)
    #expect(two.last?.hasSuffix("\u{2026}") == true)
    #expect(!words(story).joined().contains("\u{2026}"))
  }

  @Test(arguments: [false, true])
  func `a line shrinks no further than it needs to`(hasFonts: Bool) {
    // 25 characters are 200 points in fixed pitch: three quarters of them fit.
    let title = Text("A heron beside the river!").lineLimit(1)
    let shrunk = snapshot(title.minimumScaleFactor(0.5), hasFonts: hasFonts)
    #expect(shrunk.size.width <= width)
    #expect(shrunk.size.height <= height(1, hasFonts: hasFonts))
    #expect(shrunk.displayListText.contains("\"A heron beside the river!\""))
    let cut = snapshot(title, hasFonts: false)
    #expect(!cut.displayListText.contains("\"A heron beside the river!\""))
  }

  @Test func `a line too long at half its size is shortened`() throws {
    let line = story.lineLimit(1).minimumScaleFactor(0.5)
    let written = try #require(words(line).first)
    #expect(written.hasSuffix("\u{2026}"))
    let unscaled = try #require(words(story.lineLimit(1)).first)
    #expect(written.count > unscaled.count)
  }
}
