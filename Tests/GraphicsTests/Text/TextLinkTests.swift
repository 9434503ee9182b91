import Espalier
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Links in texts; a character is 8 points wide and 16 high.
@MainActor @Suite struct `Links in texts` {
  private let address = "https://a.b/c"

  /// Twelve characters in the middle of a window of 400 by 300, from 152,142: the link from 184 to 216.
  private func shown(_ string: LocalizedStringKey = "See [docs](https://a.b/c) now") -> Harness {
    Harness(Text(string))
  }

  private let onLink = CGPoint(x: 200, y: 150)
  private let beside = CGPoint(x: 160, y: 150)

  private func opened(_ harness: Harness) -> [String] {
    harness.host.openedURLs.map(\.absoluteString)
  }

  // MARK: The pointer

  @Test func `a click opens a link, and a click beside it does nothing`() {
    let harness = shown()
    harness.click(at: beside)
    #expect(opened(harness).isEmpty)
    harness.click(at: onLink)
    #expect(opened(harness) == [address])
  }

  @Test func `a press that is released elsewhere opens nothing`() {
    let harness = shown("[one](https://a.b/1) [two](https://a.b/2)")
    // Seven characters from 172: the first word to 196, the second from 204.
    harness.press(at: CGPoint(x: 180, y: 150))
    harness.release(at: CGPoint(x: 210, y: 150))
    harness.press(at: CGPoint(x: 180, y: 150))
    harness.release(at: CGPoint(x: 180, y: 250))
    #expect(opened(harness).isEmpty)
    harness.click(at: CGPoint(x: 210, y: 150))
    #expect(opened(harness) == ["https://a.b/2"])
  }

  @Test func `an attributed string has links too, in parts of several styles`() {
    var string = AttributedString("See docs now")
    if let range = string.range(of: "docs") { string[range].link = URL(string: address) }
    if let range = string.range(of: "do") { string[range].font = .body.bold() }
    let harness = Harness(Text(string))
    for x in stride(from: CGFloat(188), to: 216, by: 8) { harness.click(at: CGPoint(x: x, y: 150)) }
    #expect(opened(harness) == Array(repeating: address, count: 4))
    #expect(harness.graph.accessibilityTree().children.first?.children.map(\.label) == ["docs"])
  }

  @Test func `a link over two lines reacts on both of them`() {
    // Both "aaaa bbbb" and "cccc dddd" below it are 72 wide, from 164.
    let harness = Harness(Text("aaaa [bbbb cccc dddd](https://a.b/c)").frame(width: 80))
    for point in [(170, 142), (160, 158)] { harness.click(at: CGPoint(x: point.0, y: point.1)) }
    #expect(opened(harness).isEmpty)
    for point in [(220, 142), (170, 158)] { harness.click(at: CGPoint(x: point.0, y: point.1)) }
    #expect(opened(harness) == [address, address])
  }

  @Test func `the pointer is a hand over a link and an arrow beside it`() {
    let harness = shown()
    harness.move(to: beside)
    harness.move(to: onLink)
    #expect(harness.host.cursors.last == .pointingHand)
    harness.move(to: beside)
    #expect(harness.host.cursors.last == .arrow)
  }

  @Test func `a surrounding view can handle links itself`() {
    var seen: [String] = []
    let harness = Harness(
      Text("See [docs](app:page) now")
        .environment(
          \.openURL,
          OpenURLAction { url in
            seen.append(url.absoluteString)
            return .handled
          }))
    harness.click(at: onLink)
    #expect(seen == ["app:page"])
    #expect(opened(harness).isEmpty)
  }

  @Test func `a disabled text and a redacted one have no links`() {
    let text = Text("See [docs](https://a.b/c) now")
    for harness in [Harness(text.disabled(true)), Harness(text.redacted(reason: .placeholder))] {
      harness.move(to: onLink)
      harness.click(at: onLink)
      harness.press(.tab)
      harness.press(.space)
      #expect(opened(harness).isEmpty)
      #expect(!harness.host.cursors.contains(.pointingHand))
    }
  }

  @Test func `a surrounding tap gesture counts only beside links`() {
    var taps = 0
    let harness = Harness(Text("See [docs](https://a.b/c) now").onTapGesture { taps += 1 })
    harness.click(at: onLink)
    #expect(taps == 0)
    harness.click(at: beside)
    #expect(taps == 1)
    #expect(opened(harness) == [address])
  }

