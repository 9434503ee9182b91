import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor @Suite struct TabContentTests {
  /// A count of evaluated bodies.
  @MainActor private final class Log {
    var counts: [String: Int] = [:]
  }

  private struct Counted: View {
    let name: String
    let log: Log

    var body: some View {
      let _ = log.counts[name, default: 0] += 1
      Text(verbatim: "\(name) shown")
    }
  }

  private struct Old: View {
    let log: Log

    var body: some View {
      TabView {
        Counted(name: "One", log: log).tabItem { Text("One") }
        Counted(name: "Two", log: log).tag(2).tabItem { Text("Two") }.badge(3)
        Counted(name: "Three", log: log).tabItem { Text("Three") }.tag(3)
      }
    }
  }

  private struct New: View {
    let log: Log

    var body: some View {
      TabView {
        Tab("One", systemImage: "1.circle") { Counted(name: "One", log: log) }
        Tab("Two", systemImage: "2.circle") { Counted(name: "Two", log: log) }
        Tab("Three", systemImage: "3.circle") { Counted(name: "Three", log: log) }
      }
    }
  }

  @Test func `the body of a tab is evaluated when it is chosen for the first time`() {
    for platform in [LayoutSnapshot.Platform.mac, .phone] {
      for isOld in [true, false] {
        let log = Log()
        let harness =
          isOld
          ? Harness(Old(log: log), platform: platform)
          : Harness(New(log: log), platform: platform)
        #expect(log.counts == ["One": 1])
        #expect(harness.text.contains("One shown"))
        harness.click("Two")
        #expect(log.counts == ["One": 1, "Two": 1])
        #expect(harness.text.contains("Two shown"))
        harness.click("One")
        #expect(log.counts == ["One": 1, "Two": 1])
      }
    }
  }

  @Test func `nested tabs are evaluated only when they are chosen`() {
    let log = Log()
    let harness = Harness(
      TabView {
        New(log: log).tabItem { Text("Inner") }
        Text("Beside").tabItem { Text("Outer") }
      })
    #expect(log.counts == ["One": 1])
    harness.click("Three")
    #expect(log.counts == ["One": 1, "Three": 1])
  }

  @Test func `only pages within reach of a finger are made`() {
    let log = Log()
    let harness = Harness(
      TabView {
        ForEach(0..<6) { number in
          Tab("\(number)", systemImage: "star") { Counted(name: "\(number)", log: log) }
        }
      }
      .tabViewStyle(.page), platform: .phone)
    #expect(Set(log.counts.keys) == ["0", "1"])
    harness.press(.rightArrow)
    harness.advance(by: 0.5)
    #expect(Set(log.counts.keys) == ["0", "1", "2"])
  }

  private struct Looped: View {
    @State private var names = ["a", "b"]

    var body: some View {
      VStack {
        Button("Prepend") { names.insert("z", at: 0) }
        TabView {
          ForEach(names, id: \.self) { name in
            Tab(name, systemImage: "star") { Keeper(name: name) }
          }
          Group {
            Tab("last", systemImage: "star") { Text("last shown") }
          }
        }
      }
    }
  }

  private struct Keeper: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name) has \(count)") { count += 1 } }
  }

  @Test func `loops and groups make tabs, which keep their state when others are added`() {
    let harness = Harness(Looped(), window: CGSize(width: 500, height: 300))
    harness.click("a has 0")
    harness.click("Prepend")
    #expect(harness.text.contains("a has 1"))
    harness.click("last")
    #expect(harness.text.contains("last shown"))
    harness.click("z")
    #expect(harness.text.contains("z has 0"))
  }

  private struct Branched: View {
    enum Kind { case letters, digits, signs }
    @State private var kind = Kind.letters
    @State private var isLong = false

    var body: some View {
      VStack {
        Button("Next") { kind = kind == .letters ? .digits : .signs }
        Button("Longer") { isLong = true }
        TabView {
          if isLong {
            Tab("Long", systemImage: "star") { Text("long shown") }
            Tab("Other", systemImage: "star") { Text("other shown") }
          } else {
            Tab("Short", systemImage: "star") { Text("short shown") }
          }
          TabSection("Kinds") {
            switch kind {
            case .letters: Tab("Letters", systemImage: "star") { Text("letters shown") }
            case .digits: Tab("Digits", systemImage: "star") { Text("digits shown") }
            case .signs:
              Tab("Signs", systemImage: "star") { Text("signs shown") }
              Tab("Marks", systemImage: "star") { Text("marks shown") }
            }
          }
          if #available(macOS 15, iOS 18, *) {
            Tab("New", systemImage: "star") { Text("new shown") }
          } else {
            Tab("Old", systemImage: "star") { Text("old shown") }
          }
        }
      }
    }
  }

  @Test func `conditions can choose between tabs`() {
    let harness = Harness(Branched(), window: CGSize(width: 700, height: 300))
    let names = [
      "Long", "Other", "Short", "Letters", "Digits", "Signs", "Marks", "New", "Old",
    ]
    func shown() -> Set<String> { Set(harness.text).intersection(names) }
    #expect(shown() == ["Short", "Letters", "New"])
    #expect(harness.text.contains("short shown"))
    harness.click("Letters")
    #expect(harness.text.contains("letters shown"))
    harness.click("Longer")
    harness.click("Next")
    #expect(shown() == ["Long", "Other", "Digits", "New"])
    harness.click("Other")
    #expect(harness.text.contains("other shown"))
    harness.click("Digits")
    #expect(harness.text.contains("digits shown"))
    harness.click("Next")
    #expect(shown() == ["Long", "Other", "Signs", "Marks", "New"])
    harness.click("Marks")
    #expect(harness.text.contains("marks shown"))
    harness.click("New")
    #expect(harness.text.contains("new shown"))
  }

  // MARK: Places

  private struct Searching: View {
    var body: some View {
      TabView {
        Tab("One", systemImage: "tray") { Text("One shown") }
        Tab(role: .search) { Text("Search shown") }
        Tab("Two", systemImage: "gear") { Text("Two shown") }
      }
      .tabViewBottomAccessory { Text("Playing") }
    }
  }

  @Test func `the search tab stands apart at the end of a phone's bar`() {
    let harness = Harness(
      Searching(), window: CGSize(width: 390, height: 700), platform: .phone)
    let circle = harness.frame(of: "Search")
    // 21 from the edge, 58 wide and 23 above the bottom.
    #expect(circle == CGRect(x: 390 - 21 - 58, y: 700 - 23 - 58, width: 58, height: 58))
    #expect(harness.frame(of: "Two").map { $0.maxX < 390 - 21 - 58 } == true)
    harness.click("Search")
    #expect(harness.text.contains("Search shown"))
  }

  @Test func `the largest type is not cut off in the view above a phone's bar`() throws {
    let phone = Harness(
      Searching().dynamicTypeSize(.accessibility5), window: CGSize(width: 390, height: 700),
      platform: .phone)
    // The body style has 23 points at xxxLarge, and 53 at accessibility5; the platter is 48 high.
    let text = try #require(phone.frame(of: "Playing"))
    #expect(text.height < 48)
  }

  @Test func `a view stands above a phone's bar and below the tabs of the Mac`() {
    let phone = Harness(Searching(), window: CGSize(width: 390, height: 700), platform: .phone)
    // A platter of 48 stands 8 above the bar, and content ends above it.
    let middle: CGFloat = 700 - 23 - 58 - 8 - 24
    #expect(phone.frame(of: "Playing")?.midY == middle)
    let center: CGFloat = (700 - 83 - 48 - 8) / 2
    #expect(phone.frame(of: "One shown")?.midY == center)
    let mac = Harness(Searching(), window: CGSize(width: 400, height: 300))
    let bottom: CGFloat = 300 - 8 - 24
    #expect(mac.frame(of: "Playing")?.midY == bottom)
  }

  @MainActor private final class Drops {
    var names: [String] = []
  }

  private struct Folders: View {
    let drops: Drops

    var body: some View {
      TabView {
        Tab("Inbox", systemImage: "tray") { Text("mail").draggable("letter") }
        Tab("Archive", systemImage: "archivebox") { Text("old") }
          .dropDestination(for: String.self) { drops.names += $0 }
      }
    }
  }

  @Test func `the button of a tab takes what is dropped on it`() throws {
    for platform in [LayoutSnapshot.Platform.mac, .phone] {
      for isSidebar in [false, true] {
        let drops = Drops()
        let view = Folders(drops: drops)
        let harness =
          isSidebar
          ? Harness(view.tabViewStyle(.sidebarAdaptable), platform: platform)
          : Harness(view, platform: platform)
        let (from, to) = (
          try #require(harness.frame(of: "mail")), try #require(harness.frame(of: "Archive"))
        )
        harness.press(at: CGPoint(x: from.midX, y: from.midY))
        harness.advance(by: 1)
        harness.move(to: CGPoint(x: from.midX + 10, y: from.midY + 10))
        harness.move(to: CGPoint(x: to.midX, y: to.midY))
        harness.release()
        harness.advance(by: 1)
        #expect(drops.names == ["letter"])
      }
    }
  }

  private struct Described: View {
    var isEnabled = true

    var body: some View {
      TabView {
        Tab("Inbox", image: "tray") { Text("mail") }
          .accessibilityLabel("Post", isEnabled: isEnabled)
          .accessibilityHint("Shows the mail", isEnabled: isEnabled)
          .accessibilityValue("3 letters", isEnabled: isEnabled)
          .accessibilityInputLabels(["Mail", "Letters"], isEnabled: isEnabled)
        Tab("Archive", image: "archivebox") { Text("old") }
          .accessibilityHint(Text("Shows what is old"))
      }
    }
  }

  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone])
  func `the button of a tab has a hint, a value and other names`(
    _ platform: LayoutSnapshot.Platform
  ) {
    func text(_ isEnabled: Bool) -> String {
      LayoutSnapshot(
        of: Described(isEnabled: isEnabled), window: CGSize(width: 400, height: 300),
        platform: platform
      ).accessibilityText
    }
    let described = text(true)
    #expect(
      described.contains(
        #"tab "Post" = "3 letters" hint "Shows the mail" or "Mail" or "Letters""#))
    #expect(described.contains(#"hint "Shows what is old""#))
    let plain = text(false)
    for word in ["Post", "3 letters", "Shows the mail", "Letters"] {
      #expect(!plain.contains(word))
    }
    #expect(plain.contains(#"hint "Shows what is old""#))
  }

  private struct Explained: View {
    @State private var isExplained = false
    @State private var word: Word?

    struct Word: Identifiable { let id: String }

    var body: some View {
      TabView {
        Tab("One", systemImage: "tray") {
          VStack {
            Button("Explain") { isExplained = true }
            Button("Name") { word = Word(id: "named so") }
          }
        }
        .popover(isPresented: $isExplained) { Text("explained so") }
        Tab("Two", systemImage: "gear") { Text("two shown") }
          .popover(item: $word, arrowEdge: .bottom) { Text($0.id) }
      }
    }
  }

  @Test func `a popover is shown at the button of a tab`() {
    for (button, shown) in [("Explain", "explained so"), ("Name", "named so")] {
      let harness = Harness(Explained(), window: CGSize(width: 500, height: 400))
      #expect(!harness.text.contains(shown))
      harness.click(button)
      harness.advance(by: 1)
      #expect(harness.text.contains(shown))
    }
  }
}
