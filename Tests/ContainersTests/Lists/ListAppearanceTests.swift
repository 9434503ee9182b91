import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Lines, backgrounds and headers of lists, as their modifiers ask for them.
@MainActor struct ListAppearanceTests {
  private func drawing(
    _ list: some View, height: CGFloat = 200, platform: LayoutSnapshot.Platform = .mac
  ) -> String {
    Harness(list, window: CGSize(width: 200, height: height), platform: platform).displayListText
  }

  /// The line below a row of the Mac's inset list, whose rows are 24 high, the first of them 10 below the top; lines are 16
  /// in at both ends.
  private func line(below row: Int, color: String = "#0000001a", from start: Int = 16) -> String {
    "(fill \(color) \(start),\(10 + 24 * (row + 1) - 1) \(200 - 16 - start)x1)"
  }

  private static let red = "#ff383c"
  private static let green = "#34c759"

  // MARK: Lines

  @Test func `there is a line below each row but the last`() {
    let list = drawing(List(0..<3) { Text("row \($0)") })
    #expect(list.contains(line(below: 0)) && list.contains(line(below: 1)))
    #expect(!list.contains(line(below: 2)))
  }

  @Test func `a row hides the lines at its edges, or one of them`() {
    func list(_ edges: VerticalEdge.Set) -> String {
      drawing(
        List {
          Text("a")
          Text("b").listRowSeparator(.hidden, edges: edges)
          Text("c")
        })
    }
    let (both, top, bottom) = (list(.all), list(.top), list(.bottom))
    #expect(!both.contains(line(below: 0)) && !both.contains(line(below: 1)))
    #expect(!top.contains(line(below: 0)) && top.contains(line(below: 1)))
    #expect(bottom.contains(line(below: 0)) && !bottom.contains(line(below: 1)))
  }

  @Test func `a row can show lines where the style has none`() {
    func list(_ visibility: Visibility) -> String {
      drawing(
        List {
          Text("a")
          Text("b").listRowSeparator(visibility)
          Text("c")
        }
        .listStyle(.sidebar))
    }
    let line = "(fill #0000001a 16,"
    #expect(list(.automatic).components(separatedBy: line).count == 1)
    // Above the row and below it.
    #expect(list(.visible).components(separatedBy: line).count == 3)
  }

  @Test func `a row colors the lines at its edges, or one of them`() {
    func list(_ edges: VerticalEdge.Set) -> String {
      drawing(
        List {
          Text("a")
          Text("b").listRowSeparatorTint(.red, edges: edges)
          Text("c")
        })
    }
    let (both, top, bottom) = (list(.all), list(.top), list(.bottom))
    let (above, below) = (line(below: 0, color: Self.red), line(below: 1, color: Self.red))
    #expect(both.contains(above) && both.contains(below))
    #expect(top.contains(above) && top.contains(line(below: 1)))
    #expect(bottom.contains(line(below: 0)) && bottom.contains(below))
  }

  @Test func `a section shows lines at its edges, in its color`() {
    let section = Section {
      Text("a")
      Text("b")
    }
    let list = drawing(List { section.listSectionSeparator(.visible) })
    #expect(list.contains("(fill #0000001a 16,10 168x1)") && list.contains(line(below: 1)))
    let colored = drawing(
      List { section.listSectionSeparator(.visible).listSectionSeparatorTint(.red) })
    #expect(colored.contains("(fill \(Self.red) 16,10 168x1)"))
    #expect(colored.contains(line(below: 1, color: Self.red)))
    // The line between its rows is no line of the section.
    #expect(colored.contains(line(below: 0)))
  }

  @Test func `a section of a plain list on the phone hides the line below it`() {
    func list(_ visibility: Visibility) -> String {
      drawing(
        List { Section { Text("a") }.listSectionSeparator(visibility, edges: .bottom) }
          .listStyle(.plain), platform: .phone)
    }
    let line = "(fill #3c3c4349 16,51 168x1)"
    #expect(list(.automatic).contains(line))
    #expect(!list(.hidden).contains(line))
  }

  @Test func `lines begin and end at the guides of a row`() {
    let list = drawing(
      List {
        Text("a")
          .alignmentGuide(.listRowSeparatorLeading) { _ in 30 }
          .alignmentGuide(.listRowSeparatorTrailing) { _ in 100 }
        Text("b")
      })
    // From the beginning of the content, which is 16 in.
    #expect(list.contains("(fill #0000001a \(16 + 30),33 \(100 - 30)x1)"))
  }

