import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// The places of a list's rows, and which rows exist; the lengths were recorded on macOS 26.2 and iOS 26.0.
@MainActor struct ListLayoutTests {
  private func rows(_ names: String...) -> some View {
    ForEach(names, id: \.self) { Text($0).accessibilityIdentifier($0) }
  }

  private func window(
    _ view: some View, _ size: CGSize = CGSize(width: 320, height: 400),
    platform: LayoutSnapshot.Platform = .mac
  ) -> LayoutSnapshot {
    LayoutSnapshot(of: view, window: size, platform: platform)
  }

  @Test func `a list takes each proposed length, and has none where none is proposed`() {
    let list = List { Text("One") }.accessibilityIdentifier("list")
    for (proposal, size) in [
      (ProposedViewSize(width: 300, height: 200), CGSize(width: 300, height: 200)),
      (ProposedViewSize(width: nil, height: 200), CGSize(width: 0, height: 200)),
      (ProposedViewSize(width: 300, height: nil), CGSize(width: 300, height: 0)),
      (.zero, .zero), (.unspecified, .zero),
    ] {
      #expect(LayoutSnapshot(of: list, proposal: proposal).size == size)
    }
  }

  @Test func `rows of the Mac are 24 high and inset by 16`() {
    let snapshot = window(List { rows("A", "B") })
    #expect(snapshot.frame(of: "A") == CGRect(x: 16, y: 10 + 4, width: 8, height: 16))
    #expect(snapshot.frame(of: "B") == CGRect(x: 16, y: 10 + 24 + 4, width: 8, height: 16))
  }

  @Test func `styles have their margins`() {
    func origin(_ style: some ListStyle) -> CGPoint? {
      window(List { rows("A") }.listStyle(style)).frame(of: "A")?.origin
    }
    #expect(origin(.inset) == CGPoint(x: 16, y: 14))
    #expect(origin(.plain) == CGPoint(x: 8, y: 4))
    #expect(origin(PlainListStyle()) == CGPoint(x: 8, y: 4))
    #expect(origin(.bordered) == CGPoint(x: 7, y: 1 + 4))
    // A row of 32 around a line of 16.
    #expect(origin(SidebarListStyle()) == CGPoint(x: 16, y: 10 + 8))
  }

  @Test func `a flexible row is as wide as the list less its margins`() {
    let snapshot = window(List { Color.red.accessibilityIdentifier("red") })
    #expect(snapshot.frame(of: "red") == CGRect(x: 16, y: 14, width: 288, height: 16))
  }

  @Test func `insets of a row are added to the leading margin on the Mac`() {
    let insets = EdgeInsets(top: 2, leading: 30, bottom: 2, trailing: 10)
    let snapshot = window(
      List { Color.red.listRowInsets(insets).accessibilityIdentifier("red") })
    #expect(snapshot.frame(of: "red") == CGRect(x: 46, y: 12, width: 258, height: 20))
  }

  @Test func `sections of the Mac have headers of 28 and stand 20 apart`() {
    let snapshot = window(
      List {
        Section("First") { rows("A") }
        Section {
          rows("B")
        } header: {
          Text("Second").accessibilityIdentifier("header")
        } footer: {
          Text("End").accessibilityIdentifier("footer")
        }
        Section { rows("C") }
      })
    #expect(snapshot.frame(of: "A")?.minY == CGFloat(10 + 28 + 4))
    #expect(snapshot.frame(of: "header")?.minY == CGFloat(10 + 28 + 24 + 20 + 6))
    #expect(snapshot.frame(of: "B")?.minY == CGFloat(10 + 28 + 24 + 20 + 28 + 4))
    #expect(snapshot.frame(of: "footer")?.minY == CGFloat(10 + 28 + 24 + 20 + 28 + 24 + 6))
    #expect(snapshot.frame(of: "C")?.minY == CGFloat(10 + 28 + 24 + 20 + 28 + 24 + 28 + 20 + 4))
  }

