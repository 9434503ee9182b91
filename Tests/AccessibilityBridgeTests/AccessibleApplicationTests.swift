import Espalier
import EspalierHosting
import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import EspalierAccessibility

/// The answers of an application to questions of assistive programs, without a bus.
@MainActor struct AccessibleApplicationTests {
  // MARK: Fixtures

  private final class Window: BridgedWindow {
    let title = "Window"
    let session: Session
    var isActive = true
    let size = CGSize(width: 200, height: 400)
    let unitsPerPoint: CGFloat = 2
    let screenOrigin = CGPoint(x: 1000, y: 500)
    func raise() {}

    init(_ view: some View) {
      session = Session(
        view, environment: EnvironmentValues(), textEngine: FixedPitchTextEngine())
      frame()
    }

    func frame() { session.frame(.window(size)) }
  }

  private func application(_ window: Window) -> AccessibleApplication {
    let application = AccessibleApplication(name: "App")
    application.busName = ":1.7"
    application.add(window)
    return application
  }

  private func ask(
    _ application: AccessibleApplication, _ path: String, _ interface: String, _ member: String,
    _ body: [DBusValue] = []
  ) -> DBusMessage {
    var call = DBusMessage.call(to: ":1.7", path, "org.a11y.atspi." + interface, member, body)
    call.sender = ":1.1"
    call.serial = 9
    return application.answer(call)
  }

  private func property(
    _ application: AccessibleApplication, _ path: String, _ interface: String, _ name: String
  ) -> DBusValue? {
    let call = DBusMessage.call(
      to: ":1.7", path, "org.freedesktop.DBus.Properties", "Get",
      [.string("org.a11y.atspi." + interface), .string(name)])
    guard case .variant(let value) = application.answer(call).body.first else { return nil }
    return value
  }

  /// The paths of an element's children.
  private func children(_ application: AccessibleApplication, _ path: String) -> [String] {
    let answer = ask(application, path, "Accessible", "GetChildren").body.first
    return answer?.elements.compactMap { $0.elements.last?.text } ?? []
  }

  private func frame(_ application: AccessibleApplication, _ window: Window) -> [String] {
    window.frame()
    application.didChange(window)
    return application.takeEvents().map { event in
      let words = event.body.prefix(3).compactMap { $0.text ?? $0.number.map(String.init) }
      return "\(event.member ?? "") " + words.joined(separator: " ")
    }
  }

  private let root = AccessibleReference.application.path

  // MARK: Answers