  @Test func `lines of the phone begin where the first text of a row does`() {
    let list = drawing(
      List {
        HStack(spacing: 0) {
          Color.red.frame(width: 30, height: 10)
          Text("a")
          Spacer()
          Text("b")
        }
        Color.red.frame(width: 20, height: 10)
        HStack(spacing: 0) {
          Label("c", systemImage: "star")
          Label("d", systemImage: "star")
        }
        Picker("Kind", selection: .constant(0)) {
          Text("x").tag(0)
          Text("y").tag(1)
        }
        .pickerStyle(.segmented)
        Text("e")
      }
      .listStyle(.plain), height: 400, platform: .phone)
    // Content begins 16 in at both ends; titles of labels are 24 + 16 further in. Texts in a bar of segments are parts of
    // the control.
    let starts = list.matches(of: /fill #3c3c4349 (\d+),\d+ (\d+)x1\)/)
    #expect(starts.map { Int($0.1) } == [16 + 30, 16, 16 + 24 + 16, 16, 16])
    #expect(starts.allSatisfy { (Int($0.1) ?? 0) + (Int($0.2) ?? 0) == 200 - 16 })
  }

  // MARK: Backgrounds

  @Test func `a row can have its own background from edge to edge`() {
    let list = drawing(
      List {
        Text("a")
        Text("b").listRowBackground(Color.green)
        Text("c").listRowBackground(nil as Color?)
      })
    #expect(list.contains("(fill \(Self.green) 0,34 200x24)"))
    #expect(list.components(separatedBy: Self.green).count == 2)
  }

  @Test func `a background on the phone has the corners of the box`() {
    let list = drawing(
      List { Text("a").listRowBackground(Color.green) }, platform: .phone)
    #expect(
      list.contains("(clip (roundedRect 16,35 168x52 r26) (fill \(Self.green) 16,35 168x52))"))
  }

  @Test func `content on the phone ends at the box of its section, and has its corners`() {
    let box = "(clip (roundedRect 16,35 168x52 r26)"
    let text = drawing(List { Text("a") }, platform: .phone)
    // The background alone.
    #expect(text.components(separatedBy: box).count == 2)
    let picture = drawing(
      List { Color.green.frame(height: 52).listRowInsets(EdgeInsets()) }, platform: .phone)
    #expect(picture.components(separatedBy: box).count == 3)
    let wide = drawing(
      List {
        Text("a")
        Color.green.frame(width: 300, height: 52)
        Text("c")
      }, platform: .phone)
    #expect(wide.contains("(clip 16,87 168x"))
  }

  @Test func `every other row has another background where the list or its style says so`() {
    let rows = List(0..<3) { Text("row \($0)") }
    let band = "(fill #f4f5f5 "
    #expect(!drawing(rows).contains(band))
    for list in [
      drawing(rows.alternatingRowBackgrounds()),
      drawing(rows.listStyle(.inset(alternatesRowBackgrounds: true))),
      drawing(rows.listStyle(InsetListStyle(alternatesRowBackgrounds: true))),
      drawing(rows.listStyle(.bordered(alternatesRowBackgrounds: true))),
    ] {
      // The band of the second row, and one shape for all bands below the rows.
      #expect(list.components(separatedBy: band).count == 3)
      #expect(list.components(separatedBy: "\(band)(path").count == 2)
    }
    let without = rows.listStyle(.inset(alternatesRowBackgrounds: true))
      .alternatingRowBackgrounds(.disabled)
    #expect(drawing(without).contains(band))
  }

  /// The tops of the bands below the rows of a plain list, whose bands have corners without a radius.
  private func bands(_ list: some View, height: CGFloat = 200) -> [Int] {
    let text = drawing(list.listStyle(.plain).alternatingRowBackgrounds(), height: height)
    guard let start = text.range(of: "(fill #f4f5f5 (path \"") else { return [] }
    return text[start.upperBound...].prefix { $0 != "\"" }.split(separator: " m")
      .compactMap { $0.split(separator: " ").suffix(2).last.flatMap { Int($0) } }.filter {
        $0 < Int(height)
      }
  }

