import SwiftUI
import Testing
import ViewTesting

@testable import Espalier
@testable import EspalierContainers
@_spi(Espalier) @testable import EspalierCore

/// The marks of rows and sections that open and close.
@MainActor struct ListDisclosureTests {
  private func picture(_ view: some View, _ direction: LayoutDirection) -> String {
    Harness(
      view.environment(\.layoutDirection, direction), window: CGSize(width: 200, height: 80)
    ).displayListText
  }

  /// A mark in the middle of its place, so that only its direction differs.
  private func mark(_ name: String, turnedBy degrees: Double) -> some View {
    Image(systemName: name).rotationEffect(.degrees(degrees))
  }

  @Test(arguments: [
    (LayoutDirection.leftToRight, false, "chevron.right", 0.0),
    (.leftToRight, true, "chevron.right", 90),
    (.rightToLeft, false, "chevron.left", 0),
    (.rightToLeft, true, "chevron.left", -90),
  ])
  func `a mark points to the end of the line while closed, and down while open`(
    _ direction: LayoutDirection, _ isExpanded: Bool, _ name: String, _ degrees: Double
  ) {
    // Symbols with a side in their name do not turn with the direction.
    #expect(
      picture(DisclosureMark(isExpanded: isExpanded), direction)
        == picture(mark(name, turnedBy: degrees), .leftToRight))
  }

  @Test(arguments: [(LayoutDirection.leftToRight, "chevron.right"), (.rightToLeft, "chevron.left")])
  func `the mark of a row that leads to a screen points to the end of the line`(
    _ direction: LayoutDirection, _ name: String
  ) {
    let plain = Image(systemName: name).font(.system(size: 14, weight: .semibold))
      .foregroundStyle(.tertiary)
    #expect(picture(ListChevronMark(), direction) == picture(plain, .leftToRight))
  }

  private struct Outline: View {
    var body: some View {
      List { DisclosureGroup("Open", isExpanded: .constant(true)) { Text("Inside") } }
    }
  }

  @Test func `rows of a list with marks make room for them`() throws {
    let harness = Harness(Outline())
    let title = try #require(harness.frame(of: "Open"))
    // As recorded: 16 from the list's edge to the rows, and 9 more where rows have marks.
    #expect(title.minX == CGFloat(16 + 9))
  }

  private struct SelectableOutline: View {
    @State private var selection: String?

    var body: some View {
      List(["A"], id: \.self, selection: $selection) { name in
        DisclosureGroup(name, isExpanded: .constant(false)) { Text("Inside") }
      }
    }
  }

  @Test func `the mark of a selected row is white as its text, while the list has the focus`()
    throws
  {
    let harness = Harness(SelectableOutline(), window: CGSize(width: 200, height: 80))
    // Only the marks have this color here.
    let secondary = try #require(
      picture(Text("x").foregroundStyle(.secondary), .leftToRight).firstMatch(of: /#[0-9a-f]+/))
    #expect(harness.displayListText.contains(secondary.output))
    harness.click("A")
    harness.advance(by: 1)
    #expect(!harness.displayListText.contains(secondary.output))
  }

  private struct Sidebar: View {
    @State var isExpanded = true

    var body: some View {
      List {
        Section("Library", isExpanded: $isExpanded) { Text("Songs") }
      }
      .listStyle(.sidebar)
    }
  }

  @Test func `a sidebar shows the mark of a section while the mouse is over its header`() throws {
    let harness = Harness(Sidebar(), window: CGSize(width: 200, height: 200))
    let before = harness.displayListText
    let header = try #require(harness.frame(of: "Library"))
    harness.move(to: CGPoint(x: header.midX, y: header.midY))
    #expect(harness.displayListText != before)
    harness.move(to: CGPoint(x: 100, y: 190))
    #expect(harness.displayListText == before)
    // It is pressed at the end of the line: 16 from the edge.
    harness.click(at: CGPoint(x: 200 - 16 - 8, y: header.midY))
    harness.advance(by: 1)
    #expect(harness.frame(of: "Songs") == nil)
  }

  @Test(arguments: 0...2) func `sections of other lists than sidebars have no mark`(
    _ style: Int
  ) throws {
    func text(isExpanded: Bool?) -> String {
      let list = List {
        if let isExpanded {
          Section("Library", isExpanded: .constant(isExpanded)) { Text("Songs") }
        } else {
          Section("Library") { Text("Songs") }
        }
      }
      let view = style == 1 ? AnyView(list.listStyle(.plain)) : AnyView(list)
      return Harness(
        view, window: CGSize(width: 200, height: 200), platform: style == 2 ? .phone : .mac
      ).displayListText
    }
    #expect(text(isExpanded: true) == text(isExpanded: nil))
  }

  private struct Sections: View {
    let selection: Binding<String?>?
    @State private var isOpen = true

    var body: some View {
      List(selection: selection) {
        Section("Names", isExpanded: $isOpen) {
          DisclosureGroup("Group") { Text("Inside") }
        }
      }
      .listStyle(.sidebar)
    }
  }

  @Test(arguments: [false, true])
  func `keys open sections, and rows that cannot be selected`(_ hasSelection: Bool) {
    let list = Sections(selection: hasSelection ? .constant(nil) : nil)
    let harness = Harness(list, window: CGSize(width: 200, height: 200))
    func press(_ key: KeyEquivalent) {
      harness.press(key)
      for _ in 0..<5 { harness.advance(by: 1) }
    }
    #expect(harness.text == ["Names", "Group"])
    if hasSelection {
      // The list takes the arrow keys; the hidden mark of the section is no stop after it.
      press(.tab)
    } else {
      press(.tab)
      press(.space)
      #expect(harness.text == ["Names"])
      press(.return)
      #expect(harness.text == ["Names", "Group"])
    }
    // The next stop is the mark of the group.
    press(.tab)
    press(.space)
    #expect(harness.text == ["Names", "Group", "Inside"])
    let focused = harness.graph.accessibilityTree().descendants { $0.isFocused }
    #expect(focused.map(\.role) == [.disclosure])
    #expect(focused.map(\.label) == ["Group"])
    press(.space)
    #expect(harness.text == ["Names", "Group"])
  }
}
