import EspalierDrawing
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// The answers of texts to proposals.
@MainActor @Suite struct TextProposalTests {
  // In fixed pitch a character is 8 wide and a line 16 high: 13 characters are 104 wide.
  private let greeting = Text("Hello, World!")

  private func snapshot(
    _ view: some View, _ width: CGFloat?, _ height: CGFloat?, hasFonts: Bool = false
  ) -> LayoutSnapshot {
    LayoutSnapshot(
      of: view, proposal: ProposedViewSize(width: width, height: height), scale: 2,
      text: hasFonts ? .fonts : .fixedPitch)
  }

  @Test(
    arguments: [
      (160, 60, "28,22 104x16"), (60, 60, "6,14 48x32"), (30, 60, "3,6 24x48"),
      (60, 5, "2,-5.5 56x16"), (5, 60, "0,6 5x48"), (0, 0, "0,-8 0x16"),
    ] as [(CGFloat, CGFloat, String)])
  func `a text breaks, is shortened or cut, and stands in the middle`(
    width: CGFloat, height: CGFloat, expected: String
  ) {
    let view = greeting.called("text").border(.red).frame(width: width, height: height)
    #expect(snapshot(view, nil, nil).places("text") == [expected])
  }

  nonisolated static let proposals: [(CGFloat, CGFloat)] = [
    (160, 60), (60, 60), (30, 60), (60, 5), (5, 60), (0, 0),
  ]

  @Test(arguments: proposals, [false, true])
  func `a text is never wider than its proposal and never lower than a line`(
    proposal: (CGFloat, CGFloat), hasFonts: Bool
  ) throws {
    let (width, height) = proposal
    let whole = snapshot(greeting, nil, nil, hasFonts: hasFonts).size
    let view = greeting.called("text").border(.red).frame(width: width, height: height)
    let text = try #require(snapshot(view, nil, nil, hasFonts: hasFonts).frame(of: "text"))
    #expect(text.width <= width)
    if width > 0 { #expect(text.height >= whole.height) }
    #expect(abs(text.midX - width / 2) < 0.001)
    #expect(abs(text.midY - height / 2) < 0.001)
    if width == 160 { #expect(text.size == whole, "enough room does not make it wider") }
    if height <= 5 { #expect(text.height <= whole.height, "one line where there is room for none") }
  }

  @Test(arguments: [false, true])
  func `a text reports the size that it has to views behind it`(hasFonts: Bool) {
    for (width, height) in Self.proposals {
      let found = Notebook<CGSize>()
      let view = greeting.called("text")
        .background { GeometryReader { place in Color.clear.onAppear { found.write(place.size) } } }
        .frame(width: width, height: height)
      let snapshot = snapshot(view, nil, nil, hasFonts: hasFonts)
      #expect(found.entries == [snapshot.frame(of: "text")?.size])
    }
  }

  // MARK: Fixed size

  @Test(arguments: [false, true])
  func `a text of fixed size overflows its frame on both sides`(hasFonts: Bool) throws {
    let whole = snapshot(greeting, nil, nil, hasFonts: hasFonts).size
    for width in [160, 60, 30, 0] as [CGFloat] {
      let (asked, placed) = (Notebook<ProposedViewSize>(), Notebook<ProposedViewSize>())
      let view = Eavesdropper(asked: asked, placed: placed) { greeting }
        .fixedSize()
        .called("text")
        .frame(width: width, height: 10)
      let text = try #require(snapshot(view, nil, nil, hasFonts: hasFonts).frame(of: "text"))
      #expect(text.size == whole)
      #expect(abs(text.midX - width / 2) < 0.001)
      #expect(abs(text.midY - 10 / 2) < 0.001)
      #expect(placed.entries == [.unspecified])
      #expect(asked.entries.allSatisfy { $0 == .unspecified })
    }
  }

  @Test func `a text of fixed size is written in full`() {
    for width in [160, 60, 30, 0] as [CGFloat] {
      let view = greeting.fixedSize().frame(width: width, height: 10)
      #expect(snapshot(view, nil, nil).displayListText.contains("\"Hello, World!\""))
    }
  }
}
