import EspalierInteraction
import SwiftUI
import Testing
import ViewTesting

/// The ends of swipes over rows: by flicks, by cancelled fingers, and by devices that report only steps.
@MainActor struct ListSwipeTests {
  private final class Model {
    var log: [String] = []
  }

  private struct Page: View {
    let model: Model

    var body: some View {
      List(["A", "B"], id: \.self) { name in
        Text(name).swipeActions {
          Button("Delete") { model.log.append("delete \(name)") }
        }
      }
    }
  }

  private let model = Model()

  private func harness(_ platform: LayoutSnapshot.Platform) -> Harness {
    Harness(Page(model: model), window: CGSize(width: 320, height: 300), platform: platform)
  }

  private func isOpen(_ harness: Harness) -> Bool {
    harness.advance(by: 1)
    return harness.frame(of: "Delete") != nil
  }

  // MARK: Fingers

  private func touch(
    _ harness: Harness, by steps: [CGFloat], every interval: TimeInterval,
    end: PointerEvent.Phase = .up
  ) throws {
    let y = try #require(harness.frame(of: "A")).midY
    var place = CGPoint(x: 300, y: y)
    func send(_ phase: PointerEvent.Phase) {
      harness.send(.pointer(PointerEvent(phase, at: place, kind: .touch)))
    }
    send(.down)
    for step in steps {
      harness.advance(by: interval)
      place.x += step
      send(.moved)
    }
    send(end)
  }

  @Test func `a flick shows the actions, a slow movement of the same length does not`() throws {
    // After 12 points the row is pulled: by 24 points then, less than half of a button's 74.
    let steps: [CGFloat] = [-12, -8, -8, -8]
    let flicked = harness(.phone)
    try touch(flicked, by: steps, every: 1 / 60)
    #expect(isOpen(flicked))
    let slow = harness(.phone)
    try touch(slow, by: steps, every: 0.5)
    #expect(!isOpen(slow))
  }

  @Test(arguments: [DynamicTypeSize.accessibility1, .accessibility5])
  func `the buttons of a swipe are as wide as large labels`(_ size: DynamicTypeSize) throws {
    let harness = Harness(
      Page(model: model).dynamicTypeSize(size), window: CGSize(width: 320, height: 300),
      platform: .phone)
    try touch(harness, by: [-12, -60, -30], every: 0.1)
    harness.advance(by: 1)
    let label = try #require(harness.frame(of: "Delete"))
    // Wider than 74, and 6 points before the edge of the box, which is 16 before the window's.
    #expect(label.width > 74)
    #expect(abs(label.maxX + 6 - (320 - 16)) < 1)
  }

  @Test func `a flick back hides the actions`() throws {
    let harness = harness(.phone)
    // It is more than half of a button aside when the finger leaves: 100 - 6 * 8.
    try touch(harness, by: [-12, -100] + Array(repeating: 8, count: 6), every: 1 / 60)
    #expect(!isOpen(harness))
  }

  @Test func `a cancelled touch performs nothing`() throws {
    let harness = harness(.phone)
    try touch(harness, by: [-12, -250], every: 0.1, end: .cancelled)
    #expect(isOpen(harness))
    #expect(model.log.isEmpty)
  }

  // MARK: Steps

  private func turn(
    _ harness: Harness, _ count: Int, by delta: CGSize, _ modifiers: EventModifiers = []
  ) throws {
    let row = try #require(harness.frame(of: "B"))
    for _ in 0..<count {
      let place = CGPoint(x: 160, y: row.midY)
      harness.send(.wheel(WheelEvent(at: place, delta: delta, modifiers: modifiers)))
      harness.advance(by: 1 / 60)
    }
  }

  @Test func `steps to the side are one swipe until they pause`() throws {
    let harness = harness(.mac)
    try turn(harness, 3, by: CGSize(width: -20, height: 0))
    // The row follows, and the text stands in the middle of what it uncovers.
    #expect(harness.frame(of: "Delete")?.midX == CGFloat(320 - 3 * 20 / 2))
    #expect(isOpen(harness))
    harness.click("Delete")
    #expect(model.log == ["delete B"])
    #expect(!isOpen(harness))
  }

  @Test func `a few steps of the wheel show nothing, and many perform nothing`() throws {
    let harness = harness(.mac)
    try turn(harness, 1, by: CGSize(width: -20, height: 0))
    #expect(!isOpen(harness))
    try turn(harness, 20, by: CGSize(width: -20, height: 0))
    #expect(isOpen(harness))
    #expect(model.log.isEmpty)
  }

  @Test func `a wheel turned sideways by the Shift key swipes no row`() throws {
    let harness = harness(.mac)
    try turn(harness, 3, by: CGSize(width: -20, height: 0), .shift)
    #expect(!isOpen(harness))
  }

  @Test func `a step up or down ends the swipe`() throws {
    let harness = harness(.mac)
    try turn(harness, 3, by: CGSize(width: -20, height: 0))
    try turn(harness, 1, by: CGSize(width: 0, height: -20))
    #expect(isOpen(harness))
    #expect(harness.frame(of: "Delete")?.midX == CGFloat(320 - 74 / 2))
  }
}
