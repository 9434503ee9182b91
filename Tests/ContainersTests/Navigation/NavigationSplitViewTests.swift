import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierContainers
@_spi(Espalier) @testable import EspalierControls
@_spi(Espalier) @testable import EspalierCore

@MainActor @Suite struct NavigationSplitViewTests {
  private let window = CGSize(width: 600, height: 300)

  @Test func `links in a sidebar show their screens in the last column`() {
    let harness = Harness(
      NavigationSplitView {
        VStack {
          NavigationLink("View") { Text("A view") }
          NavigationLink("Value", value: 7)
        }
        .navigationDestination(for: Int.self) { Text("Number \($0)") }
      } detail: {
        Text("Nothing")
      }, window: window)
    #expect(harness.text.contains("Nothing"))
    harness.click("View")
    harness.advance(by: 0.6)
    #expect(harness.text == ["View", "Value", "A view"])
    harness.click("Value")
    harness.advance(by: 0.6)
    #expect(harness.text == ["View", "Value", "Number 7"])
  }

  /// A list beside the screen of its selection, which can end itself.
  private struct Selecting: View {
    @State private var chosen: Int?

    var body: some View {
      NavigationSplitView {
        List(0..<3, selection: $chosen) { Text("Row \($0)") }
      } detail: {
        if let chosen { Ending(name: "Number \(chosen)") } else { Ending(name: "Nothing") }
      }
    }
  }

