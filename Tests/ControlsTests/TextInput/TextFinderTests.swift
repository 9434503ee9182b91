import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@testable import EspalierControls
@_spi(Espalier) @testable import EspalierCore

@MainActor @Suite(.serialized) struct TextFinderTests {
  private struct Page: View {
    @State private var isSearching = false
    @State private var text = "One fish, two Fish"
    var isDisabled = false
    var isReplaceDisabled = false

    var body: some View {
      VStack {
        Button("search") { isSearching.toggle() }
        Text(verbatim: "searching \(isSearching)")
        Text(verbatim: "text \(text)")
        TextEditor(text: $text)
          .accessibilityIdentifier("editor")
          .findDisabled(isDisabled)
          .replaceDisabled(isReplaceDisabled)
          .findNavigator(isPresented: $isSearching)
      }
    }
  }

  private func harness(
    _ page: Page = Page(), platform: LayoutSnapshot.Platform = .mac
  ) -> Harness {
    Harness(page, window: CGSize(width: 500, height: 400), platform: platform)
  }

  private func type(_ key: KeyEquivalent, _ modifiers: EventModifiers, _ harness: Harness) {
    harness.press(key, modifiers: modifiers)
    harness.advance(by: 0.1)
  }

  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone])
  func `Command-F shows a bar that finds what is typed, and Escape hides it`(
    _ platform: LayoutSnapshot.Platform
  ) throws {
    let harness = harness(platform: platform)
    harness.click("editor")
    let frame = try #require(harness.frame(of: "editor"))
    type("f", .command, harness)
    #expect(harness.text.contains("searching true"))
    // The bar is in the editor's frame: above the text, or below it on the phone.
    #expect(harness.frame(of: "editor") == frame)
    let bar = try #require(harness.frame(of: "Done"))
    #expect(frame.contains(bar))
    #expect((bar.minY < frame.midY) == (platform == .mac))
    harness.type("FISH")
    harness.advance(by: 0.1)
    // The caret was at the end: the search goes on at the beginning.
    #expect(harness.text.contains("1 of 2"))
    type(.return, [], harness)
    #expect(harness.text.contains("2 of 2"))
    type(.return, [], harness)
    #expect(harness.text.contains("1 of 2"))
    type(.return, .shift, harness)
    #expect(harness.text.contains("2 of 2"))
    type("g", .command, harness)
    #expect(harness.text.contains("1 of 2"))
    type("g", [.command, .shift], harness)
    #expect(harness.text.contains("2 of 2"))
    type(.escape, [], harness)
    #expect(harness.text.contains("searching false"))
    #expect(harness.frame(of: "editor") == frame)
    // The editor has the focus again, and the found text is selected.
    harness.type("bird")
    #expect(harness.text.contains("text One fish, two bird"))
  }

  @Test func `matches are replaced one by one or all at once, and undo restores them`() {
    let harness = harness()
    harness.click("editor")
    type("f", [.command, .option], harness)
    harness.type("fish")
    harness.click("Replace with")
    harness.type("cat")
    harness.press(.return)
    harness.advance(by: 0.1)
    #expect(harness.text.contains("text One cat, two Fish"))
    #expect(harness.text.contains("1 of 1"))
    harness.click("Replace All")
    #expect(harness.text.contains("text One cat, two cat"))
    #expect(harness.text.contains("Not found"))
    type(.escape, [], harness)
    type("z", .command, harness)
    #expect(harness.text.contains("text One cat, two Fish"))
    type("z", .command, harness)
    #expect(harness.text.contains("text One fish, two Fish"))
  }

  @Test func `a program shows and hides the bar`() {
    let harness = harness()
    harness.click("search")
    harness.advance(by: 0.1)
    #expect(harness.text.contains("Done"))
    harness.type("two")
    harness.advance(by: 0.1)
    #expect(harness.text.contains("1 of 1"))
    harness.click("search")
    harness.advance(by: 0.1)
    #expect(!harness.text.contains("Done"))
    harness.click("search")
    harness.advance(by: 0.1)
    harness.click("Done")
    #expect(harness.text.contains("searching false"))
  }

  @Test func `searching and replacing can be disabled`() {
    let off = harness(Page(isDisabled: true))
    off.click("editor")
    type("f", .command, off)
    #expect(!off.text.contains("Done"))
    off.click("search")
    off.advance(by: 0.1)
    #expect(!off.text.contains("Done"))
    let reading = harness(Page(isReplaceDisabled: true))
    reading.click("editor")
    type("f", [.command, .option], reading)
    #expect(reading.text.contains("Done"))
    #expect(!reading.text.contains("All"))
    #expect(reading.frame(of: "Replace with") == nil)
  }

  @Test func `found texts are marked, and marks follow changes of the text`() {
    let harness = harness()
    harness.click("editor")
    type("f", .command, harness)
    harness.type("fish")
    harness.advance(by: 0.1)
    // A mark of the selected place, and a paler one.
    #expect(harness.displayListText.components(separatedBy: "#ffd60a").count == 1 + 2)
    harness.press(.escape)
    harness.advance(by: 0.1)
    #expect(!harness.displayListText.contains("#ffd60a"))
  }

  @Test(arguments: [
    ("an", "banana", [1..<3, 3..<5]), ("aa", "aaaaa", [0..<2, 2..<4]),
    ("É", "café, CAFÉ", [3..<4, 9..<10]),
    ("b", "👨‍👩‍👧b", [8..<9]), ("", "text", []), ("longer", "long", []),
    ("\n", "a\nb\n", [1..<2, 3..<4]),
    ("e", "e\u{301}e", [2..<3]),
  ])
  func `matches are whole characters, ignore case, and do not overlap`(
    _ query: String, _ text: String, _ places: [Range<Int>]
  ) {
    #expect(TextMatches.ranges(of: query, in: text) == places)
  }

  @Test func `a million matches are found`() {
    let text = String(repeating: "ab", count: 1_000_000)
    let places = TextMatches.ranges(of: "A", in: text)
    #expect(places.count == 1_000_000)
    #expect(TextMatches.first(from: 1_000_001, in: places) == 500_001)
    #expect(TextMatches.first(from: 2_000_000, in: places) == nil)
  }
}
