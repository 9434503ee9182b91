import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import Reminders

/// A folder for the program's file, and the reminders in it.
private struct Cabinet: Sendable {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("espalier-reminders-\(UUID().uuidString)")

  var file: URL { folder.appendingPathComponent("Reminders/Reminders.json") }

  /// The titles in each list.
  func stored() throws -> [String: [String]] {
    let lists = try JSONDecoder().decode([ReminderList].self, from: Data(contentsOf: file))
    return Dictionary(uniqueKeysWithValues: lists.map { ($0.name, $0.reminders.map(\.title)) })
  }

  static let garden = ["Tie up the espalier", "Water the lemon trees", "Sharpen the shears"]
}

/// The example Reminders: its store, and its screens without a window.
@MainActor @Suite(.serialized) struct RemindersTests {
  private let cabinet = Cabinet()

  private var folder: URL { cabinet.folder }
  private var file: URL { cabinet.file }

  // MARK: The store

  @Test func `changes are saved in the file, with nothing beside it`() throws {
    let store = Store(file: file)
    store.lists[1].reminders[0].title = "Boil jam"
    #expect(try cabinet.stored() == ["Garden": Cabinet.garden, "Kitchen": ["Boil jam"]])
    #expect(Store(file: file).lists == store.lists)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Reminders")
    #expect(names == ["Reminders.json"])
  }

  @Test func `when saving fails, the old file stays and the person is told`() throws {
    let store = Store(file: file)
    store.lists[0].name = "Orchard"
    // A folder of the file's name cannot be replaced by a file.
    let saved = folder.appendingPathComponent("saved")
    try FileManager.default.moveItem(at: file, to: saved)
    try FileManager.default.createDirectory(
      at: file.appendingPathComponent("full"), withIntermediateDirectories: true)
    store.lists[0].name = "Meadow"
    #expect(store.isUnsaved)
    #expect(!store.problem.isEmpty)
    try FileManager.default.removeItem(at: file)
    store.save()
    #expect(!store.isUnsaved)
    #expect(try cabinet.stored().keys.contains("Meadow"))
  }

  @Test func `a damaged file is kept under another name`() throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("[{".utf8).write(to: file)
    #expect(Store(file: file).lists.map(\.name) == ["Garden", "Kitchen"])
    let damaged = file.appendingPathExtension("damaged")
    #expect(try Data(contentsOf: damaged) == Data("[{".utf8))
  }

  // MARK: The screens

  private func screens(_ store: Store) -> Harness {
    Harness(
      WindowChrome { ContentView().environment(store) }, window: CGSize(width: 760, height: 520),
      text: .fonts)
  }

  @Test func `details open above the list, and what is written there is in the list`() throws {
    let store = Store(file: file)
    let harness = screens(store)
    harness.click("Details of Order jam jars")
    harness.advance(by: 1)
    #expect(harness.text.contains("On a day"))
    harness.click(at: try titleField(harness))
    harness.press("a", modifiers: .command)
    harness.type("Boil jam")
    #expect(store.lists[1].reminders[0].title == "Boil jam")
  }

  @Test func `a search looks through titles and notes of all lists`() {
    let harness = screens(Store(file: file))
    harness.click("Title or notes")
    harness.type("pear")
    #expect(reminders(harness) == ["Tie up the espalier"])
    harness.type("s")
    #expect(harness.text.contains("No Reminders"))
  }

  @Test func `deleting a list selects all lists`() {
    let store = Store(file: file)
    let harness = screens(store)
    harness.click("Kitchen")
    #expect(reminders(harness) == ["Order jam jars"])
    harness.secondaryClick("Kitchen")
    harness.click("Delete List")
    harness.advance(by: 1)
    #expect(store.lists.map(\.name) == ["Garden"])
    #expect(reminders(harness) == Cabinet.garden)
  }

  /// The reminders that have a row: the mark of each row has the reminder's name.
  private func reminders(_ harness: Harness) -> [String] {
    (Cabinet.garden + ["Order jam jars"]).filter { harness.frame(of: "\($0) is done") != nil }
  }
}

/// The middle of the field for a title in opened details; its label is at the other end of the row.
@MainActor private func titleField(_ harness: Harness) throws -> CGPoint {
  try CGPoint(x: 600, y: #require(harness.frame(of: "Title")).midY)
}

/// The example Reminders in a real window.
@Suite(.serialized, .enabled(if: VirtualDisplay.missing.isEmpty, VirtualDisplay.comment))
struct RemindersWindowTests {
  @Test func `in a window a person marks, renames and adds`() async throws {
    let cabinet = Cabinet()
    let copy = cabinet.folder.appendingPathComponent("copy")
    let window = try await ExampleWindow(
      "Reminders", title: "All", environment: ["XDG_DATA_HOME": cabinet.folder.path],
      size: CGSize(width: 760, height: 520)
    ) {
      ContentView().environment(Store(file: copy))
    }
    try await window.click("Water the lemon trees is done")
    #expect(await eventually { (try? cabinet.stored()) != nil })

    let field = try await MainActor.run {
      let store = Store(file: copy)
      let harness = Harness(
        WindowChrome { ContentView().environment(store) },
        window: CGSize(width: 760, height: 520), text: .fonts)
      harness.click("Details of Order jam jars")
      harness.advance(by: 1)
      return try titleField(harness)
    }
    try await window.click("Details of Order jam jars")
    try await window.waitForTitle("Order jam jars")
    // The screen slides in.
    #expect(try await window.program.comesToRest())
    try await window.click(field)
    try await window.press("ctrl+a", "J", "a", "m")
    #expect(await eventually { (try? cabinet.stored())?["Kitchen"] == ["Jam"] })

    try await window.press("ctrl+bracketleft")
    try await window.waitForTitle("All")
    #expect(try await window.program.comesToRest())
    try await window.press("ctrl+shift+n", "B", "o", "x")
    #expect(await eventually { (try? cabinet.stored())?["Garden"] == Cabinet.garden + ["Box"] })
    #expect(window.program.errors == "")
  }
}
