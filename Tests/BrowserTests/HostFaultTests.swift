import Foundation
import SwiftUI
import Testing

@testable import EspalierBrowser
@testable import EspalierHosting

/// The host with pages and views that misbehave.
@MainActor @Suite(.serialized) struct HostFaultTests {
  @Test func `a page that sends twenty thousand events at once does not hold up the others`()
    async throws
  {
    try await TestHost.serving(CounterApp()) { host in
      let (flood, friend) = (try await TestPage(host), try await TestPage(host))
      let keys = (0..<20_000).flatMap { index in
        TestClient.frame(
          Array(
            "{\"t\":\"key\",\"phase\":\"\(index % 2 == 0 ? "down" : "up")\",\"key\":\"x\"}".utf8))
      }
      let flooding = Task { try await flood.client.send(keys) }
      for count in 1...5 {
        try await friend.press("Add")
        #expect(await friend.hears("Count \(count)"))
      }
      // Messages after the flood are not lost either.
      try await flooding.value
      try await flood.press("Add")
      #expect(await flood.hears("Count 1"))
      flood.close()
      friend.close()
    }
  }

  @Test func `a page that reads nothing is sent one frame ahead at most`() async throws {
    try await TestHost.serving(LargeFrameApp()) { host in
      let page = try await TestPage(host)
      let friend = try await TestPage(host)
      try await friend.press("Next")
      // The page claims to have shown frames that it has not read yet.
      let acknowledgements = (1...60).flatMap {
        TestClient.frame(Array("{\"t\":\"ack\",\"frame\":\($0)}".utf8))
      }
      var most = 0
      let id = try #require(friend.ids["Next"])
      for _ in 0..<60 {
        try await page.client.say("{\"t\":\"act\",\"action\":\"press\",\"id\":\(id)}")
        try await page.client.send(acknowledgements)
        try await Task.sleep(for: .milliseconds(10))
        most = max(most, host.waitingBytes)
      }
      // A frame has a way of 20,000 lines, of nine bytes each.
      #expect(most < 2 * 20_000 * 9)
      #expect(await friend.hears("Page 1"))
      page.close()
      friend.close()
    }
  }

  @Test func `an abandoned window gives way to a new page`() async throws {
    let app = CounterApp()
    try await TestHost.serving(app, graceTime: 3_600) { host in
      for _ in 0..<120 {
        let page = try await TestPage(host)
        _ = await page.client.frame()
        page.close()
        try await patiently { host.attachedCount == 0 }
      }
      #expect(host.windowCount == 100)
      #expect(app.windows.openedCount == 120)
      let page = try await TestPage(host)
      try await page.press("Add")
      #expect(await page.hears("Count 1"))
      page.close()
    }
  }

  @Test func `views that never settle leave time for people, and are reported once`()
    async throws
  {
    try await TestHost.serving(RestlessApp()) { host in
      let (page, friend) = (try await TestPage(host), try await TestPage(host))
      for count in 1...3 {
        for one in [page, friend] {
          try await one.press("Add")
          #expect(await one.hears("Count \(count)"))
        }
      }
      let reports = host.diagnostics.filter { $0.message.contains("keep changing each other") }
      // Of each page's tree of views.
      #expect(reports.count == 2)
      page.close()
      friend.close()
    }
  }

  @Test func `a page of no size, and of any size, is served`() async throws {
    try await TestHost.serving(CounterApp()) { host in
      for (width, height, scale) in [
        (0.0, 0.0, 1.0), (1, 1, 1), (30_000, 30_000, 1), (300, 300, 0), (300, 300, 1e9),
        (0.5, 1e6, 2),
      ] {
        let page = try await TestPage(host, width: width, height: height, scale: scale)
        try await page.press("Add")
        #expect(await page.hears("Count 1"), "\(width) x \(height) at \(scale)")
        // The page takes another size while it is shown.
        try await page.client.say(
          "{\"t\":\"surroundings\",\"w\":\(height),\"h\":\(width),\"scale\":3}")
        try await page.press("Add")
        #expect(await page.hears("Count 2"))
        page.close()
      }
    }
  }

  @Test func `a window keeps its state while its page is away, and a forgotten one starts afresh`()
    async throws
  {
    let app = CounterApp()
    try await TestHost.serving(app, graceTime: 3_600) { host in
      let page = try await TestPage(host)
      try await page.press("Add")
      #expect(await page.hears("Count 1"))
      let id = try #require(page.id)
      page.close()
      let same = try await TestPage(host, id: id)
      #expect(await same.hears("Count 1"))
      #expect(same.id == id)
      same.close()
      let other = try await TestPage(host, id: "of a host that has ended")
      #expect(await other.hears("Count 0"))
      #expect(other.id != "of a host that has ended")
      other.close()
      #expect(app.windows.openedCount == 2)
    }
  }

  @Test func `a second page with the same window takes it over`() async throws {
    try await TestHost.serving(CounterApp()) { host in
      let first = try await TestPage(host)
      #expect(await first.hears("Count 0"))
      let second = try await TestPage(host, id: try #require(first.id))
      #expect(await second.hears("Count 0"))
      let farewell = await first.client.farewell()
      #expect(farewell?.reason == "Another page shows this window now.")
      #expect(host.windowCount == 1)
      first.close()
      second.close()
    }
  }
}

/// Paints a lot, and all of it again when its page is turned.
private struct LargeFrameApp: App {
  var body: some Scene { WindowGroup("Large") { LargeFrameView() } }
}

private struct LargeFrameView: View {
  @State private var page = 0

  var body: some View {
    VStack {
      Path { path in
        path.move(to: .zero)
        for index in 0..<20_000 {
          path.addLine(to: CGPoint(x: (index * 7 + page) % 300, y: (index * 13) % 200))
        }
      }
      .stroke(.black)
      Text("Page \(page)")
      Button("Next") { page += 1 }
    }
  }
}

/// Has a view whose size never settles.
private struct RestlessApp: App {
  var body: some Scene { WindowGroup("Restless") { RestlessView() } }
}

private struct RestlessView: View {
  @State private var width: CGFloat = 1
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Count \(count)")
      Button("Add") { count += 1 }
      Color.clear.frame(width: width, height: 1)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0 == 1 ? 2 : 1
        }
    }
  }
}
