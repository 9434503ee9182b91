import Foundation
import SwiftUI
import Testing

@testable import EspalierBrowser
@testable import EspalierHosting

/// The host over real sockets, without a browser.
@MainActor @Suite(.serialized) struct BrowserHostTests {
  @Test func `a page gets outlines, a frame and elements`() async throws {
    try await TestHost.serving(CounterApp()) { host in
      let page = try await TestPage(host)
      let outlines = await page.client.frame()
      let frame = await page.client.frame()
      #expect(outlines?.payload.first == Wire.Message.outlines.rawValue)
      #expect(frame?.payload.first == Wire.Message.frame.rawValue)
      let welcome = await page.client.text()
      #expect(welcome?.contains("\"title\":\"Counter\"") == true)
      let elements = await page.client.text()
      #expect(elements?.contains("\"label\":\"Count 0\"") == true)
      page.close()
    }
  }

  @Test func `each page has its own state`() async throws {
    try await TestHost.serving(CounterApp()) { host in
      let (first, second) = (try await TestPage(host), try await TestPage(host))
      try await patiently { host.windowCount == 2 }
      #expect(host.windowCount == 2)
      try await first.press("Add")
      #expect(await first.hears("Count 1"))
      try await second.press("Add")
      #expect(await second.hears("Count 1"))
      first.close()
      second.close()
    }
  }

  @Test func `a page's focus reports and keys take effect in the order in which they were sent`()
    async throws
  {
    try await TestHost.serving(ControlsApp()) { host in
      let page = try await TestPage(host)
      let tab = "{\"t\":\"key\",\"phase\":\"down\",\"key\":\"\\t\",\"chars\":\"\\t\"}"
      try await page.client.say(tab)
      try await page.focus(is: "Name")
      // The key, and the report of the focus that the page sent before the key was answered.
      try await page.client.say(tab)
      try await page.focus(on: "Loud", word: 1)
      try await page.focus(is: "Loud", heard: 1)
      // Two reports of the focus and a key at once: the key is for the element in the second report.
      try await page.focus(on: "Name", word: 2)
      try await page.focus(on: "Level", word: 3)
      try await page.client.say(tab)
      try await page.focus(is: "Loud", heard: 3)
      // Back to the place at which the host last put the page's focus.
      try await page.focus(on: "Level", word: 4)
      try await page.client.say(tab)
      try await page.focus(is: "Loud", heard: 4)
      page.close()
    }
  }

