import Foundation
import SwiftUI
import Testing

@testable import EspalierBrowser

/// A text field in a real browser: typing, input methods, and what assistive programs are told.
@MainActor
@Suite(.serialized, .enabled(if: Chromium.program != nil, Chromium.isMissing))
struct ChromiumTextTests {
  @Test func `text composed with an input method becomes the field's text`() async throws {
    try await editing { browser in
      try await browser.call(
        "Input.imeSetComposition", "{\"text\":\"か\",\"selectionStart\":1,\"selectionEnd\":1}")
      try await browser.call("Input.insertText", "{\"text\":\"蚊\"}")
      try await expect("Hello 蚊, 3, false", in: browser)
    }
  }

  @Test func `typing edits the text, and the page's own field holds the same text`() async throws {
    try await editing { browser in
      for key in ["A", "b", "c"] { try await browser.type(key) }
      try await expect("Hello Abc, 3, false", in: browser)
      let state = "[text.value, text.selectionStart, text.selectionEnd].join()"
      try await patiently { (try? await browser.evaluate(state, as: String.self)) == "Abc,3,3" }
      #expect(try await browser.evaluate(state, as: String.self) == "Abc,3,3")
      // Assistive programs find one field, not a second one for the painted one.
      #expect(try await browser.elements("textbox", named: "Name").count == 1)
    }
  }

  @Test func `a reopened page knows what its field is for`() async throws {
    try await editing { browser in
      let traits = "[text.spellcheck, text.autocapitalize, text.enterKeyHint].join()"
      let nothing = "false,off,"
      try await patiently { (try? await browser.evaluate(traits, as: String.self)) != nothing }
      let before = try await browser.evaluate(traits, as: String.self)
      #expect(before != nothing)
      try await browser.open(try #require(await browser.evaluate("location.href", as: String.self)))
      try await patiently { (try? await browser.evaluate(traits, as: String.self)) == before }
      #expect(try await browser.evaluate(traits, as: String.self) == before)
    }
  }

  @Test func `a blinking caret costs less than two hundred bytes a second`() async throws {
    try await editing { browser in
      var rate = Double.infinity
      // The effect of the click may take a while.
      for _ in 0..<20 {
        if rate < 200 { break }
        let start = try await browser.number("espalier.counts.bytes")
        let time = try await browser.number("performance.now()")
        try await Task.sleep(for: .seconds(2))
        let end = try await browser.number("espalier.counts.bytes")
        rate = (end - start) / (try await browser.number("performance.now()") - time) * 1_000
      }
      print("bytes a second for a blinking caret: \(rate)")
      #expect(rate < 200)
    }
  }

  @Test func `typing goes on while a suggestion is marked, and the field names it`() async throws {
    try await TestHost.serving(SuggestionApp()) { host in
      let browser = try await Chromium(
        showing: host.address, size: CGSize(width: 300, height: 300))
      defer { browser.close() }
      let field = try await browser.middle(of: "Fruit")
      try await browser.click(field.x, field.y)
      try await browser.expect("document.activeElement.id", is: "text")
      try await browser.type("a")
      try await browser.expect("<a>")
      try await browser.press("ArrowDown", code: 40)
      let marked = "document.getElementById(text.getAttribute('aria-activedescendant'))?.ariaLabel"
      try await browser.expect(marked, is: "Apple")
      #expect(try await browser.evaluate("document.activeElement.id", as: String.self) == "text")
      for key in ["p", "r"] { try await browser.type(key) }
      try await browser.expect("<apr>")
      try await browser.expect("\(marked) ?? 'none'", is: "none")
      try await browser.press("ArrowDown", code: 40)
      try await browser.expect(marked, is: "Apricot")
      try await browser.press("Enter", code: 13)
      try await browser.expect("<apricot>")
      try await browser.expect("\(marked) ?? 'none'", is: "none")
    }
  }

  // MARK: Helpers

  /// Shows a page whose field has the focus.
  private func editing(_ body: (Chromium) async throws -> Void) async throws {
    try await TestHost.serving(ControlsApp()) { host in
      let browser = try await Chromium(
        showing: host.address, size: CGSize(width: 300, height: 300))
      defer { browser.close() }
      let place = """
        (() => {
          const frame = document.querySelector('input[aria-label=Name]')?.getBoundingClientRect();
          return frame ? [frame.x + frame.width / 2, frame.y + frame.height / 2] : [];
        })()
        """
      var found: [Double] = []
      try await patiently {
        found = (try? await browser.evaluate(place, as: [Double].self)) ?? []
        return !found.isEmpty
      }
      try #require(found.count == 2)
      try await browser.click(found[0], found[1])
      let isEdited = "document.activeElement === text && !text.hasAttribute('aria-hidden')"
      try await patiently { (try? await browser.evaluate(isEdited, as: Bool.self)) == true }
      #expect(try await browser.evaluate(isEdited, as: Bool.self) == true)
      try await body(browser)
    }
  }

  private func expect(_ text: String, in browser: Chromium) async throws {
    try await patiently {
      ((try? await browser.elements("StaticText", named: text)) ?? []).isEmpty == false
    }
    #expect(try await !browser.elements("StaticText", named: text).isEmpty)
  }
}

private struct SuggestionApp: App {
  var body: some Scene { WindowGroup("Suggestions") { SuggestionView() } }
}

private struct SuggestionView: View {
  @State private var fruit = ""

  var body: some View {
    VStack {
      TextField("Fruit", text: $fruit)
        .textInputSuggestions {
          ForEach(
            ["Apple", "Apricot", "Banana"].filter { $0.lowercased().hasPrefix(fruit) }, id: \.self
          ) {
            Text($0).textInputCompletion($0.lowercased())
          }
        }
        .frame(width: 200)
      Text("<\(fruit)>")
    }
  }
}