  @Test func `the app has windows, and windows have elements`() {
    let application = application(
      Window(
        VStack {
          Text("Title")
          Button("Go") {}
        }))
    let windows = children(application, root)
    #expect(windows == ["/org/a11y/atspi/accessible/w1"])
    let elements = children(application, windows[0])
    #expect(
      elements.map { property(application, $0, "Accessible", "Name") } == [
        .string("Title"), .string("Go"),
      ])
    let roles = elements.map { ask(application, $0, "Accessible", "GetRole").body }
    // A label and a push button.
    #expect(roles == [[.uint32(29)], [.uint32(43)]])
    let parent = property(application, elements[1], "Accessible", "Parent")
    #expect(parent == .structure([.string(":1.7"), .path(windows[0])]))
    #expect(ask(application, elements[1], "Accessible", "GetIndexInParent").body == [.int32(1)])
  }

  @Test func `a text reports its links with their positions and addresses`() {
    // The emoji is two units of UTF-16 and one character; a label hides the links of its text.
    let text = Text("😀 See [one](https://one.example/a?b=c) or [two](mailto:a@b.example).")
    let application = application(
      Window(
        VStack {
          text
          text.accessibilityLabel("Otherwise")
          Text("[whole](https://whole.example)")
          Text("none")
        }))
    let elements = children(application, children(application, root)[0])
    func links(_ path: String) -> [String] {
      let count = ask(application, path, "Hypertext", "GetNLinks").body.first?.number ?? 0
      return (0..<count).map { index in
        let link = ask(application, path, "Hypertext", "GetLink", [.int(index)]).body.first
        let path = link?.elements.last?.text ?? ""
        let ends = ["StartIndex", "EndIndex"].map {
          property(application, path, "Hyperlink", $0)?.number ?? -1
        }
        let address = ask(application, path, "Hyperlink", "GetURI", [.int(0)]).body.first?.text
        return "\(ends[0])..<\(ends[1]) \(address ?? "")"
      }
    }
    // "😀 See " has 6 characters, " or " has 4.
    #expect(
      links(elements[0]) == ["6..<9 https://one.example/a?b=c", "13..<16 mailto:a@b.example"])
    func index(_ place: Int) -> Int? {
      ask(application, elements[0], "Hypertext", "GetLinkIndex", [.int(place)]).body.first?.number
    }
    #expect([5, 6, 8, 9, 13, 16, -1].map(index) == [-1, 0, 0, -1, 1, -1, -1])
    let missing = ask(application, elements[0], "Hypertext", "GetLink", [.int(2)]).body.first
    #expect(missing == AccessibleObject.nothing)
    for element in elements[1...] { #expect(links(element).isEmpty) }

    let (first, whole) = (children(application, elements[0])[0], elements[2])
    #expect(property(application, first, "Hyperlink", "NAnchors") == .int16(1))
    #expect(ask(application, first, "Hyperlink", "IsValid").body == [.bool(true)])
    let object = ask(application, first, "Hyperlink", "GetObject", [.int(0)]).body.first
    #expect(object?.elements.last?.text == first)
    #expect(property(application, whole, "Hyperlink", "EndIndex")?.number == 5)
    let interfaces = elements.map {
      ask(application, $0, "Accessible", "GetInterfaces").body.first?.elements.compactMap(\.text)
        .filter { $0.contains("Hyper") } ?? []
    }
    #expect(interfaces == [["org.a11y.atspi.Hypertext"], [], ["org.a11y.atspi.Hyperlink"], []])
  }

  @Test func `a link of a text is a separate object that names the link's element`() throws {
    let application = application(Window(Text("See [one](https://one.example) here")))
    let text = children(application, children(application, root)[0])[0]
    let element = children(application, text)[0]
    let answer = ask(application, text, "Hypertext", "GetLink", [.int(0)]).body.first
    let link = try #require(answer?.elements.last?.text)
    // Libraries keep one object for each path: once they have used it as an element, they cannot use it as a link.
    #expect(link != element)
    let object = ask(application, link, "Hyperlink", "GetObject", [.int(0)]).body.first
    #expect(object?.elements.last?.text == element)
    let ends = [link, element].map { path in
      ["StartIndex", "EndIndex"].map { property(application, path, "Hyperlink", $0)?.number }
    }
    #expect(ends == [[4, 7], [4, 7]])
    #expect(ask(application, link, "Accessible", "GetRole").kind == .failure)
    #expect(ask(application, link + "x", "Hyperlink", "IsValid").kind == .failure)
    #expect(ask(application, text + "_link", "Hyperlink", "IsValid").kind == .failure)
  }

  @Test func `frames are given relative to the screen, the window and the parent`() {
    let window = Window(
      Text("abcd").accessibilityElement(children: .contain).frame(
        width: 200, height: 400, alignment: .topLeading))
    let application = application(window)
    let group = children(application, children(application, root)[0])[0]
    func extents(_ path: String, _ kind: UInt32) -> [Int] {
      ask(application, path, "Component", "GetExtents", [.uint32(kind)]).body.first?.elements
        .compactMap(\.number) ?? []
    }
    // Four characters of 8 points in a line of 16, at 2 units a point.
    #expect(extents(group, 0) == [1000, 500, 4 * 8 * 2, 16 * 2])
    #expect(extents(group, 1) == [0, 0, 64, 32])
    let text = children(application, group)[0]
    #expect(extents(text, 2) == [0, 0, 64, 32])
    let found = ask(
      application, children(application, root)[0], "Component", "GetAccessibleAtPoint",
      [.int32(1010), .int32(510), .uint32(0)])
    #expect(found.body.first?.elements.last == .path(text))
  }

  @Test func `children are in reading order from right to left`() {
    let window = Window(
      HStack {
        Text("first")
        Text("second")
      }.environment(\.layoutDirection, .rightToLeft))
    let application = application(window)
    let elements = children(application, children(application, root)[0])
    #expect(
      elements.map { property(application, $0, "Accessible", "Name")?.text } == ["first", "second"])
  }

  @Test func `requests that cannot be answered fail with a named error`() {
    let application = application(Window(Text("x")))
    func failure(_ path: String, _ interface: String, _ member: String) -> String? {
      ask(application, path, interface, member).failureName
    }
    let window = children(application, root)[0]
    #expect(
      failure("/org/a11y/atspi/accessible/w9", "Accessible", "GetRole")?.hasSuffix("UnknownObject")
        == true)
    #expect(failure(window + "_99999", "Accessible", "GetRole")?.hasSuffix("UnknownObject") == true)
    #expect(failure(window, "Accessible", "Fly")?.hasSuffix("UnknownMethod") == true)
    #expect(failure(window, "Action", "DoAction")?.hasSuffix("UnknownMethod") == true)
    #expect(failure(window, "Component", "GetExtents")?.hasSuffix("InvalidArgs") == true)
    #expect(failure("/", "Accessible", "GetRole")?.hasSuffix("UnknownObject") == true)
    // An element that was removed says so: its state is 6, defunct.
    #expect(
      ask(application, window + "_99999", "Accessible", "GetState").body
        == [.array(of: "u", [.uint32(1 << 6), .uint32(0)])])
  }

  // MARK: Changes

  @Test func `the tree is not read while nobody asks or listens`() {
    let window = Window(Text("old"))
    let application = application(window)
    for number in 0..<10 {
      window.session.graph.update(root: Text("\(number)"))
      #expect(frame(application, window) == [])
    }
    #expect(application.treeCount == 0)
  }

  @Test func `questions within one frame share one reading of the tree`() {
    let application = application(Window(VStack { ForEach(0..<100, id: \.self) { Text("\($0)") } }))
    for path in children(application, children(application, root)[0]) {
      _ = property(application, path, "Accessible", "Name")
    }
    #expect(application.treeCount == 1)
  }

  @Test func `changes are reported only for what was asked for`() {
    func content(_ number: Int) -> some View {
      VStack {
        Text("a\(number)")
        VStack { Text("b\(number)") }.accessibilityElement(children: .contain)
      }
    }
    let window = Window(content(0))
    let application = application(window)
    application.listeners.add(":1.1", "Object:")
    _ = application.takeEvents()
    // Nobody has asked for the text inside the group.
    _ = children(application, children(application, root)[0])
    window.session.graph.update(root: content(1))
    #expect(
      frame(application, window) == [
        "PropertyChange accessible-name 0 0", "TextChanged delete 1 1", "TextChanged insert 1 1",
      ])
  }

  @Test func `added and removed elements are reported to programs that know their parent`() {
    func rows(_ count: Int) -> some View {
      VStack { ForEach(0..<count, id: \.self) { Text("\($0)") } }
    }
    let window = Window(rows(3))
    let application = application(window)
    application.listeners.add(":1.1", "object:children-changed")
    _ = application.takeEvents()
    let before = children(application, children(application, root)[0])
    window.session.graph.update(root: rows(4))
    #expect(frame(application, window) == ["ChildrenChanged add 3 0"])
    window.session.graph.update(root: rows(2))
    #expect(
      frame(application, window) == ["ChildrenChanged remove 3 0", "ChildrenChanged remove 2 0"])
    // Elements that stay keep their names on the bus.
    #expect(children(application, children(application, root)[0]) == Array(before.prefix(2)))
  }

  @Test func `the focus is reported wherever it moves`() {
    let window = Window(
      VStack {
        TextField("First", text: .constant(""))
        TextField("Second", text: .constant(""))
      })
    let application = application(window)
    application.listeners.add(":1.1", "object:state-changed:focused")
    _ = application.takeEvents()
    window.session.send(.key(KeyEvent(.down, .tab)))
    #expect(frame(application, window).contains("StateChanged focused 1 0"))
  }

  @Test func `the focus is reported when it comes back from a suggestion to the field`() {
    struct Suggesting: View {
      @State private var text = ""

      var body: some View {
        TextField("Fruit", text: $text)
          .textInputSuggestions { Text("Apple").textInputCompletion("apple") }
      }
    }
    let window = Window(Suggesting())
    let application = application(window)
    application.listeners.add(":1.1", "object:state-changed:focused")
    _ = application.takeEvents()
    window.session.send(.key(KeyEvent(.down, .tab)))
    #expect(frame(application, window) == ["StateChanged focused 1 0"])
    window.session.send(.key(KeyEvent(.down, .downArrow)))
    #expect(frame(application, window) == ["StateChanged focused 1 0"])
    window.session.send(.text(.insert("a")))
    #expect(
      frame(application, window) == ["StateChanged focused 0 0", "StateChanged focused 1 0"])
  }

  @Test func `windows report when they open, close, and become active or inactive`() {
    let window = Window(Text("x"))
    let application = AccessibleApplication(name: "App")
    application.listeners.add(":1.1", "window:")
    application.add(window)
    func members() -> [String?] { application.takeEvents().map(\.member) }
    #expect(members() == ["Create", "Activate"])
    window.isActive = false
    application.didChange(window)
    #expect(members() == ["Deactivate"])
    application.remove(window)
    #expect(members() == ["Destroy"])
    #expect(children(application, root) == [])
  }

  @Test func `a listener gets the events whose names begin with what it asked for`() {
    var listeners = AccessibleListeners()
    let event = AccessibleEvent.state(.window(1), "focused", true)
    #expect(!listeners.want(event))
    listeners.add(":1.1", "object:state-changed:focused")
    #expect(listeners.want(event))
    #expect(!listeners.want(.state(.window(1), "checked", true)))
    listeners.add(":1.2", "Object:StateChanged:")
    listeners.remove(":1.1", "object:state-changed:focused")
    #expect(listeners.want(event))
    listeners.removeAll(":1.2")
    #expect(listeners.isEmpty)
  }
}
