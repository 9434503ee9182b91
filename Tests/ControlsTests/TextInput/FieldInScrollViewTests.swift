import SwiftUI
import Testing
import ViewTesting

/// Keys that are typed into a field do not scroll what is around it; they bring it back into sight.
@MainActor @Suite struct `A field in a scroll view` {
  private struct Page: View {
    var isMultiline = false
    @State private var text = "text"

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(width: 100, height: 100).accessibilityIdentifier("top")
          if isMultiline {
            TextEditor(text: $text).frame(width: 120, height: 60).accessibilityIdentifier("field")
          } else {
            TextField("Field", text: $text).frame(width: 120).accessibilityIdentifier("field")
          }
          Text(text)
          Button("plain") { text = "pressed" }.keyboardShortcut("p", modifiers: [])
          Color.blue.frame(width: 100, height: 1_000)
        }
      }
      .frame(width: 200, height: 200)
    }
  }

  /// The offset of the page.
  private func offset(_ harness: Harness, _ location: SourceLocation = #_sourceLocation) -> CGFloat
  {
    // 200 points in the middle of 300.
    50 - (harness.frame(of: "top")?.minY ?? .nan)
  }

  @Test(arguments: [KeyEquivalent.upArrow, .downArrow, .leftArrow, .rightArrow, .home, .end])
  func `keys that move the caret do not scroll the page, even at the ends of the text`(
    key: KeyEquivalent
  ) {
    let harness = Harness(Page())
    harness.click("field")
    for _ in 1...3 { harness.press(key) }
    harness.advance(by: 0.5)
    #expect(offset(harness) == 0)
  }

  @Test func `a space is typed, and scrolls nothing`() {
    let harness = Harness(Page())
    harness.click("field")
    harness.press(.end)
    harness.type("  b")
    harness.advance(by: 0.5)
    #expect(offset(harness) == 0)
    #expect(harness.text.contains("text  b"))
  }

  @Test func `a letter is typed rather than taken for a shortcut`() {
    let harness = Harness(Page())
    harness.click("field")
    harness.press(.end)
    harness.type("p")
    #expect(harness.text.contains("textp"))
    harness.press("a", modifiers: .command)
    harness.type("q")
    #expect(harness.text.contains("q"))
  }

  @Test func `a single-line field leaves the page keys to the page, but an editor does not`() {
    let harness = Harness(Page())
    harness.click("field")
    harness.press(.pageDown)
    harness.advance(by: 0.5)
    // A page of 200 less a tenth.
    #expect(offset(harness) == 180)
    let editor = Harness(Page(isMultiline: true))
    editor.click("field")
    editor.press(.pageDown)
    editor.advance(by: 0.5)
    #expect(offset(editor) == 0)
  }

  @Test(arguments: [false, true]) func `typing brings the caret into sight`(
    isMultiline: Bool
  ) throws {
    let harness = Harness(Page(isMultiline: isMultiline))
    harness.click("field")
    harness.scroll(at: CGPoint(x: 200, y: 150), by: CGSize(width: 0, height: -400))
    harness.advance(by: 1)
    #expect(offset(harness) == 400)
    harness.type("a")
    harness.advance(by: 0.5)
    let field = try #require(harness.frame(of: "field"))
    // The page shows from 50 to 250, and comes from below: the caret's line appears at its top.
    #expect(field.minY >= 50 - (isMultiline ? 60 : 0) && field.minY < 60)
    let caret = try #require(harness.host.caret)
    #expect(caret.minY >= 50 && caret.maxY <= 250)
  }

  @Test func `the tab key brings what gets the focus into sight`() throws {
    struct Far: View {
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(width: 50, height: 30).focusable()
            Color.clear.frame(width: 50, height: 500)
            Color.blue.frame(width: 50, height: 30).focusable().accessibilityIdentifier("far")
          }
        }
        .frame(height: 100)
      }
    }
    let harness = Harness(Far())
    harness.press(.tab)
    harness.press(.tab)
    harness.advance(by: 0.5)
    // The scroll view shows from 100 to 200.
    #expect(try #require(harness.frame(of: "far")).maxY == 200)
  }
}