  private struct Ending: View {
    let name: String
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Text(name)
      Button("End") { dismiss() }
    }
  }

  // As the documentation of DismissAction says: it clears the state that is equivalent to a collapsed view's stack.
  @Test func `dismiss in the column beside a list ends the selection of the list`() {
    let harness = Harness(Selecting(), window: window)
    harness.click("Row 1")
    #expect(harness.text.contains("Number 1"))
    harness.click("End")
    #expect(harness.text.contains("Nothing"))
  }

  @Test func `dismiss where nothing is selected ends what is around the columns`() {
    struct Sheet: View {
      @State private var isShown = true

      var body: some View {
        Text("behind").sheet(isPresented: $isShown) { Selecting().frame(width: 560, height: 260) }
      }
    }
    let harness = Harness(Sheet(), window: window)
    harness.advance(by: 1)
    harness.click("Row 1")
    harness.click("End")
    harness.advance(by: 1)
    #expect(harness.text.contains("Nothing"))
    harness.click("End")
    harness.advance(by: 1)
    #expect(harness.text == ["behind"])
  }

  @Test func `dismiss in a screen that a link shows beside it brings back the column's own`() {
    let harness = Harness(
      NavigationSplitView {
        NavigationLink("View") { Ending(name: "A view") }
      } detail: {
        Text("Nothing")
      }, window: window)
    harness.click("View")
    harness.advance(by: 0.6)
    harness.click("End")
    harness.advance(by: 0.6)
    #expect(harness.text == ["View", "Nothing"])
  }

  @Test func `a sidebar is hidden by its binding, and dragged by its edge within its limits`() {
    let harness = Harness(Columns(), window: window)
    // Eight points inside, and as wide as it asks for.
    #expect(harness.frame(of: "sidebar") == CGRect(x: 8, y: 8, width: 150, height: 284))
    harness.drag(from: CGPoint(x: 158, y: 150), to: CGPoint(x: 188, y: 150))
    #expect(harness.frame(of: "sidebar")?.width == 180)
    harness.drag(from: CGPoint(x: 188, y: 150), to: CGPoint(x: 500, y: 150))
    #expect(harness.frame(of: "sidebar")?.width == 200)
    harness.click("Hide")
    harness.advance(by: 0.5)
    #expect(harness.frame(of: "sidebar") == nil)
    #expect(harness.frame(of: "detail")?.width == 600)
  }

  /// 140 points wide unless it asks for another width, and never narrower than what is in it.
  @Test(
    arguments: [
      (least: nil, asked: nil, width: 140), (least: 100, asked: nil, width: 140),
      (least: 180, asked: nil, width: 180), (least: 180, asked: 150, width: 180),
      (least: 120, asked: 150, width: 150),
    ] as [(least: CGFloat?, asked: CGFloat?, width: CGFloat)])
  func `a sidebar is as wide as its content has to be`(
    _ least: CGFloat?, _ asked: CGFloat?, _ width: CGFloat
  ) {
    let harness = Harness(
      NavigationSplitView {
        let sidebar = List { Text("Row") }.frame(minWidth: least).accessibilityIdentifier("sidebar")
        if let asked { sidebar.navigationSplitViewColumnWidth(asked) } else { sidebar }
      } detail: {
        Color.blue.accessibilityIdentifier("detail")
      }, window: window)
    #expect(harness.frame(of: "sidebar") == CGRect(x: 8, y: 8, width: width, height: 284))
    #expect(harness.frame(of: "detail")?.minX == 8 + width)
    // Nor can it be dragged to be narrower.
    harness.drag(from: CGPoint(x: 8 + width, y: 150), to: CGPoint(x: 10, y: 150))
    #expect(harness.frame(of: "sidebar")?.width == max(least ?? 0, asked ?? 100))
  }

  private struct Columns: View {
    @State private var visibility = NavigationSplitViewVisibility.all

    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        Color.red.accessibilityIdentifier("sidebar")
          .navigationSplitViewColumnWidth(min: 100, ideal: 150, max: 200)
      } detail: {
        ZStack {
          Color.blue.accessibilityIdentifier("detail")
          Button("Hide") { visibility = .detailOnly }
        }
      }
    }
  }

  @Test func `on a phone the columns are screens, and the preferred one is on top`() {
    let harness = Harness(Compact(), window: CGSize(width: 320, height: 400), platform: .phone)
    #expect(harness.text.contains("Details"))
    harness.click("Back")
    harness.advance(by: 0.6)
    #expect(harness.text.contains("Sidebar"))
    harness.click("Sidebar")
    harness.advance(by: 0.6)
    #expect(harness.text.contains("Details"))
  }

  private struct Compact: View {
    @State private var column = NavigationSplitViewColumn.detail

    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column) {
        Button("Sidebar") { column = .detail }
      } detail: {
        Text("Details")
      }
    }
  }

  @Test func `an old navigation view has columns beside its links, or one screen at a time`() {
    let view = NavigationView {
      VStack { NavigationLink("Beagle", destination: Text("A picture")) }.navigationTitle("Dogs")
      Text("Choose a dog")
    }
    let columns = Harness(view.navigationViewStyle(.columns), window: window)
    #expect(columns.text == ["Beagle", "Choose a dog"])
    columns.click("Beagle")
    columns.advance(by: 0.6)
    #expect(columns.text == ["Beagle", "A picture"])
    let stack = Harness(view.navigationViewStyle(StackNavigationViewStyle()), window: window)
    #expect(stack.text == ["Beagle"])
    stack.click("Beagle")
    stack.advance(by: 0.6)
    #expect(stack.text == ["A picture"])
  }

  @Test func `the row of the followed link is marked beside its screen`() {
    let harness = Harness(
      NavigationSplitView {
        List {
          NavigationLink("View") { Text("A view") }
          NavigationLink("Other") { Text("Another") }
          NavigationLink("Value", value: 7)
        }
        .navigationDestination(for: Int.self) { Text("Number \($0)") }
      } detail: {
        Text("Nothing")
      }, window: window)
    func marked() -> [Bool] {
      harness.graph.accessibilityTree().descendants { $0.role == .row }
        .map(\.isSelected)
    }
    #expect(marked() == [false, false, false])
    harness.click("Other")
    harness.advance(by: 0.6)
    #expect(marked() == [false, true, false])
    harness.click("Value")
    harness.advance(by: 0.6)
    #expect(marked() == [false, false, true])
    harness.click("View")
    harness.advance(by: 0.6)
    #expect(marked() == [true, false, false])
  }

  @Test func `on a phone an initial selection is shown first`() {
    struct Page: View {
      @State var selection: Int? = 2

      var body: some View {
        NavigationSplitView {
          List(1..<4, id: \.self, selection: $selection) { Text("Row \($0)") }
        } detail: {
          Text("Detail \(selection ?? 0)")
        }
      }
    }
    let harness = Harness(Page(), window: CGSize(width: 320, height: 400), platform: .phone)
    #expect(harness.text == ["Detail 2"])
  }

  @Test func `on a phone a link's row is no longer marked after going back`() throws {
    let links = List {
      NavigationLink("Other") { Text("Another") }
      NavigationLink("View") { Text("A view") }
    }
    for view in [
      AnyView(
        NavigationSplitView {
          links
        } detail: {
          Text("Nothing")
        }),
      AnyView(NavigationView { links }),
    ] {
      let harness = Harness(view, window: CGSize(width: 320, height: 400), platform: .phone)
      // The second time, too.
      for _ in 0..<2 {
        harness.click("View")
        harness.advance(by: 1)
        #expect(harness.text == ["A view"])
        harness.click("Back")
        harness.advance(by: 1)
        #expect(harness.text.contains("Other"))
        let rows = harness.graph.accessibilityTree().descendants { $0.role == .row }
        #expect(rows.map(\.isSelected) == [false, false])
      }
    }
  }

  private struct Numbers: View {
    @State private var selection: Int?

    var body: some View {
      NavigationSplitView {
        List(1..<4, id: \.self, selection: $selection) { number in
          NavigationLink("Row \(number)", value: number)
        }
        .navigationDestination(for: Int.self) { Text("Number \($0)") }
      } detail: {
        Text("Nothing")
      }
    }
  }

  @Test func `keys that select a link's row show its screen, as a click does`() {
    let harness = Harness(Numbers(), window: window)
    harness.click("Row 2")
    harness.advance(by: 0.6)
    #expect(harness.text.contains("Number 2"))
    harness.press(.downArrow)
    harness.advance(by: 0.6)
    #expect(harness.text.contains("Number 3") && !harness.text.contains("Number 2"))
    harness.press(.upArrow)
    harness.press(.upArrow)
    harness.advance(by: 0.6)
    #expect(harness.text.contains("Number 1") && !harness.text.contains("Number 3"))
  }

  @Test func `a NaN column width is reported, and the platform's width stays`() {
    func columns(_ width: CGFloat) -> some View {
      NavigationSplitView {
        Color.red.navigationSplitViewColumnWidth(width).accessibilityIdentifier("sidebar")
      } detail: {
        Color.blue
      }
    }
    let harness = Harness(columns(.nan), window: window)
    // Recorded on macOS 26.2: a sidebar is 140 points wide.
    #expect(harness.frame(of: "sidebar")?.width == 140)
    #expect(harness.diagnostics.count == 1)
    #expect(harness.diagnostics.first?.contains("navigationSplitViewColumnWidth") == true)
    // One that is wider than the platform's is taken whole.
    #expect(Harness(columns(200), window: window).diagnostics.isEmpty)
  }
}
