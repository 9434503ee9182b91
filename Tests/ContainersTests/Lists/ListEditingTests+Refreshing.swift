import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Lists that people have brought up to date.
extension ListEditingTests {
  @Test func `command-R brings a list up to date`() async {
    struct Page: View {
      let model: Model

      var body: some View {
        List { Text("Row") }.refreshable { await note() }
      }

      private func note() async { model.log.append("refreshed") }
    }
    let model = Model()
    let harness = harness(Page(model: model))
    harness.press("r", modifiers: .command)
    for _ in 0..<100 {
      if !model.log.isEmpty { break }
      await Task.yield()
    }
    #expect(model.log == ["refreshed"])
  }

  @Test func `a button in the corner refreshes where there is a pointer`() async throws {
    let model = Model()
    let harness = harness(
      List { Text("Row") }.refreshable { @MainActor in model.log.append("refreshed") })
    let button = try #require(
      harness.graph.accessibilityTree().descendants { $0.label == "Refresh" && $0.role == .button }
        .first)
    let size = CGSize(width: 320, height: 300)
    // 24 wide, 14 from the edges.
    #expect(
      button.frame
        == CGRect(x: size.width - 14 - 24, y: size.height - 14 - 24, width: 24, height: 24))
    let before = harness.displayListText
    harness.move(to: CGPoint(x: 40, y: 100))
    harness.advance(by: 1)
    #expect(harness.displayListText != before)
    harness.click(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
    for _ in 0..<100 where model.log.isEmpty { await Task.yield() }
    #expect(model.log == ["refreshed"])
    harness.move(to: CGPoint(x: -10, y: -10))
    // It is a sign of progress until the action has returned.
    for _ in 0..<100 where harness.displayListText != before {
      await Task.yield()
      harness.advance(by: 1)
    }
    #expect(harness.displayListText == before)
  }

  @Test func `the button that refreshes is for scroll views on the Mac, and is pressed by keys`()
    async
  {
    let model = Model()
    func page(_ content: some View, platform: LayoutSnapshot.Platform = .mac) -> Harness {
      harness(
        content.refreshable { @MainActor in model.log.append("refreshed") }, platform: platform)
    }
    func count(_ harness: Harness) -> Int {
      harness.graph.accessibilityTree().descendants { $0.label == "Refresh" && $0.role == .button }
        .count
    }
    #expect(count(page(ScrollView { Text("Content") })) == 1)
    #expect(count(page(Text("Content"))) == 0)
    #expect(count(page(List { Text("Row") }, platform: .phone)) == 0)
    #expect(count(page(List { Text("Row") }.environment(\.refresh, nil))) == 0)
    let list = page(ScrollView { Text("Content") })
    let before = list.displayListText
    list.press(.tab)
    list.advance(by: 1)
    #expect(list.displayListText != before)
    list.press(.space)
    for _ in 0..<100 where model.log.isEmpty { await Task.yield() }
    #expect(model.log == ["refreshed"])
    // A list on the phone, which has the shortcut alone, is not a stop of the Tab key.
    let phone = page(List { Text("Row") }, platform: .phone)
    phone.press(.tab)
    phone.press(.space)
    for _ in 0..<100 { await Task.yield() }
    #expect(model.log == ["refreshed"])
    phone.press("r", modifiers: .command)
    for _ in 0..<100 where model.log.count == 1 { await Task.yield() }
    #expect(model.log == ["refreshed", "refreshed"])
  }

  @Test
  func `a list that is pulled down keeps room for the sign of progress until it is up to date`()
    async
  {
    final class Gate: @unchecked Sendable {
      @MainActor var isOpen = false
      @MainActor var count = 0
    }
    let gate = Gate()
    let list = List { Text("Row") }
      .refreshable { @MainActor in
        gate.count += 1
        while !gate.isOpen { await Task.yield() }
      }
    let harness = harness(list, platform: .phone)
    let rest = harness.frame(of: "Row")?.minY ?? 0
    func finger(_ phase: PointerEvent.Phase, _ y: CGFloat) {
      harness.send(.pointer(PointerEvent(phase, at: CGPoint(x: 160, y: y), kind: .touch)))
      harness.advance(by: 0.1)
    }
    finger(.down, 50)
    for y in stride(from: CGFloat(70), through: 250, by: 20) { finger(.moved, y) }
    for _ in 0..<100 {
      if gate.count > 0 { break }
      await Task.yield()
    }
    finger(.up, 250)
    harness.advance(by: 3)
    #expect(harness.frame(of: "Row")?.minY == rest + 44)
    gate.isOpen = true
    for _ in 0..<100 { await Task.yield() }
    harness.advance(by: 3)
    #expect(harness.frame(of: "Row")?.minY == rest)
    #expect(gate.count == 1)
  }

  @Test func `an endless action is cancelled when its list is removed, and not before`()
    async
  {
    struct Page: View {
      let screen: Screen

      var body: some View {
        VStack {
          Text("\(screen.log.count) lines")
          if screen.hasList {
            List { Text("Row") }
              .refreshable { @MainActor in
                screen.log.append("began")
                try? await Task.sleep(for: .seconds(1_000_000))
                screen.log.append("cancelled")
              }
          }
        }
      }
    }
    let screen = Screen()
    let harness = harness(Page(screen: screen))
    func refresh() async {
      harness.press("r", modifiers: .command)
      for _ in 0..<100 { await Task.yield() }
      harness.advance(by: 1)
    }
    await refresh()
    // The page has changed meanwhile, and an action in progress is not started again.
    await refresh()
    #expect(screen.log == ["began"])
    screen.hasList = false
    harness.advance(by: 1)
    for _ in 0..<100 where screen.log.count < 2 { await Task.yield() }
    #expect(screen.log == ["began", "cancelled"])
    screen.hasList = true
    harness.advance(by: 1)
    await refresh()
    #expect(screen.log == ["began", "cancelled", "began"])
    screen.hasList = false
    harness.advance(by: 1)
  }

  @Test func `a list of the Mac that is pulled down does nothing`() async {
    let model = Model()
    let list = List { Text("Row") }.refreshable { @MainActor in model.log.append("refreshed") }
    let harness = harness(list)
    harness.send(.pointer(PointerEvent(.down, at: CGPoint(x: 160, y: 50), kind: .touch)))
    for y in stride(from: CGFloat(70), through: 250, by: 20) {
      harness.send(.pointer(PointerEvent(.moved, at: CGPoint(x: 160, y: y), kind: .touch)))
    }
    for _ in 0..<20 { await Task.yield() }
    #expect(model.log == [])
  }

  /// Two fingers on a touch pad that move sideways over a row.
}

/// A screen that may have a list, and what happened on it.
@MainActor @Observable private final class Screen {
  var hasList = true
  var log: [String] = []
}
