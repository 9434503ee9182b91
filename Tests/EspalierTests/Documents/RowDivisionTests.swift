import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// The division of a row's width between views of a fixed size and views that take any.
@MainActor @Suite struct RowDivisionTests {
  /// Two areas with something between them, in a margin of 20 points.
  private func flanked(@ViewBuilder _ middle: () -> some View) -> some View {
    HStack(spacing: 0) {
      Rectangle().fill(.mint).called("left")
      middle().called("middle")
      Rectangle().fill(.mint).called("right")
    }
    .called("row")
    .padding(20)
  }

  private let window = ProposedViewSize(width: 400, height: 200)

  @Test func `two areas share what the middle of 74 points leaves of its third`() {
    let third = (400.0 - 2 * 20) / 3
    #expect(third == 120)
    #expect(third + (third - 74) / 2 == 143)
    let snapshot = LayoutSnapshot(
      of: flanked { Color.black.frame(width: 74, height: 16) }, proposal: window)
    #expect(
      snapshot.places("row", "left", "middle", "right") == [
        "20,20 360x160", "20,20 143x160", "163,92 74x16", "237,20 143x160",
      ])
  }

  @Test func `a text is proposed a third before it gives back what it does not need`() {
    let (asked, placed) = (Notebook<ProposedViewSize>(), Notebook<ProposedViewSize>())
    let snapshot = LayoutSnapshot(
      of: flanked { Eavesdropper(asked: asked, placed: placed) { Text("Hello World!") } },
      proposal: window)
    let third = ProposedViewSize(width: 120, height: 160)
    #expect(asked.entries.contains(third))
    #expect(placed.entries == [third])
    let needed: CGFloat = 12 * 8
    #expect((360 - needed) / 2 == 132)
    #expect(
      snapshot.places("left", "middle", "right") == [
        "20,20 132x160", "152,92 96x16", "248,20 132x160",
      ])
  }

  @Test func `with the installed fonts the greeting is 74 points wide and the row still full`()
    throws
  {
    let snapshot = LayoutSnapshot(
      of: flanked { Text("Hello World!") }, proposal: window, scale: 2, text: .fonts)
    let left = try #require(snapshot.frame(of: "left"))
    let text = try #require(snapshot.frame(of: "middle"))
    let right = try #require(snapshot.frame(of: "right"))
    #expect(abs(text.width - 74) <= 1.5)
    #expect(abs(left.width - (360 - text.width) / 2) < 0.001)
    #expect(abs(left.width - right.width) < 0.001)
    #expect(abs(left.width + text.width + right.width - 360) < 0.001)
    #expect(left.minX == 20)
    #expect(abs(right.maxX - 380) < 0.001)
    #expect(left.height == 160)
    #expect(abs(text.midY - 100) < 0.001)
  }

  @Test func `a picture wider than its frame counts as the frame and overflows on both sides`() {
    let view = HStack(spacing: 0) {
      Rectangle().fill(.yellow).called("left")
      Image(size: CGSize(width: 300, height: 300)) { _ in }
        .called("picture")
        .frame(width: 100)
        .called("frame")
        .border(.black, width: 3)
        .zIndex(1)
      Rectangle().fill(.yellow).called("right")
    }
    .padding(20)
    let snapshot = LayoutSnapshot(of: view, proposal: ProposedViewSize(width: 400, height: 360))
    let side: Double = (360 - 100) / 2
    #expect(side == 130)
    // The picture is wider by 200, half of it on each side.
    let start: Double = 150 - (300 - 100) / 2
    #expect(start == 50)
    #expect(
      snapshot.places("left", "frame", "picture", "right") == [
        "20,20 130x320", "150,30 100x300", "50,30 300x300", "250,20 130x320",
      ])
  }

  @Test func `an overflowing picture is painted over both neighbors if it lies higher`() {
    func row(_ depth: Double) -> some View {
      HStack(spacing: 0) {
        Color.yellow
        Color.red.frame(width: 6, height: 1).frame(width: 2).zIndex(depth)
        Color.yellow
      }
    }
    expectDrawing(of: row(0), width: 10, height: 1, is: "yyrrrryyyy")
    expectDrawing(of: row(1), width: 10, height: 1, is: "yyrrrrrryy")
  }

  @Test func `a border is painted inside of the frame that it surrounds`() {
    expectDrawing(
      of: Color.clear.frame(width: 8, height: 7).border(.black, width: 3),
      is: """
        kkkkkkkk
        kkkkkkkk
        kkkkkkkk
        kkk..kkk
        kkkkkkkk
        kkkkkkkk
        kkkkkkkk
        """)
  }
}
