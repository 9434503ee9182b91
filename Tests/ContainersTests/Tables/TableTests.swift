import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@testable import EspalierContainers
@_spi(Espalier) @testable import EspalierCore

@MainActor struct TableTests {
  private struct Fruit: Identifiable {
    let id: Int
    let name: String
    var count = 0
    var isRipe = true
    var parts: [Fruit]?
  }

  private static let fruits = [
    Fruit(id: 1, name: "Apple", count: 3), Fruit(id: 2, name: "Banana", count: 12, isRipe: false),
    Fruit(id: 3, name: "Cherry", count: 1),
  ]

  /// A table of the fruits, sorted by its own columns and with its own selection.
  private struct Sorted: View {
    let order: Handle<[KeyPathComparator<Fruit>]>
    let selection: Handle<Set<Int>>
    @State private var sortOrder = [KeyPathComparator(\Fruit.name)]
    @State private var selected: Set<Int> = []

    var body: some View {
      let _ = order.take($sortOrder)
      let _ = selection.take($selected)
      Table(fruits.sorted(using: sortOrder), selection: $selected, sortOrder: $sortOrder) {
        TableColumn("Name", value: \.name)
        TableColumn("Count", value: \.count) { Text("\($0.count)") }
        TableColumn("Ripe", value: \.isRipe) { Text($0.isRipe ? "yes" : "no") }
        TableColumn("Note") { _ in Text("-") }
      }
    }
  }

  // MARK: Columns

  @Test func `each column has a cell in each row`() {
    let harness = Harness(
      Table(Self.fruits) {
        TableColumn("Name", value: \.name)
        TableColumn("Count") { Text("\($0.count)") }
      })
    #expect(harness.text == ["Name", "Count", "Apple", "3", "Banana", "12", "Cherry", "1"])
  }

  @Test func `rows of 24 begin 33 below the top, and cells 8 into their columns`() {
    let harness = Harness(
      Table(Self.fruits) {
        TableColumn("Name", value: \.name)
        TableColumn("Count") { Text("\($0.count)") }
      }, window: CGSize(width: 360, height: 220))
    // The columns share 360 - 15, and lines are 16 high.
    #expect(harness.frame(of: "Apple")?.origin == CGPoint(x: 8 + 8, y: 33 + 4))
    #expect(harness.frame(of: "Banana")?.origin == CGPoint(x: 8 + 8, y: 33 + 24 + 4))
    #expect(harness.frame(of: "12")?.minX == 8 + (360.0 - 15) / 2 + 8)
  }

  @Test func `the title of a column stands at the side where its cells are`() throws {
    let harness = Harness(
      Table(Self.fruits, sortOrder: .constant([KeyPathComparator(\Fruit.name)])) {
        TableColumn("Name", value: \.name)
        TableColumn("Count") { Text("\($0.count)") }.alignment(.numeric)
        TableColumn("Ripe", value: \.isRipe) { Text($0.isRipe ? "yes" : "no") }
          .alignment(.trailing)
        TableColumn("Note") { _ in Text("noted") }.alignment(.center)
      }, window: CGSize(width: 720, height: 220))
    // Titles stand 10 in, cells 8.
    #expect(harness.frame(of: "Name")?.minX == CGFloat(10 + 8))
    #expect(harness.frame(of: "Count")?.maxX == harness.frame(of: "12")?.maxX)
    #expect(harness.frame(of: "Ripe")?.maxX == harness.frame(of: "yes")?.maxX)
    let (title, cell) = (
      try #require(harness.frame(of: "Note")), try #require(harness.frame(of: "noted"))
    )
    #expect(abs(title.midX - cell.midX) <= 1)
  }

