import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor @Suite struct `Drag and drop` {
  private let log = Log()

  private struct Note: Codable, Transferable, Equatable {
    var text: String

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.text)
    }
  }

  private func pair<Source: View, Target: View>(_ source: Source, _ target: Target) -> Harness {
    Harness(
      HStack(spacing: 0) {
        source; target
      })
  }

  private let left = CGPoint(x: 100, y: 150)
  private let right = CGPoint(x: 300, y: 150)

  @Test func `a value is dropped on a view that takes its type`() {
    let harness = pair(
      Color.red.draggable("hello"),
      Color.blue.dropDestination(for: String.self) { items, place in
        log.note("\(items) at \(Int(place.x))")
        return true
      } isTargeted: {
        log.note("targeted \($0)")
      })
    harness.drag(from: left, to: right)
    // The blue half begins at 200.
    #expect(log.entries == ["targeted true", "targeted false", "[\"hello\"] at \(300 - 200)"])
  }

  /// A finger that rests for half a second lifts what it can drag.
  @Test(arguments: [(0.3, ["inside", "around"]), (0.8, [])] as [(Double, [String])])
  func `a finger that lifts a view and puts it back presses nothing`(
    _ seconds: Double, _ pressed: [String]
  ) {
    for isInside in [true, false] {
      let view = Color.red.frame(width: 100, height: 100)
      let harness = Harness(
        isInside
          ? AnyView(view.onTapGesture { log.note("inside") }.draggable("hello"))
          : AnyView(view.draggable("hello").onTapGesture { log.note("around") }))
      let middle = CGPoint(x: 200, y: 150)
      harness.send(.pointer(PointerEvent(.down, at: middle, kind: .touch)))
      harness.advance(by: seconds)
      harness.send(.pointer(PointerEvent(.up, at: middle, kind: .touch)))
      harness.advance(by: 0.5)
    }
    #expect(log.entries == pressed)
  }

  @Test func `a mouse drags a button that can be dragged, and a click presses it`() {
    let harness = pair(
      Button("press") { log.note("pressed") }.buttonStyle(.plain).frame(width: 200, height: 300)
        .draggable("hello"),
      Color.blue.dropDestination(for: String.self) { items, _ in
        log.note(items.joined())
        return true
      })
    harness.drag(from: left, to: right)
    #expect(log.entries == ["hello"])
    harness.click("press")
    #expect(log.entries == ["hello", "pressed"])
  }

  @Test func `a view that wants another type is not a target`() {
    let harness = pair(
      Color.red.draggable(Note(text: "a")),
      Color.blue.dropDestination(for: URL.self) { _, _ in
        log.note("url")
        return true
      } isTargeted: {
        log.note("\($0)")
      })
    harness.drag(from: left, to: right)
    #expect(log.entries.isEmpty)
  }

  @Test func `a value is dropped as the type of its proxy`() async throws {
    let harness = pair(
      Color.red.draggable(Note(text: "proxy")),
      Color.blue.dropDestination(for: String.self) { items, _ in
        log.note(items.joined())
        return true
      })
    harness.drag(from: left, to: right)
    await eventually { !log.entries.isEmpty }
    #expect(log.entries == ["proxy"])
  }

  @Test func `a text from another program is dropped`() {
    let harness = Harness(
      Color.blue.dropDestination(for: String.self) { items, _ in
        log.note(items.joined())
        return true
      } isTargeted: {
        log.note("\($0)")
      })
    for phase in [DropEvent.Phase.entered, .moved, .dropped] {
      harness.send(.drop(DropEvent(phase, at: left, items: [.text("outside")])))
    }
    #expect(log.entries == ["true", "false", "outside"])
  }

  @Test func `the dragged view is shown below the pointer until it is dropped`() {
    let harness = Harness(Color.red.frame(width: 20, height: 20).draggable("a"))
    let before = harness.displayListText
    harness.press(at: CGPoint(x: 200, y: 150))
    harness.move(to: CGPoint(x: 250, y: 170))
    #expect(harness.displayListText.contains("opacity 0.7"))
    #expect(harness.displayListText.contains("50"))
    harness.release()
    #expect(harness.displayListText == before)
  }

  @Test func `the Escape key calls a drag off`() {
    let harness = pair(
      Color.red.draggable("hello"),
      Color.blue.dropDestination(for: String.self) { _, _ in
        log.note("dropped")
        return true
      } isTargeted: {
        log.note("\($0)")
      })
    harness.press(at: left)
    harness.move(to: right)
    harness.press(.escape)
    harness.release()
    #expect(log.entries == ["true", "false"])
  }

  @Test func `a dragged view has the outline that it declares`() {
    let harness = Harness(
      Color.red.frame(width: 20, height: 20).contentShape(.dragPreview, Circle()).draggable("a"))
    harness.press(at: CGPoint(x: 200, y: 150))
    let before = harness.displayListText
    harness.move(to: CGPoint(x: 250, y: 170))
    #expect(!before.contains("clip"))
    #expect(harness.displayListText.contains("clip"))
    harness.release()
  }

  @Test func `a finger drags only after it has rested`() {
    let harness = pair(
      Color.red.draggable("hello"),
      Color.blue.dropDestination(for: String.self) { items, _ in
        log.note(items.joined())
        return true
      })
    func touch(_ phase: PointerEvent.Phase, _ point: CGPoint) {
      harness.send(.pointer(PointerEvent(phase, at: point, kind: .touch, pointerID: 1)))
    }
    func drag(after seconds: Double) {
      touch(.down, left)
      harness.advance(by: seconds)
      touch(.moved, right)
      touch(.up, right)
    }
    drag(after: 0.1)
    #expect(log.entries.isEmpty)
    harness.advance(by: 1)
    drag(after: 0.6)
    #expect(log.entries == ["hello"])
  }

  @Test(arguments: [false, true])
  func `a finger that has opened a menu drags the view when it moves on`(isMenuInside: Bool) {
    let menu = ContextMenu()
    let harness = pair(
      Group {
        if isMenuInside {
          Color.red.modifier(menu).draggable("hello")
        } else {
          Color.red.draggable("hello").modifier(menu)
        }
      },
      Color.blue.dropDestination(for: String.self) { items, _ in
        log.note(items.joined())
        return true
      })
    func touch(_ phase: PointerEvent.Phase, _ point: CGPoint) {
      harness.send(.pointer(PointerEvent(phase, at: point, kind: .touch, pointerID: 1)))
    }
    touch(.down, left)
    harness.advance(by: 0.6)
    #expect(harness.text.contains("Copy"))
    touch(.moved, CGPoint(x: left.x + 20, y: left.y))
    harness.advance(by: 1)
    #expect(!harness.text.contains("Copy"))
    touch(.moved, right)
    touch(.up, right)
    #expect(log.entries == ["hello"])
  }

  private struct ContextMenu: ViewModifier {
    func body(content: Content) -> some View { content.contextMenu { Button("Copy") {} } }
  }
}