  @Test func `rows of the phone stand in boxes`() {
    let snapshot = window(
      List {
        rows("A")
        Section("Fruit") { rows("B") }
      }, platform: .phone)
    // Rows of 52 around lines of 20.5, and a header of 10 + 20.5 + 10 that is 17.5 below the first box.
    #expect(snapshot.frame(of: "A")?.minX == CGFloat(16 + 16))
    #expect(abs((snapshot.frame(of: "A")?.midY ?? 0) - (35 + 26)) < 0.5)
    let box = 35 + 52 + 17.5 + 10 + 20.5 + 10
    #expect(abs((snapshot.frame(of: "B")?.midY ?? 0) - (box + 26)) < 1)
  }

  @Test func `plain rows of the phone go from edge to edge`() {
    let snapshot = window(List { rows("A") }.listStyle(.plain), platform: .phone)
    #expect(snapshot.frame(of: "A")?.minX == 16)
    #expect(abs((snapshot.frame(of: "A")?.midY ?? 0) - 26) < 0.5)
  }

  @Test func `rows and sections can be further apart`() {
    let snapshot = window(
      List {
        Section { rows("A", "B") }
        Section { rows("C") }
      }
      .listRowSpacing(6).listSectionSpacing(30))
    #expect(snapshot.frame(of: "B")?.minY == CGFloat(10 + 24 + 6 + 4))
    #expect(snapshot.frame(of: "C")?.minY == CGFloat(10 + 24 + 6 + 24 + 30 + 4))
  }

