import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// The spacing that views and containers prefer.
@MainActor @Suite struct ContainerSpacingTests {
  // MARK: The children's distances

  /// Four rows: the framework's and ours with preferred distances, then both with 5 points.
  private var rows: some View {
    VStack(alignment: .leading, spacing: 20) {
      HStack { Greeting() }.called("stack")
      IdealRow { Greeting() }.called("row")
      HStack(spacing: 5) { Greeting() }.called("tight stack")
      IdealRow(gap: 5) { Greeting() }.called("tight row")
    }
  }

  @Test(arguments: [false, true])
  func `a custom row that asks for the preferred distances is like a stack`(
    hasFonts: Bool
  ) throws {
    let snapshot = LayoutSnapshot(
      of: rows, proposal: .unspecified, scale: 2, text: hasFonts ? .fonts : .fixedPitch)
    func width(_ name: String) throws -> CGFloat { try #require(snapshot.frame(of: name)).width }
    let children = try width("first") + width("text") + width("last")
    #expect(try width("row") == width("stack"))
    #expect(try width("tight row") == width("tight stack"))
    #expect(abs(try width("tight row") - (children + 10)) < 0.001)
    for name in ["first", "text", "last"] {
      let xs = snapshot.frames(of: name).map(\.minX)
      #expect(xs.count == 4)
      #expect(abs(xs[0] - xs[1]) < 0.001, "\(name) in rows with preferred distances")
      #expect(abs(xs[2] - xs[3]) < 0.001, "\(name) in rows with 5 points")
    }
  }

  @Test func `the distance that two neighbors prefer is the gap in a stack`() {
    let gaps = Notebook<CGFloat>()
    _ = LayoutSnapshot(of: Distances(gaps: gaps) { Greeting() }, proposal: .unspecified)
    let stack = LayoutSnapshot(of: HStack { Greeting() }, proposal: .unspecified)
    let places = ["first", "text", "last"].compactMap { stack.frame(of: $0) }
    #expect(gaps.entries == [places[1].minX - places[0].maxX, places[2].minX - places[1].maxX])
  }

  @Test(arguments: 0...3) func `there is one gap fewer than there are children`(count: Int) {
    func boxes() -> some View {
      ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 10, height: 10) }
    }
    for gap: CGFloat? in [nil, 5] {
      let row = IdealRow(gap: gap) { boxes() }
      let width = CGFloat(count) * 10 + CGFloat(max(0, count - 1)) * (gap ?? 8)
      #expect(LayoutSnapshot(of: row, proposal: .unspecified).size.width == width)
    }
  }

  /// A layout that logs the spacing that its children prefer.
  private struct Distances: Layout {
    let gaps: Notebook<CGFloat>

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      .zero
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for gap in IdealRow().gaps(between: subviews) { gaps.write(gap) }
    }
  }

  // MARK: The container's distances

  /// A layout that behaves as its one child does, except for the spacing it prefers.
  private struct Fenced: Layout {
    /// Nil is the child's.
    var distances: ViewSpacing?

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
      if let distances { return distances }
      var distances = ViewSpacing()
      distances.formUnion(subviews[0].spacing, edges: .all)
      return distances
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }
  }

  private func tile(_ color: Color) -> some View { color.frame(width: 4, height: 1) }

  @Test
  func `containers that prefer no distance touch, and others pass on what their children prefer`() {
    expectDrawing(
      of: VStack(alignment: .leading, spacing: 0) {
        HStack {
          Fenced(distances: .zero) { tile(.red) }
          Fenced(distances: .zero) { tile(.orange) }
        }
        HStack {
          Fenced { tile(.red) }
          Fenced { tile(.orange) }
        }
        HStack {
          tile(.red)
          tile(.orange)
        }
      },
      is: """
        rrrroooo........
        rrrr........oooo
        rrrr........oooo
        """)
  }

  @Test func `tiles of 40 points touch or stand 8 apart`() {
    func places(_ fence: Fenced) -> [String] {
      let row = HStack {
        fence { Color.red.frame(width: 40, height: 40).called("tile") }
        fence { Color.orange.frame(width: 40, height: 40).called("tile") }
      }
      return LayoutSnapshot(of: row, proposal: .unspecified).places("tile")
    }
    #expect(places(Fenced(distances: .zero)) == ["0,0 40x40", "40,0 40x40"])
    #expect(places(Fenced()) == ["0,0 40x40", "48,0 40x40"])
  }
}
