import SwiftUI
import Testing
import ViewTesting

/// A navigation view of the default style in the window of a phone, which has no space for columns.
@MainActor struct CollapsedNavigationViewTests {
  private let window = CGSize(width: 390, height: 600)

  private func open(_ view: some View) -> Harness {
    Harness(view, window: window, platform: .phone)
  }

  private func press(_ name: String, _ harness: Harness) {
    harness.click(name)
    harness.advance(by: 1)
  }

  private struct Detail: View {
    @Environment(\.presentationMode) private var mode
    @Environment(\.dismiss) private var dismiss
    var leave: () -> Void = {}

    var body: some View {
      VStack {
        Text(mode.wrappedValue.isPresented ? "presented" : "not presented")
        Button("Old way") { mode.wrappedValue.dismiss() }
        Button("New way") { dismiss() }
        Button("By the link") { leave() }
      }
      .navigationBarBackButtonHidden(true)
    }
  }

  private struct Program: View {
    @State private var isActive = false
    @State private var tag: String?

    var body: some View {
      NavigationView {
        VStack {
          Text("\(isActive ? "active" : "at rest") \(tag ?? "none")")
          NavigationLink(destination: Detail { isActive = false }, isActive: $isActive) {
            Text("Go")
          }
          NavigationLink(destination: Detail { tag = nil }, tag: "one", selection: $tag) {
            Text("One")
          }
          Button("Program") { isActive = true }
        }
      }
    }
  }

  @Test(arguments: ["Go", "One", "Program"], ["Old way", "New way", "By the link"])
  func `a screen is left by the program, and its link is at rest again`(
    _ link: String, _ way: String
  ) {
    let harness = open(Program())
    // The second time, too.
    for _ in 0..<2 {
      press(link, harness)
      #expect(harness.text.first == "presented")
      press(way, harness)
      #expect(harness.text.first == "at rest none")
    }
  }

  @Test func `a link is at rest after a person has gone back`() {
    struct View: SwiftUI.View {
      @State private var isActive = false

      var body: some SwiftUI.View {
        NavigationView {
          NavigationLink(
            destination: Text("There"), isActive: $isActive
          ) {
            Text(isActive ? "active" : "at rest")
          }
        }
      }
    }
    let harness = open(View())
    press("at rest", harness)
    #expect(harness.text.contains("There"))
    press("Back", harness)
    #expect(harness.text.contains("at rest"))
  }

  @Test func `a list that selects rows leads nowhere`() {
    struct View: SwiftUI.View {
      @State private var selection: String? = "aa"

      var body: some SwiftUI.View {
        NavigationView {
          List(["aa", "bb"], id: \.self, selection: $selection) { Text($0) }
        }
      }
    }
    let harness = open(View())
    #expect(harness.text == ["aa", "bb"])
    press("bb", harness)
    #expect(harness.text == ["aa", "bb"])
  }

  @Test func `in a sheet, a screen is left and not the sheet`() {
    struct View: SwiftUI.View {
      @State private var isShown = true

      var body: some SwiftUI.View {
        Text("behind")
          .sheet(isPresented: $isShown) {
            NavigationView { NavigationLink("Go") { Detail() } }
          }
      }
    }
    let harness = open(View())
    harness.advance(by: 1)
    press("Go", harness)
    press("New way", harness)
    #expect(harness.text.contains("Go"))
  }

  @Test func `the tab that is chosen again shows its first screen`() {
    let harness = open(
      TabView {
        NavigationView { NavigationLink("Go") { Text("There") } }
          .tabItem { Label("Home", systemImage: "house") }
        Text("Other").tabItem { Label("More", systemImage: "star") }
      })
    press("Go", harness)
    #expect(harness.text.contains("There"))
    press("Home", harness)
    #expect(harness.text.contains("Go"))
  }

  @Test func `views beside the first one are not there`() {
    let harness = open(
      NavigationView {
        NavigationLink("Go") { Text("There") }
        Text("Beside")
      })
    #expect(harness.text == ["Go"])
    press("Go", harness)
    #expect(harness.text == ["There"])
  }

  @Test func `the screen of a collapsed split view is left by the program`() {
    let harness = open(
      NavigationSplitView {
        List { NavigationLink("Go") { Detail() } }
      } detail: {
        Text("Nothing")
      })
    // The second time, too.
    for _ in 0..<2 {
      press("Go", harness)
      #expect(harness.text.first == "presented")
      press("New way", harness)
      #expect(harness.text == ["Go"])
    }
  }
}
