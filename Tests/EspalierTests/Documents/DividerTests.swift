import EspalierDrawing
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// A line across its stack.
@MainActor @Suite struct DividerTests {
  private let thickness: CGFloat = 1

  private var line: some View { Divider().called("line") }

  @Test func `below a text a line is as wide as the column`() throws {
    let box = VStack {
      Text("above the line").called("text")
      line
    }
    .padding()
    let snapshot = LayoutSnapshot(of: box, proposal: ProposedViewSize(width: 400, height: 600))
    let found = try #require(snapshot.frame(of: "line"))
    let width: CGFloat = 400 - 2 * 16
    #expect(width == 368)
    #expect(found.size == CGSize(width: width, height: thickness))
    #expect(found.minX == 16)
    #expect(snapshot.size.width == 400)
  }

  @Test func `beside a text a line is as high as the row's proposal`() throws {
    let box = HStack {
      Text("beside the line").called("text")
      line
    }
    .padding()
    let snapshot = LayoutSnapshot(of: box, proposal: ProposedViewSize(width: 400, height: 120))
    let found = try #require(snapshot.frame(of: "line"))
    #expect(found.size == CGSize(width: thickness, height: 120 - 2 * 16))
    #expect(snapshot.size.height == 120)
  }

  @Test func `proposed nothing a line is 10 points long, in the middle of its stack`() throws {
    let column = VStack {
      Text("above the line").called("text")
      line.fixedSize()
    }
    let below = LayoutSnapshot(of: column, proposal: ProposedViewSize(width: 400, height: 600))
    let lying = try #require(below.frame(of: "line"))
    #expect(lying.size == CGSize(width: 10, height: thickness))
    #expect(lying.midX == below.frame(of: "text")?.midX)

    let row = HStack {
      Text("beside the line").called("text")
      line.fixedSize()
    }
    let beside = LayoutSnapshot(of: row, proposal: ProposedViewSize(width: 400, height: 600))
    let standing = try #require(beside.frame(of: "line"))
    #expect(standing.size == CGSize(width: thickness, height: 10))
    #expect(standing.midY == beside.frame(of: "text")?.midY)
  }

  /// The second box has no fixed height: it shares with four spacers the length that the texts
  /// leave.
  @Test(arguments: [false, true])
  func `dividers take their places in four boxes of a page`(hasFonts: Bool) throws {
    let page = VStack {
      Spacer()
      VStack {
        HStack { Text("a line below") }
        line
      }
      .padding().called("box").border(.green.gradient)
      Spacer()
      VStack {
        HStack {
          Text("a line beside")
          line
        }
      }
      .padding().called("box").border(.green.gradient)
      Spacer()
      VStack {
        Text("a short line below").called("text")
        line.fixedSize().background(.red.gradient)
      }
      .padding().called("box").border(.green.gradient)
      Spacer()
      VStack {
        HStack {
          Text("a short line beside").called("text")
          line.fixedSize().background(.red.gradient)
        }
      }
      .padding().called("box").border(.green.gradient)
    }
    let snapshot = LayoutSnapshot(
      of: page, proposal: ProposedViewSize(width: 400, height: 600), scale: 2,
      text: hasFonts ? .fonts : .fixedPitch)
    let (boxes, lines) = (snapshot.frames(of: "box"), snapshot.frames(of: "line"))
    let texts = snapshot.frames(of: "text")
    try #require(boxes.count == 4 && lines.count == 4 && texts.count == 2)
    #expect(boxes[0].width == 400)
    #expect(lines[0].size.brief == "368x1")
    #expect(lines[1].width == 1)
    #expect(abs(lines[1].height - (boxes[1].height - 2 * 16)) < 0.001)
    #expect(lines[1].height > texts[0].height)
    #expect(lines[2].size.brief == "10x1")
    #expect(abs(lines[2].midX - texts[0].midX) < 0.001)
    #expect(lines[2].minY > texts[0].maxY)
    #expect(lines[3].size.brief == "1x10")
    #expect(abs(lines[3].midY - texts[1].midY) < 0.001)
    #expect(lines[3].minX > texts[1].maxX)
    #expect(snapshot.size.height == 600)
  }
}
