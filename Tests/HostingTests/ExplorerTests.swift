import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import Explorer

/// A folder with files of a known size.
private struct Shelf: Sendable {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("espalier-shelf-\(UUID().uuidString)")

  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files {
      let file = url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  static let files = [
    "page 10.txt": "the tenth page", "page 2.txt": "short", "Inner/note.txt": "a note",
    "Inner/Deep/end.txt": "", ".hidden": "",
  ]
}

/// The example Explorer with the bar of a window, but without a window.
@MainActor @Suite(.serialized) struct ExplorerTests {
  private func explorer(_ shelf: Shelf) -> Harness {
    Harness(
      WindowChrome { ContentView(root: Folder(shelf.url)) },
      window: CGSize(width: 900, height: 560), text: .fonts)
  }

  /// Lets the tasks of the views read files until something is shown.
  private func waits(_ harness: Harness, for text: String) async throws {
    try #require(
      await eventually {
        harness.update()
        return harness.text.contains(text)
      }, "\(text) is not in \(harness.text)")
  }

  @Test func `folders are rows of an outline and of a table, in the order of their numbers`()
    async throws
  {
    let shelf = try Shelf(Shelf.files)
    let harness = explorer(shelf)
    try await waits(harness, for: "page 2.txt")
    let places = ["Inner", "page 2.txt", "page 10.txt"].map { harness.frame(of: $0)?.minY ?? 0 }
    #expect(places == places.sorted() && places[0] > 0)
    #expect(!harness.text.contains(".hidden"))
    #expect(harness.text.contains("3 items"))

    harness.click("Size")
    try #require(
      await eventually {
        harness.update()
        let (tenth, second) = (harness.frame(of: "page 10.txt"), harness.frame(of: "page 2.txt"))
        return (tenth?.minY ?? 0) > (second?.minY ?? 0) && (second?.minY ?? 0) > 0
      })
  }

  @Test func `the chosen file is shown, and a double click opens a folder`() async throws {
    let harness = explorer(try Shelf(Shelf.files))
    try await waits(harness, for: "page 2.txt")
    harness.click("page 10.txt")
    try await waits(harness, for: "the tenth page")
    harness.doubleClick("Inner")
    try await waits(harness, for: "note.txt")
    #expect(!harness.text.contains("the tenth page"))
    #expect(harness.text.contains("2 items"))
    harness.click("Enclosing Folder")
    try await waits(harness, for: "page 2.txt")
  }

  @Test func `a folder that cannot be read says so`() async throws {
    let shelf = try Shelf()
    let harness = Harness(
      ContentView(root: Folder(shelf.url.appendingPathComponent("gone"))),
      window: CGSize(width: 900, height: 560), text: .fonts)
    try await waits(harness, for: "No Access")
  }

  @Test func `only the rows in view of a hundred thousand files are made`() async throws {
    let shelf = try Shelf(["page 0.txt": "the same text"])
    defer { try? FileManager.default.removeItem(at: shelf.url) }
    let last = 99_999
    func path(_ number: Int) -> String { shelf.url.path + "/page \(number).txt" }
    // Names of one file are made sooner than files; file systems allow some thousands of them.
    for number in 1...last {
      if number.isMultiple(of: 1_000) {
        try FileManager.default.copyItem(atPath: path(0), toPath: path(number))
      } else {
        try #require(link(path(number - 1), path(number)) == 0)
      }
    }

    let harness = explorer(shelf)
    try await waits(harness, for: "page 0.txt")
    let rows = { harness.text.filter { $0.hasPrefix("page ") } }
    #expect(Array(rows().prefix(3)) == ["page 0.txt", "page 1.txt", "page 2.txt"])
    #expect(harness.text.contains("100,000 items"))
    // 560 points have room for fewer than 30 rows, and there are some beyond the edges.
    #expect(rows().count < 60)
    // A row has a cell for each of the four columns, and a cell has a few views.
    let bodiesOfRows = 60 * 4 * 5
    #expect(harness.bodiesEvaluated < 2 * bodiesOfRows)

    func bodies(of work: () -> Void) -> Int {
      let before = harness.bodiesEvaluated
      work()
      return harness.bodiesEvaluated - before
    }
    #expect(bodies { harness.click("page 3.txt") } < bodiesOfRows)
    try await waits(harness, for: "the same text")
    // The wheel scrolls the rows of three windows past.
    let glide = bodies {
      harness.scroll(at: CGPoint(x: 500, y: 300), by: CGSize(width: 0, height: -3 * 560))
      harness.advance(by: 2)
    }
    #expect(glide < 4 * bodiesOfRows)
    #expect(!rows().isEmpty && !rows().contains("page 0.txt"))
    #expect(bodies { harness.press(.end) } < bodiesOfRows)
    #expect(rows().contains("page \(last).txt") && !rows().contains("page 0.txt"))
    #expect(bodies { harness.press("a", modifiers: .command) } < bodiesOfRows)

    // In the other order, the first row is the last one.
    harness.press(.home)
    harness.click("Name")
    try await waits(harness, for: "page \(last).txt")
    #expect(rows().first == "page \(last).txt")
    #expect(harness.bodiesEvaluated < 10 * bodiesOfRows)
  }
}

/// The example Explorer in a real window.
@Suite(.serialized, .enabled(if: VirtualDisplay.missing.isEmpty, VirtualDisplay.comment))
struct ExplorerWindowTests {
  @Test func `a person opens a folder in a window, and its name becomes the title`()
    async throws
  {
    let shelf = try Shelf(Shelf.files)
    // Two clicks open a folder, however long a busy machine takes between them.
    let window = try await ExampleWindow(
      "Explorer", title: shelf.url.lastPathComponent,
      environment: ["SDL_MOUSE_DOUBLE_CLICK_TIME": "600000"],
      size: CGSize(width: 900, height: 560), arguments: [shelf.url.absoluteString]
    ) {
      ContentView(root: Folder(shelf.url))
    }
    let row = try await window.frame(of: "Inner")
    #expect(try await window.paints("Inner"))
    try await window.click("Inner")
    try await window.click(CGPoint(x: row.midX, y: row.midY))
    _ = try await HostedWindow.find("Inner", on: window.display)
    try await window.press("ctrl+Up")
    _ = try await HostedWindow.find(shelf.url.lastPathComponent, on: window.display)
    #expect(window.program.errors == "")
  }
}
