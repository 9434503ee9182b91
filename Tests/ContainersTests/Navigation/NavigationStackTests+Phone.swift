import Foundation
import Observation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// The bars and the finger of the phone.
extension NavigationStackTests {
  @Test func `a finger from the edge pulls the screen aside, and an early release brings it back`()
  {
    let harness = Harness(
      NavigationStack { NavigationLink("Go") { Text("There") } }, platform: .phone)
    harness.click("Go")
    settle(harness)
    harness.press(at: CGPoint(x: 4, y: 150))
    for x in [20, 40, 60, 61, 61] {
      harness.advance(by: 0.2)
      harness.move(to: CGPoint(x: CGFloat(x), y: 150))
    }
    harness.advance(by: 0.5)
    harness.release()
    settle(harness)
    #expect(harness.text == ["There"])
    harness.drag(from: CGPoint(x: 4, y: 150), to: CGPoint(x: 320, y: 150))
    settle(harness)
    #expect(harness.text == ["Go"])
  }

  /// The finger begins on a button, on a row that leads on, or on one that can be swiped.
  @Test(arguments: ["button", "link", "swipes"], [true, false])
  func `a finger from the edge pulls the screen, and does nothing else`(
    _ name: String, _ isFarEnough: Bool
  ) throws {
    let log = TestSupport.Log()
    let harness = Harness(
      NavigationStack {
        NavigationLink("Go") {
          List {
            Button("button") { log.note("pressed") }
            NavigationLink("link") { Text("further") }
            Text("swipes").swipeActions(edge: .leading) { Button("act") { log.note("acted") } }
          }
          .listStyle(.plain)
        }
      }, platform: .phone)
    harness.click("Go")
    settle(harness)
    let y = try #require(harness.frame(of: name)?.midY)
    func finger(_ phase: PointerEvent.Phase, _ x: CGFloat) {
      harness.send(.pointer(PointerEvent(phase, at: CGPoint(x: x, y: y), kind: .touch)))
    }
    finger(.down, 20)
    // Slow at the end, so that the place decides and not the velocity.
    let end: CGFloat = isFarEnough ? 360 : 80
    for x in [30, end / 2, end, end + 1, end + 1] {
      harness.advance(by: 0.2)
      finger(.moved, x)
    }
    finger(.up, end + 1)
    settle(harness)
    #expect(harness.text.contains(name) != isFarEnough)
    #expect(harness.text.contains("Go") == isFarEnough)
    #expect(!harness.text.contains("further"))
    #expect(log.entries.isEmpty)
  }

  @Test func `at the edge of the first screen a finger presses and drags what is there`() {
    let log = TestSupport.Log()
    let harness = Harness(
      NavigationStack {
        Color.red
          .gesture(DragGesture().onEnded { _ in log.note("dragged") })
          .onTapGesture { log.note("tapped") }
      }, platform: .phone)
    func finger(_ phase: PointerEvent.Phase, _ x: CGFloat) {
      harness.send(
        .pointer(PointerEvent(phase, at: CGPoint(x: x, y: 150), kind: .touch)))
    }
    for end in [5, 105] as [CGFloat] {
      finger(.down, 5)
      for step in 1...10 {
        harness.advance(by: 1 / 60)
        finger(.moved, 5 + (end - 5) * CGFloat(step) / 10)
      }
      finger(.up, end)
    }
    #expect(log.entries == ["tapped", "dragged"])
  }

  @Test func `screens below one that a path leads to have their titles and ways back`() {
    struct Linked: View {
      @State private var path: [Int] = []

      var body: some View {
        NavigationStack(path: $path) {
          Button("Go") { path = [1, 2, 3] }.navigationTitle("Root")
            .navigationDestination(for: Int.self) { number in
              ScrollView { Text("Number \(number)") }
                .navigationTitle("Title \(number)").navigationBarTitleDisplayMode(.inline)
            }
        }
      }
    }
    let harness = Harness(Linked(), platform: .phone)
    harness.click("Go")
    settle(harness)
    for number in [3, 2, 1] {
      #expect(harness.text.contains("Title \(number)"), "\(harness.text)")
      harness.click("Back")
      settle(harness)
    }
    #expect(harness.text.contains("Go"))
  }

  @Test func `a screen that hides its back button cannot be pulled aside`() {
    let harness = Harness(
      NavigationStack {
        NavigationLink("Go") { Text("There").navigationBarBackButtonHidden(true) }
      }, platform: .phone)
    harness.click("Go")
    settle(harness)
    harness.drag(from: CGPoint(x: 4, y: 150), to: CGPoint(x: 320, y: 150))
    settle(harness)
    #expect(harness.text == ["There"])
  }

