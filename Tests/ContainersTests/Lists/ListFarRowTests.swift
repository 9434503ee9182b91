import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Rows of sections that were never shown: lists find, select and delete them by their ids, which
/// are data, and make no views for that.
@MainActor struct ListFarRowTests {
  private final class Remote {
    var proxy: ScrollViewProxy?
  }

  @Observable final class Model {
    var selection: Set<String> = []
    var position: String?
    var log: [String] = []
  }

  private static let sections = 1_000
  private static let rows = 20

  /// A section that is a view of its own, without a state.
  private struct Shelf: View {
    let number: Int

    var body: some View {
      Section("section \(number)") {
        ForEach(ids(number), id: \.self) { Text($0) }
      }
    }
  }

  /// A row that is a view of its own, with a state.
  private struct Card: View {
    let title: String
    @State private var count = 0

    var body: some View { Text("\(title) \(count)") }
  }

  private static func ids(_ section: Int) -> [String] {
    (0..<rows).map { "\(section)-\($0)" }
  }

  private struct Page<Content: View>: View {
    @Bindable var model: Model
    let remote: Remote
    @ViewBuilder let content: () -> Content

    var body: some View {
      ScrollViewReader { proxy in
        let _ = remote.proxy = proxy
        List(selection: $model.selection) { content() }
      }
    }
  }

  private func harness(
    _ model: Model = Model(), _ remote: Remote = Remote(),
    @ViewBuilder content: @escaping () -> some View
  ) -> Harness {
    Harness(
      Page(model: model, remote: remote, content: content),
      window: CGSize(width: 320, height: 240))
  }

  @ViewBuilder private func loops() -> some View {
    ForEach(0..<Self.sections, id: \.self) { section in
      Section("section \(section)") { ForEach(Self.ids(section), id: \.self) { Text($0) } }
    }
  }

  /// Counts the bodies and nodes that an action has made.
  private func bodies(_ harness: Harness, _ action: () -> Void) -> Int {
    let before = harness.graph.counters.bodies
    action()
    harness.update()
    return harness.graph.counters.bodies - before
  }

  @Test func `a list scrolls to the id of a row in a section that was never made`() {
    let remote = Remote()
    let harness = harness(Model(), remote) { loops() }
    let made = bodies(harness) { remote.proxy?.scrollTo("700-10", anchor: .top) }
    // The header, which stays at the top, is above the row.
    #expect(harness.frame(of: "700-10")?.minY == CGFloat(4))
    // Those of some ten rows and two sections, of a thousand.
    #expect(made < 400)
  }

  @Test func `sections and rows may be views of their own, with tags and states`() {
    for kind in 0..<3 {
      let remote = Remote()
      let harness = harness(Model(), remote) {
        if kind == 0 {
          ForEach(0..<Self.sections, id: \.self) { Shelf(number: $0) }
        } else if kind == 1 {
          ForEach(0..<Self.sections, id: \.self) { section in
            Section("section \(section)") {
              ForEach(0..<Self.rows, id: \.self) {
                Text("\(section)-\($0)").tag("\(section)-\($0)")
              }
            }
          }
        } else {
          ForEach(0..<Self.sections, id: \.self) { section in
            Section("section \(section)") {
              ForEach(Self.ids(section), id: \.self) { Card(title: $0) }
            }
          }
        }
      }
      let made = bodies(harness) { remote.proxy?.scrollTo("700-10", anchor: .top) }
      #expect(harness.text.contains { $0.hasPrefix("700-10") }, "kind \(kind)")
      #expect(made < 400, "kind \(kind)")
    }
  }

  @Test func `scrolling to an unknown id makes no rows`() {
    let remote = Remote()
    let harness = harness(Model(), remote) { loops() }
    #expect(bodies(harness) { remote.proxy?.scrollTo("nowhere") } == 0)
    #expect(harness.frame(of: "0-0") != nil)
  }

  @Test func `a position of rows in sections is found by their ids`() {
    let position = Handle<String?>()
    let harness = Harness(
      Varying(position, nil) { _ in
        List { loops() }.scrollPosition(id: position.taken ?? .constant(nil))
      }, window: CGSize(width: 320, height: 240))
    let made = bodies(harness) { position.value = "600-3" }
    #expect(harness.frame(of: "600-3") != nil)
    #expect(made < 400)
  }

  @Test func `the End key and the Home key go to the ends of all sections`() {
    let model = Model()
    let harness = harness(model) { loops() }
    harness.click("0-2")
    let made = bodies(harness) { harness.press(.end) }
    let last = "\(Self.sections - 1)-\(Self.rows - 1)"
    #expect(model.selection == [last])
    #expect(harness.frame(of: last) != nil)
    #expect(made < 400)
    harness.press(.upArrow)
    #expect(model.selection == ["\(Self.sections - 1)-\(Self.rows - 2)"])
    harness.press(.home)
    #expect(model.selection == ["0-0"])
    #expect(harness.frame(of: "0-0") != nil)
  }

