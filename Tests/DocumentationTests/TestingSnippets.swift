import SwiftUI
import Testing
import ViewTesting

@MainActor @Test func `a spacer takes what is left`() {
  let stack = HStack(spacing: 0) {
    Color.red.frame(width: 20)
    Spacer().accessibilityIdentifier("space")
  }
  let snapshot = LayoutSnapshot(of: stack, proposal: ProposedViewSize(width: 100, height: 40))
  #expect(snapshot.frame(of: "space") == CGRect(x: 20, y: 20, width: 80, height: 0))
}

@MainActor @Test func `padding insets its view`() {
  expectFrames(
    of: Text("Hi").padding(4), width: 100,
    are: """
      PaddingModifier 0,0 24x24
        Text 4,4 16x16
      """)
}

@MainActor @Test func `the second color is drawn on the first`() {
  let stack = ZStack(alignment: .bottomTrailing) {
    Color.red
    Color.blue.frame(width: 2, height: 1)
  }
  expectDrawing(
    of: stack, width: 5, height: 2,
    is: """
      rrrrr
      rrrbb
      """)
}

@MainActor @Test func `a press counts`() {
  let harness = Harness(Counter())
  harness.click("Increment")
  #expect(harness.text == ["1", "Increment"])
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      Button("Increment") { count += 1 }
    }
  }
}

@MainActor @Test func `an animation is half way after half its time`() {
  let harness = Harness(Runner(), window: CGSize(width: 100, height: 100))
  harness.click("Go")
  harness.advance(by: 0.5)
  #expect(harness.frame(of: "runner")?.minX == 40)
  harness.advance(by: 0.5)
  #expect(harness.frame(of: "runner")?.minX == 80)
}

private struct Runner: View {
  @State private var isAtFinish = false

  var body: some View {
    VStack {
      Color.red
        .frame(width: 20, height: 20)
        .accessibilityIdentifier("runner")
        .frame(maxWidth: .infinity, alignment: isAtFinish ? .trailing : .leading)
      Button("Go") {
        withAnimation(.linear(duration: 1)) { isAtFinish = true }
      }
    }
  }
}

@MainActor @Test func `scrolling measures nothing`() {
  let rows = ScrollView {
    VStack { ForEach(0..<100) { Text("Row \($0)") } }
  }
  let snapshot = LayoutSnapshot(of: rows, window: CGSize(width: 100, height: 200))
  let before = snapshot.sizesComputed
  snapshot.scroll(to: CGPoint(x: 0, y: 300))
  #expect(snapshot.sizesComputed == before)
}
