import Espalier
import EspalierDrawing
import Foundation

/// Lists, tables and screens: containers with a selection, open rows, an order or layers above.
extension ViewMaker {
  mutating func screen() -> AnyView {
    let count = source.choice(9)
    switch source.choice(11) {
    case 0: return AnyView(FuzzedList(views: views(), style: source.choice(6), rows: count * 40))
    case 1: return AnyView(FuzzedTable(rows: source.choice(200), width: source.number()))
    case 2:
      let (root, pushed) = (view(), view())
      return AnyView(FuzzedStack(root: root, pushed: pushed, depth: count))
    case 3:
      let (one, two, three) = (view(), view(), view())
      if source.flag() {
        return AnyView(
          NavigationSplitView {
            one
          } detail: {
            two
          })
      }
      return AnyView(
        NavigationSplitView {
          one
        } content: {
          two
        } detail: {
          three
        })
    case 4:
      let views = views()
      return AnyView(
        TabView {
          ForEach(views.indices, id: \.self) { index in
            views[index].tabItem { Label("Tab \(index)", systemImage: "star") }
          }
        })
    case 5:
      let views = views()
      return AnyView(
        Form {
          Section("One") { ForEach(views.indices, id: \.self) { views[$0] } }
          Section {
            Toggle("Toggle", isOn: .constant(true))
            LabeledContent("Label", value: "Value")
          } footer: {
            Text("Footer")
          }
        }
        .formStyle(.grouped))
    case 6:
      return AnyView(OutlineGroup(FuzzedNode.tree(count), children: \.children) { Text($0.id) })
    case 7:
      return AnyView(
        List(FuzzedNode.tree(count), children: \.children) { Text($0.id) }.listStyle(.sidebar))
    case 8:
      let (one, two) = (view(), view())
      return AnyView(
        HSplitView {
          one
          two.frame(minWidth: CGFloat(count))
        })
    case 9:
      let one = view()
      return AnyView(
        ContentUnavailableView {
          Label("Nothing", systemImage: "tray")
        } description: {
          one
        })
    default:
      let one = view()
      return AnyView(GroupBox("Box") { one })
    }
  }

  mutating func presenting() -> AnyView {
    let (base, above) = (view(), view())
    return AnyView(
      FuzzedPresentation(base: base, above: above, kind: source.choice(10), text: source.text()))
  }
}

/// A list of views and of plain rows, that can be chosen, moved and deleted.
private struct FuzzedList: View {
  let views: [AnyView]
  let style: Int
  @State var rows: [Int]
  @State private var chosen: Set<Int> = []

  init(views: [AnyView], style: Int, rows: Int) {
    self.views = views
    self.style = style
    self.rows = Array(0..<rows)
  }

  var body: some View {
    let list = List(selection: $chosen) {
      Section("Views") { ForEach(views.indices, id: \.self) { views[$0].badge($0) } }
      ForEach(rows, id: \.self) { row in
        Text("Row \(row)").swipeActions { Button("Delete", role: .destructive) { remove(row) } }
      }
      .onDelete { rows.remove(atOffsets: $0) }
      .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
    }
    switch style {
    case 0: list.listStyle(.plain)
    case 1: list.listStyle(.inset)
    case 2: list.listStyle(.sidebar)
    case 3: list.refreshable {}
    case 4: list.scrollContentBackground(.hidden)
    default: list
    }
  }

  private func remove(_ row: Int) { rows.removeAll { $0 == row } }
}

/// A table that can be sorted and in which rows can be chosen.
private struct FuzzedTable: View {
  struct Row: Identifiable {
    let id: Int
    var name: String { "Row \(id * 7 % 31)" }
  }

  let width: CGFloat
  @State private var rows: [Row]
  @State private var order = [KeyPathComparator(\Row.name)]
  @State private var chosen: Set<Int> = []

  init(rows: Int, width: CGFloat) {
    self.width = width
    _rows = State(initialValue: (0..<rows).map { Row(id: $0) })
  }

  var body: some View {
    Table(rows, selection: $chosen, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Number", value: \.id) { Text("\($0.id)") }.width(width)
      TableColumn("View") { _ in Toggle("On", isOn: .constant(true)) }.width(min: 10, max: width)
    }
    .onChange(of: order) { rows.sort(using: order) }
  }
}

/// Screens above each other, with titles, tools and a field to search in.
private struct FuzzedStack: View {
  let root: AnyView
  let pushed: AnyView
  @State private var path: [Int]
  @State private var search = ""

  init(root: AnyView, pushed: AnyView, depth: Int) {
    self.root = root
    self.pushed = pushed
    _path = State(initialValue: Array(0..<depth))
  }

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        NavigationLink("Further", value: 7)
        root
      }
      .navigationTitle("Root")
      .navigationDestination(for: Int.self) { number in
        VStack {
          pushed
          NavigationLink("More", value: number + 1)
          Button("Back to the root") { path = [] }
        }
        .navigationTitle("Screen \(number)")
      }
      .searchable(text: $search)
      .toolbar {
        ToolbarItem(placement: .primaryAction) { Button("Add") { path.append(1) } }
      }
    }
  }
}

private struct FuzzedNode: Identifiable {
  let id: String
  let children: [FuzzedNode]?

  static func tree(_ depth: Int) -> [FuzzedNode] {
    (0..<2).map {
      FuzzedNode(id: "\(depth).\($0)", children: depth > 0 && $0 == 0 ? tree(depth - 1) : nil)
    }
  }
}

/// A layer above a view, shown from the start and closed by input.
private struct FuzzedPresentation: View {
  let base: AnyView
  let above: AnyView
  let kind: Int
  let text: String
  @State private var isShown = true
  @State private var written = ""

  var body: some View {
    let button = VStack {
      Button("Show") { isShown.toggle() }
      base
    }
    switch kind {
    case 0: button.sheet(isPresented: $isShown) { above }
    case 1: button.popover(isPresented: $isShown) { above }
    case 2: button.alert(text, isPresented: $isShown) { Button("OK") {} }
    case 3:
      button.confirmationDialog(text, isPresented: $isShown) {
        Button("Delete", role: .destructive) {}
      }
    case 4: button.inspector(isPresented: $isShown) { above }
    case 5: button.sheet(isPresented: $isShown) { above.presentationDetents([.medium, .large]) }
    case 6: button.fullScreenCover(isPresented: $isShown) { above }
    case 7: button.contextMenu { Button("One") {} }
    case 8: button.toolbar { ToolbarItem { above } }.navigationTitle(text)
    default: button.searchable(text: $written).refreshable {}
    }
  }
}
