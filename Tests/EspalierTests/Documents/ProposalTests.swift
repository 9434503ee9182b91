import EspalierDrawing
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// The answers of views to the three special lengths.
@MainActor @Suite struct ProposalTests {
  /// Between 35 and 74 wide, between 10 and 30 high.
  private var elastic: some View {
    Color.red.frame(
      minWidth: 35, idealWidth: 45, maxWidth: 74, minHeight: 10, idealHeight: 20, maxHeight: 30)
  }

  @Test func `the three named proposals are zero, infinite and unspecified in both directions`() {
    #expect(ProposedViewSize.zero == ProposedViewSize(width: 0, height: 0))
    #expect(ProposedViewSize.infinity == ProposedViewSize(width: .infinity, height: .infinity))
    #expect(ProposedViewSize.unspecified == ProposedViewSize(width: nil, height: nil))
    #expect(ProposedViewSize(CGSize(width: 3, height: 4)) == ProposedViewSize(width: 3, height: 4))
  }

  nonisolated static let answers: [(CGFloat?, CGFloat?, String)] = [
    (0, 0, "35x10"), (nil, nil, "45x20"), (.infinity, .infinity, "74x30"),
    (0, .infinity, "35x30"), (45, nil, "45x20"), (nil, 0, "45x10"), (60, 12, "60x12"),
  ]

  @Test(arguments: answers)
  func `zero asks for the minimum, nil for the ideal, infinity for the maximum`(
    width: CGFloat?, height: CGFloat?, answer: String
  ) {
    let proposal = ProposedViewSize(width: width, height: height)
    #expect(LayoutSnapshot(of: elastic, proposal: proposal).size.brief == answer)
  }

  @Test func `a layout that asks many questions still has the size that it answers`() {
    let answers = Notebook<String>()
    let snapshot = LayoutSnapshot(
      of: Inquiry(answers: answers) { elastic.called("box") },
      proposal: ProposedViewSize(width: 300, height: 300))
    #expect(answers.entries == Self.answers.map(\.2))
    #expect(snapshot.size.brief == "45x20")
    #expect(snapshot.places("box") == ["0,0 45x20"])
    snapshot.update()
    #expect(answers.entries.count == Self.answers.count)
  }

  /// A layout that asks its child all of the questions above, and takes the child's ideal size.
  private struct Inquiry: Layout {
    let answers: Notebook<String>

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      for (width, height, _) in ProposalTests.answers {
        let proposal = ProposedViewSize(width: width, height: height)
        answers.write(subviews[0].sizeThatFits(proposal).brief)
      }
      return subviews[0].sizeThatFits(.unspecified)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      subviews[0].place(at: bounds.origin, anchor: .topLeading, proposal: .unspecified)
    }
  }
}