  @Test func `bands go on below the last row, to the end of the view`() {
    // Rows are 24 high: those with odd numbers, counted from 0, have the other background.
    #expect(bands(List(0..<3) { Text("row \($0)") }) == [3 * 24, 5 * 24, 7 * 24])
    #expect(bands(List(0..<2) { Text("row \($0)") }) == [3 * 24, 5 * 24, 7 * 24])
    #expect(bands(List(0..<0) { Text("row \($0)") }) == [24, 3 * 24, 5 * 24, 7 * 24])
    #expect(bands(List(0..<3) { Text("row \($0)") }, height: 3 * 24) == [])
    #expect(bands(List(0..<1_000) { Text("row \($0)") }) == [])
  }

  @Test func `bands below the last row change their places with the rows`() {
    struct Page: View {
      @State private var count = 3

      var body: some View {
        VStack(spacing: 0) {
          Button("More") { count += 1 }.buttonStyle(.plain).frame(height: 20)
          List { ForEach(0..<count, id: \.self) { Text("row \($0)") } }
            .listStyle(.plain).alternatingRowBackgrounds()
        }
      }
    }
    let harness = Harness(Page(), window: CGSize(width: 200, height: 200))
    let before = harness.displayListText
    #expect(before.contains("#f4f5f5 (path \"0 \(20 + 3 * 24) m"))
    harness.click("More")
    harness.advance(by: 1)
    #expect(harness.displayListText.contains("#f4f5f5 (path \"0 \(20 + 5 * 24) m"))
  }

  @Test func `the mark of a selected row is the same on both row backgrounds`() {
    let list = drawing(
      List(0..<3, id: \.self, selection: .constant(Set([1]))) { Text("row \($0)") }
        .alternatingRowBackgrounds())
    #expect(!list.replacing("#f4f5f5 (path", with: "").contains("#f4f5f5"))
    #expect(list.contains("#00000023"))
  }

  @Test func `the background of a list can be left out`() {
    let rows = List(0..<3) { Text("row \($0)") }
    #expect(drawing(rows).contains("(fill #ffffff 0,0 200x200)"))
    #expect(!drawing(rows.scrollContentBackground(.hidden)).contains("200x200)\n(fill"))
    #expect(!drawing(rows.scrollContentBackground(.hidden)).contains("(fill #ffffff 0,0 200x200)"))
    let phone = drawing(rows.scrollContentBackground(.hidden), platform: .phone)
    #expect(!phone.contains("#f2f2f7") && phone.contains("#ffffff"))
  }

  // MARK: Styles

  /// The place of the first row's text, by the style's margin and the room above the first row; recorded for the Mac.
  @Test func `a style of another platform becomes the most similar one of this platform`() throws {
    func place(_ style: some ListStyle, _ platform: LayoutSnapshot.Platform) throws -> CGPoint {
      let harness = Harness(
        List { Text("a") }.listStyle(style), window: CGSize(width: 200, height: 200),
        platform: platform)
      return try #require(harness.frame(of: "a")).origin
    }
    let inset = try place(.inset, .mac)
    #expect(inset == CGPoint(x: 16, y: 14))
    #expect(try place(.grouped, .mac) == inset)
    #expect(try place(.insetGrouped, .mac) == inset)
    #expect(try place(.elliptical, .mac) == inset)
    #expect(try place(EllipticalListStyle(), .mac) == inset)
    #expect(try place(GroupedListStyle(), .mac) == inset)
    let boxes = try place(.insetGrouped, .phone)
    #expect(boxes.x == 32)
    #expect(try place(.automatic, .phone) == boxes)
    #expect(try place(.sidebar, .phone) == boxes)
    #expect(try place(InsetGroupedListStyle(), .phone) == boxes)
    let plain = try place(.plain, .phone)
    #expect(plain.x == 16)
    #expect(try place(.inset, .phone) == plain)
    #expect(try place(.bordered, .phone) == plain)
    // From edge to edge, but below the room above the first section.
    let grouped = try place(.grouped, .phone)
    #expect(grouped.x == 16 && grouped.y == boxes.y)
  }

  // MARK: Headers

