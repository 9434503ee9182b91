import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// The size of stacks whose children set guides of their own; `RecordedLayoutTests` has the rule.
@MainActor @Suite struct ZStackTests {
  /// Tags whose guides count the widths so far, as programs wrapped them before there were custom layouts.
  private struct Tags: View {
    let widths: [CGFloat]
    let room: CGFloat

    var body: some View {
      var x: CGFloat = 0
      var y: CGFloat = 0
      return ZStack(alignment: .topLeading) {
        ForEach(widths.indices, id: \.self) { index in
          let isLast = index == widths.count - 1
          Color.red.frame(width: widths[index], height: 20).called("\(index)")
            .alignmentGuide(.leading) { tag in
              if abs(x - tag.width) > room {
                x = 0
                y -= tag.height
              }
              let place = x
              x = isLast ? 0 : x - tag.width
              return place
            }
            .alignmentGuide(.top) { _ in
              let place = y
              if isLast { y = 0 }
              return place
            }
        }
      }
    }
  }

  @Test func `tags placed by alignment guides wrap, and the next view is below them`() {
    let snapshot = LayoutSnapshot(
      of: VStack(alignment: .leading, spacing: 0) {
        Tags(widths: [40, 50, 30, 60], room: 100).called("tags")
        Color.blue.frame(width: 10, height: 10).called("below")
      }, window: CGSize(width: 100, height: 50))
    // 40 + 50 fit into 100, 30 more do not.
    #expect(
      snapshot.places("0", "1", "2", "3")
        == ["5,0 40x20", "45,0 50x20", "5,20 30x20", "35,20 60x20"])
    #expect(snapshot.places("tags", "below") == ["5,0 90x40", "5,40 10x10"])
  }

  @Test func `texts aligned at their baselines take the room of both`() {
    // 26 points: a line of 30 with its baseline at 25; 13 points: 16 and 13.
    let stack = ZStack(alignment: .leadingFirstTextBaseline) {
      Text("A").font(.system(size: 26))
      Text("a").baselineOffset(0).padding(.bottom, 20)
    }
    let size = LayoutSnapshot(of: stack, proposal: .unspecified).size
    let height: CGFloat = 25 + (16 - 13) + 20
    #expect(size.height == height)
  }
}
