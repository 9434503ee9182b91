import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import Espalier

@MainActor @Suite struct NavigationTransitionTests {
  private struct Albums: View {
    @Namespace private var namespace
    @State private var path: [Int] = []
    var zooms = true

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Button("Open") { path = [1] }
          Color.red.frame(width: 60, height: 60)
            .matchedTransitionSource(id: 1, in: namespace)
          Text(verbatim: "path \(path.count)")
        }
        .navigationDestination(for: Int.self) { number in
          let screen = Color.blue.accessibilityIdentifier("screen")
          if zooms {
            screen.navigationTransition(.zoom(sourceID: number, in: namespace))
          } else {
            screen
          }
        }
      }
    }
  }

  private func harness(zooms: Bool = true) -> Harness {
    Harness(
      Albums(zooms: zooms), window: CGSize(width: 390, height: 600), platform: .phone)
  }

  @Test func `a screen grows from the view with its id, and shrinks to it`() {
    let harness = harness()
    harness.click("Open")
    harness.advance(by: 0.05)
    // A growing screen is clipped to a pane with round corners; one from the side is not scaled.
    #expect(harness.displayListText.contains("opacity"))
    harness.advance(by: 1)
    #expect(harness.frame(of: "screen")?.width == CGFloat(390))
    harness.click("Back")
    harness.advance(by: 1)
    #expect(harness.text.contains("path 0"))
  }

  @Test func `a finger catches a screen that it let go, and turns it back`() {
    let harness = harness(zooms: false)
    harness.click("Open")
    harness.advance(by: 1)
    harness.press(at: CGPoint(x: 4, y: 300))
    harness.move(to: CGPoint(x: 150, y: 300))
    harness.advance(by: 0.1)
    harness.move(to: CGPoint(x: 300, y: 300))
    harness.release()
    harness.advance(by: 0.1)
    // On its way out it is still on the path.
    #expect(harness.frame(of: "screen") != nil)
    harness.press(at: CGPoint(x: 4, y: 300))
    harness.move(to: CGPoint(x: 20, y: 300))
    harness.advance(by: 0.1)
    harness.move(to: CGPoint(x: -380, y: 300))
    harness.advance(by: 0.3)
    harness.move(to: CGPoint(x: -380, y: 301))
    harness.advance(by: 0.3)
    harness.release()
    harness.advance(by: 1)
    #expect(harness.frame(of: "screen")?.minX == CGFloat(0))
    #expect(!harness.text.contains("path 0"))
    harness.drag(from: CGPoint(x: 4, y: 300), to: CGPoint(x: 380, y: 300))
    harness.advance(by: 1)
    #expect(harness.text.contains("path 0"))
  }

  @MainActor private final class Log {
    var counts: [String: Int] = [:]
  }

  private struct Counted: View {
    let name: String
    let log: Log

    var body: some View {
      let _ = log.counts[name, default: 0] += 1
      Text(verbatim: name)
    }
  }

  private struct Deep: View {
    let log: Log
    @State var path: [Int]

    var body: some View {
      let _ = log.counts["stack", default: 0] += 1
      NavigationStack(path: $path) {
        VStack {
          Counted(name: "root", log: log)
          NavigationLink("Go", value: 0)
        }
        .navigationDestination(for: Int.self) { number in
          VStack {
            Counted(name: "screen \(number)", log: log)
            NavigationLink("Next \(number)", value: number + 1)
          }
        }
      }
    }
  }

  @Test func `pushing evaluates the new screen, and popping none below`() {
    for platform in [LayoutSnapshot.Platform.mac, .phone] {
      let log = Log()
      let harness = Harness(
        Deep(log: log, path: []), window: CGSize(width: 390, height: 600), platform: platform)
      #expect(log.counts["root"] == 1)
      harness.click("Go")
      harness.advance(by: 1)
      harness.click("Next 0")
      harness.advance(by: 1)
      #expect(log.counts["root"] == 1)
      #expect(log.counts["screen 0"] == 1)
      #expect(log.counts["screen 1"] == 1)
      harness.press("[", modifiers: .command)
      harness.advance(by: 1)
      #expect(harness.text.contains("screen 0"))
      #expect(log.counts["screen 0"] == 1)
      #expect(log.counts["root"] == 1)
    }
  }

  @Test func `a stack of 1,000 screens shows the last, and goes back screen by screen`() {
    let log = Log()
    let harness = Harness(
      Deep(log: log, path: Array(0..<1_000)), window: CGSize(width: 390, height: 600))
    #expect(harness.text.contains("screen 999"))
    #expect(!harness.text.contains("screen 998"))
    let before = harness.bodiesEvaluated
    harness.press("[", modifiers: .command)
    harness.advance(by: 1)
    #expect(harness.text.contains("screen 998"))
    // What it costs to go back does not depend on the screens below.
    #expect(harness.bodiesEvaluated - before < 100)
    harness.click("Next 998")
    harness.advance(by: 1)
    #expect(log.counts["screen 998"] == 1)
  }

  private struct Many: View {
    let log: Log
    @State private var isShown = false

    var body: some View {
      VStack {
        Button("Open") { isShown = true }
        ForEach(0..<10_000, id: \.self) { Row(number: $0, log: log) }
      }
      .sheet(isPresented: $isShown) { Counted(name: "sheet", log: log) }
    }
  }

  private struct Row: View {
    let number: Int
    let log: Log

    var body: some View {
      let _ = log.counts["row", default: 0] += 1
      Color.red.frame(height: 1)
    }
  }

  @Test func `a sheet over 10,000 views evaluates its own`() {
    let log = Log()
    let harness = Harness(Many(log: log), window: CGSize(width: 390, height: 600))
    let (bodies, sizes) = (harness.bodiesEvaluated, harness.sizesComputed)
    harness.click("Open")
    harness.advance(by: 1)
    #expect(log.counts == ["row": 10_000, "sheet": 1])
    #expect(harness.bodiesEvaluated - bodies < 1_000)
    #expect(harness.sizesComputed - sizes < 1_000)
  }
}
