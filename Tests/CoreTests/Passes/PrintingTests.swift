import SwiftUI
import Testing
import ViewTesting

/// Printed forms of a tree, one line per item.
@MainActor @Suite struct PrintingTests {
  private struct Row: View {
    let number: Int

    var body: some View { Text("\(number)") }
  }

  private struct Rows: View {
    var body: some View {
      VStack(spacing: 0) {
        ForEach([3, 5], id: \.self) { Row(number: $0) }
      }
    }
  }

  private let nodes = """
    Rows
      VStack
        Row id 3
          Text
        Row id 5
          Text
    """

  @Test func `nodes are listed with the identities they were given`() {
    #expect(LayoutSnapshot(of: Rows(), proposal: .unspecified).nodeTree == nodes)
    #expect(Harness(Rows()).nodeTree == nodes)
  }

  @Test func `layout elements are listed with their places`() {
    // Each digit is 8 by 16.
    let snapshot = LayoutSnapshot(of: Rows(), proposal: .unspecified)
    #expect(
      snapshot.frameTree == """
        VStack 0,0 8x32
          Text 0,0 8x16
          Text 0,16 8x16
        """)
    #expect(
      Harness(Rows(), window: CGSize(width: 8, height: 32)).frameTree == snapshot.frameTree)
  }

  @Test func `the focus order lists where the Tab key leads`() {
    struct Fields: View {
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 20, height: 10).focusable().accessibilityIdentifier("first")
          Color.red.frame(width: 30, height: 10)
          Color.red.frame(width: 20, height: 20).focusable().accessibilityIdentifier("second")
        }
      }
    }
    let harness = Harness(Fields(), window: CGSize(width: 30, height: 40))
    #expect(harness.focusOrder.split(separator: "\n").count == 2)
    let snapshot = LayoutSnapshot(of: Fields(), proposal: ProposedViewSize(width: 30, height: 40))
    #expect(snapshot.focusOrder == harness.focusOrder)
    #expect(!harness.focusOrder.contains("focused"))
    harness.press(.tab)
    let lines = harness.focusOrder.split(separator: "\n").map(String.init)
    // 20 of 30 points are in the middle from 5 on.
    #expect(lines.first?.hasSuffix(" 5,0 20x10, focused") == true)
    #expect(lines.last?.hasSuffix(" 5,20 20x20") == true)
  }

  @Test func `layers are listed from the content upwards`() {
    let harness = Harness(Rows())
    #expect(harness.layerTree == LayoutSnapshot(of: Rows(), proposal: .unspecified).layerTree)
    #expect(harness.layerTree.split(separator: "\n").count == 1)
    let presenting = Rows().popover(isPresented: .constant(true)) { Text("1") }
    let trees = [
      Harness(presenting).layerTree,
      LayoutSnapshot(of: presenting, proposal: ProposedViewSize(width: 200, height: 200)).layerTree,
    ]
    for tree in trees {
      let lines = tree.split(separator: "\n")
      #expect(lines.count == 2)
      #expect(lines.last?.contains("popover") == true)
    }
  }
}
