import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// A layout that notes its child's minimum, ideal and maximum.
private protocol Enquirer: Layout where Cache == Void {
  var answers: Notebook<String> { get }
}

extension Enquirer {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = [ProposedViewSize.zero, .unspecified, .infinity].map {
      subviews[0].sizeThatFits($0)
    }
    if answers.entries.isEmpty { sizes.map(\.brief).forEach(answers.write) }
    return sizes[1]
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: .unspecified)
  }
}

/// The answers of spacers in layouts of each orientation, and their effect in stacks.
@MainActor @Suite struct SpacerTests {
  // MARK: The table

  private struct Lying: Enquirer {
    let answers: Notebook<String>
    static var layoutProperties: LayoutProperties { .along(.horizontal) }
  }

  private struct Standing: Enquirer {
    let answers: Notebook<String>
    static var layoutProperties: LayoutProperties { .along(.vertical) }
  }

  private struct Undecided: Enquirer {
    let answers: Notebook<String>
    static var layoutProperties: LayoutProperties { .along(nil) }
  }

  @Test func `a spacer's sizes follow the orientation of its container`() {
    func answers<L: Enquirer>(_ layout: (Notebook<String>) -> L) -> [String] {
      let notebook = Notebook<String>()
      _ = LayoutSnapshot(of: layout(notebook)({ Spacer() }), proposal: .unspecified)
      return notebook.entries
    }
    // minimum, ideal, maximum
    #expect(answers { Lying(answers: $0) } == ["8x0", "8x0", "infx0"])
    #expect(answers { Standing(answers: $0) } == ["0x8", "0x8", "0xinf"])
    #expect(answers { Undecided(answers: $0) } == ["8x8", "8x8", "infxinf"])
  }

  @Test func `a layout that declares no orientation has none`() {
    #expect(IdealRow.layoutProperties.stackOrientation == nil)
    #expect(LayoutProperties().stackOrientation == nil)
  }

  // MARK: Stacks

  private var end: some View { Color.blue.frame(width: 40, height: 20).called("end") }

  private func row(_ minimum: CGFloat? = nil) -> some View {
    HStack(spacing: 0) {
      end
      Spacer(minLength: minimum).called("gap")
      end
    }
    .called("row")
  }

  @Test(arguments: [nil, 50] as [CGFloat?])
  func `a spacer takes what its neighbors leave`(minimum: CGFloat?) {
    let snapshot = LayoutSnapshot(of: row(minimum).frame(width: 200), proposal: .unspecified)
    let rest: Int = 200 - 2 * 40
    #expect(rest == 120)
    #expect(
      snapshot.places("row", "gap", "end") == [
        "0,0 200x20", "40,10 120x0", "0,0 40x20", "160,0 40x20",
      ])
  }

  @Test func `a row too narrow for a spacer's minimum overflows on both sides`() {
    let snapshot = LayoutSnapshot(of: row(50).frame(width: 100), proposal: .unspecified)
    let (width, start): (Int, Int) = (40 + 50 + 40, (100 - 130) / 2)
    #expect((width, start) == (130, -15))
    #expect(snapshot.places("row", "gap") == ["-15,0 130x20", "25,10 50x0"])
  }

  @Test(arguments: [(50, "130x20"), (nil, "88x20")] as [(CGFloat?, String)])
  func `where nothing is proposed a spacer is as long as its minimum`(
    minimum: CGFloat?, expected: String
  ) {
    let snapshot = LayoutSnapshot(
      of: row(minimum).fixedSize(), proposal: ProposedViewSize(width: 300, height: 300))
    #expect(snapshot.size.brief == expected)
  }

  @Test func `in a column a spacer has height and no width`() {
    let column = VStack(spacing: 0) {
      end
      Spacer().called("gap")
      end
    }
    let snapshot = LayoutSnapshot(of: column.frame(height: 100), proposal: .unspecified)
    #expect(
      snapshot.places("end", "gap") == ["0,0 40x20", "0,80 40x20", "20,20 0x60"])
    #expect(snapshot.size.brief == "40x100")
  }

  @Test func `outside of rows and columns a spacer fills both directions`() {
    let snapshot = LayoutSnapshot(
      of: ZStack { Spacer().called("gap") }.frame(width: 60, height: 30), proposal: .unspecified)
    #expect(snapshot.places("gap") == ["0,0 60x30"])
  }

  // MARK: A column of our own

  /// A column of ideal heights, one view directly below the other.
  private struct Pile: Layout {
    static var layoutProperties: LayoutProperties { .along(.vertical) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(
        width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      var y = bounds.minY
      for subview in subviews {
        subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
        y += subview.sizeThatFits(.unspecified).height
      }
    }
  }

  @Test func `spacers and dividers turn with a custom layout`() throws {
    let pile = Pile {
      Color.red.frame(width: 60, height: 20).called("red")
      Spacer().called("gap")
      Color.blue.frame(width: 60, height: 20).called("blue")
      Divider().called("line")
      Color.green.frame(width: 60, height: 20).called("green")
    }
    let snapshot = LayoutSnapshot(of: pile, proposal: ProposedViewSize(width: 300, height: 300))
    let line = try #require(snapshot.frame(of: "line"))
    #expect(line.width == 10)
    #expect(line.height < line.width)
    let above: CGFloat = 20 + 8 + 20
    #expect(line.minY == above)
    #expect(snapshot.places("red", "gap", "blue") == ["0,0 60x20", "0,20 0x8", "0,28 60x20"])
    #expect(snapshot.frame(of: "green")?.minY == above + line.height)
  }
}

extension LayoutProperties {
  fileprivate static func along(_ axis: Axis?) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}
