import EspalierDrawing
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// A custom row beside the framework's.
@MainActor @Suite struct CustomRowTests {
  /// The framework's row above a custom one, on a white page.
  private func pair(@ViewBuilder _ ours: () -> some View) -> LayoutSnapshot {
    let page = VStack(spacing: 20) {
      HStack(spacing: 5) { Greeting() }.called("theirs").border(.blue)
      ours().called("ours").border(.blue)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.white)
    return LayoutSnapshot(of: page, window: CGSize(width: 400, height: 300))
  }

  // A symbol is 16 square, the text 13 characters of 8 wide.
  private let symbol: CGFloat = 16
  private let text: CGFloat = 13 * 8

  @Test func `a row that asks for ideal sizes is as large as a stack`() {
    let snapshot = pair { UnplacedRow(gap: 5) { Greeting() } }
    let width = symbol + 5 + text + 5 + symbol
    let x = (400 - width) / 2
    let y: CGFloat = (300 - (16 + 20 + 16)) / 2
    #expect(
      snapshot.places("theirs", "ours") == [
        CGRect(x: x, y: y, width: width, height: 16).brief,
        CGRect(x: x, y: y + 16 + 20, width: width, height: 16).brief,
      ])
  }

  @Test func `children that are not placed stand in the middle of the row`() throws {
    let snapshot = pair { UnplacedRow(gap: 5) { Greeting() } }
    let row = try #require(snapshot.frame(of: "ours"))
    for name in ["first", "text", "last"] {
      let child = try #require(snapshot.frames(of: name).last)
      #expect(child.midX == row.midX)
      #expect(child.midY == row.midY)
    }
  }

  @Test func `placed children follow one another with their tops in line`() throws {
    let snapshot = pair { IdealRow(gap: 5) { Greeting() } }
    let theirs = try #require(snapshot.frame(of: "theirs"))
    let ours = try #require(snapshot.frame(of: "ours"))
    #expect(theirs.size == ours.size)
    let xs = ["first", "text", "last"].compactMap { snapshot.frames(of: $0).last }
      .map { $0.minX - ours.minX }
    #expect(xs == [0, symbol + 5, symbol + text + 10])
  }

  @Test func `aligning tops is not the same as aligning centers`() {
    let boxes = IdealRow(gap: 5) {
      Color.red.frame(width: 10, height: 10).called("low")
      Color.blue.frame(width: 10, height: 30).called("high")
    }
    #expect(
      LayoutSnapshot(of: boxes, proposal: .zero).places("low", "high") == [
        "0,0 10x10", "15,0 10x30",
      ])
    let stack = HStack(spacing: 5) {
      Color.red.frame(width: 10, height: 10).called("low")
      Color.blue.frame(width: 10, height: 30).called("high")
    }
    #expect(
      LayoutSnapshot(of: stack, proposal: .zero).places("low", "high") == [
        "0,10 10x10", "15,0 10x30",
      ])
  }

  @Test func `each child is placed with nothing proposed`() {
    let (asked, placed) = (Notebook<ProposedViewSize>(), Notebook<ProposedViewSize>())
    _ = LayoutSnapshot(
      of: IdealRow(gap: 5) { Eavesdropper(asked: asked, placed: placed) { Color.red } },
      proposal: ProposedViewSize(width: 99, height: 99))
    #expect(placed.entries == [.unspecified])
    #expect(asked.entries.allSatisfy { $0 == .unspecified })
  }

  @Test func `with the installed fonts both rows have the same size as well`() throws {
    let column = VStack(spacing: 20) {
      HStack(spacing: 5) { Greeting() }.called("theirs")
      UnplacedRow(gap: 5) { Greeting() }.called("loose")
      IdealRow(gap: 5) { Greeting() }.called("ours")
    }
    let snapshot = LayoutSnapshot(of: column, proposal: .unspecified, scale: 2, text: .fonts)
    let theirs = try #require(snapshot.frame(of: "theirs"))
    #expect(snapshot.frame(of: "loose")?.size == theirs.size)
    #expect(snapshot.frame(of: "ours")?.size == theirs.size)
    let (first, text, last) = ("first", "text", "last")
    let sizes = [first, text, last].compactMap { snapshot.frame(of: $0)?.size }
    #expect(abs(theirs.width - (sizes.map(\.width).reduce(0, +) + 10)) < 0.001)
    #expect(theirs.height == sizes.map(\.height).max())
  }

  // MARK: Six ways to call a layout

  @Test func `a layout can be called with and without its method's name`() throws {
    func greeting() -> some View { Text("Hello World!").called("greeting") }
    let column = VStack(alignment: .leading, spacing: 0) {
      IdealRow(gap: 10).callAsFunction({ greeting() })
      IdealRow(gap: 10)({ greeting() })
      IdealRow(gap: 10) { greeting() }
      IdealRow().callAsFunction({ greeting() })
      IdealRow()({ greeting() })
      IdealRow { greeting() }
    }
    let line = 16
    let expected = (0..<6).map { "0,\(line * $0) 96x\(line)" }
    #expect(LayoutSnapshot(of: column, proposal: .unspecified).places("greeting") == expected)

    let written = LayoutSnapshot(of: column, proposal: .unspecified, scale: 2, text: .fonts)
    let frames = written.frames(of: "greeting")
    #expect(frames.count == 6)
    #expect(Set(frames.map(\.size.brief)).count == 1)
    #expect(Set(frames.map(\.minX)) == [0])
  }
}
