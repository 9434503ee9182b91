import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Columns and rows as programs write them, where several initializers would fit: each means the one
/// that SwiftUI takes.
@MainActor struct TableSpellingTests {
  fileprivate struct Fruit: Identifiable {
    let id: Int
    let name: String
    var count = 0
    var isRipe = false
    var parts: [Fruit]?
  }

  fileprivate static let fruits = [
    Fruit(id: 1, name: "Pear 10", count: 2, isRipe: true),
    Fruit(id: 2, name: "pear 9", count: 1, parts: [Fruit(id: 3, name: "seed")]),
  ]

  // MARK: Columns

  /// A table of one column with the title "Title", sorted by it once its title was clicked.
  private struct Sorted: View {
    let number: Int
    let title = "Title"
    let resource = LocalizedStringResource("Title")
    @State private var order: [KeyPathComparator<Fruit>] = []

    var body: some View {
      let fruits = fruits.sorted(using: order)
      switch number {
      case 0: Table(fruits, sortOrder: $order) { TableColumn("Title", value: \.name) }
      case 1: Table(fruits, sortOrder: $order) { TableColumn(title, value: \.name) }
      case 2: Table(fruits, sortOrder: $order) { TableColumn(Text("Title"), value: \.name) }
      case 3: Table(fruits, sortOrder: $order) { TableColumn(resource, value: \.name) }
      case 4...7: compared(fruits)
      case 8...11: counted(fruits)
      case 12...15: sortedUsing(fruits)
      case 16...18: ripe(fruits)
      default: cells(fruits)
      }
    }

    @ViewBuilder private func compared(_ fruits: [Fruit]) -> some View {
      switch number {
      case 4:
        Table(fruits, sortOrder: $order) {
          TableColumn("Title", value: \.name, comparator: .localizedStandard)
        }
      case 5:
        Table(fruits, sortOrder: $order) {
          TableColumn(title, value: \.name, comparator: .localizedStandard)
        }
      case 6:
        Table(fruits, sortOrder: $order) {
          TableColumn(Text("Title"), value: \.name, comparator: .localizedStandard)
        }
      default:
        Table(fruits, sortOrder: $order) {
          TableColumn(resource, value: \.name, comparator: .localizedStandard)
        }
      }
    }

    @ViewBuilder private func counted(_ fruits: [Fruit]) -> some View {
      switch number {
      case 8:
        Table(fruits, sortOrder: $order) {
          TableColumn("Title", value: \.count) { Text($0.name) }
        }
      case 9:
        Table(fruits, sortOrder: $order) {
          TableColumn(title, value: \.count) { Text($0.name) }
        }
      case 10:
        Table(fruits, sortOrder: $order) {
          TableColumn(Text("Title"), value: \.count) { Text($0.name) }
        }
      default:
        Table(fruits, sortOrder: $order) {
          TableColumn(resource, value: \.count) { Text($0.name) }
        }
      }
    }

    @ViewBuilder private func sortedUsing(_ fruits: [Fruit]) -> some View {
      let count = KeyPathComparator(\Fruit.count)
      switch number {
      case 12:
        Table(fruits, sortOrder: $order) {
          TableColumn("Title", sortUsing: count) { Text($0.name) }
        }
      case 13:
        Table(fruits, sortOrder: $order) {
          TableColumn(title, sortUsing: count) { Text($0.name) }
        }
      case 14:
        Table(fruits, sortOrder: $order) {
          TableColumn(Text("Title"), sortUsing: count) { Text($0.name) }
        }
      default:
        Table(fruits, sortOrder: $order) {
          TableColumn(resource, sortUsing: count) { Text($0.name) }
        }
      }
    }

    @ViewBuilder private func ripe(_ fruits: [Fruit]) -> some View {
      switch number {
      case 16:
        Table(fruits, sortOrder: $order) {
          TableColumn("Title", value: \.isRipe) { Text($0.name) }
        }
      case 17:
        Table(fruits, sortOrder: $order) {
          TableColumn(Text("Title"), value: \.isRipe) { Text($0.name) }
        }
      default:
        Table(fruits, sortOrder: $order) {
          TableColumn(resource, value: \.isRipe) { Text($0.name) }
        }
      }
    }

