import EspalierDrawing
import Foundation
import SwiftUI
import Testing

@testable import EspalierBrowser
@testable import EspalierRendering

/// Random clicks, keys, drags, swipes, actions of assistive programs and changes of data on a page: it shows the
/// program's data without a fault, and looks like a page that is opened anew.
@MainActor
@Suite(.serialized, .enabled(if: Chromium.program != nil, Chromium.isMissing))
struct RandomRowsTests {
  private static let size = CGSize(width: 320, height: 300)

  @Test(arguments: RowsView.Kind.allCases)
  func `a page keeps working whatever is done to it`(_ kind: RowsView.Kind) async throws {
    let model = RowsModel()
    var random = SeededRandom(state: UInt64(kind.rawValue + 1))
    try await TestHost.serving(RowsApp(model: model, kind: kind)) { host in
      let page = try await Chromium(showing: host.address, size: Self.size)
      defer { page.close() }
      try await page.evaluateClick("document.body")
      try await page.collectFaults()
      var story: [String] = []
      for _ in 0..<50 { story.append(try await page.abuse(model, in: Self.size, &random)) }
      for _ in 0..<3 { try await page.press("Escape", code: 27) }
      model.renew()
      for _ in 0..<3 {
        try await page.turnWheel(at: CGPoint(x: 160, y: 150), by: -1_000_000)
        try await Task.sleep(for: .milliseconds(100))
      }
      // Where no scroll indicator is: one that shows for a moment stays while the pointer is over it.
      try await page.mouse("mouseMoved", 2, 150, button: "none")
      let before = try await page.restingState()
      #expect(try await page.faults() == [], "\(story.suffix(9))")
      #expect(
        before.words.contains(kind.firstWords), "\(before.words.prefix(400)) \(story.suffix(9))")
      try await page.open(host.address)
      try await page.mouse("mouseMoved", 3, 150, button: "none")
      let after = try await page.restingState()
      #expect(after.words == before.words, "\(story.suffix(9))")
      #expect(after.picture.looksLike(before.picture), "\(story.suffix(9))")
    }
  }
}

extension Bitmap {
  /// A caret may blink, and edges between pixels are painted in parts.
  fileprivate func looksLike(_ other: Bitmap) -> Bool {
    Difference(self, other).map { $0.farShare < 0.001 } ?? false
  }
}

/// Numbers that look random, and are the same for the same seed.
struct SeededRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

extension Chromium {
  fileprivate func collectFaults() async throws {
    _ = try await evaluate(
      """
      globalThis.faults = [];
      console.error = fault => faults.push(String(fault));
      addEventListener("error", event => faults.push(event.message));
      """, as: String.self)
  }

  fileprivate func faults() async throws -> [String] {
    try await evaluate("faults", as: [String].self) ?? []
  }

