import EspalierDrawing
import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierInteraction

/// Sheets and popovers that need more room than a page has, which cannot grow.
@MainActor @Suite struct LargePanelTests {
  private static let window = CGSize(width: 300, height: 200)

  private struct Presenter: View {
    let isPopover: Bool
    let size: CGSize
    @State private var isShown = false

    var body: some View {
      let button = Button("open") { isShown = true }
      if isPopover {
        button.popover(isPresented: $isShown) { panel }
      } else {
        button.sheet(isPresented: $isShown) { panel }
      }
    }

    private var panel: some View {
      VStack(spacing: 0) {
        Text("top")
        Spacer()
        Button("bottom") { isShown = false }
      }
      .frame(width: size.width, height: size.height)
      .accessibilityIdentifier("panel")
    }
  }

  private func open(isPopover: Bool, _ size: CGSize) -> Harness {
    let harness = Harness(Presenter(isPopover: isPopover, size: size), window: Self.window)
    harness.click("open")
    harness.advance(by: 1)
    return harness
  }

  // A sheet is 8 points, a popover 4 points inside of the window.
  @Test(arguments: [(false, 8.0), (true, 4)])
  func `what has no room in the window is scrolled into it`(
    _ isPopover: Bool, _ margin: CGFloat
  ) throws {
    let harness = open(isPopover: isPopover, CGSize(width: 200, height: 500))
    let start = try #require(harness.frame(of: "panel"))
    #expect(start.minY == margin)
    harness.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -1000))
    harness.advance(by: 1)
    let end = try #require(harness.frame(of: "panel"))
    #expect(end.maxY == Self.window.height - margin)
    harness.click("bottom")
    harness.advance(by: 1)
    #expect(harness.text == ["open"])
  }

  @Test func `both directions scroll where both are too small`() throws {
    let harness = open(isPopover: false, CGSize(width: 500, height: 500))
    let start = try #require(harness.frame(of: "panel"))
    #expect(start.origin == CGPoint(x: 8, y: 8))
    harness.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: -1000, height: -1000))
    harness.advance(by: 1)
    let end = try #require(harness.frame(of: "panel"))
    #expect(end.maxX == 300 - 8 && end.maxY == 200 - 8)
  }

  @Test func `a panel for which there is room does not scroll, and is no scroll area`() throws {
    for isPopover in [false, true] {
      let harness = open(isPopover: isPopover, CGSize(width: 100, height: 80))
      let start = try #require(harness.frame(of: "panel"))
      #expect(start.size == CGSize(width: 100, height: 80))
      harness.scroll(at: CGPoint(x: start.midX, y: start.midY), by: CGSize(width: 0, height: -50))
      #expect(harness.frame(of: "panel") == start)
      #expect(!roles(in: harness.graph.accessibilityTree()).contains(.scrollArea))
    }
    let large = open(isPopover: false, CGSize(width: 100, height: 800))
    #expect(roles(in: large.graph.accessibilityTree()).contains(.scrollArea))
  }

  private func roles(in node: AccessibilityNode) -> [AccessibilityNode.Role] {
    [node.role] + node.children.flatMap { roles(in: $0) }
  }

  @Test func `a list in a sheet is as high as the room, and scrolls itself`() throws {
    struct Rows: View {
      @State private var isShown = false

      var body: some View {
        Button("open") { isShown = true }
          .sheet(isPresented: $isShown) {
            List(0..<50) { Text("row \($0)") }.frame(minHeight: 100, idealHeight: 900)
              .accessibilityIdentifier("list")
          }
      }
    }
    let harness = Harness(Rows(), window: Self.window)
    harness.click("open")
    harness.advance(by: 3)
    let list = try #require(harness.frame(of: "list"))
    #expect(abs(list.height - (200 - 2 * 8)) < 0.01)
  }
}
