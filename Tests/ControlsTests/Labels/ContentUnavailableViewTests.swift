import SwiftUI
import Testing
import ViewTesting

@MainActor struct ContentUnavailableViewTests {
  @Test func `an unavailable view fills what it is proposed`() {
    let view = ContentUnavailableView("No Mail", systemImage: "tray").accessibilityIdentifier("it")
    for size in [CGSize(width: 300, height: 400), CGSize(width: 10, height: 20)] {
      let snapshot = LayoutSnapshot(of: view, proposal: ProposedViewSize(size))
      #expect(snapshot.frame(of: "it")?.size == size)
    }
  }

  @Test func `title, description and actions stand in the middle, 12 apart`() throws {
    let harness = Harness(
      ContentUnavailableView {
        Label("No Results", systemImage: "star")
      } description: {
        Text("Search again.").accessibilityIdentifier("description")
      } actions: {
        Button("Retry") {}.accessibilityIdentifier("action")
      }, window: CGSize(width: 400, height: 300))
    let title = try #require(harness.frame(of: "No Results"))
    let description = try #require(harness.frame(of: "description"))
    let action = try #require(harness.frame(of: "action"))
    #expect(description.minY == title.maxY + 12)
    #expect(action.minY == description.maxY + 12)
    #expect(title.minY == 300 - action.maxY)
    #expect(title.midX == 200 && description.midX == 200 && action.midX == 200)
  }

  @Test func `in too little room the view begins 20 below the top`() throws {
    let harness = Harness(
      ContentUnavailableView("No Mail", systemImage: "tray", description: Text("Try later.")),
      window: CGSize(width: 400, height: 60))
    #expect(try #require(harness.frame(of: "No Mail")).minY == 20)
  }

  @Test func `a search without results says so, with what was searched for`() {
    #expect(
      Harness(ContentUnavailableView.search).text
        == ["No Results", "Check the spelling or try a new search."])
    #expect(
      Harness(ContentUnavailableView.search(text: "swift")).text.first == "No Results for “swift”")
    #expect(Harness(ContentUnavailableView.search(text: "")).text.first == "No Results")
  }

  @Test func `a phone shows the icon above the title`() throws {
    let view = ContentUnavailableView {
      Label {
        Text("No Mail")
      } icon: {
        Color.red.frame(width: 40, height: 40).accessibilityIdentifier("icon")
      }
    }
    let phone = Harness(view, platform: .phone)
    let icon = try #require(phone.frame(of: "icon"))
    #expect(icon.maxY < (try #require(phone.frame(of: "No Mail")).minY))
    #expect(Harness(view).frame(of: "icon") == nil)
  }

  @Test func `titles are localized keys or plain strings, and parts may be left out`() {
    let title = "Nothing"
    #expect(Harness(ContentUnavailableView(title, systemImage: "tray")).text == ["Nothing"])
    #expect(
      Harness(ContentUnavailableView { Text("Only a label") }).text == ["Only a label"])
    #expect(
      Harness(
        ContentUnavailableView {
          Text("Label")
        } actions: {
          Button("Act") {}
        }
      ).text == ["Label", "Act"])
  }
}
