import Foundation
import SwiftUI
import Testing

@testable import EspalierBrowser
@testable import EspalierHosting

/// The host over real sockets, without a browser.
@MainActor @Suite(.serialized) struct BrowserHostTests {
  @Test func `a page gets outlines, a frame and elements`() async throws {
    try await TestHost.serving(CounterApp()) { host in
      let page = try await open(host)
      let outlines = await page.frame()
      let frame = await page.frame()
      #expect(outlines?.payload.first == Wire.Message.outlines.rawValue)
      #expect(frame?.payload.first == Wire.Message.frame.rawValue)
      let welcome = await page.text()
      #expect(welcome?.contains("\"title\":\"Counter\"") == true)
      let elements = await page.text()
      #expect(elements?.contains("\"label\":\"Count 0\"") == true)
      page.close()
    }
  }

  @Test func `each page has a state of its own`() async throws {
    try await TestHost.serving(CounterApp()) { host in
      let (first, second) = (try await open(host), try await open(host))
      try await patiently { host.windowCount == 2 }
      #expect(host.windowCount == 2)
      try await press("Add", on: first)
      #expect(await hears("Count 1", first))
      try await press("Add", on: second)
      #expect(await hears("Count 1", second))
      first.close()
      second.close()
    }
  }

  @Test func `a window outlives its page for a while only`() async throws {
    let app = CounterApp()
    try await TestHost.serving(app, graceTime: 0.2) { host in
      let page = try await self.open(host)
      _ = await page.frame()
      page.close()
      try await patiently { host.windowCount == 0 }
      #expect(host.windowCount == 0)
      #expect(host.connectionCount == 0)
    }
    #expect(app.windows.openedCount == 1)
    #expect(app.windows.count == 0)
  }

  @Test func `pages that come and go leave no sessions`() async throws {
    let app = CounterApp()
    try await TestHost.serving(app, graceTime: 0) { host in
      for _ in 0..<100 {
        let page = try await open(host)
        _ = await page.frame()
        page.close()
        // The next page would count as the hundredth window otherwise.
        try await patiently { host.windowCount < 50 }
      }
      try await patiently { host.windowCount == 0 && host.connectionCount == 0 }
      #expect(host.windowCount == 0)
      #expect(host.connectionCount == 0)
    }
    #expect(app.windows.openedCount == 100)
    #expect(app.windows.count == 0)
  }

  @Test func `garbage is ignored`() async throws {
    try await TestHost.serving(CounterApp()) { host in
      let page = try await open(host)
      for text in [
        "", "{", "[]", "{\"t\":1}", "{\"t\":\"unknown\"}", "{\"t\":\"pointer\"}",
        "{\"t\":\"pointer\",\"phase\":\"down\",\"x\":1e300,\"y\":0}",
        "{\"t\":\"pointer\",\"phase\":\"down\",\"x\":1e999,\"y\":0}",
        "{\"t\":\"compose\",\"text\":\"a\",\"start\":5,\"end\":-5}",
        "{\"t\":\"act\",\"action\":\"press\",\"id\":-99}",
        "{\"t\":\"act\",\"action\":\"press\",\"id\":99999999999999999999}",
        "{\"t\":\"surroundings\",\"w\":-1,\"h\":5}", "{\"t\":\"surroundings\",\"w\":1e9,\"h\":5}",
        "{\"t\":\"ack\",\"frame\":-7}", "{\"t\":\"key\",\"phase\":\"down\",\"key\":\"\"}",
      ] { try await page.say(text) }
      try await page.send(TestClient.frame([0, 255, 1], opcode: 2))
      try await press("Add", on: page)
      #expect(await hears("Count 1", page))
      page.close()
    }
  }

  @Test func `ten thousand movements are few when they wait`() async throws {
    try await TestHost.serving(CounterApp()) { host in
      let page = try await open(host)
      var bytes: [UInt8] = []
      for index in 0..<10_000 {
        let text = "{\"t\":\"pointer\",\"phase\":\"moved\",\"x\":\(index % 300),\"y\":5}"
        bytes += TestClient.frame(Array(text.utf8))
      }
      try await page.send(bytes)
      try await press("Add", on: page)
      #expect(await hears("Count 1", page))
      page.close()
    }
  }

  @Test func `a page that does not say who it is is sent away`() async throws {
    try await TestHost.serving(CounterApp()) { host in
      let page = try await connect(host)
      try await page.say("{\"t\":\"focus\",\"on\":true}")
      let farewell = await page.farewell()
      #expect(farewell?.code == 1008)
      #expect(farewell?.reason == "A page has to say who it is first.")
      #expect(host.windowCount == 0)
      page.close()
    }
  }

  @Test func `a page that shows nothing gets no frames`() async throws {
    try await TestHost.serving(CounterApp()) { host in
      let page = try await open(host, isVisible: false)
      try await page.say("{\"t\":\"clipboard\",\"text\":\"x\"}")
      try await page.send(TestClient.frame([1], opcode: 9))
      // The answer to the ping is the first thing that comes.
      #expect(await page.frame()?.opcode == 10)
      page.close()
    }
  }

  // MARK: Helpers

  private func connect(_ host: BrowserHost) async throws -> TestClient {
    let (page, status) = try await TestClient.opened(path: "/secret/socket", port: host.port)
    try #require(status == "HTTP/1.1 101 Switching Protocols")
    return page
  }

  private func open(_ host: BrowserHost, isVisible: Bool = true) async throws -> TestClient {
    let page = try await connect(host)
    try await page.say(
      "{\"t\":\"hello\",\"w\":300,\"h\":300,\"scale\":1,\"visible\":\(isVisible)}")
    return page
  }

  /// Acts on the element with a label, once the page knows of it.
  private func press(_ label: String, on page: TestClient) async throws {
    while let frame = await shownFrame(page) {
      guard frame.opcode == 1,
        let change = try? JSONDecoder().decode(
          ElementMirror.Change.self, from: Data(frame.payload)),
        let id = change.set.first(where: { $0.label == label })?.id
      else { continue }
      return try await page.say("{\"t\":\"act\",\"action\":\"press\",\"id\":\(id)}")
    }
  }

  /// Waits for a message that contains `words`.
  private func hears(_ words: String, _ page: TestClient) async -> Bool {
    while let frame = await shownFrame(page) {
      if frame.opcode == 1, String(decoding: frame.payload, as: UTF8.self).contains(words) {
        return true
      }
    }
    return false
  }

  /// The next frame; pictures are shown at once.
  private func shownFrame(_ page: TestClient) async -> TestClient.Frame? {
    guard let frame = await page.frame() else { return nil }
    if frame.opcode == 2, frame.payload.first == Wire.Message.frame.rawValue {
      try? await page.say("{\"t\":\"ack\",\"frame\":\(frame.payload[1])}")
    }
    return frame
  }
}
