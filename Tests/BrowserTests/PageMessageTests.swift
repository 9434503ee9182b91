import Espalier
import Foundation
import Testing

@testable import EspalierBrowser

struct PageMessageTests {
  @Test func `a press has its place, button, clicks, modifiers and pointer`() {
    let text = """
      {"t":"pointer","phase":"down","x":10.5,"y":-2,"button":2,"clicks":3,"mods":18,"kind":"touch","id":7}
      """
    guard case .input(.pointer(let event)) = PageMessage(text, time: 12) else {
      Issue.record("no pointer event")
      return
    }
    #expect(
      event
        == PointerEvent(
          .down, at: CGPoint(x: 10.5, y: -2), button: .secondary, clickCount: 3,
          modifiers: [.shift, .command], kind: .touch, pointerID: 7, timestamp: 12))
  }

  @Test func `keys, text and wheels are read`() {
    func event(_ text: String) -> InputEvent? {
      if case .input(let event) = PageMessage(text, time: 0) { event } else { nil }
    }
    #expect(
      event("{\"t\":\"key\",\"phase\":\"down\",\"key\":\"\\r\",\"chars\":\"\",\"mods\":2}")
        == .key(KeyEvent(.down, .return, modifiers: .shift)))
    #expect(event("{\"t\":\"modifiers\",\"mods\":8}") == .modifierKeys(.option))
    #expect(event("{\"t\":\"insert\",\"text\":\"ä\"}") == .text(.insert("ä")))
    #expect(
      event("{\"t\":\"compose\",\"text\":\"か\",\"start\":0,\"end\":1}")
        == .text(.compose("か", selection: 0..<1)))
    #expect(
      event("{\"t\":\"wheel\",\"x\":1,\"y\":2,\"dx\":0,\"dy\":-16,\"mods\":0}")
        == .wheel(WheelEvent(at: CGPoint(x: 1, y: 2), delta: CGSize(width: 0, height: -16))))
  }

  @Test func `a focus report is read with its element and its number`() {
    guard
      case .focused(let id, let word) = PageMessage(
        "{\"t\":\"act\",\"action\":\"focus\",\"id\":7,\"word\":3}", time: 0)
    else {
      Issue.record("no focus")
      return
    }
    #expect((id, word) == (7, 3))
  }

  @Test(arguments: [
    "", "null", "{}", "{\"t\":\"pointer\",\"phase\":\"sideways\",\"x\":0,\"y\":0}",
    "{\"t\":\"pointer\",\"phase\":\"down\",\"x\":\"1\",\"y\":0}",
    "{\"t\":\"pointer\",\"phase\":\"down\",\"x\":1e7,\"y\":0}",
    "{\"t\":\"key\",\"phase\":\"down\",\"key\":\"ab\"}",
    "{\"t\":\"compose\",\"text\":\"a\",\"start\":0,\"end\":2}",
    "{\"t\":\"act\",\"action\":\"explode\",\"id\":1}",
    "{\"t\":\"hello\",\"w\":-1,\"h\":10}",
  ])
  func `text that is not a message is refused`(text: String) {
    #expect(PageMessage(text, time: 0) == nil)
  }

  @Test func `movements of one pointer replace each other, presses do not`() throws {
    func pointer(_ phase: String, _ id: Int) throws -> PageMessage {
      try #require(
        PageMessage(
          "{\"t\":\"pointer\",\"phase\":\"\(phase)\",\"x\":0,\"y\":0,\"id\":\(id)}", time: 0))
    }
    #expect(try pointer("moved", 1).isReplaced(by: pointer("moved", 1)))
    #expect(try !pointer("moved", 1).isReplaced(by: pointer("moved", 2)))
    #expect(try !pointer("moved", 1).isReplaced(by: pointer("up", 1)))
    #expect(try !pointer("down", 1).isReplaced(by: pointer("moved", 1)))
  }
}

struct ElementMirrorTests {
  @Test func `only what changed is sent`() throws {
    var mirror = ElementMirror()
    var button = AccessibilityNode(id: 2, role: .button)
    button.label = "Add"
    button.actions = [.press]
    var window = AccessibilityNode(id: 1, role: .window)
    window.children = [button, AccessibilityNode(id: 3, role: .text)]
    let changed = mirror.change(to: window)
    let first = try #require(changed)
    #expect(first.set.map(\.id) == [2, 3])
    #expect(first.root == [2, 3])
    #expect(mirror.change(to: window) == nil)

    window.children[0].label = "Add one"
    let changedAgain = mirror.change(to: window)
    let second = try #require(changedAgain)
    #expect(second.set.map(\.label) == ["Add one"])
    #expect(second.root == nil)

    window.children.removeLast()
    let changedLast = mirror.change(to: window)
    let third = try #require(changedLast)
    #expect(third.set.isEmpty)
    #expect(third.gone == [3])
    #expect(third.root == [2])
  }

  @Test func `only the three mouse buttons that programs know are pressed`() {
    for (number, isKnown) in [(0, true), (1, true), (2, true), (3, false), (-1, false)] {
      let text = #"{"t":"pointer","phase":"down","x":1,"y":2,"button":"# + "\(number)}"
      #expect((PageMessage(text, time: 0) != nil) == isKnown)
    }
  }
}
