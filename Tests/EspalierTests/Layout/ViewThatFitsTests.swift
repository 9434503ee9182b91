import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct ViewThatFitsTests {
  private func box(_ name: String, _ width: CGFloat, _ height: CGFloat = 10) -> some View {
    Color.red.frame(width: width, height: height).called(name)
  }

  /// The names of the boxes that are shown.
  private func shown(
    in width: CGFloat?, _ height: CGFloat? = nil, @ViewBuilder _ view: () -> some View
  ) -> [String] {
    let snapshot = LayoutSnapshot(
      of: view(), proposal: ProposedViewSize(width: width, height: height))
    return ["long", "medium", "short"].filter { snapshot.frame(of: $0) != nil }
  }

  @Test(arguments: [
    (nil, "long"), (100, "long"), (99, "medium"), (50, "medium"), (49, "short"), (0, "short"),
  ])
  func `the first child that fits is shown, the last if none does`(width: CGFloat?, name: String) {
    let found = shown(in: width) {
      ViewThatFits {
        box("long", 100)
        box("medium", 50)
        box("short", 20)
      }
    }
    #expect(found == [name])
  }

  @Test func `only the axes that count are compared`() {
    let high = shown(in: 100, 5) {
      ViewThatFits(in: .horizontal) {
        box("long", 100, 50)
        box("short", 20, 5)
      }
    }
    #expect(high == ["long"])
    let both = shown(in: 100, 5) {
      ViewThatFits {
        box("long", 100, 50)
        box("short", 20, 5)
      }
    }
    #expect(both == ["short"])
  }

  @Test func `nothing inside is nothing`() {
    let snapshot = LayoutSnapshot(of: ViewThatFits {}, proposal: .infinity)
    #expect(snapshot.size == .zero)
  }

  @Test func `only the child that is shown is drawn`() {
    expectDisplayList(
      of: ViewThatFits(in: .horizontal) {
        Color.black.frame(width: 100, height: 10)
        Color.white.frame(width: 20, height: 10)
      }, width: 50, is: "(fill #ffffff 0,0 20x10)")
  }

  @Test func `a child appears when it is shown, and disappears when it is not`() {
    struct Choice: View {
      let handle: Handle<CGFloat>
      let log: Log
      @State private var width: CGFloat = 200

      var body: some View {
        let _ = handle.take($width)
        ViewThatFits(in: .horizontal) {
          Color.red.frame(width: 100, height: 10)
            .onAppear { log.note("+long") }
            .onDisappear { log.note("-long") }
          Color.blue.frame(width: 20, height: 10)
            .onAppear { log.note("+short") }
            .onDisappear { log.note("-short") }
        }
        .frame(width: width)
      }
    }
    let (handle, log) = (Handle<CGFloat>(), Log())
    let snapshot = LayoutSnapshot(
      of: Choice(handle: handle, log: log), proposal: .unspecified)
    #expect(log.take() == ["+long"])
    handle.value = 50
    snapshot.update()
    #expect(log.take() == ["-long", "+short"])
    handle.value = 150
    snapshot.update()
    #expect(log.take() == ["+long", "-short"])
  }
}
