import Espalier
import EspalierDrawing
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Presses of the mouse that open menus and choose from them, in a window of 400 by 300 points.
@MainActor struct MenuTrackingTests {
  private struct Edit: View {
    let log: Log

    var body: some View {
      Menu("Edit") {
        Button("Copy") { log.note("copy") }
        Button("Paste") { log.note("paste") }
        Menu("More") {
          Button("Delete") { log.note("delete") }
        }
      }
    }
  }

  private func center(_ name: String, _ harness: Harness) -> CGPoint {
    let frame = harness.frame(of: name) ?? .zero
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test func `holding the button, moving to a line and releasing chooses it`() {
    let log = Log()
    let harness = Harness(Edit(log: log))
    harness.press(at: center("Edit", harness))
    #expect(harness.text == ["Edit", "Copy", "Paste", "More"])
    harness.move(to: center("Copy", harness))
    harness.move(to: center("Paste", harness))
    harness.release()
    #expect(log.entries == ["paste"])
    #expect(harness.text == ["Edit"])
  }

  @Test func `releasing beside the menu closes it without a choice`() {
    let log = Log()
    let harness = Harness(Edit(log: log))
    harness.press(at: center("Edit", harness))
    harness.move(to: center("Copy", harness))
    harness.move(to: CGPoint(x: 5, y: 5))
    harness.release()
    #expect(log.entries == [])
    #expect(harness.text == ["Edit"])
  }

  @Test func `holding the button opens submenus`() {
    let log = Log()
    let harness = Harness(Edit(log: log))
    harness.press(at: center("Edit", harness))
    harness.move(to: center("More", harness))
    #expect(harness.text.contains("Delete"))
    harness.move(to: center("Delete", harness))
    harness.release()
    #expect(log.entries == ["delete"])
  }

  @Test func `a click opens a submenu without room beside its line, and chooses nothing in it`() {
    let log = Log()
    let harness = Harness(
      Edit(log: log), window: CGSize(width: 260, height: 480), platform: .phone)
    harness.click("Edit")
    harness.click("More")
    #expect(harness.text.contains("Delete"))
    #expect(log.entries == [])
    harness.click("Delete")
    #expect(log.entries == ["delete"])
    #expect(harness.text == ["Edit"])
  }

  @Test func `a submenu stays open while the mouse moves to it, and closes over another line`() {
    let harness = Harness(Edit(log: Log()))
    harness.click("Edit")
    harness.hover("More")
    harness.hover("Delete")
    #expect(harness.text.contains("Delete"))
    harness.hover("Copy")
    #expect(!harness.text.contains("Delete"))
    #expect(harness.text.contains("Copy"))
  }

  @Test func `a press on one line that ends on another chooses that one`() {
    let log = Log()
    let harness = Harness(Edit(log: log))
    harness.click("Edit")
    harness.press(at: center("Copy", harness))
    harness.move(to: center("Paste", harness))
    harness.release()
    #expect(log.entries == ["paste"])
  }

  private struct Fruit: View {
    let log: Log

    var body: some View {
      Color.blue.contextMenu {
        Button("Apple") { log.note("apple") }
        Button("Pear") { log.note("pear") }
      }
    }
  }

  @Test func `a click with Control opens a context menu, and the mouse then chooses from it`() {
    let log = Log()
    let harness = Harness(Fruit(log: log))
    harness.click(at: CGPoint(x: 40, y: 30), modifiers: .control)
    #expect(harness.text == ["Apple", "Pear"])
    harness.click("Pear")
    #expect(log.entries == ["pear"])
    #expect(harness.text == [])
  }

  @Test func `the secondary button held down chooses where it is let go`() {
    let log = Log()
    let harness = Harness(Fruit(log: log))
    let start = CGPoint(x: 40, y: 30)
    harness.send(.pointer(PointerEvent(.down, at: start, button: .secondary)))
    let pear = center("Pear", harness)
    harness.send(.pointer(PointerEvent(.moved, at: pear, button: .secondary)))
    harness.send(.pointer(PointerEvent(.up, at: pear, button: .secondary)))
    #expect(log.entries == ["pear"])
    #expect(harness.text == [])
  }

  @Test func `a click of the secondary button beside a menu closes it`() {
    let harness = Harness(Edit(log: Log()))
    harness.click("Edit")
    harness.send(.pointer(PointerEvent(.down, at: CGPoint(x: 5, y: 5), button: .secondary)))
    harness.update()
    #expect(harness.text == ["Edit"])
  }

  private struct Size: View {
    @State private var size = "Medium"

    var body: some View {
      Picker("Size", selection: $size) {
        ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
      }
      .labelsHidden()
    }
  }

  @Test func `a picker opens with its selected option over the button`() {
    let harness = Harness(Size())
    // A picker is as wide as its widest option, and shows one: the others are laid out, too.
    let button = CGPoint(x: 200, y: 150)
    harness.click(at: button)
    let line: CGFloat = 22
    let shown = harness.graph.viewPlaces.filter { $0.frame.width > 0 }
    let middles: [CGFloat] = ["Small", "Medium", "Large"].map { name in
      shown.last { $0.text == name }?.frame.midY ?? 0
    }
    #expect(abs(middles[1] - button.y) < 1)
    let expected: [CGFloat] = [middles[1] - line, middles[1], middles[1] + line]
    #expect(middles == expected)
  }
}
