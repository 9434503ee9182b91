import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// The tabs that people show, hide and move, and the sections that they are in.
@MainActor @Suite struct TabChoiceTests {
  private struct Customized: View {
    @State private var customization = TabViewCustomization()
    let isSidebar: Bool

    var body: some View {
      if isSidebar { tabs.tabViewStyle(.sidebarAdaptable) } else { tabs }
    }

    private var tabs: some View {
      TabView {
        Tab("One", systemImage: "tray") { Button("Flip") { flip() } }
          .customizationID("one")
        Tab("Two", systemImage: "gear") { Text("Two shown") }
          .customizationID("two")
          .defaultVisibility(.hidden, for: .tabBar)
        Tab("Three", systemImage: "star") { Text("Three shown") }.customizationID("three")
        Tab("Four", systemImage: "star") { Text("Four shown") }.tabPlacement(.sidebarOnly)
        Tab("Five", systemImage: "star") { Text("Five shown") }.hidden()
      }
      .tabViewCustomization($customization)
    }

    private func flip() {
      customization[tab: "three"].tabBarVisibility = .hidden
      customization[tab: "two"].tabBarVisibility = .visible
    }
  }

  private func shown(_ harness: Harness) -> [String] {
    harness.text.filter { ["One", "Two", "Three", "Four", "Five"].contains($0) }
  }

  @Test func `tabs are shown as they say, and as people chose`() {
    let harness = Harness(Customized(isSidebar: false))
    #expect(shown(harness) == ["One", "Three"])
    harness.click("Flip")
    #expect(shown(harness) == ["One", "Two"])
  }

  @Test func `a tab dragged along a sidebar makes the others give way, and stays there`() {
    let harness = Harness(Customized(isSidebar: true), window: CGSize(width: 600, height: 400))
    func place(_ name: String) -> CGPoint {
      harness.frame(of: name).map { CGPoint(x: $0.midX, y: $0.midY) } ?? .zero
    }
    let (three, two) = (place("Three"), place("Two"))
    // A line is 32 high.
    #expect(three.y - two.y == 32)
    harness.press(at: three)
    harness.move(to: CGPoint(x: three.x, y: three.y - 10))
    harness.advance(by: 0.5)
    #expect(shown(harness) == ["One", "Two", "Three", "Four"])
    harness.move(to: CGPoint(x: three.x, y: three.y - 20))
    harness.advance(by: 0.5)
    #expect(place("Three").y == three.y - 20)
    #expect(place("Two").y == three.y)
    harness.release()
    harness.advance(by: 0.5)
    #expect(shown(harness) == ["One", "Three", "Two", "Four"])
    #expect(place("Three").y == two.y)
    // The chosen tab is the same as before: a drag is not a click.
    #expect(harness.text.contains("Flip"))
  }

  @Test func `people move and hide the tabs of a sidebar`() {
    let harness = Harness(Customized(isSidebar: true), window: CGSize(width: 600, height: 400))
    #expect(shown(harness) == ["One", "Two", "Three", "Four"])
    harness.secondaryClick("Three")
    harness.click("Move Up")
    harness.advance(by: 0.5)
    #expect(shown(harness) == ["One", "Three", "Two", "Four"])
    harness.secondaryClick("Two")
    harness.click("Hide")
    harness.advance(by: 0.5)
    #expect(shown(harness) == ["One", "Three", "Four"])
    harness.secondaryClick("One")
    harness.click("Show All")
    harness.advance(by: 0.5)
    #expect(shown(harness) == ["One", "Three", "Two", "Four"])
  }

  private struct Sections: View {
    @State private var customization: TabViewCustomization = {
      var customization = TabViewCustomization()
      customization[section: "numbers"].tabOrder = ["three", "two", "one"]
      return customization
    }()

    var body: some View {
      TabView {
        TabSection("Numbers") {
          Tab("One", systemImage: "tray") { Text("") }.customizationID("one")
            .customizationBehavior(.disabled, for: .sidebar)
          Tab("Two", systemImage: "tray") { Text("") }.customizationID("two")
            .customizationBehavior(.reorderable, for: .sidebar)
          Tab("Three", systemImage: "tray") { Text("") }.customizationID("three")
            .customizationBehavior(.disabled, for: .tabBar)
        }
        // A section inside of other modifiers is still a section.
        .defaultVisibility(.visible, for: .tabBar)
        .customizationID("numbers")
        TabSection("Others") {
          Tab("Four", systemImage: "tray") { Text("") }.customizationID("four")
          Tab("Five", systemImage: "tray") { Text("") }.customizationID("five")
        }
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewCustomization($customization)
    }
  }

