import EspalierDrawing
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@testable import EspalierControls
@_spi(Espalier) @testable import EspalierCore

/// Menus that are operated by keys alone.
@MainActor struct MenuKeyTests {
  private struct Cities: View {
    let log: Log

    var body: some View {
      Menu("City") {
        Button("Bern") { log.note("bern") }
        Button("Berlin") { log.note("berlin") }
        Button("Basel") { log.note("basel") }.disabled(true)
        Menu("More") {
          Button("Émile") { log.note("emile") }
          Button("Oslo") { log.note("oslo") }
        }
      }
    }
  }

  private func opened(
    _ log: Log, environment: (inout EnvironmentValues) -> Void = { _ in }
  ) -> Harness {
    let harness = Harness(Cities(log: log), environment: environment)
    harness.click("City")
    return harness
  }

  private func type(_ letters: String, _ harness: Harness) {
    for letter in letters { harness.press(KeyEquivalent(letter), characters: String(letter)) }
  }

  @Test func `letters typed in a row search for a title`() {
    let log = Log()
    let harness = opened(log)
    type("berl", harness)
    harness.press(.return)
    #expect(log.entries == ["berlin"])
  }

  @Test func `after a pause of a second a new search begins`() {
    let log = Log()
    let harness = opened(log)
    type("berl", harness)
    harness.advance(by: 1.1)
    type("b", harness)
    harness.press(.space)
    #expect(log.entries == ["bern"])
  }

  @Test func `disabled lines and accents are ignored in the search`() {
    let log = Log()
    let harness = opened(log)
    type("m", harness)
    harness.press(.rightArrow)
    harness.advance(by: 1.1)
    type("ba", harness)
    type("e", harness)
    harness.advance(by: 1.1)
    type("e", harness)
    harness.press(.return)
    #expect(log.entries == ["emile"])
  }

  @Test func `End, Home and the arrows move, and a submenu opens at its first line`() {
    let log = Log()
    let harness = opened(log)
    harness.press(.end)
    harness.press(.rightArrow)
    #expect(harness.text.contains("Oslo"))
    harness.press(.return)
    #expect(log.entries == ["emile"])
    #expect(harness.text == ["City"])
    harness.click("City")
    harness.press(.end)
    harness.press(.home)
    harness.press(.return)
    #expect(log.entries == ["emile", "bern"])
  }

  @Test func `the left arrow leaves a submenu, and Escape closes one menu after the other`() {
    let harness = opened(Log())
    harness.press(.end)
    harness.press(.rightArrow)
    harness.press(.leftArrow)
    #expect(!harness.text.contains("Oslo"))
    #expect(harness.text.contains("Bern"))
    harness.press(.rightArrow)
    harness.press(.escape)
    #expect(!harness.text.contains("Oslo"))
    harness.press(.escape)
    #expect(harness.text == ["City"])
  }

  @Test func `where text runs from right to left, the left arrow opens a submenu`() {
    let harness = opened(Log()) { $0.layoutDirection = .rightToLeft }
    harness.press(.end)
    harness.press(.rightArrow)
    #expect(!harness.text.contains("Oslo"))
    harness.press(.leftArrow)
    #expect(harness.text.contains("Oslo"))
    harness.press(.rightArrow)
    #expect(!harness.text.contains("Oslo"))
  }

  @Test func `a shortcut closes the menu and acts as usual`() {
    let log = Log()
    let harness = Harness(
      VStack {
        Cities(log: log)
        Button("Save") { log.note("saved") }.keyboardShortcut("s")
      })
    harness.click("City")
    harness.press("s", modifiers: .command)
    #expect(log.entries == ["saved"])
    #expect(harness.text == ["City", "Save"])
  }

  @Test func `a menu that is reached by keys opens with its first line`() {
    let log = Log()
    let harness = Harness(Cities(log: log))
    harness.press(.tab)
    harness.press(.downArrow)
    harness.press(.return)
    #expect(log.entries == ["bern"])
  }

  private struct Shortcuts: View {
    let log: Log

    var body: some View {
      Menu("File") {
        Button("Save") { log.note("save") }.keyboardShortcut("s")
        Menu("Export") {
          Button("Picture") { log.note("picture") }.keyboardShortcut("e")
        }
        Button("Print") { log.note("print") }.keyboardShortcut("p").disabled(true)
        Button("Clean") { log.note("clean") }.keyboardShortcut("k", modifiers: .control)
      }
    }
  }

  @Test func `the shortcuts of a closed menu and of the menus in it work`() {
    let log = Log()
    let harness = Harness(Shortcuts(log: log))
    #expect(harness.press("s", modifiers: .command))
    #expect(harness.press("e", modifiers: .command))
    #expect(!harness.press("p", modifiers: .command))
    #expect(harness.press("k", modifiers: .control))
    #expect(log.entries == ["save", "picture", "clean"])
    #expect(harness.text == ["File"])
    #expect(harness.diagnostics == [])
  }

  @Test func `a key that no view takes leaves no views behind`() {
    let harness = Harness(Shortcuts(log: Log()))
    let elements = harness.graph[ClosedMenus.self].menus.count
    for _ in 0..<10 { harness.press("x", modifiers: .command) }
    #expect(harness.graph[ClosedMenus.self].menus.count == elements)
  }
}
