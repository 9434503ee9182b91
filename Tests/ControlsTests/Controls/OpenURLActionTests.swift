import Foundation
import SwiftUI
import Testing

@MainActor struct OpenURLActionTests {
  private func isAccepted(_ result: OpenURLAction.Result) throws -> Bool? {
    let url = try #require(URL(string: "https://example.com"))
    var accepted: Bool?
    OpenURLAction { _ in result }(url) { accepted = $0 }
    return accepted
  }

  @Test func `an address is accepted when its handler opened it`() throws {
    #expect(try isAccepted(.handled) == true)
    #expect(try isAccepted(.discarded) == false)
  }

  @Test func `an address for the system is not accepted where there is no system`() throws {
    #expect(try isAccepted(.systemAction) == false)
  }
}