  @Test func `views learn that their page is hidden, is shown again, or has left`() async throws {
    let app = PhaseApp()
    try await TestHost.serving(app) { host in
      let page = try await TestPage(host)
      #expect(await page.hears("Phase"))
      #expect(app.log.phases == [.active])
      for isVisible in [false, true] {
        try await page.client.say(
          #"{"t":"surroundings","w":300,"h":300,"visible":\#(isVisible)}"#)
        let expected: [ScenePhase] =
          isVisible ? [.active, .background, .active] : [.active, .background]
        let log = app.log
        try await patiently { log.phases == expected }
        #expect(app.log.phases == expected)
      }
      page.close()
      let log = app.log
      try await patiently { log.phases.count == 4 }
      #expect(app.log.phases == [.active, .background, .active, .background])
    }
  }

  @Test func `a window outlives its page only for a while`() async throws {
    let app = CounterApp()
    try await TestHost.serving(app, graceTime: 0.2) { host in
      let page = try await TestPage(host)
      _ = await page.client.frame()
      page.close()
      try await patiently { host.windowCount == 0 && host.connectionCount == 0 }
      #expect(host.windowCount == 0)
      #expect(host.connectionCount == 0)
    }
    #expect(app.windows.openedCount == 1)
    try await patiently { app.windows.count == 0 }
    #expect(app.windows.count == 0)
  }

  @Test func `pages that come and go leave no sessions behind`() async throws {
    let app = CounterApp()
    try await TestHost.serving(app, graceTime: 0) { host in
      for _ in 0..<100 {
        let page = try await TestPage(host)
        _ = await page.client.frame()
        page.close()
        // The next page would count as the hundredth window otherwise.
        try await patiently { host.windowCount < 50 }
      }
      try await patiently { host.windowCount == 0 && host.connectionCount == 0 }
      #expect(host.windowCount == 0)
      #expect(host.connectionCount == 0)
    }
    #expect(app.windows.openedCount == 100)
    try await patiently { app.windows.count == 0 }
    #expect(app.windows.count == 0)
  }

  @Test func `messages that cannot be read are ignored`() async throws {
    try await TestHost.serving(CounterApp()) { host in
      let page = try await TestPage(host)
      for text in [
        "", "{", "[]", "{\"t\":1}", "{\"t\":\"unknown\"}", "{\"t\":\"pointer\"}",
        "{\"t\":\"pointer\",\"phase\":\"down\",\"x\":1e300,\"y\":0}",
        "{\"t\":\"pointer\",\"phase\":\"down\",\"x\":1e999,\"y\":0}",
        "{\"t\":\"compose\",\"text\":\"a\",\"start\":5,\"end\":-5}",
        "{\"t\":\"act\",\"action\":\"press\",\"id\":-99}",
        "{\"t\":\"act\",\"action\":\"press\",\"id\":99999999999999999999}",
        "{\"t\":\"surroundings\",\"w\":-1,\"h\":5}", "{\"t\":\"surroundings\",\"w\":1e9,\"h\":5}",
        "{\"t\":\"ack\",\"frame\":-7}", "{\"t\":\"key\",\"phase\":\"down\",\"key\":\"\"}",
      ] { try await page.client.say(text) }
      try await page.client.send(TestClient.frame([0, 255, 1], opcode: 2))
      try await page.press("Add")
      #expect(await page.hears("Count 1"))
      page.close()
    }
  }

  @Test func `messages with absurd numbers, or out of turn, are harmless`()
    async throws
  {
    let (least, most) = (Int.min, Int.max)
    let many = (0..<5_000).map { "{\"file\":\($0)}" }.joined(separator: ",")
    let files = "[{\"file\":0,\"name\":\"../a\"},{\"file\":\(least)},{\"text\":\"t\"}]"
    try await TestHost.serving(CounterApp()) { host in
      let page = try await TestPage(host)
      for text in [
        // Drags and drops
        #"{"t":"drop","phase":"moved","x":-1e6,"y":1e6,"items":[{"type":"/","isFile":true}]}"#,
        #"{"t":"drop","phase":"exited","x":0,"y":0}"#,
        #"{"t":"drop","phase":"dropped","x":50,"y":50,"items":\#(files)}"#,
        #"{"t":"drop","phase":"dropped","x":50,"y":50,"items":[\#(many)]}"#,
        #"{"t":"drop","phase":"entered","x":50,"y":50,"items":[\#(many)]}"#,
        #"{"t":"drop","phase":"entered","x":50,"y":50,"items":{}}"#,
        #"{"t":"part","id":\#(least),"start":\#(least),"data":"YQ=="}"#,
        #"{"t":"part","id":\#(most),"start":\#(most),"data":"YQ=="}"#,
        #"{"t":"part","id":0,"start":0,"data":""}"#,
        #"{"t":"part","id":0,"start":1,"data":"YQ=="}"#,
        #"{"t":"chosen","id":\#(most),"items":\#(files)}"#, #"{"t":"chosen","id":0}"#,
        // Focus, sheets and lists
        #"{"t":"act","action":"focus","id":1,"word":\#(most)}"#,
        #"{"t":"act","action":"focus","id":\#(most),"word":\#(least)}"#,
        #"{"t":"act","action":"named","id":1,"value":"Delete"}"#,
        #"{"t":"act","action":"setValue","id":1,"value":"\#(String(repeating: "x", count: 9_999))"}"#,
        #"{"t":"act","action":"scrollIntoView","id":\#(least)}"#,
        #"{"t":"act","action":"escape","id":1}"#, #"{"t":"act","action":"showMenu","id":2}"#,
        // Fingers and wheels
        #"{"t":"pointer","phase":"up","x":1e6,"y":-1e6,"id":\#(least),"kind":"touch"}"#,
        #"{"t":"pointer","phase":"down","x":5,"y":5,"id":\#(most),"clicks":\#(least),"at":-1e300}"#,
        #"{"t":"pointer","phase":"cancelled","x":5,"y":5,"id":3,"at":1e300}"#,
        #"{"t":"wheel","x":5,"y":5,"dx":1e6,"dy":-1e6,"at":1e308}"#,
        #"{"t":"magnify","phase":"changed","x":5,"y":5,"amount":1e308}"#,
        #"{"t":"rotate","phase":"ended","x":5,"y":5,"amount":-1e308}"#,
        #"{"t":"compose","text":"a","start":0,"end":1}"#, #"{"t":"insert","text":"\u0000"}"#,
        #"{"t":"ack","frame":\#(most)}"#, #"{"t":"ask","id":\#(least)}"#,
        #"{"t":"surroundings","w":1e6,"h":0,"scale":1e300,"language":"\u0000","timeZone":"/"}"#,
        #"{"t":"surroundings","w":300,"h":300,"scale":1}"#,
      ] { try await page.client.say(text) }
      try await page.press("Add")
      #expect(await page.hears("Count 1"))
      page.close()
    }
  }

  @Test func `ten thousand waiting movements are merged into a few`() async throws {
    try await TestHost.serving(CounterApp()) { host in
      let page = try await TestPage(host)
      var bytes: [UInt8] = []
      for index in 0..<10_000 {
        let text = "{\"t\":\"pointer\",\"phase\":\"moved\",\"x\":\(index % 300),\"y\":5}"
        bytes += TestClient.frame(Array(text.utf8))
      }
      try await page.client.send(bytes)
      try await page.press("Add")
      #expect(await page.hears("Count 1"))
      page.close()
    }
  }

  @Test func `a page that does not introduce itself first is sent away`() async throws {
    try await TestHost.serving(CounterApp()) { host in
      let (page, _) = try await TestClient.opened(path: "/secret/socket", port: host.port)
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
      let page = try await TestPage(host, isVisible: false)
      try await page.client.say("{\"t\":\"clipboard\",\"text\":\"x\"}")
      try await page.client.send(TestClient.frame([1], opcode: 9))
      // The answer to the ping is the first thing that comes.
      #expect(await page.client.frame()?.opcode == 10)
      page.close()
    }
  }
}
