import Foundation
import Testing

@testable import EspalierBrowser

/// A page as the host sees it, without a browser: it sends what a test wants, and shows frames at once.
@MainActor final class TestPage {
  let client: TestClient
  /// The page's name for its window, once the host has told it.
  private(set) var id: String?
  /// The elements that the page knows, by their labels.
  private(set) var ids: [String: Int] = [:]
  /// The label of the element with the focus, and the number of the page's last report of its focus that the host had
  /// received.
  private var focused: (label: String, heard: Int) = ("", 0)

  /// - Parameters:
  ///   - id: of the window that the page had.
  ///   - window: that the app opened for it.
  init(
    _ host: BrowserHost, id: String = "", window: String = "", width: Double = 300,
    height: Double = 300,
    scale: Double = 1, isVisible: Bool = true
  ) async throws {
    let (client, status) = try await TestClient.opened(path: "/secret/socket", port: host.port)
    try #require(status == "HTTP/1.1 101 Switching Protocols")
    self.client = client
    try await client.say(
      """
      {"t":"hello","viewer":"\(id)","window":"\(window)","w":\(width),"h":\(height),"scale":\(scale),"visible":\(isVisible)}
      """)
  }

  func close() { client.close() }

  /// The next message; pictures are shown at once.
  func next() async -> TestClient.Frame? {
    guard let frame = await client.frame() else { return nil }
    if frame.opcode == 2, frame.payload.first == Wire.Message.frame.rawValue {
      try? await client.say("{\"t\":\"ack\",\"frame\":\(Self.count(frame.payload[1...]))}")
    }
    if frame.opcode == 1 { note(Data(frame.payload)) }
    return frame
  }

  private struct Welcome: Decodable { var viewer: String }

  private func note(_ data: Data) {
    if let change = try? JSONDecoder().decode(ElementMirror.Change.self, from: data) {
      for element in change.set { ids[element.label] = element.id }
      let label = change.set.first(where: \.focused)?.label ?? focused.label
      focused = (label, change.heard)
    }
    if let welcome = try? JSONDecoder().decode(Welcome.self, from: data) { id = welcome.viewer }
  }

  /// A number as frames have it: seven bits a byte, the lowest first.
  private static func count(_ bytes: ArraySlice<UInt8>) -> Int {
    var (result, shift) = (0, 0)
    for byte in bytes {
      result |= Int(byte & 0x7F) << shift
      if byte & 0x80 == 0 { break }
      shift += 7
    }
    return result
  }

  /// Acts on the element with a label, once the page knows of it.
  func press(_ label: String) async throws {
    while ids[label] == nil, await next() != nil {}
    let id = try #require(ids[label], "there is no \(label)")
    try await client.say("{\"t\":\"act\",\"action\":\"press\",\"id\":\(id)}")
  }

  /// Says that the element with a label has the page's focus.
  ///
  /// - Parameter word: the number of what the page says about its focus.
  func focus(on label: String, word: Int) async throws {
    let id = try #require(ids[label], "there is no \(label)")
    try await client.say("{\"t\":\"act\",\"action\":\"focus\",\"id\":\(id),\"word\":\(word)}")
  }

  /// Waits until the host reports that the element with a label has the focus, after it has read the page's report `word`.
  func focus(is label: String, heard word: Int = 0) async throws {
    // Waiting in vain ends here: without a connection there is no next message.
    let limit = Task { [client] in
      try await Task.sleep(for: .seconds(600))
      client.close()
    }
    defer { limit.cancel() }
    while focused != (label, word), await next() != nil {}
    #expect(focused == (label, word), "the page was not told that \(label) has the focus")
  }

  /// The next message of text that `isWanted`.
  func text(where isWanted: (String) -> Bool) async -> String? {
    while let frame = await next() {
      let text = String(decoding: frame.payload, as: UTF8.self)
      if frame.opcode == 1, isWanted(text) { return text }
    }
    return nil
  }

  /// Waits for a message that contains `words`.
  func hears(_ words: String) async -> Bool {
    while let frame = await next() {
      if frame.opcode == 1, String(decoding: frame.payload, as: UTF8.self).contains(words) {
        return true
      }
    }
    return false
  }
}