  @Test func `headers and marks of rows stand where the cells of the first column begin`() {
    let isExpanded = Handle<Bool>()
    let harness = Harness(
      Varying(isExpanded, false) { _ in
        Table(of: Fruit.self) {
          TableColumn("Name", value: \.name)
        } rows: {
          Section("Section") {
            DisclosureTableRow(
              Self.fruits[0], isExpanded: isExpanded.taken ?? .constant(false)
            ) {
              TableRow(Self.fruits[1])
            }
          }
        }
      }, window: CGSize(width: 360, height: 220))
    #expect(harness.frame(of: "Section")?.minX == CGFloat(8 + 8))
    // Rows of a list with outlines stand 9 further in, and its marks 4 before the margin.
    let cell = harness.frame(of: "Apple") ?? .zero
    #expect(cell.minX == CGFloat(8 + 8 + 9))
    harness.click(at: CGPoint(x: 8 + 8 - 4 + 6.5 / 2, y: cell.midY))
    #expect(isExpanded.value == true)
    // The mark is pressed 4 around itself: not as far as the edge.
    harness.click(at: CGPoint(x: 8 + 8 - 4 - 4 - 1, y: cell.midY))
    #expect(isExpanded.value == true)
  }

  @Test func `columns start at their widths and share what is left`() {
    let (automatic, fixed) = (
      TableColumnWidths(), TableColumnWidths(minimum: 80, ideal: 80, maximum: 80)
    )
    func expect(
      _ columns: [TableColumnWidths], in width: CGFloat, _ expected: [CGFloat],
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let pitches = TableWidths(columns, in: width).pitches
      #expect(pitches == expected, sourceLocation: sourceLocation)
    }
    expect([automatic, automatic], in: 360, [172.5, 172.5])
    // 345 less 97, 77 and 117 leaves 54 for two columns.
    let flexible = TableColumnWidths(minimum: 40, ideal: 60, maximum: 100)
    expect([fixed, flexible, automatic], in: 360, [97, 77 + 27, 117 + 27])
    // Length that one column may not take goes to the others: 100 and 17 at most.
    expect([flexible, automatic], in: 360, [117, 345 - 117])
    // 351 is no more than 360, but more than 345: 15 are spread over three.
    expect([automatic, automatic, automatic], in: 360, [112, 112, 112])
    // Too little room: they keep their widths, and the table scrolls.
    expect([automatic, automatic], in: 200, [117, 117])
    let total: CGFloat = 117 * 2 + 15
    #expect(TableWidths([automatic, automatic], in: 200).total == total)
    expect([], in: 200, [])
  }

  @Test func `widths that are not finite are ignored`() {
    let widths = TableColumnWidths(minimum: .nan, ideal: -.infinity, maximum: .infinity)
    #expect(widths.start == 100)
    #expect(widths.limits == 10 ... .infinity)
    #expect(TableColumnWidths(minimum: 50, ideal: 20, maximum: 10).start == 50)
  }

  @Test(arguments: [CGFloat.nan, -1, -.infinity, .infinity])
  func `widths that are not finite are reported`(_ width: CGFloat) {
    func problems(_ column: some TableColumnContent<Fruit, Never>) -> [String] {
      Harness(
        Table(Self.fruits) { column }, window: CGSize(width: 300, height: 200)
      ).diagnostics
    }
    let column = TableColumn<Fruit, Never, Text, Text>("Id") { Text("#\($0.id)") }
    #expect(problems(column.width(width)).first?.contains("Table: \(width) is no width") == true)
    #expect(problems(column.width(min: 10, max: .infinity)) == [])
  }

