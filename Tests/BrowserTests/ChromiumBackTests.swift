import Foundation
import SwiftUI
import Testing

@testable import EspalierBrowser

/// The Back and Forward commands of a real browser in a program with screens above each other.
///
/// The commands are those of scripts. A person's Back command also skips entries that a page adds before anything was pressed
/// in it; no script can tell.
@MainActor
@Suite(.serialized, .enabled(if: Chromium.program != nil, Chromium.isMissing))
struct ChromiumBackTests {
  @Test func `each Back leaves a screen, and Forward shows none again`() async throws {
    try await showing { browser in
      let first = try await browser.number("history.length")
      for screen in 1...3 {
        try await browser.click("Show \(screen)")
        try await browser.expect("Screen \(screen)")
      }
      try await browser.expect("String(history.state?.screens)", is: "3")
      #expect(try await browser.number("history.length") == first + 3)
      for screen in [2, 1] {
        try await browser.go(-1)
        try await browser.expect("Screen \(screen)")
      }
      // The program does not know the screen that was left: the page stays where it is.
      try await browser.go(1)
      try await browser.expect("String(history.state?.screens)", is: "1")
      try await browser.expect("Screen 1")
      try await browser.go(-1)
      try await browser.expect("No screen")
      // A new screen takes the place of those that were left.
      try await browser.click("Show 1")
      try await browser.expect("Screen 1")
      #expect(try await browser.number("history.length") == first + 3)
    }
  }

  @Test func `Back over several entries leaves several screens`() async throws {
    try await showing { browser in
      try await browser.click("Three at once")
      try await browser.expect("Screen 3")
      try await browser.expect("String(history.state?.screens)", is: "3")
      try await browser.go(-2)
      try await browser.expect("Screen 1")
      try await browser.expect("String(history.state?.screens)", is: "1")
    }
  }

  @Test func `a screen that the program leaves takes its entry along`() async throws {
    try await showing { browser in
      try await browser.click("Three at once")
      try await browser.expect("Screen 3")
      try await browser.click("To the start")
      try await browser.expect("No screen")
      try await browser.expect("String(history.state?.screens ?? 0)", is: "0")
    }
  }

  @Test func `Back leaves no screen behind a sheet`() async throws {
    try await showing { browser in
      try await browser.click("Show 1")
      try await browser.expect("Screen 1")
      try await browser.click("Sheet")
      try await browser.expect("On a sheet")
      try await browser.go(-1)
      // The entry that was left is entered again.
      try await browser.expect("String(history.state?.screens)", is: "1")
      try await browser.expect("On a sheet")
      try await browser.click("Close")
      try await browser.expect("Screen 1")
      try await browser.go(-1)
      try await browser.expect("No screen")
    }
  }

  @Test func `a page that is loaded again still leaves its screens`() async throws {
    try await showing { browser in
      try await browser.click("Three at once")
      try await browser.expect("Screen 3")
      try await browser.expect("String(history.state?.screens)", is: "3")
      let length = try await browser.number("history.length")
      _ = try await browser.evaluate("globalThis.isOld = true", as: Bool.self)
      try await browser.call("Page.reload")
      try await browser.expect("String(globalThis.isOld ?? false)", is: "false")
      try await browser.expect("Screen 3")
      #expect(try await browser.number("history.length") == length)
      try await browser.go(-1)
      try await browser.expect("Screen 2")
      try await browser.expect("String(history.state?.screens)", is: "2")
    }
  }

  /// Browsers go back at the key where the page leaves it to them.
  @Test func `Alt with the left arrow is left to the browser while there is a screen to leave`()
    async throws
  {
    try await showing { browser in
      _ = try await browser.evaluate(
        "(addEventListener('keydown', event => { globalThis.isLeft = !event.defaultPrevented }), true)",
        as: Bool.self)
      func isLeft(modifiers: Int = 1) async throws -> Bool? {
        _ = try await browser.evaluate("(globalThis.isLeft = null, true)", as: Bool.self)
        try await browser.press("ArrowLeft", code: 37, modifiers: modifiers)
        return try await browser.evaluate("globalThis.isLeft", as: Bool.self)
      }
      #expect(try await isLeft() == false)
      try await browser.click("Three at once")
      try await browser.expect("String(history.state?.screens)", is: "3")
      #expect(try await isLeft(modifiers: 0) == false)
      #expect(try await isLeft() == true)
    }
  }

  private func showing(_ body: (Chromium) async throws -> Void) async throws {
    try await TestHost.serving(ScreensApp()) { host in
      let browser = try await Chromium(
        showing: host.address, size: CGSize(width: 400, height: 500))
      defer { browser.close() }
      try await browser.expect("No screen")
      try await body(browser)
    }
  }
}

extension Chromium {
  /// Presses the button with a name, wherever it is: screens come in by gliding.
  fileprivate func click(_ name: String) async throws {
    try await withElement("button", named: name, do: "function() { this.click() }")
  }

  /// Goes to another entry of the page's history.
  fileprivate func go(_ steps: Int) async throws {
    _ = try await evaluate("(history.go(\(steps)), true)", as: Bool.self)
  }
}

private struct ScreensApp: App {
  var body: some Scene { WindowGroup("Screens") { ScreensView() } }
}

private struct ScreensView: View {
  @State private var path: [Int] = []
  @State private var hasSheet = false

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Text("No screen")
        Button("Show 1") { path.append(1) }
        Button("Three at once") { path = [1, 2, 3] }
      }
      .navigationDestination(for: Int.self) { number in
        VStack {
          Text("Screen \(number)")
          Button("Show \(number + 1)") { path.append(number + 1) }
          Button("Sheet") { hasSheet = true }
          Button("To the start") { path = [] }
        }
      }
    }
    .sheet(isPresented: $hasSheet) {
      VStack {
        Text("On a sheet")
        Button("Close") { hasSheet = false }
      }
      .padding()
    }
  }
}