  private struct Locked: View {
    let isSidebar: Bool
    @State private var added = 0

    var body: some View {
      let tabs = TabView {
        Tab("One", systemImage: "tray") { Text("One shown") }
        TabSection {
          Tab("Two", systemImage: "tray") { Text("Two shown") }
          Tab("Three", systemImage: "tray") { Text("Three shown") }.disabled(true)
        } header: {
          Label("Folders", systemImage: "folder")
        }
        .defaultVisibility(.visible, for: .tabBar)
        .sectionActions { Button("Add \(added)") { added += 1 } }
      }
      if isSidebar { tabs.tabViewStyle(.sidebarAdaptable) } else { tabs }
    }
  }

  @Test(arguments: [true, false])
  func `a tab that is disabled cannot be chosen, and a section has its buttons in the sidebar`(
    isSidebar: Bool
  ) {
    let harness = Harness(Locked(isSidebar: isSidebar), window: CGSize(width: 600, height: 400))
    harness.click("Three")
    #expect(harness.text.contains("One shown"))
    harness.click("Two")
    #expect(harness.text.contains("Two shown"))
    #expect(harness.text.contains("Folders") == isSidebar)
    #expect(harness.text.contains("Add 0") == isSidebar)
    if isSidebar {
      harness.click("Add 0")
      #expect(harness.text.contains("Add 1"))
      let (button, last) = (harness.frame(of: "Add 1"), harness.frame(of: "Three"))
      #expect((button?.minY ?? 0) > (last?.maxY ?? 0))
    }
  }

  @Test func `a section keeps its order, and its menus differ from form to form`() {
    let harness = Harness(Sections(), window: CGSize(width: 600, height: 400))
    // The first tab stays in the place of its declaration, in spite of the order.
    #expect(shown(harness) == ["One", "Three", "Two", "Four", "Five"])
    harness.secondaryClick("Three")
    #expect(harness.text.contains("Hide"))
    harness.click("Move Down")
    harness.advance(by: 0.5)
    #expect(shown(harness) == ["One", "Two", "Three", "Four", "Five"])
    harness.secondaryClick("Two")
    #expect(!harness.text.contains("Hide") && harness.text.contains("Move Down"))
    harness.press(.escape)
    harness.secondaryClick("One")
    #expect(!harness.text.contains("Hide") && !harness.text.contains("Move Down"))
    harness.press(.escape)
    harness.secondaryClick("Five")
    harness.click("Move Up")
    harness.advance(by: 0.5)
    #expect(shown(harness) == ["One", "Two", "Three", "Five", "Four"])
  }

  @Test func `a person's choices can be encoded and decoded`() throws {
    var customization = TabViewCustomization()
    customization[tab: "one"].sidebarVisibility = .hidden
    customization[section: "s"].tabOrder = ["b", "a"]
    let data = try JSONEncoder().encode(customization)
    let read = try JSONDecoder().decode(TabViewCustomization.self, from: data)
    #expect(read == customization)
    #expect(read[tab: "one"].sidebarVisibility == .hidden)
    customization.resetVisibility()
    #expect(customization[tab: "one"].sidebarVisibility == .automatic)
  }

  private struct SectionedTabs: View {
    var body: some View {
      TabView {
        Tab("One", systemImage: "1.circle") { Showing() }
        TabSection("More") {
          Tab("Two", systemImage: "2.circle") { Showing() }
        }
      }
    }
  }

  private struct Showing: View {
    @Environment(\.isTabBarShowingSections) private var showsSections

    var body: some View { Text(verbatim: "sections \(showsSections)") }
  }

  @Test
  func `the tabs of a sidebar know that it shows sections, and those of a bar that it does not`() {
    let sidebar = Harness(SectionedTabs().tabViewStyle(.sidebarAdaptable))
    #expect(sidebar.text.contains("sections true"))
    #expect(Harness(SectionedTabs()).text.contains("sections false"))
    let phone = Harness(SectionedTabs().tabViewStyle(.sidebarAdaptable), platform: .phone)
    #expect(phone.text.contains("sections false"))
  }
}