  @Test func `columns with the same name are reported`() {
    let harness = Harness(
      Table(Self.fruits) {
        TableColumn("Name", value: \.name).customizationID("a")
        TableColumn("Count") { Text("\($0.count)") }.customizationID("a")
        TableColumn("Ripe") { Text("\($0.isRipe)") }
      }, window: CGSize(width: 300, height: 200))
    #expect(harness.diagnostics.count == 1)
    #expect(
      harness.diagnostics[0].contains("Table: several columns have the customizationID a,"))
  }

  @Test func `limits that exclude each other or the ideal width are reported`() {
    func problems(_ min: CGFloat?, _ ideal: CGFloat?, _ max: CGFloat?) -> [String] {
      let column = TableColumn<Fruit, Never, Text, Text>("Id") { Text("#\($0.id)") }
      return Harness(
        Table(Self.fruits) { column.width(min: min, ideal: ideal, max: max) },
        window: CGSize(width: 300, height: 200)
      ).diagnostics
    }
    let above = "minimum width 50.0 of a column is above its maximum 10.0"
    #expect(problems(50, nil, 10).first?.contains(above) == true)
    let outside =
      "ideal width 20.0 of a column is outside of its limits, so that it begins with 50.0"
    #expect(problems(50, 20, 90).first?.contains(outside) == true)
    #expect(problems(nil, 95, 90).first?.contains("begins with 90.0") == true)
    #expect(problems(50, 70, 90) == [])
    #expect(problems(50, 50, 50) == [])
    #expect(problems(nil, nil, 90) == [])
  }

  @Test func `columns may come from conditions, loops and groups`() {
    func table(_ isWide: Bool) -> some View {
      Table(Self.fruits.prefix(1)) {
        if isWide { TableColumn("Id") { Text("#\($0.id)") } }
        Group {
          TableColumn("Name", value: \Fruit.name)
          TableColumn("Count") { (fruit: Fruit) in Text("\(fruit.count)") }
        }
        TableColumnForEach(["a", "b"], id: \.self) { title in
          TableColumn(title) { _ in Text("cell \(title)") }
        }
      }
    }
    #expect(
      Harness(table(true), window: CGSize(width: 900, height: 200)).text
        == ["Id", "Name", "Count", "a", "b", "#1", "Apple", "3", "cell a", "cell b"])
    #expect(
      Harness(table(false), window: CGSize(width: 900, height: 200)).text.prefix(3)
        == ["Name", "Count", "a"])
  }

  @Test func `cells stand where their column says`() throws {
    func x(
      _ alignment: TableColumnAlignment, _ direction: LayoutDirection = .leftToRight
    ) throws
      -> CGFloat
    {
      let harness = Harness(
        Table(Self.fruits) {
          TableColumn("Count") { Text("\($0.count)") }.width(100)
            .customizationID("count").alignment(alignment)
        }, window: CGSize(width: 132, height: 100)
      ) { $0.layoutDirection = direction }
      return try #require(harness.frame(of: "12")).minX
    }
    // Two characters of 8 points in a cell of 100 that begins at 16.
    #expect(try x(.automatic) == 16)
    #expect(try x(.center) == 16 + (100 - 16) / 2)
    #expect(try x(.trailing) == 16 + 100 - 16)
    #expect(try x(.numeric) == 16 + 100 - 16)
    // From right to left the cell ends at 132 - 16, and numbers end at the right all the same.
    #expect(try x(.trailing, .rightToLeft) == 16)
    #expect(try x(.numeric, .rightToLeft) == 132 - 16 - 16)
  }

  @Test func `dragging the line at its end makes a column wider, up to its limit`() {
    let customization = Handle<TableColumnCustomization<Fruit>>()
    let harness = Harness(
      Varying(customization, TableColumnCustomization()) { _ in
        Table(
          Self.fruits, columnCustomization: customization.taken ?? .constant(.init())
        ) {
          TableColumn("Name", value: \.name).width(min: 50, ideal: 100, max: 150)
            .customizationID("name")
          TableColumn("Count") { Text("\($0.count)") }
        }
      }, window: CGSize(width: 249, height: 200))
    let line = 8 + 117 - 4.5
    #expect(harness.frame(of: "3")?.minX == CGFloat(8 + 117 + 8))
    harness.drag(from: CGPoint(x: line, y: 14), to: CGPoint(x: line + 20, y: 14))
    #expect(customization.value?.widths["name"] == 120)
    #expect(harness.frame(of: "3")?.minX == CGFloat(8 + 137 + 8))
    harness.drag(from: CGPoint(x: line + 20, y: 14), to: CGPoint(x: line + 200, y: 14))
    #expect(customization.value?.widths["name"] == 150)
  }

  @Test func `a customization hides and shows columns, and can be stored`() throws {
    let customization = Handle<TableColumnCustomization<Fruit>>()
    let harness = Harness(
      Varying(customization, TableColumnCustomization()) { _ in
        Table(
          Self.fruits.prefix(1), columnCustomization: customization.taken ?? .constant(.init())
        ) {
          TableColumn("Name", value: \.name).customizationID("name")
          TableColumn("Count") { Text("\($0.count)") }.customizationID("count")
            .defaultVisibility(.hidden)
        }
      })
    #expect(harness.text == ["Name", "Apple"])
    customization.value?[visibility: "count"] = .visible
    harness.update()
    #expect(harness.text == ["Name", "Count", "Apple", "3"])
    harness.secondaryClick("Name")
    harness.advance(by: 1)
    #expect(harness.text.filter { $0 == "Name" }.count == 2)
    let value = try #require(customization.value)
    let stored = try JSONEncoder().encode(value)
    #expect(try JSONDecoder().decode(TableColumnCustomization<Fruit>.self, from: stored) == value)
  }

  // MARK: Sorting

  @Test func `a click on a title sorts by its column, a second one the other way round`() {
    let (order, selection) = (Handle<[KeyPathComparator<Fruit>]>(), Handle<Set<Int>>())
    let harness = Harness(
      Sorted(order: order, selection: selection), window: CGSize(width: 600, height: 200))
    func names() -> [String] { harness.text.filter { ["Apple", "Banana", "Cherry"].contains($0) } }
    #expect(names() == ["Apple", "Banana", "Cherry"])
    harness.click("Count")
    #expect(order.value?.first == KeyPathComparator(\Fruit.count))
    #expect(names() == ["Cherry", "Apple", "Banana"])
    harness.click("Count")
    #expect(order.value?.first == KeyPathComparator(\Fruit.count, order: .reverse))
    #expect(names() == ["Banana", "Apple", "Cherry"])
    // The column that was sorted by before decides between equal rows.
    harness.click("Ripe")
    #expect(names() == ["Banana", "Apple", "Cherry"])
    #expect(order.value?.count == 3)
    harness.click("Note")
    #expect(order.value?.count == 3)
  }

  @Test func `the title that rows are sorted by says in which direction`() {
    let (order, selection) = (Handle<[KeyPathComparator<Fruit>]>(), Handle<Set<Int>>())
    let harness = Harness(
      Sorted(order: order, selection: selection), window: CGSize(width: 600, height: 200))
    func value(_ label: String) -> String? {
      harness.graph.accessibilityTree().descendants { $0.role == .button && $0.label == label }
        .first?.value
    }
    #expect(value("Name") == "ascending")
    harness.click("Name")
    #expect(value("Name") == "descending")
    #expect(value("Count") == "")
  }

  // MARK: Rows

  @Test func `rows are selected by clicks and keys`() {
    let (order, selection) = (Handle<[KeyPathComparator<Fruit>]>(), Handle<Set<Int>>())
    let harness = Harness(
      Sorted(order: order, selection: selection), window: CGSize(width: 600, height: 200))
    harness.click("Banana")
    #expect(selection.value == [2])
    harness.press(.downArrow)
    #expect(selection.value == [3])
    harness.click("Apple", modifiers: .command)
    #expect(selection.value == [1, 3])
  }

  @Test func `only the rows in view of a million are made`() {
    struct Number: Identifiable { let id: Int }
    let log = Log()
    let harness = Harness(
      Table((0..<1_000_000).map { Number(id: $0) }) {
        TableColumn("Number") { number in
          let _ = log.note("\(number.id)")
          Text("\(number.id)")
        }
      }, window: CGSize(width: 200, height: 200))
    // 167 points of rows of 24, and a few that were made to measure their length.
    #expect(log.take().count < 30)
    #expect(harness.text.contains("0"))
    harness.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: -2_400))
    harness.advance(by: 2)
    // Each frame on the way to the end shows other rows.
    #expect(log.take().count < 1_000)
    #expect(harness.text.contains("104"))
  }

  @Test func `rows can be written out or come from loops, sections and conditions`() {
    let harness = Harness(
      Table(of: Fruit.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        TableRow(Fruit(id: 9, name: "First"))
        ForEach(Self.fruits) { fruit in
          if fruit.isRipe { TableRow(fruit) }
        }
        Section("More") {
          TableRow(Fruit(id: 10, name: "Last"))
        }
      })
    #expect(harness.text == ["Name", "First", "Apple", "Cherry", "More", "Last"])
  }

  @Test func `disclosure rows open rows below, of which only the first cell is indented`()
    throws
  {
    let isExpanded = Handle<Bool>()
    let harness = Harness(
      Varying(isExpanded, false) { _ in
        Table(of: Fruit.self) {
          TableColumn("Name", value: \.name)
          TableColumn("Count") { Text("\($0.count)") }
        } rows: {
          DisclosureTableRow(
            Fruit(id: 1, name: "Box", count: 7), isExpanded: isExpanded.taken ?? .constant(false)
          ) {
            TableRow(Fruit(id: 2, name: "Pear", count: 8))
          }
        }
      }, window: CGSize(width: 360, height: 200))
    #expect(harness.text == ["Name", "Count", "Box", "7"])
    isExpanded.value = true
    harness.update()
    #expect(harness.text == ["Name", "Count", "Box", "7", "Pear", "8"])
    let (box, pear) = (harness.frame(of: "Box"), harness.frame(of: "Pear"))
    #expect(try #require(pear).minX == (try #require(box)).minX + 13)
    #expect(harness.frame(of: "7")?.minX == 8 + 172.5 + 8)
    #expect(harness.frame(of: "8")?.minX == 8 + 172.5 + 8)
  }

  @Test func `a tree is a table with rows that open`() {
    let tree = [
      Fruit(id: 1, name: "Box", parts: [Fruit(id: 2, name: "Pear")]), Fruit(id: 3, name: "Nut"),
    ]
    for table in [
      AnyView(Table(tree, children: \.parts) { TableColumn("Name", value: \.name) }),
      AnyView(
        Table(of: Fruit.self) {
          TableColumn("Name", value: \.name)
        } rows: {
          OutlineGroup(tree, children: \.parts)
        }),
    ] {
      #expect(Harness(table).text == ["Name", "Box", "Nut"])
    }
  }

  @Test func `a phone shows only the first column`() {
    let harness = Harness(
      Table(Self.fruits) {
        TableColumn("Name", value: \.name)
        TableColumn("Count") { Text("\($0.count)") }
      }, platform: .phone)
    #expect(harness.text == ["Apple", "Banana", "Cherry"])
  }

  // MARK: Styles, and tables without columns

  @Test func `titles may be left out`() {
    let table = Table(Self.fruits.prefix(1)) { TableColumn("Name", value: \.name) }
    #expect(Harness(table.tableColumnHeaders(.hidden)).text == ["Apple"])
    #expect(Harness(table.tableColumnHeaders(.hidden)).frame(of: "Apple")?.minY == CGFloat(5 + 4))
    for style in [
      AnyView(table.tableStyle(.automatic)), AnyView(table.tableStyle(.inset)),
      AnyView(table.tableStyle(.bordered(alternatesRowBackgrounds: false))),
      AnyView(table.tableStyle(InsetTableStyle(alternatesRowBackgrounds: true))),
    ] {
      #expect(Harness(style).text == ["Name", "Apple"])
    }
  }

  @Test func `a table without columns is reported`() {
    let table = Table(Self.fruits) {
      if false { TableColumn("Name", value: \Fruit.name) }
    }
    let problem = Harness(VStack { table }).diagnostics.joined()
    #expect(problem.hasPrefix("Espalier: Table: there is no column, "))
    #expect(problem.hasSuffix("\n  at VStack > Table"))
  }

  @Test func `a selection of removed rows does no harm`() {
    let selected: Binding<Set<Int>> = .constant([77])
    let harness = Harness(
      Table(Self.fruits, selection: selected) { TableColumn("Name", value: \.name) })
    harness.click("Apple")
    #expect(harness.text == ["Name", "Apple", "Banana", "Cherry"])
  }
}