  @Test func `headers that stand out are larger`() throws {
    func height(_ list: some View, _ platform: LayoutSnapshot.Platform) throws -> CGFloat {
      let harness = Harness(
        list, window: CGSize(width: 200, height: 200), platform: platform)
      return try #require(harness.frame(of: "Header")).height
    }
    let section = Section("Header") { Text("a") }
    for platform in [LayoutSnapshot.Platform.mac, .phone] {
      let usual = try height(List { section }, platform)
      let prominent = try height(List { section.headerProminence(.increased) }, platform)
      #expect(prominent > usual)
      #expect(try height(List { section }.headerProminence(.increased), platform) == prominent)
      #expect(try height(List { section.headerProminence(.standard) }, platform) == usual)
    }
  }

  @Test func `headers are as high as the minimum height that is set`() throws {
    let list = List { Section("Header") { Text("a") } }
      .environment(\.defaultMinListHeaderHeight, 60)
    let harness = Harness(list, window: CGSize(width: 200, height: 200))
    // The row begins below the header, which begins 10 below the top, and its text 4 further down.
    #expect(try #require(harness.frame(of: "a")).minY == CGFloat(10 + 60 + 4))
  }

  // MARK: Tints

  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone])
  func `icons of rows have the tint of the list's items`(platform: LayoutSnapshot.Platform) {
    let label = Label("a", systemImage: "square.fill")
    func row(_ label: some View) -> String { drawing(List { label }, platform: platform) }
    #expect(row(label.listItemTint(.green)).contains(Self.green))
    #expect(row(label.listItemTint(.fixed(.red))).contains(Self.red))
    #expect(row(label.listItemTint(.preferred(.red))).contains(Self.red))
    let monochrome = row(label.listItemTint(.monochrome))
    let usual = row(label)
    let accent = "#0088ff"
    #expect(usual.contains(accent) && !monochrome.contains(accent))
    #expect(!row(label.foregroundStyle(.red)).contains(accent), "a colored label is colored whole")
    #expect(row(label.foregroundStyle(.red).listItemTint(.green)).contains(Self.green))
  }

  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone])
  func `icons of links, toggles and options are tinted as those of labels`(
    platform: LayoutSnapshot.Platform
  ) {
    let label = Label("a", systemImage: "square.fill")
    func isTinted(_ row: some View) -> Bool {
      drawing(NavigationStack { List { row } }, platform: platform).contains(Self.green)
    }
    #expect(
      isTinted(
        NavigationLink {
          Text("b")
        } label: {
          label
        }.listItemTint(.green)))
    let link = NavigationLink {
      Text("b")
    } label: {
      label
    }
    #expect(isTinted(link.tint(.green)))
    #expect(!isTinted(link.tint(.green).foregroundStyle(.red)), "a colored label is colored whole")
    #expect(isTinted(Toggle(isOn: .constant(false)) { label }.tint(.green)))
    let options = Picker("c", selection: .constant(0)) { label.tag(1) }.pickerStyle(.inline)
    #expect(isTinted(options.tint(.green)))
  }

  private struct TintedRow: View {
    @State private var selection: String?

    var body: some View {
      List(["a"], id: \.self, selection: $selection) { name in
        Label(name, systemImage: "square.fill").listItemTint(.green)
      }
    }
  }

  @Test func `the tinted icon of a selected row is white as its text`() {
    let harness = Harness(TintedRow(), window: CGSize(width: 200, height: 80))
    #expect(harness.displayListText.contains(Self.green))
    harness.click("a")
    harness.advance(by: 1)
    #expect(!harness.displayListText.contains(Self.green))
  }

  @Test func `a platter appears on headsets only`() {
    #expect(
      drawing(List { Text("a").listRowPlatterColor(.red) }) == drawing(List { Text("a") }))
  }

  // MARK: Refreshing

  @Test func `views inside refreshable find its action`() async throws {
    @MainActor final class Calls {
      var count = 0
    }
    struct Inside: View {
      @Environment(\.refresh) private var refresh
      let found: (RefreshAction?) -> Void

      var body: some View {
        let _ = found(refresh)
        Text("a")
      }
    }
    let calls = Calls()
    var action: RefreshAction?
    _ = Harness(List { Inside { action = $0 } })
    #expect(action == nil)
    _ = Harness(
      List { Inside { action = $0 } }.refreshable { await MainActor.run { calls.count += 1 } })
    await action?()
    #expect(calls.count == 1)
  }

  @Test func `an empty view is not a row`() {
    let list = drawing(
      List {
        Text("a")
        EmptyView()
        if false { Text("never") }
        Text("b")
      })
    #expect(list.contains(line(below: 0)) && !list.contains(line(below: 1)))
  }
}
