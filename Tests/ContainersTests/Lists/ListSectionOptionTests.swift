import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Parts that modifiers of sections add to a list: actions, margins, marks that open and close, and the
/// texts at the side that stand for sections.
@MainActor struct ListSectionOptionTests {
  @Observable final class Model {
    var log: [String] = []
    var selection: String?
    var isSpaced = false
  }

  private func harness(
    _ view: some View, height: CGFloat = 400, platform: LayoutSnapshot.Platform = .mac
  ) -> Harness {
    Harness(view, window: CGSize(width: 320, height: height), platform: platform)
  }

  // MARK: Actions

  private struct Actions: View {
    let model: Model

    var body: some View {
      List {
        Section("Folders") { Text("Letters") }
          .sectionActions {
            Button("Add", systemImage: "plus") { model.log.append("add") }
            Button("Sort", systemImage: "arrow.up") { model.log.append("sort") }
          }
        Section("Other") { Text("Bills") }
      }
    }
  }

  @Test func `actions of a section are rows after the others on a phone`() throws {
    let model = Model()
    let harness = harness(Actions(model: model), platform: .phone)
    #expect(harness.text == ["Folders", "Letters", "Add", "Sort", "Other", "Bills"])
    // Rows stand 52 apart, whose text begins 32 from the edge where there is no icon before it.
    let (row, action) = (harness.frame(of: "Letters"), harness.frame(of: "Add"))
    #expect(try #require(action).midY - (try #require(row).midY) == CGFloat(52))
    harness.click("Sort")
    #expect(model.log == ["sort"])
  }

