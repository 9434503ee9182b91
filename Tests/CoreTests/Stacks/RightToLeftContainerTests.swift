import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Containers arrange their children from left to right, and mirror them for reading from right to left.
///
/// Words and pictures themselves are not mirrored.
@MainActor @Suite struct RightToLeftContainerTests {
  /// Expects `view` to look like `drawing`, and like its mirror image from right to left.
  private func expectMirrored(
    _ view: some View, width: CGFloat? = nil, height: CGFloat? = nil, _ drawing: String,
    location: SourceLocation = #_sourceLocation
  ) {
    expectDrawing(
      of: view, width: width, height: height, is: drawing, sourceLocation: location)
    let mirrored = drawing.split(separator: "\n").map { String($0.reversed()) }
      .joined(separator: "\n")
    expectDrawing(
      of: view.environment(\.layoutDirection, .rightToLeft), width: width, height: height,
      is: mirrored, sourceLocation: location)
  }

  private func box(_ color: Color, _ width: CGFloat, _ height: CGFloat = 1) -> some View {
    color.frame(width: width, height: height)
  }

  @Test func `rows begin at the right`() {
    expectMirrored(
      HStack(spacing: 1) {
        box(.red, 2)
        box(.green, 1)
        box(.blue, 3)
      }, "rr.g.bbb")
  }

  @Test func `spacers push to the other side`() {
    expectMirrored(
      HStack(spacing: 0) {
        box(.red, 2)
        Spacer()
        box(.blue, 1)
      }, width: 20, "rr" + String(repeating: ".", count: 20 - 3) + "b")
  }

  @Test func `columns align their leading edges at the right`() {
    expectMirrored(
      VStack(alignment: .leading, spacing: 0) {
        box(.red, 3)
        box(.blue, 1)
      },
      """
      rrr
      b..
      """)
  }

  @Test func `a ZStack puts its leading corner at the right`() {
    expectMirrored(
      ZStack(alignment: .topLeading) {
        box(.red, 3, 2)
        box(.blue, 1)
      },
      """
      brr
      rrr
      """)
  }

  @Test func `a grid's first column is at the right, spans and empty cells included`() {
    expectMirrored(
      Grid(alignment: .leading, horizontalSpacing: 1, verticalSpacing: 0) {
        GridRow {
          box(.red, 2)
          box(.green, 1).gridColumnAlignment(.trailing)
          box(.blue, 1)
        }
        GridRow {
          box(.red, 1)
          box(.green, 2)
        }
        GridRow {
          box(.purple, 4).gridCellColumns(2)
        }
      },
      """
      rr..g.b
      r..gg..
      pppp...
      """)
  }

  @Test func `an anchor of a cell is mirrored with it`() {
    expectMirrored(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { box(.red, 1).gridCellAnchor(.leading) }
        GridRow { box(.blue, 3) }
      },
      """
      r..
      bbb
      """)
  }

  @Test func `the same candidate is chosen and then mirrored`() {
    expectMirrored(
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 0) {
          box(.red, 4)
          box(.blue, 4)
        }
        HStack(spacing: 0) {
          box(.red, 1)
          box(.blue, 2)
        }
      }, width: 5, "rbb")
  }

  /// Each child begins where the one before ends, and one point lower.
  private struct Stairs: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(
        width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height })
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      var place = bounds.origin
      for subview in subviews {
        let size = subview.sizeThatFits(.unspecified)
        subview.place(at: place, proposal: .unspecified)
        place = CGPoint(x: place.x + size.width, y: place.y + size.height)
      }
    }
  }

  @Test func `a custom layout need not know the direction`() {
    expectMirrored(
      Stairs {
        box(.red, 1)
        box(.green, 2)
        box(.blue, 1)
      },
      """
      r...
      .gg.
      ...b
      """)
  }

  @Test func `a container may turn the direction around inside another`() {
    expectDrawing(
      of: HStack(spacing: 0) {
        box(.red, 1)
        HStack(spacing: 0) {
          box(.green, 1)
          box(.blue, 1)
        }
        .environment(\.layoutDirection, .leftToRight)
      }
      .environment(\.layoutDirection, .rightToLeft), is: "gbr")
  }

  @Test func `a new direction moves existing views`() {
    struct Turning: View {
      let handle: Handle<Bool>
      @State private var isLeftToRight = true

      var body: some View {
        let _ = handle.take($isLeftToRight)
        Grid(horizontalSpacing: 0) {
          GridRow {
            Color.red.frame(width: 1, height: 1).called("first")
            Color.blue.frame(width: 4, height: 1).called("second")
          }
        }
        .environment(\.layoutDirection, isLeftToRight ? .leftToRight : .rightToLeft)
      }
    }
    let handle = Handle<Bool>()
    let snapshot = LayoutSnapshot(of: Turning(handle: handle), proposal: .unspecified)
    #expect(snapshot.places("first", "second") == ["0,0 1x1", "1,0 4x1"])
    handle.value = false
    snapshot.update()
    #expect(snapshot.places("first", "second") == ["4,0 1x1", "0,0 4x1"])
  }
}