  @Test func `a large title takes 116.5 points and shrinks to 64 as the content is scrolled`() {
    let harness = Harness(
      NavigationStack {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<40, id: \.self) { Text("Row \($0)").frame(height: 40) }
          }
        }
        .accessibilityIdentifier("scroll")
        .navigationTitle("Settings")
      }, platform: .phone)
    #expect(harness.frame(of: "scroll")?.minY == 116.5)
    harness.scroll(at: CGPoint(x: 200, y: 200), by: CGSize(width: 0, height: -20))
    settle(harness)
    // 116.5 less the 20 points that were scrolled; the rows moved by just as much.
    #expect(harness.frame(of: "scroll")?.minY == 96.5)
    let middle: CGFloat = 116.5 + 60 - 20
    #expect(harness.frame(of: "Row 1")?.midY == middle)
    harness.scroll(at: CGPoint(x: 200, y: 200), by: CGSize(width: 0, height: -200))
    settle(harness)
    #expect(harness.frame(of: "scroll")?.minY == 64)
    harness.scroll(at: CGPoint(x: 200, y: 200), by: CGSize(width: 0, height: 400))
    settle(harness)
    #expect(harness.frame(of: "scroll")?.minY == 116.5)
  }

  // A subtitle of 15 points has a line of 20 below a large title.
  @Test func `a subtitle stands below a large title, and under the title in the bar`() throws {
    let width: CGFloat = 400
    let harness = Harness(
      NavigationStack {
        ScrollView { Text("Row").frame(height: 1000) }
          .accessibilityIdentifier("scroll")
          .navigationTitle("Inbox")
          .navigationSubtitle("3 unread")
      }, window: CGSize(width: width, height: 300), platform: .phone)
    #expect(harness.frame(of: "scroll")?.minY == 116.5 + 20)
    let (title, subtitle) = try (
      #require(harness.frame(of: "Inbox")), #require(harness.frame(of: "3 unread"))
    )
    #expect(title.minX == 16 && subtitle.minX == 16)
    #expect(subtitle.minY == title.maxY && subtitle.maxY <= 116.5 + 20)
    // Lines of the fixed-pitch text are 6/5 of the font's size high.
    #expect(abs(subtitle.height - 15 * 1.2) < 0.01)
    harness.scroll(at: CGPoint(x: 200, y: 200), by: CGSize(width: 0, height: -200))
    settle(harness)
    #expect(harness.frame(of: "scroll")?.minY == 64)
    // The one below the large title is still there, and cannot be seen.
    let small = try #require(harness.graph.viewPlaces.last { $0.text == "3 unread" }).frame
    #expect(abs(small.midX - width / 2) < 0.5 && small.height < subtitle.height)
  }

  // The large title's sizes on iOS are 34 points at the usual size of type and 60 at the largest; the title
  // takes 49 points, and 3.5 are above it.
  @Test func `a large title and its room grow with the type`() {
    let harness = Harness(
      NavigationStack {
        ScrollView { Text("Row").frame(height: 1000) }
          .accessibilityIdentifier("scroll")
          .navigationTitle("Settings")
      }
      .dynamicTypeSize(.accessibility5), platform: .phone)
    // Lines of the fixed-pitch text are 6/5 of the font's size high.
    let title = harness.frame(of: "Settings")?.height ?? 0
    #expect(abs(title - 60 * 1.2) < 0.01)
    let top: CGFloat = 64 + 3.5 + 49 * 60 / 34
    let found = harness.frame(of: "scroll")?.minY ?? 0
    #expect(abs(found - top) < 0.01)
    // Titles in the row of the items do not grow.
    harness.scroll(at: CGPoint(x: 200, y: 200), by: CGSize(width: 0, height: -200))
    settle(harness)
    #expect(harness.frame(of: "scroll")?.minY == 64)
  }

  @Test func `the bar is read before the screen, and a large title after the items above it`()
    throws
  {
    let harness = Harness(
      NavigationStack {
        List { Text("Row") }
          .navigationTitle("Letters")
          .toolbar { Button("Compose") {} }
      }, platform: .phone)
    let tree = harness.graph.accessibilityTree()
    #expect(tree.children.map(\.role) == [.group, .list])
    #expect(tree.children.first?.children.map(\.label) == ["Compose", "Letters"])
  }
}