  @Test func `links in selectable text work, and a drag beside them selects`() {
    let harness = Harness(Text("See [docs](https://a.b/c) now").textSelection(.enabled))
    harness.move(to: onLink)
    #expect(harness.host.cursors.last == .pointingHand)
    harness.click(at: onLink)
    #expect(opened(harness) == [address])
    harness.drag(from: CGPoint(x: 152, y: 150), to: CGPoint(x: 176, y: 150))
    #expect(harness.host.cursors.last == .text)
    harness.press("c", modifiers: .command)
    #expect(harness.host.clipboard == "See")
  }

  // MARK: The keyboard

  @Test func `Tab moves from link to link, and Space and Return open them`() {
    let harness = shown("[one](https://a.b/1) [two](https://a.b/2)")
    harness.press(.space)
    harness.press(.tab)
    harness.press(.space)
    harness.press(.tab)
    harness.press(.return)
    harness.press(.tab, modifiers: .shift)
    harness.press(.space)
    #expect(opened(harness) == ["https://a.b/1", "https://a.b/2", "https://a.b/1"])
  }

  @Test func `a ring stands around the link that has the focus, on each of its lines`() {
    let harness = Harness(Text("aaaa [bbbb cccc dddd](https://a.b/c)").frame(width: 80))
    let before = harness.displayListText
    harness.press(.tab)
    harness.advance(by: 1)
    #expect(harness.displayListText != before)
    #expect(harness.displayListText.contains("clip evenOdd"))
    let focused = harness.graph.focusedFrame
    // From the start of the second line to the end of both.
    #expect(focused == CGRect(x: 164, y: 134, width: 72, height: 32))
  }

  @Test func `a removed link loses the focus`() {
    struct Probe: View {
      @State private var isDone = false

      var body: some View {
        Text(isDone ? LocalizedStringKey("none") : "[one](app:go) [two](app:two)")
          .environment(
            \.openURL,
            OpenURLAction { _ in
              isDone = true
              return .handled
            })
      }
    }
    let harness = Harness(Probe())
    harness.press(.tab)
    harness.press(.tab)
    harness.press(.space)
    #expect(harness.text == ["none"])
    #expect(harness.graph.focusedFrame == nil)
    harness.press(.space)
    #expect(harness.diagnostics.isEmpty)
  }

  // MARK: Assistive programs

  private func elements(_ view: some View) -> [AccessibilityNode] {
    Harness(view).graph.accessibilityTree().children
  }

  @Test func `links are accessibility elements within their text`() throws {
    let text = try #require(elements(Text("See [docs](https://a.b/c) now")).first)
    #expect(text.role == .text)
    #expect(text.label == "See docs now")
    let link = try #require(text.children.first)
    #expect(link.role == .link)
    #expect(link.label == "docs")
    #expect(link.textOffset == 4)
    #expect(link.frame == CGRect(x: 184, y: 142, width: 32, height: 16))
    #expect(link.isFocusable)
    #expect(link.actions == [.press])
  }

  @Test func `a text that is one whole link is a link element`() throws {
    let link = try #require(elements(Text("[docs](https://a.b/c)")).first)
    #expect(link.role == .link)
    #expect(link.label == "docs")
    #expect(link.children.isEmpty)
    #expect(link.isFocusable)
  }

  @Test func `assistive programs press links and give them the focus`() throws {
    let harness = shown("[one](https://a.b/1) [two](https://a.b/2)")
    let links = harness.graph.accessibilityTree().children.flatMap(\.children)
    #expect(harness.graph.perform(.press, on: links[1].id))
    #expect(opened(harness) == ["https://a.b/2"])
    #expect(harness.graph.perform(.focus, on: links[0].id))
    harness.update()
    let now = harness.graph.accessibilityTree().children.flatMap(\.children)
    #expect(now.map(\.isFocused) == [true, false])
    #expect(now.map(\.id) == links.map(\.id))
  }

  @Test
  func `combined views keep the action of a link inside, and a control takes the link's name`()
    throws
  {
    let row = VStack {
      Text("Title")
      Text("See [docs](https://a.b/c) now")
    }
    let combined = try #require(elements(row.accessibilityElement(children: .combine)).first)
    #expect(combined.label == "Title, See docs now")
    #expect(combined.actions == [.press])
    let button = try #require(
      elements(
        Button {
        } label: {
          Text("Read [docs](https://a.b/c)")
        }
      ).first)
    #expect(button.role == .button)
    #expect(button.label == "Read docs")
    #expect(button.actions.contains(.press))
    #expect(button.actions.contains(.named("docs")))
  }

  @Test func `a dialog is named by its title`() throws {
    let views = VStack {
      Text("Details")
      Text("Delete it?").accessibilityAddTraits(.isHeader)
    }
    .accessibilityElement(children: .contain).accessibilityAddTraits(.isModal)
    let dialog = try #require(elements(views).first)
    #expect(dialog.role == .dialog)
    #expect(dialog.label == "Delete it?")
  }
}
