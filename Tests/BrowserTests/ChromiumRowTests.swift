import Foundation
import SwiftUI
import Testing

@testable import EspalierBrowser

/// Rows of lists, outlines and tables as assistive programs find them on a page, and what these do with them.
@MainActor
@Suite(.serialized, .enabled(if: Chromium.program != nil, Chromium.isMissing))
struct ChromiumRowTests {
  @Test func `rows of an outline have a level, a position and a state, and can be opened`()
    async throws
  {
    try await showing(RowKindsApp(kind: .outline)) { page in
      #expect(
        try await page.rows("treeitem", "ariaLevel", "ariaExpanded", "ariaPosInSet", "ariaSetSize")
          == ["Home 1 false 1 2", "Trash 1 null 2 2"])
      try await page.withElement("button", named: "Expand", do: "function() { this.click() }")
      try await patiently { (try? await page.rows("treeitem"))?.count == 4 }
      // Positions are counted among siblings.
      #expect(
        try await page.rows("treeitem", "ariaLevel", "ariaExpanded", "ariaPosInSet", "ariaSetSize")
          == ["Home 1 true 1 2", "Papers 2 null 1 2", "Music 2 null 2 2", "Trash 1 null 2 2"])
    }
  }

  @Test func `a table has titles that sort, rows and cells`() async throws {
    try await showing(RowKindsApp(kind: .table)) { page in
      let titles = try await page.rows("columnheader", "ariaSort")
      #expect(titles == ["Name descending", "Kind null"])
      #expect(try await page.elements("columnheader", named: "Name").count == 1)
      // What keys select from is a grid, and its rows say that they are selected.
      let cells = try await page.rows("gridcell")
      #expect(cells == ["Home", "folder", "Trash", "folder"])
      // The titles are a row, too; the row that is selected says so.
      let rows = try await page.rows("row", "ariaSelected", "ariaRowIndex")
      #expect(rows == ["NameKind null null", "Homefolder false 2", "Trashfolder true 3"])
      // Below the titles, the rows are a group that takes the keys.
      let groups = try await page.evaluate(
        """
        [...elements.querySelectorAll("[role=grid] [role=rowgroup]")]
          .map(group => group.querySelectorAll("[role=row]").length + " " + group.closest("[role=grid]").ariaRowCount)
        """, as: [String].self)
      #expect(groups == ["2 3"])
    }
  }

  @Test func `rows of a list offer deleting, moving and their swipe actions`() async throws {
    try await showing(RowKindsApp(kind: .list)) { page in
      #expect(
        try await page.rows("listitem", "ariaPosInSet", "ariaSetSize") == [
          "A 1 3", "B 2 3", "C 3 3",
        ])
      func press(_ action: String, _ result: [String]) async throws {
        try await page.withElement("button", named: action, do: "function() { this.click() }")
        var found: [String]?
        try await patiently {
          found = try? await page.rows("listitem")
          return found == result
        }
        #expect(found == result)
      }
      try await press("Move Down", ["B", "A", "C"])
      try await press("Pin", ["pinned B", "A", "C"])
      try await press("Delete", ["A", "C"])
      #expect(try await page.rows("heading", "ariaLevel") == ["Letters 2"])
    }
  }

  @Test func `a list whose rows can be selected is a grid that names the current row`() async throws
  {
    try await showing(RowKindsApp(kind: .menus)) { page in
      let current =
        "document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))?.textContent"
      try await page.press("Tab", code: 9)
      try await page.press("ArrowDown", code: 40)
      try await page.expect("document.activeElement.role", is: "grid")
      try await page.expect(current, is: "A")
      try await page.press("ArrowDown", code: 40)
      try await page.expect(current, is: "B")
      #expect(
        try await page.rows("row", "ariaSelected", "ariaRowIndex")
          == ["A false 1", "B true 2", "C false 3"])
      #expect(try await page.elements("row", named: "B").count == 1)
    }
  }

  @Test(arguments: ["ContextMenu", "F10"])
  func `the menu key and Shift-F10 show the menu of the selected row`(_ key: String) async throws {
    try await showing(RowKindsApp(kind: .menus)) { page in
      try await page.press("Tab", code: 9)
      try await page.press("ArrowDown", code: 40)
      try await patiently { (try? await page.rows("row", "ariaSelected"))?.first == "A true" }
      let code = key == "F10" ? (121, 8) : (93, 0)
      try await page.press(key, code: code.0, modifiers: code.1)
      try await patiently { (try? await page.elements("menuitem", named: "Open A"))?.count == 1 }
      #expect(try await page.elements("menuitem", named: "Open A").count == 1)
    }
  }

  private func showing<A: App>(_ app: A, _ body: (Chromium) async throws -> Void) async throws {
    try await TestHost.serving(app) { host in
      let page = try await Chromium(showing: host.address, size: CGSize(width: 400, height: 300))
      defer { page.close() }
      try await patiently {
        (try? await page.rows("listitem], [role=row], [role=treeitem"))?.count ?? 0 > 0
      }
      try await body(page)
    }
  }
}

extension Chromium {
  /// The texts of the elements of a role in their order, each with some of its properties.
  fileprivate func rows(_ role: String, _ properties: String...) async throws -> [String] {
    let list = properties.map { "element.\($0)" }.joined(separator: ", ")
    return try await evaluate(
      """
      [...elements.querySelectorAll("[role=\(role)]")]
        .map(element => {
          // A title that sorts is a button, which has a label in place of a text.
          const label = part => part?.ariaLabel ?? part?.textContent.trim();
          const cells = [...element.querySelectorAll("[role=columnheader], [role=cell], [role=gridcell]")];
          const parts = cells.length > 0 ? cells : [element];
          const words = parts.map(part => part.textContent.trim() || label(part.querySelector("[aria-label]")));
          return [words.join(""), \(list)].map(String).join(" ");
        })
      """, as: [String].self) ?? []
  }
}

private struct RowKindsApp: App {
  enum Kind { case outline, table, list, menus }

  var kind = Kind.list

  var body: some Scene { WindowGroup("Rows") { RowKinds(kind: kind) } }
}

private struct RowKinds: View {
  struct Folder: Identifiable {
    let name: String
    var folders: [Folder]?

    var id: String { name }
  }

  let kind: RowKindsApp.Kind
  @State private var letters = ["A", "B", "C"]
  @State private var pinned: String?
  @State private var chosen: Set<String> = []

  private static let folders = [
    Folder(name: "Home", folders: [Folder(name: "Papers"), Folder(name: "Music")]),
    Folder(name: "Trash"),
  ]

  var body: some View {
    switch kind {
    case .outline: List(Self.folders, children: \.folders) { Text($0.name) }
    case .table:
      Table(
        Self.folders, selection: .constant(Set(["Trash"])),
        sortOrder: .constant([KeyPathComparator(\Folder.name, order: .reverse)])
      ) {
        TableColumn("Name", value: \.name)
        TableColumn("Kind") { _ in Text("folder") }
      }
    case .list: list
    case .menus:
      List(letters, id: \.self, selection: $chosen) { Text($0) }
        .contextMenu(forSelectionType: String.self) { names in
          Button("Open \(names.sorted().joined())") {}
        }
    }
  }

  private var list: some View {
    List {
      Section("Letters") {
        ForEach(letters, id: \.self) { letter in
          Text(pinned == letter ? "pinned \(letter)" : letter)
            .swipeActions(edge: .leading) { Button("Pin") { pinned = letter } }
        }
        .onDelete { letters.remove(atOffsets: $0) }
        .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }
}