  @Test func `rows are as high as the minimum height that is set`() {
    let list = List { rows("A", "B") }
    #expect(
      window(list.environment(\.defaultMinListRowHeight, 40)).frame(of: "B")?.minY
        == CGFloat(10 + 40 + 12))
    #expect(
      window(list.environment(\.defaultMinListRowHeight, .nan)).frame(of: "B")?.minY
        == CGFloat(10 + 24 + 4))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a length that is not finite is reported, and the style's stays`(length: CGFloat) {
    func check(_ list: some View, names name: String) {
      let snapshot = window(list)
      let found = snapshot.diagnostics.filter { $0.contains("\(name) is \(length)") }
      #expect(found.count == 1)
      // Each names the view.
      #expect(found.allSatisfy { $0.contains("\n  at ") && $0.contains("List") })
      #expect(snapshot.frame(of: "B")?.minY == CGFloat(10 + 24 + 4))
    }
    let list = List { rows("A", "B") }
    check(list.environment(\.defaultMinListRowHeight, length), names: "defaultMinListRowHeight")
    check(
      list.environment(\.defaultMinListHeaderHeight, length), names: "defaultMinListHeaderHeight")
    check(list.listRowSpacing(length), names: "listRowSpacing")
    check(list.listSectionSpacing(length), names: "listSectionSpacing")
    check(
      List {
        rows("A").listRowInsets(.bottom, length)
        rows("B")
      }, names: "listRowInsets: bottom")
    check(
      List { Section { rows("A", "B") }.listSectionSpacing(length) }, names: "listSectionSpacing")
  }

  @Test func `all edges with infinite or NaN insets are reported in one message`() {
    let insets = EdgeInsets(top: .nan, leading: 4, bottom: -.infinity, trailing: .infinity)
    let snapshot = window(List { rows("A").listRowInsets(insets) })
    #expect(
      snapshot.diagnostics.filter {
        $0.contains("listRowInsets: top is nan, bottom is -inf, trailing is inf;")
      }.count == 1)
    // Only the edges that a modifier sets are its own.
    let one = window(List { rows("A").listRowInsets(.horizontal, .nan) })
    #expect(
      one.diagnostics.filter { $0.contains("listRowInsets: leading is nan, trailing is nan;") }
        .count == 1)
  }

  @Test(arguments: [(DynamicTypeSize.large, 1.0), (.accessibility5, 53.0 / 17)])
  func `the marks of rows that are edited on a phone grow with the text`(
    size: DynamicTypeSize, growth: Double
  ) throws {
    func start(_ mode: EditMode) throws -> CGFloat {
      let list = List {
        ForEach(["A"], id: \.self) { Text($0).accessibilityIdentifier($0) }
          .onDelete { _ in }.onMove { _, _ in }
      }
      .environment(\.editMode, .constant(mode)).environment(\.dynamicTypeSize, size)
      return try #require(window(list, platform: .phone).frame(of: "A")).minX
    }
    // The circle is 22 wide with text of 17 points, and has 18 of room beside it.
    let moved = try start(.active) - start(.inactive)
    #expect(abs(moved - (22 * growth + 18)) < 0.5)
  }

  @Test func `several views of one element are rows of their own`() {
    let snapshot = window(
      List(0..<2) { number in
        Text("a").accessibilityIdentifier("a\(number)")
        Text("b").accessibilityIdentifier("b\(number)")
      })
    #expect(snapshot.frame(of: "b0")?.minY == CGFloat(10 + 24 + 4))
    #expect(snapshot.frame(of: "a1")?.minY == CGFloat(10 + 48 + 4))
  }

  @Test func `a section that is closed has no rows`() {
    let snapshot = window(
      List {
        Section("First", isExpanded: .constant(false)) { rows("A") }
        Section("Second", isExpanded: .constant(true)) { rows("B") }
      }
      .listStyle(.sidebar))
    #expect(snapshot.frame(of: "A") == nil)
    #expect(snapshot.frame(of: "B") != nil)
  }

  @Test func `headers of the Mac stay at the top while their section is in view`() {
    let snapshot = window(
      List {
        Section {
          ForEach(0..<100) { Text("\($0)").accessibilityIdentifier("\($0)") }
        } header: {
          Text("Header").accessibilityIdentifier("header")
        }
      }, CGSize(width: 320, height: 200))
    // Before people scroll, too, though its place begins 10 below the top: a recorded strip of macOS 26.
    #expect(snapshot.frame(of: "header")?.minY == 6)
    snapshot.scroll(to: CGPoint(x: 0, y: 500))
    #expect(snapshot.frame(of: "header")?.minY == 6)
  }

  @Test func `a list knows how long its sections are, though they are out of view`() {
    let snapshot = window(
      List {
        ForEach(0..<10) { section in
          Section("\(section)") { ForEach(0..<10) { Text("\($0)") } }
        }
      }, CGSize(width: 320, height: 200))
    snapshot.scroll(to: CGPoint(x: 0, y: 100_000))
    // Two insets of 10, sections of 28 + 10 * 24, and nine gaps of 20.
    let length: CGFloat = 10 + 10 * (28 + 240) + 9 * 20 + 10
    let end = snapshot.scrollOffset()?.y ?? 0
    #expect(abs(end - (length - 200)) < 0.01)
  }

  @Test func `the length of a list of sections stays the same while it is scrolled through`() {
    let snapshot = window(
      List {
        ForEach(0..<100) { section in
          Section("\(section)") { ForEach(0..<(1 + section % 7)) { Text("\($0)") } }
        }
      }, CGSize(width: 320, height: 200))
    // Headers of 28, rows of 24, 20 between sections, 10 above all and below.
    let rows = (0..<100).reduce(0) { $0 + 1 + $1 % 7 }
    let length = CGFloat(10 + 100 * 28 + rows * 24 + 99 * 20 + 10)
    for _ in 0..<20 {
      let found = snapshot.graph.scrolling.geometry(of: 0)?.contentSize.height ?? 0
      #expect(abs(found - length) < 0.01)
      snapshot.scroll(by: CGSize(width: 0, height: 500))
    }
  }

  // MARK: Controls

  @Test func `the column of icons is as much wider on a phone as its text is larger`() {
    func title(_ size: DynamicTypeSize) -> CGFloat {
      window(
        List {
          Label {
            Text("Title").accessibilityIdentifier("Title")
          } icon: {
            Image(systemName: "star")
          }
        }
        .dynamicTypeSize(size), platform: .phone
      ).frame(of: "Title")?.minX ?? 0
    }
    #expect(title(.large) == CGFloat(32 + 24 + 16))
    // The body style has 17 points, and 40 in the third of the largest sizes.
    #expect(abs(title(.accessibility3) - (32 + 24 * 40.0 / 17 + 16)) < 0.6)
  }

  @Test func `a list of the phone shows the label of a picker, other containers do not`() {
    let picker = Picker("Flavor", selection: .constant(1)) { Text("Vanilla").tag(1) }
    #expect(Harness(List { picker }, platform: .phone).text == ["Flavor", "Vanilla"])
    #expect(Harness(VStack { picker }, platform: .phone).text == ["Vanilla"])
    #expect(Harness(List { picker }).text == ["Flavor", "Vanilla"])
  }

  @Test func `a link in a row of the Mac is text, not a button`() throws {
    let destination = try #require(URL(string: "https://example.org"))
    let link = window(
      List { Link("Link", destination: destination).accessibilityIdentifier("link") }
    ).frame(of: "link")
    #expect(link == CGRect(x: 16, y: 14, width: 4 * 8, height: 16))
  }

  // MARK: Rows on demand

  private struct Row: View {
    let number: Int
    let log: Log

    var body: some View {
      let _ = log.note("\(number)")
      Text("\(number)").accessibilityIdentifier("\(number)")
    }
  }

  @Test func `only the rows in view of a million are made`() {
    let log = Log()
    let snapshot = window(
      List(0..<1_000_000, id: \.self) { Row(number: $0, log: log) },
      CGSize(width: 320, height: 200))
    // 10 above, then rows of 24: the eighth begins at 178, and the last that is seen too.
    #expect(log.take() == (0..<8).map { "\($0)" })
    snapshot.scroll(to: CGPoint(x: 0, y: 24_000_000))
    #expect(snapshot.frame(of: "999999")?.maxY == CGFloat(200 - 10 - 4))
    #expect(log.take().count <= 20)
    #expect(snapshot.diagnostics == [])
  }

  @Test func `only the labels and buttons in view of a million are made`() {
    let log = Log()
    _ = window(
      List(0..<1_000_000, id: \.self) { number in
        let _ = log.note("\(number)")
        if number % 2 == 0 { Label("Label", systemImage: "star") } else { Button("Button") {} }
      }, CGSize(width: 320, height: 200))
    #expect(log.take().count <= 8)
  }

  @Test func `a scroll step of a list makes only the row that comes into view`() {
    let log = Log()
    let snapshot = window(
      List(0..<100_000, id: \.self) { Row(number: $0, log: log) }, CGSize(width: 320, height: 200))
    snapshot.scroll(to: CGPoint(x: 0, y: 2_410))
    _ = log.take()
    snapshot.scroll(by: CGSize(width: 0, height: 24))
    #expect(log.take().count == 1)
  }

  // MARK: Bad input

  /// A layout that answers with a given length.
  private struct Answering: Layout {
    let height: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 10, height: height)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -50])
  func `a row without a usable height is as high as an empty one`(_ height: CGFloat) {
    let snapshot = window(
      List {
        Answering(height: height) {}
        Text("B").accessibilityIdentifier("B")
      })
    #expect(snapshot.frame(of: "B")?.minY == CGFloat(10 + 24 + 4))
  }

  @Test func `sections without rows, and lists without sections, are empty`() {
    let snapshot = window(
      List {
        Section {
        } header: {
          Text("Header").accessibilityIdentifier("header")
        }
        Section {}
        EmptyView()
        Text("B").accessibilityIdentifier("B")
      })
    #expect(snapshot.frame(of: "header")?.minY == 6)
    #expect(snapshot.frame(of: "B") != nil)
    #expect(window(List {}).diagnostics == [])
    #expect(window(List([String](), id: \.self) { Text($0) }).diagnostics == [])
  }

  @Test func `rows of equal ids are all shown, and reported`() {
    let snapshot = window(
      List(["A", "B", "A"], id: \.self) { Text($0).accessibilityIdentifier($0) })
    #expect(snapshot.frames(of: "A").count == 2)
    #expect(snapshot.diagnostics.contains { $0.contains("occurs more than once") })
  }

  // MARK: Animated edits

  @Test func `rows glide to their places when others are removed`() {
    struct Page: View {
      @State var names = ["A", "B", "C"]

      var body: some View {
        VStack(spacing: 0) {
          List(names, id: \.self) { Text($0).frame(width: 20, alignment: .leading) }
          Button("Remove") {
            withAnimation(.linear(duration: 1)) { _ = names.removeFirst() }
          }
        }
      }
    }
    let harness = Harness(Page(), window: CGSize(width: 320, height: 300))
    let before = harness.frame(of: "C")?.minY
    harness.click("Remove")
    harness.advance(by: 2)
    #expect(before == CGFloat(10 + 48 + 4))
    #expect(harness.frame(of: "C")?.minY == CGFloat(10 + 24 + 4))
    #expect(harness.frame(of: "A") == nil)
  }

  @Test func `the rows of a branch that leaves give up their places at once`() {
    struct Page: View {
      @State var isEmpty = false

      var body: some View {
        VStack(spacing: 0) {
          List {
            if isEmpty { Text("None") } else { ForEach(0..<2) { _ in Text("One") } }
            Text("End")
          }
          Button("Change") { withAnimation(.linear(duration: 1)) { isEmpty = true } }
        }
      }
    }
    let harness = Harness(Page(), window: CGSize(width: 320, height: 300))
    #expect(harness.frame(of: "End")?.minY == CGFloat(10 + 2 * 24 + 4))
    harness.click("Change")
    // The rows that leave still fade in front of it.
    #expect(harness.frame(of: "None")?.minY == CGFloat(10 + 4))
    harness.advance(by: 2)
    #expect(harness.frame(of: "End")?.minY == CGFloat(10 + 24 + 4))
  }

  @Test func `symbols make no row of a phone higher, other pictures do`() throws {
    func title(_ icon: some View) throws -> CGRect {
      let snapshot = window(
        List {
          Label {
            Text("Title").accessibilityIdentifier("title")
          } icon: {
            icon
          }
        }, platform: .phone)
      return try #require(snapshot.frame(of: "title"))
    }
    let plain = try title(EmptyView())
    // A symbol of 60 points is higher than a row, and stands across its edges.
    #expect(try title(Image(systemName: "gear").font(.system(size: 60))) == plain)
    let picture = try title(Color.red.frame(width: 60, height: 60))
    #expect(picture.midY > plain.midY)
  }

  @Test func `a long badge leaves a row what that needs, up to half of the room`() throws {
    // Characters are 8 wide; the row keeps 16 at both ends, and 8 between content and badge.
    let room: CGFloat = 200 - 2 * 16 - 8
    let badge = String(repeating: "b", count: 30)
    for (content, width) in [("Short", 5 * 8), (String(repeating: "w", count: 30), room / 2)] {
      let harness = Harness(
        List { Text(content).badge(badge) }, window: CGSize(width: 200, height: 200))
      let (label, end) = try (
        #require(harness.frame(of: content)), #require(harness.frame(of: badge))
      )
      #expect(label.minX == 16)
      #expect(label.width == width)
      #expect(end.maxX == CGFloat(200 - 16))
      #expect(end.width == room - width)
      // One line.
      #expect(end.height == 16)
    }
  }
}

