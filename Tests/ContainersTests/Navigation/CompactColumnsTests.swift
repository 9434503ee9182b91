import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// Columns that cover each other in narrow windows, and the selections of the lists in them.
@MainActor @Suite struct CompactColumnsTests {
  private struct Mail: View {
    @State private var folder: String?
    @State private var letter: Int?
    var hasPreferred = false
    @State private var preferred = NavigationSplitViewColumn.sidebar

    init(folder: String? = nil, letter: Int? = nil, hasPreferred: Bool = false) {
      _folder = State(initialValue: folder)
      _letter = State(initialValue: letter)
      self.hasPreferred = hasPreferred
    }

    var body: some View {
      if hasPreferred {
        NavigationSplitView(preferredCompactColumn: $preferred) {
          sidebar
        } content: {
          content
        } detail: {
          detail
        }
      } else {
        NavigationSplitView {
          sidebar
        } content: {
          content
        } detail: {
          detail
        }
      }
    }

    private var sidebar: some View {
      List(["In", "Out"], id: \.self, selection: $folder) { Text("Folder \($0)") }
        .navigationTitle("Folders of \(folder ?? "none")")
    }

    private var content: some View {
      List([1, 2, 3], id: \.self, selection: $letter) { Text("Letter \($0)") }
        .navigationTitle("Chosen \(letter.map(String.init) ?? "none")")
    }

    private var detail: some View {
      VStack {
        Text("Reading \(letter ?? 0)")
        Button("Close folder") { folder = nil }
        Button("Close letter") { letter = nil }
      }
    }
  }

  private func phone(_ view: some View) -> Harness {
    let harness = Harness(view, window: CGSize(width: 320, height: 480), platform: .phone)
    harness.advance(by: 1)
    return harness
  }

  @Test func `the last column with something to show is on top`() {
    #expect(phone(Mail()).text.contains("Folder In"))
    #expect(phone(Mail(folder: "In")).text.contains("Letter 2"))
    #expect(phone(Mail(folder: "In", letter: 2)).text.contains("Reading 2"))
  }

  @Test func `a program that prefers a column has it on top, whatever is selected`() {
    #expect(phone(Mail(folder: "In", letter: 2, hasPreferred: true)).text.contains("Folder In"))
  }

  @Test func `going back deselects, and the same row can be chosen again`() {
    let harness = phone(Mail())
    harness.click("Folder In")
    harness.advance(by: 1)
    harness.click("Letter 3")
    harness.advance(by: 1)
    #expect(harness.text.contains("Reading 3"))
    harness.click("Back")
    harness.advance(by: 1)
    #expect(harness.text.contains("Chosen none"))
    harness.click("Letter 3")
    harness.advance(by: 1)
    #expect(harness.text.contains("Reading 3"))
    harness.click("Back")
    harness.advance(by: 1)
    harness.click("Back")
    harness.advance(by: 1)
    #expect(harness.text.contains("Folders of none"))
  }

  /// The list of Apple's documentation for split views: several of its rows can be selected.
  private struct Employees: View {
    @State private var chosen: Set<Int> = []
    var hasLinks = false

    var body: some View {
      NavigationSplitView {
        List([1, 2, 3], id: \.self, selection: $chosen) { id in
          if hasLinks {
            NavigationLink("Employee \(id)", value: id)
          } else {
            Text("Employee \(id)")
          }
        }
        .navigationTitle("\(chosen.count) chosen")
      } detail: {
        Text("Details of \(chosen.sorted())")
      }
    }
  }

  @Test(arguments: [false, true])
  func `pressing a row on a phone shows it, and going back deselects it`(
    hasLinks: Bool
  ) {
    let harness = phone(Employees(hasLinks: hasLinks))
    for id in [2, 3] {
      harness.click("Employee \(id)")
      harness.advance(by: 1)
      #expect(harness.text.contains("Details of [\(id)]"))
      harness.click("Back")
      harness.advance(by: 1)
      #expect(harness.text.contains("0 chosen"))
    }
  }

  @Test func `a program that clears a selection goes back`() {
    let harness = phone(Mail(folder: "In", letter: 2))
    harness.click("Close folder")
    harness.advance(by: 1)
    #expect(harness.text.contains("Folders of none"))
  }

  @Test func `a program that clears a middle column's selection goes back to that column`() {
    let harness = phone(Mail(folder: "In", letter: 2))
    harness.click("Close letter")
    harness.advance(by: 1)
    #expect(harness.text.contains("Chosen none"))
    harness.click("Letter 1")
    harness.advance(by: 1)
    #expect(harness.text.contains("Reading 1"))
  }

  @Test func `a line of one point separates the columns, but not the sidebar`() {
    func lines(_ view: some View) -> Int {
      let harness = Harness(view, window: CGSize(width: 700, height: 300))
      let whole = harness.displayListText.split(separator: "\n")
      // The sidebar is 140 wide and begins 8 from the edge; what stands between it and the last column is 200 wide.
      return whole.count { $0.contains(" 348,0 1x300") || $0.contains(" 148,0 1x300") }
    }
    #expect(
      lines(
        NavigationSplitView {
          Text("A")
        } content: {
          Text("B")
        } detail: {
          Text("C")
        }) == 1)
    #expect(
      lines(
        NavigationSplitView {
          Text("A")
        } detail: {
          Text("C")
        }) == 0)
  }

  private struct Post: View {
    @State private var box: Int? = 1

    var body: some View {
      NavigationSplitView {
        List(0..<3, selection: $box) { NavigationLink("Box \($0)", value: $0) }
      } detail: {
        NavigationStack {
          NavigationLink("Open") { Text("Letter") }.navigationTitle("Letters")
        }
      }
    }
  }

  @Test func `the first screen of a stack in a column leads back to the previous column`() {
    let harness = Harness(Post(), window: CGSize(width: 390, height: 600), platform: .phone)
    #expect(harness.text.contains("Open"))
    harness.click("Open")
    harness.advance(by: 1)
    #expect(harness.text.contains("Letter"))
    harness.click("Back")
    harness.advance(by: 1)
    harness.click("Back")
    harness.advance(by: 1)
    #expect(harness.text.contains("Box 1") && !harness.text.contains("Open"))
  }

  private struct Tabs<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View { TabView { Tab("Mail", systemImage: "envelope") { content } } }
  }

  // The bar of tabs is 83 high: a clip that ends above it would be 400 - 83 = 317 high.
  @Test func `a column's content goes on behind the tab bar`() {
    func clips(_ view: some View) -> [Substring] {
      Harness(Tabs { view }, window: CGSize(width: 390, height: 400), platform: .phone)
        .displayListText.split(separator: "\n").filter { $0.contains("(clip ") }
    }
    let rows = List(0..<30) { Text("Row \($0)") }
    let stack = clips(NavigationStack { rows })
    let split = clips(
      NavigationSplitView {
        rows
      } detail: {
        Text("Detail")
      })
    #expect(!stack.isEmpty && !stack.contains { $0.contains("390x317") })
    #expect(!split.isEmpty && !split.contains { $0.contains("390x317") })
  }
}