  @Test func `a range includes sections that were never made`() {
    let model = Model()
    let harness = harness(model) { loops() }
    harness.click("0-2")
    let made = bodies(harness) { harness.press(.end, modifiers: .shift) }
    #expect(model.selection.count == Self.sections * Self.rows - 2)
    #expect(made < 400)
    // The range still begins where it did, although that section has been scrolled away.
    harness.press(.upArrow, modifiers: .shift)
    #expect(model.selection.count == Self.sections * Self.rows - 3)
    harness.press(.home, modifiers: .shift)
    #expect(model.selection == ["0-0", "0-1", "0-2"])
  }

  @Test func `command-A selects the rows of all sections, by ids or tags`() {
    let model = Model()
    let plain = harness(model) { loops() }
    plain.click("0-2")
    #expect(bodies(plain) { plain.press("a", modifiers: .command) } < 400)
    #expect(model.selection.count == Self.sections * Self.rows)

    let other = Model()
    let tagged = harness(other) {
      ForEach(0..<Self.sections, id: \.self) { section in
        Section {
          ForEach(0..<Self.rows, id: \.self) {
            Text("\(section)-\($0)").tag("tag \(section)-\($0)").selectionDisabled($0 == 3)
          }
        }
      }
    }
    tagged.click("0-2")
    #expect(bodies(tagged) { tagged.press("a", modifiers: .command) } < 400)
    #expect(other.selection.count == Self.sections * (Self.rows - 1))
    #expect(other.selection.contains("tag 900-4") && !other.selection.contains("tag 900-3"))
  }

  @Test func `keys move on from a selected row that was never made`() {
    let model = Model()
    let harness = harness(model) { loops() }
    harness.click("0-2")
    model.selection = ["700-10"]
    harness.update()
    #expect(bodies(harness) { harness.press(.downArrow) } < 400)
    #expect(model.selection == ["700-11"])
    #expect(harness.frame(of: "700-11") != nil)
    model.selection = ["gone"]
    harness.update()
    #expect(bodies(harness) { harness.press(.downArrow) } < 400)
    #expect(model.selection == ["0-0"])
  }

  @Test func `typing searches the texts of rows that were never made`() {
    let model = Model()
    let harness = harness(model) { loops() }
    harness.click("0-2")
    // 10,000 rows are looked at.
    #expect(bodies(harness) { harness.press("z") } == 0)
    #expect(model.selection == ["0-2"])
    harness.advance(by: 2)
    #expect(bodies(harness) { harness.type("400-7") } < 400)
    #expect(model.selection == ["400-7"])
    #expect(harness.frame(of: "400-7") != nil)
  }

  // MARK: Editing

  @Observable final class Names {
    var names = (0..<5_000).map { "name \($0)" }
    var selection: Set<String> = []
  }

  private struct NameList: View {
    @Bindable var model: Names

    var body: some View {
      List(selection: $model.selection) {
        ForEach(model.names, id: \.self) { name in
          Text(name).deleteDisabled(name.hasSuffix("99")).moveDisabled(name.hasSuffix("98"))
        }
        .onDelete { model.names.remove(atOffsets: $0) }
        .onMove { model.names.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  @Test func `deleting all rows does not make those out of view`() {
    let model = Names()
    let harness = Harness(NameList(model: model), window: CGSize(width: 320, height: 240))
    harness.click("name 1")
    harness.press("a", modifiers: .command)
    #expect(bodies(harness) { harness.press(.delete) } < 400)
    // One of a hundred may not be deleted.
    #expect(model.names == (0..<50).map { "name \($0 * 100 + 99)" })
  }

  @Test func `a selected row that is dragged takes along those out of view`() throws {
    let model = Names()
    let harness = Harness(NameList(model: model), window: CGSize(width: 320, height: 240))
    harness.click("name 1")
    model.selection = ["name 1", "name 98", "name 4000", "name 300"]
    harness.update()
    let (row, target) = (
      try #require(harness.frame(of: "name 1")), try #require(harness.frame(of: "name 4"))
    )
    harness.press(at: CGPoint(x: row.midX, y: row.midY))
    harness.move(to: CGPoint(x: row.midX, y: row.midY + 20))
    harness.move(to: CGPoint(x: row.midX, y: target.maxY))
    harness.release(at: CGPoint(x: row.midX, y: target.maxY))
    #expect(
      Array(model.names.prefix(8)) == [0, 2, 3, 4, 1, 300, 4000, 5].map { "name \($0)" })
    #expect(model.names.count == 5_000)
  }
}