  /// The elements that assistive programs find, without the page's own numbers for them, and with their attributes in order:
  /// one that an element got later comes last.
  fileprivate func words() async throws -> String {
    try await evaluate(
      #"""
      document.getElementById("elements").innerHTML
        .replace(/ (id|aria-[a-z]*(owns|by|descendant|controls))="[^"]*"/g, "")
        .replace(/(?: [a-z-]+="[^"]*")+/g, list => list.match(/ [a-z-]+="[^"]*"/g).sort().join(""))
      """#, as: String.self) ?? ""
  }

  fileprivate func picture() async throws -> Bitmap {
    try ImageDecoder.bitmap(from: try await screenshot(), name: "page")
  }

  /// The page's words and its picture, once two readings in a row agree.
  ///
  /// Scroll indicators stay for a second before they fade; a caret blinks forever, and is too small to matter.
  fileprivate func restingState() async throws -> (words: String, picture: Bitmap) {
    var last = (words: try await words(), picture: try await picture())
    for _ in 0..<40 {
      try await Task.sleep(for: .milliseconds(1_200))
      let now = (words: try await words(), picture: try await picture())
      let isSame = now.words == last.words && now.picture.looksLike(last.picture)
      last = now
      if isSame { break }
    }
    return last
  }

  fileprivate func turnWheel(at place: CGPoint, by distance: Int) async throws {
    try await call(
      "Input.dispatchMouseEvent",
      "{\"type\":\"mouseWheel\",\"x\":\(place.x),\"y\":\(place.y),\"deltaX\":0,\"deltaY\":\(distance)}"
    )
  }

  /// Does something that a person, an assistive program or the program itself might do; returns what it was.
  fileprivate func abuse(
    _ model: RowsModel, in size: CGSize, _ random: inout SeededRandom
  ) async throws -> String {
    // Below the menus, one of which closes the window.
    let place = CGPoint(
      x: CGFloat(Int.random(in: 0..<Int(size.width), using: &random)),
      y: CGFloat(Int.random(in: 40..<Int(size.height), using: &random)))
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1:
      try await click(place.x, place.y)
      return "click at \(place)"
    case 2:
      try await mouse("mousePressed", place.x, place.y, button: "right", down: 2)
      try await mouse("mouseReleased", place.x, place.y, button: "right", down: 0)
      return "second button at \(place)"
    case 3:
      let keys = [
        ("ArrowUp", 38), ("ArrowDown", 40), ("ArrowLeft", 37), ("ArrowRight", 39), ("Home", 36),
        ("End", 35), ("PageDown", 34), ("Tab", 9), ("Escape", 27), ("Enter", 13), ("Backspace", 8),
      ]
      let (key, code) = keys.randomElement(using: &random) ?? ("Tab", 9)
      try await press(key, code: code, modifiers: [0, 0, 8].randomElement(using: &random) ?? 0)
      return key
    case 4: return try await drag(from: place, model, &random)
    case 5: return try await swipe(from: place, model, &random)
    case 6:
      try await turnWheel(at: place, by: Int.random(in: -400...400, using: &random))
      return "wheel"
    case 7: return try await pressAnElement(&random)
    default: return model.harm(&random)
    }
  }

  private func drag(
    from start: CGPoint, _ model: RowsModel, _ random: inout SeededRandom
  ) async throws -> String {
    var story = "drag from \(start)"
    try await mouse("mousePressed", start.x, start.y, down: 1)
    for _ in 0..<3 {
      let y = CGFloat(Int.random(in: 20..<300, using: &random))
      try await mouse("mouseMoved", start.x, y, down: 1)
      if Bool.random(using: &random) { story += ", " + model.harm(&random) }
    }
    try await mouse("mouseReleased", start.x, 150, down: 0)
    return story
  }

  private func swipe(
    from start: CGPoint, _ model: RowsModel, _ random: inout SeededRandom
  ) async throws -> String {
    let way = CGFloat(Int.random(in: -250...250, using: &random))
    let isSideways = Bool.random(using: &random)
    try await call("Emulation.setTouchEmulationEnabled", "{\"enabled\":true}")
    try await touch("touchStart", [start])
    for part in [0.3, 0.7, 1] {
      let (x, y) = isSideways ? (way * part, 0) : (0, way * part)
      try await touch("touchMove", [CGPoint(x: start.x + x, y: max(start.y + y, 0))])
    }
    let harm = Bool.random(using: &random) ? model.harm(&random) : "nothing else"
    try await touch("touchEnd")
    try await call("Emulation.setTouchEmulationEnabled", "{\"enabled\":false}")
    return "swipe by \(way), \(harm)"
  }

  /// Presses one of the elements that assistive programs find, or gives it the focus.
  private func pressAnElement(_ random: inout SeededRandom) async throws -> String {
    let share = Double.random(in: 0..<1, using: &random)
    let script = """
      (() => {
        const all = [...elements.querySelectorAll("button, [role]")]
          .filter(element => !element.closest("[role=menubar], [role=menu]"));
        const element = all[Math.floor(\(share) * all.length)];
        element?.click();
        element?.focus();
        return "element " + (element?.role ?? "") + " " + (element?.textContent ?? "").slice(0, 20);
      })()
      """
    return try await evaluate(script, as: String.self) ?? ""
  }
}

// MARK: The program

/// Data that is changed carelessly while it is in use.
@MainActor @Observable final class RowsModel {
  struct Item: Identifiable {
    var id: Int
    var name: String
    var isOn = false
    var children: [Item]?
  }

  var items: [Item] = []
  var selection: Set<Int> = []
  var height: CGFloat = 30
  var isEditing = false
  var order = [KeyPathComparator(\Item.name)]

  nonisolated init() { MainActor.assumeIsolated { renew() } }

  /// Valid data.
  func renew() {
    items = (0..<9).map {
      Item(
        id: $0, name: "item \($0)",
        children: $0 % 3 == 0 ? [Item(id: 100 + $0, name: "below")] : nil)
    }
    (selection, height, isEditing) = ([], 30, false)
  }

  /// One of the careless changes.
  fileprivate func harm(_ random: inout SeededRandom) -> String {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: items.removeAll()
    case 1: items += items.prefix(1)
    case 2: for index in items.indices { items[index].id = Int.random(in: 0..<4, using: &random) }
    case 3: items.shuffle(using: &random)
    case 4: selection = [-1, Int.max, 1]
    case 5: height = [.nan, .infinity, -50, 0, 1e300].randomElement(using: &random) ?? 30
    case 6: isEditing.toggle()
    default: renew()
    }
    return "\(items.count) items of \(height)"
  }
}

struct RowsApp: App {
  var model = RowsModel()
  var kind = RowsView.Kind.list

  var body: some Scene { WindowGroup("Rows") { RowsView(model: model, kind: kind) } }
}

/// One of the containers of rows, with what can be done in it.
struct RowsView: View {
  enum Kind: Int, CaseIterable {
    case list, phone, outline, table, form

    /// A text that is shown while the data is valid.
    fileprivate var firstWords: String { self == .form ? "Values" : "item 1" }
  }

  @Bindable var model: RowsModel
  let kind: Kind

  var body: some View {
    switch kind {
    case .list: list
    case .phone: list.environment(\.platformStyle, .phone)
    case .outline: outline
    case .table: table
    case .form: form
    }
  }

  private var list: some View {
    List(selection: $model.selection) {
      ForEach(model.items) { item in
        Text(item.name)
          .frame(height: item.id % 3 == 0 ? model.height : nil)
          .swipeActions { Button("Take") { model.items.removeAll { $0.id == item.id } } }
          .badge(item.id)
      }
      .onDelete { offsets in
        for offset in offsets.reversed() where offset < model.items.count {
          model.items.remove(at: offset)
        }
      }
      .onMove { offsets, target in
        guard offsets.allSatisfy({ $0 < model.items.count }), target <= model.items.count else {
          return
        }
        model.items.move(fromOffsets: offsets, toOffset: target)
      }
    }
    .environment(\.editMode, .constant(model.isEditing ? .active : .inactive))
  }

  private var outline: some View {
    List(model.items, children: \.children, selection: $model.selection) { item in
      Text(item.name).frame(height: model.height)
    }
  }

  private var table: some View {
    Table(model.items, selection: $model.selection, sortOrder: $model.order) {
      TableColumn("Name", value: \.name)
      if !model.isEditing {
        TableColumn("Number", value: \.id) { Text("\($0.id)") }.width(model.height)
      }
    }
    .contextMenu(forSelectionType: Int.self) { ids in
      Button("Remove") { model.items.removeAll { ids.contains($0.id) } }
    }
  }

  private var form: some View {
    Form {
      Section("Values") {
        ForEach($model.items) { $item in
          Toggle(item.name, isOn: $item.isOn)
          TextField("Name", text: $item.name)
        }
      }
      Stepper("Height", value: $model.height, in: 0...100)
      LabeledContent("Count") { Text("\(model.items.count)").frame(height: model.height) }
    }
    .formStyle(.grouped)
  }
}
