import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// A row whose leading guide lies at its second child, between two rows without one.
@MainActor @Suite struct ContainerAlignmentTests {
  private struct Paragraphs: View {
    let alignment: HorizontalAlignment

    var body: some View {
      VStack(alignment: alignment, spacing: 5) {
        HStack(spacing: 5) { marked }.called("above").border(.black)
        HangingRow(gap: 5) { marked }.called("hanging").border(.red)
        HStack(spacing: 5) { marked }.called("below").border(.black)
      }
      .called("column")
      .background { Rectangle().stroke(.green) }
      .padding()
      .font(.largeTitle)
    }

    @ViewBuilder private var marked: some View {
      Image(systemName: "globe").imageScale(.large).foregroundColor(.accentColor).called("mark")
      Text("Hello, world!").called("text")
    }
  }

  /// The frames that the tests compare, measured with and without fonts.
  private struct Measured {
    let column, above, hanging, below, mark, text: CGRect

    @MainActor init(
      _ alignment: HorizontalAlignment, hasFonts: Bool
    ) throws {
      let snapshot = LayoutSnapshot(
        of: Paragraphs(alignment: alignment), proposal: .unspecified, scale: 2,
        text: hasFonts ? .fonts : .fixedPitch)
      func frame(_ name: String) throws -> CGRect { try #require(snapshot.frame(of: name)) }
      column = try frame("column")
      above = try frame("above")
      hanging = try frame("hanging")
      below = try frame("below")
      mark = snapshot.frames(of: "mark")[1]
      text = snapshot.frames(of: "text")[1]
    }

    var rows: [CGRect] { [above, hanging, below] }
  }

  @Test(arguments: [false, true])
  func `leading rows start where the second child of the hanging row does`(
    hasFonts: Bool
  ) throws {
    let measured = try Measured(.leading, hasFonts: hasFonts)
    let shift = measured.mark.width + 5
    let width = shift + measured.text.width
    for row in measured.rows { #expect(abs(row.width - width) < 0.001) }
    #expect(measured.hanging.minX == measured.column.minX)
    #expect(abs(measured.above.minX - (measured.column.minX + shift)) < 0.001)
    #expect(measured.below.minX == measured.above.minX)
    #expect(abs(measured.text.minX - measured.above.minX) < 0.001)
    #expect(abs(measured.column.width - (width + shift)) < 0.001)
    #expect(abs(measured.hanging.minY - measured.above.maxY - 5) < 0.001)
    #expect(abs(measured.below.minY - measured.hanging.maxY - 5) < 0.001)
  }

  @Test(arguments: [false, true])
  func `trailing rows ignore the leading guide`(
    hasFonts: Bool
  ) throws {
    let measured = try Measured(.trailing, hasFonts: hasFonts)
    for row in measured.rows {
      #expect(row.minX == measured.column.minX)
      #expect(row.maxX == measured.column.maxX)
    }
    #expect(abs(measured.column.width - measured.mark.width - 5 - measured.text.width) < 0.001)
    #expect(abs(measured.text.minX - measured.mark.maxX - 5) < 0.001)
  }

  @Test func `guides that a container does not set are those of any view`() {
    let (guides, row) = (Notebook<CGFloat>(), HangingRow(gap: 5))
    let view = GuideReader(guides: guides) {
      row {
        Color.red.frame(width: 10, height: 30)
        Color.blue.frame(width: 20, height: 30)
      }
    }
    _ = LayoutSnapshot(of: view, proposal: .unspecified)
    let width: CGFloat = 10 + 5 + 20
    // Leading, horizontal center and trailing; top, vertical center and bottom.
    let expected: [CGFloat] = [10 + 5, width / 2, width, 0, 30 / 2, 30]
    #expect(guides.entries == expected)
  }

  /// Reads the guides of its child.
  private struct GuideReader: Layout {
    let guides: Notebook<CGFloat>

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      let child = subviews[0].dimensions(in: proposal)
      for guide in [HorizontalAlignment.leading, .center, .trailing] { guides.write(child[guide]) }
      for guide in [VerticalAlignment.top, .center, .bottom] { guides.write(child[guide]) }
    }
  }
}
