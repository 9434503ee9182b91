import Foundation
import SwiftUI
import Testing

@testable import Espalier
@testable import EspalierBrowser
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierHosting

/// The memory that a host keeps of closed windows.
@MainActor @Suite(.serialized) struct LeakTests {
  @MainActor private final class Kept {
    weak var app: AppSession?
    weak var window: AppWindow?
    weak var graph: ViewGraph?

    init(_ app: AppSession) { self.app = app }

    func look() {
      window = app?.windows.first
      graph = window?.session.graph
    }
  }

  @Test func `a window whose page does not come back leaves nothing behind`() async throws {
    var all: [Kept] = []
    let options = BrowserHost.Options(token: "secret", graceTime: 0)
    let host = try BrowserHost(
      options, environment: TestHost.environment, renderer: TestHost.raster
    ) { environment in
      let app = AppSession(CounterApp(), environment: environment, textEngine: TestHost.text)
      all.append(Kept(app))
      return app
    }
    host.start()
    defer { host.stop() }
    for _ in 0..<150 {
      let page = try await TestPage(host)
      #expect(await page.hears("Count 0"))
      try #require(all.last).look()
      #expect(all.last?.graph != nil)
      page.close()
      try await patiently { host.windowCount == 0 }
    }
    try await patiently { all.allSatisfy { $0.app == nil && $0.window == nil && $0.graph == nil } }
    #expect(all.count == 150)
    #expect(all.count { $0.app != nil } == 0)
    #expect(all.count { $0.window != nil } == 0)
    #expect(all.count { $0.graph != nil } == 0)
  }
}
