import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Buttons that act when a drag rests over them.
@MainActor struct SpringLoadingTests {
  @Observable final class Log {
    var lines: [String] = []
  }

  private func harness(_ behavior: SpringLoadingBehavior, _ log: Log) -> Harness {
    Harness(
      VStack(spacing: 40) {
        Text("source").draggable("text")
        Button("open") { log.lines.append("open") }
        Button("off") { log.lines.append("off") }.disabled(true)
      }
      .springLoadingBehavior(behavior), window: CGSize(width: 300, height: 300))
  }

  /// Drags from the source over a button, and rests there.
  private func drag(_ harness: Harness, over name: String, for seconds: Double) throws {
    let (start, end) = (
      try #require(harness.frame(of: "source")), try #require(harness.frame(of: name))
    )
    harness.press(at: CGPoint(x: start.midX, y: start.midY))
    harness.move(to: CGPoint(x: start.midX + 10, y: start.midY + 10))
    harness.move(to: CGPoint(x: end.midX, y: end.midY))
    harness.advance(by: seconds)
  }

  @Test func `a button acts once when a drag rests over it`() throws {
    let log = Log()
    let harness = harness(.enabled, log)
    try drag(harness, over: "open", for: 0.5)
    #expect(log.lines == [])
    harness.advance(by: 0.5)
    #expect(log.lines == ["open"])
    harness.advance(by: 5)
    #expect(log.lines == ["open"])
    harness.release()
  }

  @Test func `a drag that moves on before the time is over does nothing`() throws {
    let log = Log()
    let harness = harness(.enabled, log)
    try drag(harness, over: "open", for: 0.5)
    harness.move(to: CGPoint(x: 5, y: 5))
    harness.advance(by: 5)
    #expect(log.lines == [])
    harness.release()
  }

  @Test func `disabled buttons and those without spring loading do not act`() throws {
    for (behavior, name) in [
      (SpringLoadingBehavior.automatic, "open"), (.disabled, "open"), (.enabled, "off"),
    ] {
      let log = Log()
      let harness = harness(behavior, log)
      try drag(harness, over: name, for: 5)
      #expect(log.lines == [])
      harness.release()
    }
  }

  @Test func `a drag that ends over a button does not press it`() throws {
    let log = Log()
    let harness = harness(.enabled, log)
    try drag(harness, over: "open", for: 0.5)
    harness.release()
    harness.advance(by: 5)
    #expect(log.lines == [])
  }

  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone], [false, true])
  func `a drag that rests over a tab chooses it, unless the tab says otherwise`(
    _ platform: LayoutSnapshot.Platform, _ isSidebar: Bool
  ) throws {
    for (behavior, isChosen) in [
      (SpringLoadingBehavior.automatic, true), (.enabled, true), (.disabled, false),
    ] {
      let tabs = TabView {
        Tab("Inbox", systemImage: "tray") { Text("source").draggable("letter") }
        Tab("Archive", systemImage: "archivebox") { Text("old") }
          .springLoadingBehavior(behavior)
        Tab("Closed", systemImage: "lock") { Text("shut") }.disabled(true)
      }
      let harness =
        isSidebar
        ? Harness(tabs.tabViewStyle(.sidebarAdaptable), platform: platform)
        : Harness(tabs, platform: platform)
      try drag(harness, over: "Archive", for: 0.5)
      #expect(harness.text.contains("source"))
      harness.advance(by: 0.5)
      #expect(harness.text.contains("old") == isChosen)
      harness.release()
    }
  }

  @Test func `a drag chooses neither disabled tabs nor any where spring loading is off`()
    throws
  {
    for (name, behavior) in [("Closed", SpringLoadingBehavior.enabled), ("Archive", .disabled)] {
      let harness = Harness(
        TabView {
          Tab("Inbox", systemImage: "tray") { Text("source").draggable("letter") }
          Tab("Archive", systemImage: "archivebox") { Text("old") }
          Tab("Closed", systemImage: "lock") { Text("shut") }.disabled(true)
        }
        .springLoadingBehavior(behavior))
      try drag(harness, over: name, for: 2)
      #expect(harness.text.contains("source"))
      harness.release()
    }
  }
}
