import Foundation
import SwiftUI
import ViewTesting

/// The data of a list, an outline, a table and a form that is changed carelessly while it is in
/// use: duplicate ids, rows that vanish, selections of missing rows, trees that contain themselves.
@MainActor @Observable final class AbusedModel {
  struct Item: Identifiable {
    var id: Int
    var name: String
    var isOn = false
  }

  /// An element of a tree, which may be below itself.
  final class Branch: Identifiable {
    let id: Int
    var children: [Branch]?

    init(_ id: Int, _ children: [Branch]? = nil) {
      self.id = id
      self.children = children
    }
  }

  var items: [Item] = []
  var roots: [Branch] = []
  var sections: [[Int]] = []
  var selection: Set<Int> = []
  var one: Int?
  var order = [KeyPathComparator(\Item.name)]
  var columns = 2
  var height: CGFloat = 30
  var text = ""
  var path: [Int] = []
  var isEditing = false
  /// Actions on missing rows.
  @ObservationIgnored var log: [String] = []
  @ObservationIgnored private var nextID = 0

  init() { renew() }

  /// Valid data.
  func renew() {
    items = (0..<12).map { Item(id: $0, name: "item \($0)") }
    let leaf = Branch(3)
    roots = [Branch(0, [Branch(1), Branch(2, [leaf])]), Branch(4)]
    sections = [[0, 1, 2], [], [3, 4]]
    (selection, one, columns, height) = ([], nil, 2, 30)
    nextID = 100
  }

  /// One of the careless changes.
  func harm(_ random: inout some RandomNumberGenerator) -> String {
    let count = items.count
    let place = count > 0 ? Int.random(in: 0..<count, using: &random) : 0
    switch Int.random(in: 0..<16, using: &random) {
    case 0:
      items.removeAll()
      return "no items"
    case 1:
      if count > 0 { items.append(items[place]) }
      return "an item doubled"
    case 2:
      for index in items.indices { items[index].id = 7 }
      return "all ids equal"
    case 3:
      for index in items.indices {
        nextID += 1
        items[index].id = nextID
      }
      return "all ids new"
    case 4:
      items.shuffle(using: &random)
      return "items in another order"
    case 5:
      selection = [-1, Int.max, place]
      one = -5
      return "selection of what is not there"
    case 6:
      let ring = Branch(20)
      ring.children = [Branch(21, [ring])]
      roots = [ring, ring]
      return "a tree in itself"
    case 7:
      roots = []
      return "no tree"
    case 8:
      sections = (0..<Int.random(in: 0...40, using: &random)).map { Array(0..<($0 % 4)) }
      return "other sections"
    case 9:
      columns = Int.random(in: 0...3, using: &random)
      return "\(columns) columns"
    case 10:
      let heights: [CGFloat] = [.nan, .infinity, -.infinity, -50, 0, 1e300, 30]
      height = heights.randomElement(using: &random) ?? 30
      return "heights of \(height)"
    case 11:
      if count > 0 { items.removeSubrange(0...place) }
      return "first items gone"
    case 12:
      items += (0..<500).map { Item(id: $0, name: "more \($0)") }
      return "500 more items"
    case 13:
      isEditing.toggle()
      return "editing \(isEditing)"
    case 14:
      order = []
      return "no order"
    default:
      renew()
      return "new data"
    }
  }

  /// Moves and deletions with any offsets, as careless programs make them.
  func delete(_ offsets: IndexSet) {
    for offset in offsets.reversed() where items.indices.contains(offset) {
      items.remove(at: offset)
    }
  }

  func move(_ offsets: IndexSet, _ target: Int) {
    guard offsets.allSatisfy({ items.indices.contains($0) }), target <= items.count else {
      log.append("moved \(Array(offsets)) to \(target) of \(items.count)")
      return
    }
    items.move(fromOffsets: offsets, toOffset: target)
  }
}

/// One of the containers of rows, with everything that can be done in it.
struct AbusedView: View {
  enum Kind: Int, CaseIterable {
    case list, sections, outline, tree, table, form, bindings
  }

  @Bindable var model: AbusedModel
  let kind: Kind

  var body: some View {
    switch kind {
    case .list: list
    case .sections: sections
    case .outline: outline
    case .tree: tree
    case .table: table
    case .form: form
    case .bindings: bindings
    }
  }

  private var list: some View {
    List(selection: $model.selection) {
      ForEach(model.items) { item in
        Text(item.name)
          .frame(height: item.id % 3 == 0 ? model.height : nil)
          .swipeActions { Button("Take") { model.items.removeAll { $0.id == item.id } } }
          .swipeActions(edge: .leading) { Button("Pin") { model.items.swapAt(0, 0) } }
          .badge(item.id)
          .contextMenu { Button("Empty") { model.items = [] } }
      }
      .onDelete { model.delete($0) }
      .onMove { model.move($0, $1) }
      .onInsert(of: ["public.text"]) { _, _ in model.items.append(.init(id: 0, name: "new")) }
    }
    .refreshable { @MainActor in
      if model.items.isEmpty { try? await Task.sleep(for: .seconds(1_000_000)) }
    }
    .environment(\.editMode, .constant(model.isEditing ? .active : .inactive))
  }

  private var sections: some View {
    List(selection: $model.one) {
      ForEach(model.sections.indices, id: \.self) { section in
        Section {
          ForEach(model.sections[section], id: \.self) { row in
            if row % 2 == 0 { Text("row \(row)") } else { Toggle("row", isOn: $model.isEditing) }
          }
        } header: {
          Text("section \(section)").frame(minHeight: model.height)
        } footer: {
          if section % 2 == 0 { Text("footer") }
        }
      }
    }
    .listStyle(.sidebar)
  }