/// Rows that open and close others.
@MainActor struct ListOutlineTests {
  private struct Item: Identifiable {
    let id: String
    var children: [Item]?
  }

  @Test func `an outline moves its rows 9 to the right, and rows inside by 13 more`() {
    let snapshot = LayoutSnapshot(
      of: List {
        DisclosureGroup("Fruits", isExpanded: .constant(true)) {
          Text("A").accessibilityIdentifier("A")
        }
        Text("B").accessibilityIdentifier("B")
      }, window: CGSize(width: 320, height: 200))
    #expect(snapshot.frame(of: "A")?.origin == CGPoint(x: 16 + 9 + 13, y: 10 + 24 + 4))
    #expect(snapshot.frame(of: "B")?.origin == CGPoint(x: 16 + 9, y: 10 + 48 + 4))
  }

  @Test func `a click on the triangle opens a row`() {
    let items = [Item(id: "A", children: [Item(id: "B")]), Item(id: "C")]
    let harness = Harness(
      List(items, children: \.children) { Text($0.id) }, window: CGSize(width: 320, height: 200))
    #expect(harness.frame(of: "B") == nil)
    // The triangle is at 16, 6.5 wide, in the middle of the first row.
    harness.click(at: CGPoint(x: 19, y: 10 + 12))
    for _ in 0..<5 { harness.advance(by: 1) }
    #expect(harness.frame(of: "B")?.minY == CGFloat(10 + 24 + 4))
    #expect(harness.frame(of: "C")?.minY == CGFloat(10 + 48 + 4))
  }
}
