import EspalierDrawing
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// A view with a minimum, an ideal and a maximum length in both directions.
@MainActor @Suite struct SixValuesTests {
  private var card: some View {
    Color.red
      .frame(
        minWidth: 60, idealWidth: 80, maxWidth: 120, minHeight: 20, idealHeight: 40, maxHeight: 90
      )
      .called("card")
  }

  private func place(width: CGFloat, height: CGFloat) -> [String] {
    LayoutSnapshot(of: card.frame(width: width, height: height), proposal: .unspecified)
      .places("card")
  }

  @Test func `a proposal below the minimum is ignored, and the view overflows on all sides`() {
    let (x, y): (Double, Double) = ((40 - 60) / 2, (10 - 20) / 2)
    #expect((x, y) == (-10, -5))
    #expect(place(width: 40, height: 10) == ["-10,-5 60x20"])
  }

  @Test func `anything between the minimum and the maximum is taken`() {
    #expect(place(width: 100, height: 50) == ["0,0 100x50"])
  }

  @Test func `more than the maximum is ignored, and the view stands in the middle`() {
    let (x, y): (Double, Double) = ((200 - 120) / 2, (200 - 90) / 2)
    #expect((x, y) == (40, 55))
    #expect(place(width: 200, height: 200) == ["40,55 120x90"])
  }

  @Test func `a fixed size is the ideal one, whatever is proposed`() {
    for proposal in [ProposedViewSize.zero, .unspecified, .infinity] {
      #expect(LayoutSnapshot(of: card.fixedSize(), proposal: proposal).size.brief == "80x40")
    }
  }

  @Test func `a column gives each frame its own room`() {
    let column = VStack(spacing: 30) {
      card.frame(width: 40, height: 10)
      card.frame(width: 100, height: 50)
      card.frame(width: 200, height: 200)
      card.fixedSize()
    }
    let snapshot = LayoutSnapshot(of: column, proposal: .unspecified)
    let tops: [CGFloat] = [0, 10 + 30, 10 + 30 + 50 + 30, 10 + 30 + 50 + 30 + 200 + 30]
    #expect(
      snapshot.places("card")
        == [
          CGRect(x: (200 - 60) / 2, y: tops[0] - 5, width: 60, height: 20),
          CGRect(x: (200 - 100) / 2, y: tops[1], width: 100, height: 50),
          CGRect(x: (200 - 120) / 2, y: tops[2] + 55, width: 120, height: 90),
          CGRect(x: (200 - 80) / 2, y: tops[3], width: 80, height: 40),
        ].map(\.brief))
  }
}