  @Test func `actions of a section are buttons in its header on the Mac`() throws {
    let model = Model()
    let harness = harness(Actions(model: model))
    #expect(harness.text == ["Folders", "Letters", "Other", "Bills"])
    let header = try #require(harness.frame(of: "Folders"))
    let before = harness.displayListText
    harness.move(to: CGPoint(x: header.midX, y: header.midY))
    #expect(harness.displayListText != before)
    let buttons = harness.graph.accessibilityTree().descendants { $0.role == .button }
    #expect(buttons.map(\.label) == ["Add", "Sort"])
    for button in buttons {
      #expect(abs(button.frame.midY - header.midY) < 1)
      harness.click(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
    }
    #expect(model.log == ["add", "sort"])
  }

  // MARK: Opening and closing

  private struct Sidebar: View {
    @Bindable var model: Model
    var isCollapsible = true

    var body: some View {
      List(selection: $model.selection) {
        Section("Library") {
          ForEach(["Songs", "Films"], id: \.self) { Text($0) }
        }
        .collapsible(isCollapsible)
        Section("Lists") {
          ForEach(["New", "Old"], id: \.self) { Text($0) }
        }
      }
      .listStyle(.sidebar)
    }
  }

  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone])
  func `sections of a sidebar open and close by themselves`(_ platform: LayoutSnapshot.Platform) {
    let model = Model()
    let harness = harness(Sidebar(model: model), platform: platform)
    func mark() -> CGPoint? {
      harness.graph.accessibilityTree().descendants { $0.role == .disclosure }.first.map {
        CGPoint(x: $0.frame.midX, y: $0.frame.midY)
      }
    }
    guard let place = mark() else {
      Issue.record("no mark")
      return
    }
    harness.click(at: place)
    harness.advance(by: 1)
    #expect(harness.text == ["Library", "Lists", "New", "Old"])
    harness.click(at: place)
    harness.advance(by: 1)
    #expect(harness.text == ["Library", "Songs", "Films", "Lists", "New", "Old"])
  }

  @Test func `keys skip the rows of closed sections`() throws {
    let model = Model()
    let harness = harness(Sidebar(model: model))
    let mark = try #require(
      harness.graph.accessibilityTree().descendants { $0.role == .disclosure }.last)
    harness.click("Films")
    harness.click(at: CGPoint(x: mark.frame.midX, y: mark.frame.midY))
    harness.advance(by: 1)
    #expect(harness.text == ["Library", "Songs", "Films", "Lists"])
    harness.press(.downArrow)
    #expect(model.selection == "Films")
    harness.press(.end)
    #expect(model.selection == "Films")
    harness.press(.home)
    #expect(model.selection == "Songs")
  }

  @Test func `a section that may not be closed has no mark`() {
    let harness = harness(Sidebar(model: Model(), isCollapsible: false))
    let marks = harness.graph.accessibilityTree().descendants { $0.role == .disclosure }
    #expect(marks.count == 1)
  }

  @Test func `the mark of a section has the name of its header`() {
    let harness = harness(
      List {
        Section("Library") { Text("Songs") }
        Section {
          Text("New")
        } header: {
          Label("Lists", systemImage: "list.bullet").accessibilityLabel("My lists")
        }
      }
      .listStyle(.sidebar))
    let marks = harness.graph.accessibilityTree().descendants { $0.role == .disclosure }
    #expect(marks.map(\.label) == ["Library", "My lists"])
  }

  // MARK: Margins

  @Test func `margins of a section are those of its box on a phone`() throws {
    func list(_ edges: Edge.Set, _ length: CGFloat?) -> Harness {
      harness(
        List {
          Section { Text("A") }
          Section { Text("B") }.listSectionMargins(edges, length)
          Section { Text("C") }
        }, platform: .phone)
    }
    let plain = list(.all, nil)
    let wide = list(.horizontal, 0)
    // A box that is 16 in, and text 16 further.
    #expect(plain.frame(of: "B")?.minX == CGFloat(32))
    #expect(wide.frame(of: "B")?.minX == CGFloat(16))
    #expect(wide.frame(of: "A")?.minX == CGFloat(32))
    #expect(list(.leading, 40).frame(of: "B")?.minX == CGFloat(56))
    let (first, second, third) = (
      try #require(plain.frame(of: "A")), try #require(plain.frame(of: "B")),
      try #require(plain.frame(of: "C"))
    )
    // Without a header a section is 35 below the one before; half of that belongs to it.
    #expect(second.midY - first.midY == CGFloat(52 + 35))
    let near = list(.top, 5)
    #expect(near.frame(of: "B")?.midY == first.midY + 52 + 17.5 + 5)
    #expect(near.frame(of: "C")?.midY == third.midY - 17.5 + 5)
    let far = list(.bottom, 50)
    #expect(far.frame(of: "C")?.midY == third.midY - 17.5 + 50)
    #expect(list(.all, .nan).diagnostics.isEmpty)
  }

  @Test func `margins around a list are those of all of its sections`() {
    let harness = harness(
      List {
        Section { Text("A") }
        Section { Text("B") }.listSectionMargins(.horizontal, 30)
      }
      .listSectionMargins(.horizontal, 0), platform: .phone)
    #expect(harness.frame(of: "A")?.minX == CGFloat(16))
    #expect(harness.frame(of: "B")?.minX == CGFloat(46))
  }

  // MARK: Texts at the side

  private struct Names: View {
    var visibility = Visibility.automatic

    var body: some View {
      List {
        ForEach(["A", "B", "C", "D"], id: \.self) { letter in
          Section("section \(letter)") {
            ForEach(0..<20) { Text("\(letter.lowercased()) \($0)") }
          }
          .sectionIndexLabel(letter)
        }
      }
      .listSectionIndexVisibility(visibility)
    }
  }

  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone])
  func `a press on the text of a section scrolls to it`(_ platform: LayoutSnapshot.Platform) throws
  {
    let harness = harness(Names(), platform: platform)
    let place = try #require(harness.frame(of: "C"))
    #expect(place.minX > 300)
    harness.click(at: CGPoint(x: place.midX, y: place.midY))
    harness.advance(by: 1)
    #expect(harness.frame(of: "c 0") != nil)
    #expect(harness.frame(of: "b 15") == nil)
    // A drag goes on from text to text.
    harness.press(at: CGPoint(x: place.midX, y: place.midY))
    harness.move(to: CGPoint(x: place.midX, y: place.midY - 2 * place.height - 14))
    harness.release(at: CGPoint(x: place.midX, y: place.midY - 2 * place.height - 14))
    harness.advance(by: 1)
    #expect(harness.frame(of: "a 0") != nil)
  }

  @Test func `the section texts at the side can be hidden`() {
    #expect(harness(Names(visibility: .hidden)).frame(of: "C") == nil)
  }

  // MARK: Sizes of sidebars

  @Test func `people choose the size of rows of sidebars`() throws {
    for (size, pitch) in [(SidebarRowSize.small, 28), (.medium, 32), (.large, 36)] {
      let harness = harness(
        List {
          Text("A")
          Text("B")
        }
        .listStyle(.sidebar)
        .environment(\.sidebarRowSize, size))
      let (first, second) = (harness.frame(of: "A"), harness.frame(of: "B"))
      #expect(try #require(second).midY - (try #require(first).midY) == CGFloat(pitch))
    }
  }
}
