import Foundation
import SwiftUI
import Testing

@testable import EspalierBrowser

/// Windows that an app opens, and pages that ask for a lot: no page keeps others out.
@MainActor @Suite(.serialized) struct HostWindowTests {
  @Test func `a page that opens windows endlessly does not keep others out`() async throws {
    try await TestHost.serving(ManyWindowsApp(), graceTime: 3_600) { host in
      let page = try await TestPage(host)
      for _ in 0..<300 { try await page.press("Open 1") }
      #expect(await page.hears("windowGone"))
      // The window of the page, and those that wait for theirs.
      try await patiently { host.windowCount == 11 }
      #expect(host.windowCount == 11)
      let friend = try await TestPage(host)
      #expect(await friend.hears("Open 1"))
      page.close()
      friend.close()
    }
  }

  @Test func `windows whose pages do not arrive are withdrawn`() async throws {
    try await TestHost.serving(ManyWindowsApp(), graceTime: 0.05) { host in
      let page = try await TestPage(host)
      for _ in 0..<3 { try await page.press("Open 1") }
      #expect(await page.hears("openWindow"))
      #expect(await page.hears("windowGone"))
      try await patiently { host.windowCount == 1 }
      #expect(host.windowCount == 1)
      page.close()
    }
  }

  @Test func `at most a hundred windows open, and a page that wants another is told`() async throws
  {
    try await TestHost.serving(ManyWindowsApp(), graceTime: 3_600) { host in
      var pages = [try await TestPage(host)]
      while pages.count < 100 {
        try await pages[0].press("Open 1")
        let message = await pages[0].text { $0.contains("openWindow") } ?? ""
        let id = try #require(message.split(separator: "\"").first { $0.count == 64 })
        pages.append(try await TestPage(host, window: String(id)))
        #expect(await pages[pages.count - 1].hears("Further window"))
      }
      #expect(host.attachedCount == 100)
      try await pages[0].press("Open 1")
      #expect(await pages[0].hears("Too many windows are open"))
      #expect(host.windowCount == 100)
      for page in pages { page.close() }
    }
  }

  @Test func `a page that comes too late for its window does not get a new one`() async throws {
    try await TestHost.serving(ManyWindowsApp()) { host in
      let page = try await TestPage(host, window: "of long ago")
      #expect(await page.client.farewell()?.reason == "The window is no longer open.")
      #expect(host.windowCount == 0)
      page.close()
    }
  }

  @Test func `pages that send sizes as fast as they can do not hold up another page`() async throws
  {
    try await TestHost.serving(CounterApp()) { host in
      var flooders: [TestClient] = []
      for _ in 0..<20 {
        let (client, _) = try await TestClient.opened(path: "/secret/socket", port: host.port)
        try await client.say("{\"t\":\"hello\",\"w\":300,\"h\":300}")
        flooders.append(client)
      }
      let sizes = (1...200).flatMap { step in
        [
          "{\"t\":\"surroundings\",\"w\":\(300 + step),\"h\":300}",
          "{\"t\":\"ack\",\"frame\":\(step)}",
        ]
        .flatMap { TestClient.frame(Array($0.utf8)) }
      }
      let floods = flooders.map { client in
        Task.detached {
          while !Task.isCancelled, (try? await client.send(sizes)) != nil { await Task.yield() }
        }
      }
      let friend = try await TestPage(host)
      for count in 1...3 {
        try await friend.press("Add")
        #expect(await friend.hears("Count \(count)"))
      }
      for flood in floods { flood.cancel() }
      // A connection that is closed while it waits to be written would leave its number taken for later ones.
      for flood in floods { await flood.value }
      for client in flooders { client.close() }
      try await patiently { host.attachedCount == 1 }
      #expect(host.attachedCount == 1)
      friend.close()
    }
  }
}
