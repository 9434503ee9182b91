import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierInteraction

@MainActor @Suite struct `Events in order` {
  private let log = Log()
  private let middle = CGPoint(x: 200, y: 150)

  @Test func `an event caused by an action waits until the action is done`() {
    let harness = Harness(
      Color.red.onTapGesture { log.note("tap") }.onHover { log.note("hover \($0)") })
    let graph = harness.graph
    let view = Text("a").focusable().onKeyPress("x") {
      _ = graph.handle(.pointer(PointerEvent(.moved, at: CGPoint(x: 1, y: 1))))
      log.note("key")
      return .handled
    }
    let keys = Harness(view)
    keys.press(.tab)
    keys.press("x")
    #expect(log.entries == ["hover true", "key"], "two trees do not wait for each other")

    let own = Harness(SelfDriving(log: log))
    own.click("go")
    #expect(log.entries.suffix(3) == ["begin", "end", "hover"])
  }

  /// A view that sends itself an event from an action.
  private struct SelfDriving: View {
    let log: Log
    @Environment(\.resetFocus) var resetFocus

    var body: some View {
      Text("go")
        .onHover { if $0 { log.note("hover") } }
        .onTapGesture {
          log.note("begin")
          let event = PointerEvent(.moved, at: CGPoint(x: 200, y: 150))
          _ = resetFocus.reference?.graph?.handle(.pointer(event))
          log.note("end")
        }
    }
  }

  @Test func `a tree that was closed takes no events`() {
    let harness = Harness(Color.red.onTapGesture { log.note("tap") })
    harness.press(at: middle)
    harness.graph.close()
    #expect(!harness.graph.handle(.pointer(PointerEvent(.up, at: middle))))
    #expect(!harness.graph.handle(.key(KeyEvent(.down, "a"))))
    #expect(log.entries.isEmpty)
  }

  @Test func `a press ends with its view`() {
    struct Vanishing: View {
      let log: Log
      @State private var isShown = true

      var body: some View {
        ZStack {
          Color.blue.onAppear { log.note("blue") }
          if isShown {
            Color.red.gesture(
              DragGesture(minimumDistance: 0)
                .onChanged { if $0.translation.width > 20 { isShown = false } }
                .onEnded { _ in log.note("end") })
          }
        }
      }
    }
    let harness = Harness(Vanishing(log: log))
    harness.drag(from: middle, to: CGPoint(x: 300, y: 150))
    #expect(log.entries == ["blue"])
  }

  @Test func `the pointer is looked for only in views that contain it`() {
    let rows = VStack(spacing: 0) {
      ForEach(0..<1_000) { row in
        HStack { Color.red }.frame(height: 10).onTapGesture { log.note("\(row)") }
      }
    }
    let harness = Harness(rows, window: CGSize(width: 100, height: 10_000))
    harness.move(to: CGPoint(x: 50, y: 5))
    let before = harness.graph.counters.hitElements
    harness.move(to: CGPoint(x: 50, y: 9_995))
    // Root, stack, the gesture's wrapper, frame, row and color, for the event; nothing has moved in the frame after it.
    #expect(harness.graph.counters.hitElements - before == 6)
    harness.click(at: CGPoint(x: 50, y: 9_995))
    #expect(log.entries == ["999"])
  }

  @Test func `an update that changes only a gesture draws nothing`() {
    struct Counter: View {
      @State private var count = 0

      var body: some View {
        let next = count + 1
        Color.red.onTapGesture { count = next }
      }
    }
    let harness = Harness(Counter())
    _ = harness.displayListText
    let before = harness.graph.counters.displayItems
    harness.click(at: middle)
    harness.click(at: middle)
    _ = harness.displayListText
    #expect(harness.graph.counters.displayItems == before)
  }
}
