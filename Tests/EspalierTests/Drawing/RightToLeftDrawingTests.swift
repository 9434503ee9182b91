import SwiftUI
import Testing
import ViewTesting

/// Views that read from right to left look like those that read from left to right in a mirror.
@MainActor @Suite struct RightToLeftDrawingTests {
  private func expectMirrored(
    _ view: some View, width: CGFloat? = nil, height: CGFloat? = nil, is expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectDrawing(
      of: view, width: width, height: height, is: expected, sourceLocation: sourceLocation)
    let mirrored = expected.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0.reversed()) }.joined(separator: "\n")
    expectDrawing(
      of: view.environment(\.layoutDirection, .rightToLeft), width: width, height: height,
      is: mirrored, sourceLocation: sourceLocation)
  }

  private func tile(_ color: Color, _ width: CGFloat, _ height: CGFloat = 1) -> some View {
    color.frame(width: width, height: height)
  }

  @Test func `a row starts at the right`() {
    expectMirrored(
      HStack(spacing: 1) {
        tile(.red, 1)
        tile(.green, 2)
        tile(.blue, 3)
      }, is: "r.gg.bbb")
    expectMirrored(
      HStack(spacing: 0) {
        tile(.red, 2)
        Spacer(minLength: 0)
        tile(.blue, 1)
      }, width: 7, is: "rr....b")
  }

  @Test func `leading is right`() {
    expectMirrored(
      VStack(alignment: .leading, spacing: 0) {
        tile(.red, 1)
        tile(.blue, 4)
      },
      is: """
        r...
        bbbb
        """)
    expectMirrored(
      ZStack(alignment: .bottomTrailing) {
        tile(.red, 4, 2)
        tile(.blue, 1)
      },
      is: """
        rrrr
        rrrb
        """)
  }

  @Test func `margins, frames and layers are mirrored`() {
    expectMirrored(tile(.red, 2).padding(.leading, 3), is: "...rr")
    expectMirrored(tile(.red, 2).frame(width: 6, alignment: .trailing), is: "....rr")
    expectMirrored(
      tile(.red, 4, 2).overlay(alignment: .topLeading) { tile(.blue, 1) },
      is: """
        brrr
        rrrr
        """)
    expectMirrored(tile(.red, 3).alignmentGuide(.leading) { _ in -1 }.inColumn, is: ".rrr\nbbbb")
  }

  @Test func `a custom layout ignores the direction and is mirrored`() {
    expectMirrored(
      IdealRow(gap: 1) {
        tile(.red, 2)
        tile(.green, 1, 2)
      },
      is: """
        rr.g
        ...g
        """)
  }

  @Test func `a custom shape is mirrored`() {
    struct Half: Shape {
      func path(in rect: CGRect) -> Path {
        Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: rect.height))
      }
    }
    expectMirrored(Half().fill(.red), width: 4, height: 1, is: "rr..")
  }

  @Test func `an inner row with the other direction keeps its order`() {
    let row = HStack(spacing: 0) {
      tile(.red, 1)
      tile(.blue, 2)
    }
    .environment(\.layoutDirection, .leftToRight)
    expectDrawing(
      of: HStack(spacing: 1) {
        row
        tile(.green, 1)
      }
      .environment(\.layoutDirection, .rightToLeft), is: "g.rbb")
  }
}

extension View {
  /// This view above a blue line of four points.
  fileprivate var inColumn: some View {
    VStack(alignment: .leading, spacing: 0) {
      self
      Color.blue.frame(width: 4, height: 1)
    }
  }
}
