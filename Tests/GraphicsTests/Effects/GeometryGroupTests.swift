import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// A group whose place and size are animated as one.
@MainActor struct GeometryGroupTests {
  private func box(_ name: String, _ side: CGFloat = 10) -> some View {
    Color.red.frame(width: side, height: side).accessibilityIdentifier(name)
  }

  @Test(arguments: [
    ProposedViewSize.zero, .infinity, .unspecified, ProposedViewSize(width: 30, height: 20),
  ])
  func `a group has the size of what it groups, and takes its proposal`(
    _ proposal: ProposedViewSize
  ) {
    func size(_ view: some View) -> CGSize { LayoutSnapshot(of: view, proposal: proposal).size }
    #expect(size(box("box").geometryGroup()) == CGSize(width: 10, height: 10))
    #expect(size(Color.red.geometryGroup()) == size(Color.red))
    #expect(
      size(Text("some words").geometryGroup().padding(2)) == size(Text("some words").padding(2)))
  }

  @Test func `traits and guides of grouped views count outside of the group`() {
    let plain = LayoutSnapshot(
      of: HStack(alignment: .firstTextBaseline) {
        Text("a\nb")
        box("box").layoutPriority(1).alignmentGuide(.firstTextBaseline) { _ in 3 }
      }, proposal: .unspecified)
    let grouped = LayoutSnapshot(
      of: HStack(alignment: .firstTextBaseline) {
        Text("a\nb").geometryGroup()
        box("box").layoutPriority(1).alignmentGuide(.firstTextBaseline) { _ in 3 }
          .geometryGroup()
      }, proposal: .unspecified)
    #expect(grouped.frame(of: "box") == plain.frame(of: "box"))
    #expect(grouped.size == plain.size)
  }

  @Test func `a view that joins a moving group appears where the group is`() {
    let stage = Stage(false, width: 110, height: 20) { isMoved in
      ZStack {
        box("box")
        if isMoved { box("new") }
      }
      .geometryGroup()
      .frame(maxWidth: .infinity, alignment: isMoved ? .trailing : .leading)
    }
    stage.set(true, .linear(duration: 1))
    // A hundred points in a second, for the box that was there and for the new one.
    for quarter in 1...4 {
      stage.advance(0.25)
      #expect(stage.frame("box") == "\(25 * quarter),5 10x10")
      #expect(stage.frame("new") == "\(25 * quarter),5 10x10")
    }
  }

  @Test func `a moving group and a view that moves against it inside each go their way`() {
    let stage = Stage(false, width: 110, height: 20) { isMoved in
      box("box").frame(width: 50, alignment: isMoved ? .leading : .trailing)
        .geometryGroup()
        .frame(maxWidth: .infinity, alignment: isMoved ? .trailing : .leading)
    }
    #expect(stage.frame() == "40,5 10x10")
    stage.set(true, .linear(duration: 1))
    // The group goes 60 points to the right, the box in it 40 to the left: 20 in all.
    #expect(stage.quarters(2) == ["40,5 10x10", "45,5 10x10", "50,5 10x10"])
  }
}
