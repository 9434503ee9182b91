import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor @Suite struct UserActivityTests {
  private static let reading = "org.example.reading"

  private struct Library: View {
    @State private var page = 1
    @State private var book: String?
    @State private var isReading = true

    var body: some View {
      VStack {
        Text("Page \(page)")
        Text(book ?? "No book")
        Button("Turn") { page += 1 }
        Button("Take") { book = "Emma" }
        Button("Stop") { isReading = false }
      }
      .userActivity(UserActivityTests.reading, isActive: isReading) { activity in
        activity.title = "Reading"
        activity.addUserInfoEntries(from: ["page": page])
      }
      .userActivity("org.example.book", element: book) { book, activity in
        activity.userInfo = ["title": book]
      }
      .onContinueUserActivity(UserActivityTests.reading) {
        page = $0.userInfo?["page"] as? Int ?? 0
      }
      .onContinueUserActivity("org.example.book") { book = $0.userInfo?["title"] as? String }
    }
  }

  private func window(_ store: SceneStore, _ view: some View = Library()) -> Harness {
    Harness(view) { $0.sceneStore = store }
  }

  /// A view with one activity, which the test keeps.
  private struct Described: View {
    let fill: (NSUserActivity) -> Void
    let goOn: (NSUserActivity) -> Void

    var body: some View {
      Text("view")
        .userActivity(UserActivityTests.reading, fill)
        .onContinueUserActivity(UserActivityTests.reading, perform: goOn)
    }
  }

  @Test func `all data of an activity are kept`() {
    let store = SceneStore(nil)
    var next: NSUserActivity?
    let view = Described { activity in
      activity.keywords = ["novel", "English"]
      activity.persistentIdentifier = "emma"
      activity.referrerURL = URL(string: "https://example.org/shelf")
      activity.expirationDate = Date(timeIntervalSinceReferenceDate: 1e10)
    } goOn: {
      next = $0
    }
    window(store, view).graph.close()
    window(store, view).graph.close()
    #expect(next?.keywords == ["novel", "English"] && next?.persistentIdentifier == "emma")
    #expect(next?.referrerURL?.path() == "/shelf")
    #expect(next?.expirationDate == Date(timeIntervalSinceReferenceDate: 1e10))
  }

  @Test func `an expired activity is not continued`() {
    let store = SceneStore(nil)
    var calls = 0
    let view = Described { activity in
      activity.expirationDate = Date(timeIntervalSinceReferenceDate: -1e9)
    } goOn: { _ in
      calls += 1
    }
    window(store, view).graph.close()
    window(store, view).graph.close()
    #expect(calls == 0)
  }

  @Test func `an activity that needs to be saved is filled again once`() {
    var (known, fills) = (NSUserActivity?.none, 0)
    let harness = window(
      SceneStore(nil),
      Described { activity in
        fills += 1
        activity.needsSave = true
        known = activity
      } goOn: { _ in
      })
    #expect(fills == 1 && known?.needsSave == false)
    known?.needsSave = true
    harness.update()
    #expect(fills == 2 && known?.needsSave == false)
  }

  @Test func `the next window continues the activity described last`() {
    let store = SceneStore(nil)
    let first = window(store)
    first.click("Turn")
    first.click("Turn")
    #expect(first.text.contains("Page 3"))
    first.graph.close()
    let second = window(store)
    #expect(second.text.contains("Page 3"))
    #expect(second.text.contains("No book"))
    // The activity that was described last is the one that is kept.
    second.click("Take")
    second.graph.close()
    let third = window(store)
    #expect(third.text.contains("Emma"))
    #expect(third.text.contains("Page 1"))
  }

  @Test func `an activity that has ended is not continued`() {
    let store = SceneStore(nil)
    let first = window(store)
    first.click("Turn")
    first.click("Stop")
    first.graph.close()
    #expect(window(store).text.contains("Page 1"))
    #expect(window(SceneStore(nil)).text.contains("Page 1"))
  }

  @Test func `an activity that cannot be written is named`() {
    let harness = window(
      SceneStore(nil),
      Text("View").userActivity(Self.reading) { $0.userInfo = ["view": Color.red] })
    #expect(harness.diagnostics.count == 1)
    #expect(harness.diagnostics.first?.contains(Self.reading) == true)
  }

  @Test func `a payload of any type is read as it was written`() throws {
    struct Place: Codable, Equatable {
      var chapter: Int
      var words: [String]
    }
    let activity = NSUserActivity(activityType: Self.reading)
    let place = Place(chapter: 4, words: ["a", "b"])
    try activity.setTypedPayload(place)
    let data = try #require(activity.written())
    let read = try #require(NSUserActivity(written: data))
    #expect(try read.typedPayload(Place.self) == place)
    #expect(throws: (any Error).self) { try activity.setTypedPayload(7) }
    #expect(NSUserActivity(written: Data([1, 2, 3])) == nil)
  }

  @Test func `only the required keys are kept, if there are any`() throws {
    let activity = NSUserActivity(activityType: Self.reading)
    activity.userInfo = ["page": 3, "size": 12]
    activity.requiredUserInfoKeys = ["page"]
    let data = try #require(activity.written())
    let read = try #require(NSUserActivity(written: data))
    #expect(read.userInfo?["page"] as? Int == 3)
    #expect(read.userInfo?["size"] == nil)
  }

  @Test func `a web page is an activity, too`() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    let harness = window(SceneStore(nil), Browser())
    #expect(harness.graph.browse(url))
    harness.update()
    #expect(harness.text == ["https://example.org/a"])
    #expect(!window(SceneStore(nil)).graph.browse(url))
  }

  private struct Browser: View {
    @State private var address = "None"

    var body: some View {
      Text(verbatim: address)
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) {
          address = $0.webpageURL?.absoluteString ?? "?"
        }
    }
  }
}
