import EspalierDrawing
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Layouts that are made of other layouts.
@MainActor @Suite struct LayoutCompositionTests {
  /// A title above a row of the other children, 8 points apart.
  private struct Masthead: Layout {
    let origins: Notebook<String>
    private let title = VStackLayout(spacing: 0)
    private let gap: CGFloat = 8

    init(origins: Notebook<String>) { self.origins = origins }

    private var row: Shelf { Shelf(origins: origins) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let top = title.measured(subviews.prefix(1), proposal)
      let bottom = row.measured(subviews.dropFirst(), proposal)
      return CGSize(width: max(top.width, bottom.width), height: top.height + gap + bottom.height)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      origins.write("masthead at \(bounds.origin.brief)")
      let (first, rest) = (subviews.prefix(1), subviews.dropFirst())
      let top = title.measured(first, proposal)
      title.fill(bounds.centered(top, below: 0), with: first)
      row.fill(
        bounds.centered(row.measured(rest, proposal), below: top.height + gap), with: rest)
    }
  }

  /// A built-in row that logs where it is placed.
  private struct Shelf: Layout {
    let origins: Notebook<String>
    private let row = HStackLayout(spacing: 8)

    init(origins: Notebook<String>) { self.origins = origins }

    func makeCache(subviews: Subviews) -> HStackLayout.Cache { row.makeCache(subviews: subviews) }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache
    ) -> CGSize {
      row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout HStackLayout.Cache
    ) {
      origins.write("shelf \(bounds.brief)")
      row.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  private func masthead(_ origins: Notebook<String>) -> some View {
    Masthead(origins: origins) {
      Color.red.frame(width: 200, height: 40).called("red")
      Color.orange.frame(width: 50, height: 30).called("box")
      Color.green.frame(width: 50, height: 30).called("box")
      Color.blue.frame(width: 50, height: 30).called("box")
    }
    .called("all")
  }

  @Test func `a row below a title stands in the middle of it`() {
    let row: CGFloat = 3 * 50 + 2 * 8
    let start: CGFloat = (200 - row) / 2
    #expect(row == 166)
    #expect(start == 17)
    let snapshot = LayoutSnapshot(of: masthead(Notebook()), proposal: .unspecified)
    // 78 is 40 + 8 + 30; the boxes begin at 17, 17 + 58 and 17 + 2 * 58.
    #expect(
      snapshot.places("all", "red", "box") == [
        "0,0 200x78", "0,0 200x40", "17,48 50x30", "75,48 50x30", "133,48 50x30",
      ])
  }

  @Test(arguments: [0, 30])
  func `the inner layout's origin is the outer one's plus what is above it`(margin: Int) throws {
    let origins = Notebook<String>()
    let snapshot = LayoutSnapshot(
      of: masthead(origins).border(.black).padding(CGFloat(margin)), proposal: .unspecified)
    #expect(snapshot.frame(of: "all")?.brief == "\(margin),\(margin) 200x78")
    #expect(snapshot.frame(of: "box")?.brief == "\(margin + 17),\(margin + 48) 50x30")
    // The outer layout may take its own origin as zero or as the root's.
    let outer = try #require(origins.entries.first)
    let start = try #require(outer == "masthead at 0,0" ? 0 : margin)
    #expect(
      origins.entries == [
        "masthead at \(start),\(start)", "shelf \(start + 17),\(start + 48) 166x30",
      ])
  }
}

extension Layout {
  fileprivate func measured(_ subviews: Subviews, _ proposal: ProposedViewSize) -> CGSize {
    var cache = makeCache(subviews: subviews)
    return sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  fileprivate func fill(_ bounds: CGRect, with subviews: Subviews) {
    var cache = makeCache(subviews: subviews)
    placeSubviews(
      in: bounds, proposal: ProposedViewSize(bounds.size), subviews: subviews, cache: &cache)
  }
}

extension CGRect {
  /// A rectangle of `size` in the middle, `y` below the upper edge.
  fileprivate func centered(_ size: CGSize, below y: CGFloat) -> CGRect {
    CGRect(x: midX - size.width / 2, y: minY + y, width: size.width, height: size.height)
  }
}