    @ViewBuilder private func cells(_ fruits: [Fruit]) -> some View {
      switch number {
      case 21:
        Table(fruits, sortOrder: $order) {
          TableColumn(
            "Title", value: \.name, comparator: String.StandardComparator.localizedStandard
          ) { Text($0.name) }
        }
      case 19:
        Table(fruits, sortOrder: $order) {
          TableColumn(Text("Title"), value: \.name, comparator: .localizedStandard) {
            Text($0.name)
          }
        }
      default:
        Table(fruits, sortOrder: $order) {
          TableColumn(resource, value: \.name, comparator: .localizedStandard) { Text($0.name) }
        }
      }
    }
  }

  @Test(arguments: 0...21)
  func `a click on a title sorts by its column, whatever kind of title it is`(
    _ number: Int
  ) {
    let harness = Harness(Sorted(number: number))
    #expect(harness.text == ["Title", "Pear 10", "pear 9"])
    harness.click("Title")
    // Texts that have no comparator of their own are compared as `KeyPathComparator` does here, by
    // their characters: "P" comes before "p".
    let isStandard = (4...7).contains(number) || number >= 8
    #expect(
      harness.text
        == (isStandard ? ["Title", "pear 9", "Pear 10"] : ["Title", "Pear 10", "pear 9"]))
  }

  /// A table of one column with the title "Title" that rows are not sorted by.
  @ViewBuilder private func unsorted(_ number: Int) -> some View {
    let (fruits, title, resource) = (Self.fruits, "Title", LocalizedStringResource("Title"))
    switch number {
    case 0: Table(fruits) { TableColumn("Title", value: \.name) }
    case 1: Table(fruits) { TableColumn(title, value: \.name) }
    case 2: Table(fruits) { TableColumn(Text("Title"), value: \.name) }
    case 3: Table(fruits) { TableColumn(resource, value: \.name) }
    case 4: Table(fruits) { TableColumn("Title") { Text($0.name) } }
    case 5: Table(fruits) { TableColumn(title) { Text($0.name) } }
    case 6: Table(fruits) { TableColumn(Text("Title")) { Text($0.name) } }
    default: Table(fruits) { TableColumn(resource) { fruit in Text(fruit.name) } }
    }
  }

  @Test(arguments: 0...7) func `a column has a title of any kind`(_ number: Int) {
    let harness = Harness(unsorted(number))
    #expect(harness.text == ["Title", "Pear 10", "pear 9"])
  }

  @Test func `columns in groups know the row type of their table`() {
    let harness = Harness(
      Table(Self.fruits, sortOrder: .constant([KeyPathComparator(\Fruit.name)])) {
        Group {
          TableColumn("Name", value: \.name)
          TableColumn("Count", value: \.count) { fruit in Text("\(fruit.count)") }
        }
        Group {
          TableColumn("Ripe") { fruit in Text(fruit.isRipe ? "yes" : "no") }
          TableColumn("Number") { Text("#\($0.id)") }.width(40)
        }
      }, window: CGSize(width: 720, height: 220))
    #expect(
      harness.text == [
        "Name", "Count", "Ripe", "Number", "Pear 10", "2", "yes", "#1", "pear 9", "1", "no", "#2",
      ])
  }

  /// Columns and rows that functions make which belong to no actor.
  private struct Free {
    @TableColumnBuilder<Fruit, Never> nonisolated static func columns(
      isLong: Bool
    ) -> some TableColumnContent<Fruit, Never> {
      TableColumn("Name") { (fruit: Fruit) in Text(fruit.name) }
      if isLong {
        TableColumn("Count") { (fruit: Fruit) in Text("\(fruit.count)") }
      }
    }

    @TableRowBuilder<Fruit> nonisolated static func rows(
      _ fruits: [Fruit]
    ) -> some TableRowContent<Fruit> {
      TableRow(fruits[0])
      TableRow(fruits[1])
    }

    nonisolated static func table(_ fruits: [Fruit]) -> some View {
      Table(of: Fruit.self) {
        columns(isLong: true)
      } rows: {
        rows(fruits)
      }
    }
  }

  @Test func `columns and rows are built on any actor`() {
    let harness = Harness(Free.table(Self.fruits))
    #expect(harness.text == ["Name", "Count", "Pear 10", "2", "pear 9", "1"])
  }

  @Test func `columns can be made from a range of numbers`() {
    let harness = Harness(
      Table(Self.fruits) {
        TableColumnForEach(0..<2) { place in
          TableColumn("C\(place)") { fruit in Text("\(fruit.id).\(place)") }
        }
      })
    #expect(harness.text == ["C0", "C1", "1.0", "1.1", "2.0", "2.1"])
  }

  // MARK: Rows

  /// The rows of a table below a title that opens and closes them.
  private struct Closing: View {
    let number: Int
    let isExpanded: Handle<Bool>
    let title = "Section"
    @State private var isOpen = true

    var body: some View {
      let _ = isExpanded.take($isOpen)
      Table(of: Fruit.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        switch number {
        case 0: Section("Section", isExpanded: $isOpen) { ForEach(fruits) }
        case 1: Section(title, isExpanded: $isOpen) { ForEach(fruits) }
        case 2:
          Section(LocalizedStringResource("Section"), isExpanded: $isOpen) { ForEach(fruits) }
        default:
          Section(isExpanded: $isOpen) {
            ForEach(fruits) { TableRow($0) }
          } header: {
            Text("Section")
          }
        }
      }
    }
  }

  @Test(arguments: 0...3) func `sections of tables open and close`(_ number: Int) {
    let isExpanded = Handle<Bool>()
    let harness = Harness(Closing(number: number, isExpanded: isExpanded))
    #expect(harness.text == ["Name", "Section", "Pear 10", "pear 9"])
    isExpanded.value = false
    harness.update()
    #expect(harness.text == ["Name", "Section"])
  }

  @Test func `sections of tables have headers or titles of any kind`() {
    let harness = Harness(
      Table(of: Fruit.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        Section(header: Text("One")) { TableRow(Self.fruits[0]) }
        Section(LocalizedStringResource("Two")) { TableRow(Self.fruits[1]) }
      }, window: CGSize(width: 400, height: 300))
    #expect(harness.text == ["Name", "One", "Pear 10", "Two", "pear 9"])
  }

  @Test func `an outline of one element is a row that opens those below it`() {
    let harness = Harness(
      Table(of: Fruit.self, selection: .constant(Set<Int>())) {
        TableColumn("Name", value: \.name)
      } rows: {
        OutlineGroup(Self.fruits[1], children: \.parts)
      })
    #expect(harness.text == ["Name", "pear 9"])
    harness.click("pear 9")
    harness.press(.rightArrow)
    #expect(harness.text == ["Name", "pear 9", "seed"])
  }

  @Test(arguments: 0...3) func `an outline may use the program's own rows`(number: Int) {
    let harness = Harness(
      Table(of: Fruit.self, selection: .constant(Set<Int>())) {
        TableColumn("Name", value: \.name)
      } rows: {
        switch number {
        case 0:
          OutlineGroup(Self.fruits, children: \.parts) { fruit in
            TableRow(fruit).contextMenu { Button("Eat \(fruit.name)") {} }
          }
        case 1:
          OutlineGroup(Self.fruits, id: \.id, children: \.parts) { fruit in
            TableRow(fruit).contextMenu { Button("Eat \(fruit.name)") {} }
          }
        case 2:
          OutlineGroup(Self.fruits[1], children: \.parts) { fruit in
            TableRow(fruit).contextMenu { Button("Eat \(fruit.name)") {} }
          }
        default:
          OutlineGroup(Self.fruits[1], id: \.id, children: \.parts) { fruit in
            TableRow(fruit).contextMenu { Button("Eat \(fruit.name)") {} }
          }
        }
      })
    let before = number < 2 ? ["Name", "Pear 10"] : ["Name"]
    #expect(harness.text == before + ["pear 9"])
    harness.click("pear 9")
    harness.press(.rightArrow)
    #expect(harness.text == before + ["pear 9", "seed"])
    harness.secondaryClick("seed")
    harness.advance(by: 1)
    #expect(harness.text.contains("Eat seed"))
  }

  @Test func `menus of rows may have a preview`() {
    let harness = Harness(
      Table(of: Fruit.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        ForEach(Self.fruits) { fruit in
          TableRow(fruit).contextMenu {
            Button("Eat") {}
          } preview: {
            Text("Preview")
          }
        }
      })
    harness.secondaryClick("pear 9")
    #expect(harness.text.contains("Eat"))
  }
}

extension View {
  fileprivate var fruits: [TableSpellingTests.Fruit] { TableSpellingTests.fruits }
}