  private var outline: some View {
    List(model.roots, children: \.children, selection: $model.selection) { branch in
      Text("branch \(branch.id)").frame(height: model.height)
    }
  }

  private var tree: some View {
    List {
      OutlineGroup(model.roots, children: \.children) { Text("branch \($0.id)") }
      DisclosureGroup("more", isExpanded: $model.isEditing) {
        ForEach(model.items) { Text($0.name) }
      }
    }
  }

  private var table: some View {
    Table(model.items, selection: $model.selection, sortOrder: $model.order) {
      if model.columns > 0 { TableColumn("Name", value: \.name).width(model.height) }
      if model.columns > 1 {
        TableColumn("Id", value: \.id) { Text("\($0.id)").frame(height: model.height) }
      }
      if model.columns > 2 { TableColumn("Id", value: \.id) { Text("\($0.id)") } }
    }
    .contextMenu(forSelectionType: Int.self) { ids in
      Button("Remove \(ids.count)") { model.items.removeAll { ids.contains($0.id) } }
    } primaryAction: { _ in
      model.items.reverse()
    }
  }

  private var form: some View {
    Form {
      Section("Values") {
        ForEach($model.items) { $item in
          TextField("Name", text: $item.name)
          Toggle("On", isOn: $item.isOn)
        }
      }
      Picker("One", selection: $model.one) {
        ForEach(model.items) { Text($0.name).tag(Optional($0.id)) }
      }
      Slider(value: $model.height, in: 0...100)
      Stepper("Columns", value: $model.columns, in: 0...3)
      Button("Remove all") { model.items = [] }
      LabeledContent("Height") { Text("\(model.items.count)").frame(height: model.height) }
    }
    .formStyle(.grouped)
  }

  private var bindings: some View {
    List($model.items, editActions: .all, selection: $model.selection) { $item in
      HStack {
        TextField("Name", text: $item.name)
        Toggle("On", isOn: $item.isOn)
        Button("Remove") {
          // A binding may not be read while its value is changed.
          let id = item.id
          model.items.removeAll { $0.id == id }
        }
      }
    }
    .listStyle(.plain)
  }
}

extension Harness {
  /// Performs a random action of a person or a program; returns its description.
  @MainActor func abuse(
    _ model: AbusedModel, in size: CGSize, _ random: inout some RandomNumberGenerator
  ) -> String {
    let place = CGPoint(
      x: CGFloat.random(in: 0...size.width, using: &random),
      y: CGFloat.random(in: 0...size.height, using: &random))
    let modifiers: EventModifiers =
      [[], [], [], .shift, .command, [.command, .option]].randomElement(using: &random) ?? []
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1:
      click(at: place, count: Int.random(in: 1...2, using: &random), modifiers: modifiers)
      return "click at \(place)"
    case 2:
      send(.pointer(PointerEvent(.down, at: place, button: .secondary)))
      send(.pointer(PointerEvent(.up, at: place, button: .secondary)))
      return "second button at \(place)"
    case 3, 4:
      let keys: [KeyEquivalent] = [
        .upArrow, .downArrow, .leftArrow, .rightArrow, .home, .end, .pageUp, .pageDown, .space,
        .return, .delete, .tab, .escape, "a", "i", "r", "z",
      ]
      let key = keys.randomElement(using: &random) ?? .tab
      press(key, modifiers: modifiers)
      return "key \(key.character.unicodeScalars.map(\.value)) \(modifiers)"
    case 5:
      return drag(from: place, in: size, model, &random)
    case 6:
      return swipe(from: place, model, &random)
    case 7:
      scroll(
        at: place, by: CGSize(width: 0, height: CGFloat.random(in: -400...400, using: &random)))
      return "wheel"
    case 8:
      advance(by: Double.random(in: 0...1, using: &random))
      return "time"
    default:
      let harm = model.harm(&random)
      if Bool.random(using: &random) { update() }
      return harm
    }
  }

  /// A drag with the mouse, during which the data may change.
  @MainActor private func drag(
    from start: CGPoint, in size: CGSize, _ model: AbusedModel,
    _ random: inout some RandomNumberGenerator
  ) -> String {
    press(at: start)
    var story = "drag from \(start)"
    for _ in 0..<4 {
      move(
        to: CGPoint(
          x: start.x, y: CGFloat.random(in: -20...(size.height + 20), using: &random)))
      if Int.random(in: 0..<3, using: &random) == 0 { story += ", " + model.harm(&random) }
      advance(by: 0.1)
    }
    release(at: CGPoint(x: start.x, y: CGFloat.random(in: 0...size.height, using: &random)))
    return story
  }

  /// A swipe of a finger.
  @MainActor private func swipe(
    from start: CGPoint, _ model: AbusedModel, _ random: inout some RandomNumberGenerator
  ) -> String {
    let way = CGFloat.random(in: -300...300, using: &random)
    let isSideways = Bool.random(using: &random)
    var story = "swipe by \(way)"
    func touch(_ phase: PointerEvent.Phase, _ part: CGFloat) {
      let point = CGPoint(
        x: start.x + (isSideways ? way * part : 0), y: start.y + (isSideways ? 0 : way * part))
      send(.pointer(PointerEvent(phase, at: point, kind: .touch)))
      advance(by: 0.03)
    }
    touch(.down, 0)
    for part in [0.2, 0.5, 0.8, 1] { touch(.moved, part) }
    if Int.random(in: 0..<3, using: &random) == 0 { story += ", " + model.harm(&random) }
    touch(.up, 1)
    return story
  }
}
