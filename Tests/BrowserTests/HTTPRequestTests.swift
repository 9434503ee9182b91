import Testing

@testable import EspalierBrowser

/// Requests that RFC 9112 has a server refuse, so that no two programs read a request in two ways.
struct HTTPRequestTests {
  private func parsed(_ lines: String...) -> HTTPRequest? {
    HTTPRequest(Array(lines.joined(separator: "\r\n").utf8))
  }

  @Test func `a request is its first line and its headers`() throws {
    let request = try #require(parsed("GET /a/b?c=d HTTP/1.1", "Host: x:1", "X-Y:  z \t"))
    #expect(request.method == "GET")
    #expect(request.path == "/a/b")
    #expect(request.headers == ["host": "x:1", "x-y": "z"])
  }

  @Test(arguments: [
    // 3.2: a host, and one only.
    "GET / HTTP/1.1\r\nX: y", "GET / HTTP/1.1\r\nHost: a\r\nHost: a",
    "GET / HTTP/1.1\r\nHost: a\r\nhost: b",
    "GET / HTTP/1.1\r\nHost: a\r\nOrigin: http://a\r\nOrigin: http://a",
    // 5.2: lines that go on with the one before, and one before the first.
    "GET / HTTP/1.1\r\nHost: a\r\nX: y\r\n z", "GET / HTTP/1.1\r\nHost: a\r\n\tX: y",
    "GET / HTTP/1.1\r\n Host: a",
    // 5.1: no space before the colon, no name without a letter.
    "GET / HTTP/1.1\r\nHost : a", "GET / HTTP/1.1\r\nHost: a\r\n: b",
    "GET / HTTP/1.1\r\nHost: a\r\nX y: z",
    // 2.2: lines that end in half of CR LF, and control characters.
    "GET / HTTP/1.1\nHost: a", "GET / HTTP/1.1\r\nHost: a\nX: y", "GET / HTTP/1.1\r\nHost: a\rX: y",
    "GET / HTTP/1.1\r\nHost: a\r\nX: \u{0}", "GET /\u{0} HTTP/1.1\r\nHost: a",
    "GET / HTTP/1.1\r\nHost: a\r\nX: \u{1}", "GET / HTTP/1.1\r\nHost: a\r",
    // 2.3: a version is one digit, a point and one digit.
    "GET / HTTP/1.999\r\nHost: a", "GET / HTTP/1.\r\nHost: a", "GET / HTTP/2.0\r\nHost: a",
    "GET / http/1.1\r\nHost: a", "GET / HTTP/1.1 \r\nHost: a", "GET / HTTP/1.x\r\nHost: a",
    // 6.1 and 6.3: one length of the body, in digits.
    "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -5",
    "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: +5",
    "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5, 5",
    "GET / HTTP/1.1\r\nHost: a\r\nContent-Length:",
    "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked",
    // 3: three words with one space between them.
    "GET  / HTTP/1.1\r\nHost: a", "GET /\tHTTP/1.1\r\nHost: a", "GET / x HTTP/1.1\r\nHost: a",
    " GET / HTTP/1.1\r\nHost: a", "G(T / HTTP/1.1\r\nHost: a", "GET /ä HTTP/1.1\r\nHost: a",
    "GET a HTTP/1.1\r\nHost: a", "", "\r\n",
  ])
  func `a text that breaks the rules is not a request`(text: String) {
    #expect(HTTPRequest(Array(text.utf8)) == nil)
  }

  @Test func `headers that are lists may be repeated`() {
    let request = parsed("GET / HTTP/1.1", "Host: a", "Accept: b", "accept: c")
    #expect(request?.headers["accept"] == "b, c")
  }

  @Test func `letters in other encodings are accepted`() {
    let head = Array("GET / HTTP/1.1\r\nHost: a\r\nX: ".utf8) + [0xE4]
    #expect(HTTPRequest(head)?.headers["host"] == "a")
  }

  @Test func `the host of a full address counts, whatever the header says`() {
    let request = parsed("GET http://127.0.0.1:80/a?b HTTP/1.1", "Host: other")
    #expect(request?.path == "/a")
    #expect(request?.headers["host"] == "127.0.0.1:80")
  }

  @Test func `the first version needs no host, and later minor versions count as the second`() {
    #expect(parsed("GET / HTTP/1.0", "X: y") != nil)
    #expect(parsed("GET / HTTP/1.2", "Host: a") != nil)
  }

  @Test func `an empty line before a request is left out`() {
    #expect(parsed("", "GET / HTTP/1.1", "Host: a")?.path == "/")
  }

  @Test func `ten thousand damaged requests are refused or still valid`() {
    var random = DamageRandom(state: 1)
    let sound = Array(
      """
      GET /page?query#part HTTP/1.1\r
      Host: localhost:8080\r
      Origin: http://localhost:8080\r
      Upgrade: websocket\r
      Connection: keep-alive, Upgrade\r
      Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
      Sec-WebSocket-Version: 13\r
      """.utf8)
    #expect(HTTPRequest(sound.dropLast())?.asksForWebSocket == true)
    var (accepted, refused) = (0, 0)
    for _ in 0..<10_000 {
      let bytes = random.damaged(sound.dropLast())
      guard let request = HTTPRequest(bytes) else {
        refused += 1
        continue
      }
      accepted += 1
      let isSound =
        request.path.hasPrefix("/") && !request.method.isEmpty
        && !request.path.utf8.contains { $0 <= 0x20 || $0 == 0x7F }
        && request.headers.allSatisfy { name, value in
          name == name.lowercased() && !name.utf8.contains { $0 <= 0x20 || $0 == 0x7F }
            && !value.utf8.contains { $0 < 0x20 && $0 != 9 || $0 == 0x7F }
        }
      #expect(isSound, "\(bytes)")
    }
    // Damage in the value of a header leaves a request, damage in the first line mostly does not.
    #expect(accepted > 0 && refused > 0)
  }

  @Test func `a hundred thousand damaged frames end as messages of their bytes, or as failures`() {
    var random = DamageRandom(state: 2)
    func frame(_ first: UInt8, _ payload: [UInt8]) -> [UInt8] {
      let length: [UInt8] =
        payload.count < 126
        ? [0x80 | UInt8(payload.count)]
        : [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
      let mask: [UInt8] = [1, 2, 3, 4]
      return [first] + length + mask + payload.enumerated().map { $1 ^ mask[$0 & 3] }
    }
    let frames = [
      frame(0x81, Array("text, täxt".utf8)), frame(0x82, Array(repeating: 7, count: 200)),
      frame(0x01, Array("begin".utf8)) + frame(0x80, Array("end".utf8)), frame(0x89, [1, 2]),
      frame(0x8A, []), frame(0x88, [3, 0xE8]),
    ]
    let limit = 1_000
    var (messages, failures) = (0, 0)
    for index in 0..<100_000 {
      let bytes = random.damaged(frames[index % frames.count])
      var reader = WebSocketReader(limit: limit)
      var size = 0
      // In two parts, as requests may arrive.
      let cut = random.below(bytes.count + 1)
      do throws(WebSocketReader.Failure) {
        for part in [bytes[..<cut], bytes[cut...]] {
          reader.append(Array(part))
          while let message = try reader.next() {
            messages += 1
            switch message {
            case .text(let text): size += text.utf8.count
            case .binary(let bytes), .ping(let bytes): size += bytes.count
            case .close: break
            }
          }
        }
      } catch {
        failures += 1
      }
      if size > bytes.count { Issue.record("\(size) bytes from \(bytes)") }
    }
    #expect(messages > 0 && failures > 0)
  }
}

struct WebSocketReaderTests {
  private func messages(
    _ texts: [String], from reader: inout WebSocketReader
  ) throws -> [WebSocketReader.Message] {
    reader.append(texts.flatMap { TestClient.frame(Array($0.utf8)) })
    var messages: [WebSocketReader.Message] = []
    while let message = try reader.next() { messages.append(message) }
    return messages
  }

  @Test func `of many states in a row only the last is read`() throws {
    var reader = WebSocketReader(limit: 1_000, stateStart: Array("size ".utf8))
    let run = (0..<500).map { "size \($0)" }
    let seen = try messages(run + ["key", "size 7", "size 8", "key", "size 9"], from: &reader)
    #expect(
      seen == [.text("size 499"), .text("key"), .text("size 8"), .text("key"), .text("size 9")])
    #expect(reader.skippedCount == 499 + 1)
  }

  @Test func `a state is read if the one after it has not come as a whole`() throws {
    var reader = WebSocketReader(limit: 1_000, stateStart: Array("size ".utf8))
    let second = TestClient.frame(Array("size 2".utf8))
    reader.append(TestClient.frame(Array("size 1".utf8)) + second.dropLast())
    #expect(try reader.next() == .text("size 1"))
    #expect(try reader.next() == nil)
    reader.append(second.suffix(1))
    #expect(try reader.next() == .text("size 2"))
    #expect(reader.skippedCount == 0)
  }

  @Test func `shorter messages, those of bytes, and those in parts are all read`() throws {
    var reader = WebSocketReader(limit: 1_000, stateStart: Array("size ".utf8))
    #expect(try messages(["size", "size"], from: &reader) == [.text("size"), .text("size")])
    var frame = TestClient.frame(Array("size 1".utf8))
    frame[0] = 0x82
    reader.append(frame + frame)
    #expect(try reader.next() == .binary(Array("size 1".utf8)))
    #expect(try reader.next() == .binary(Array("size 1".utf8)))
    // The first part of a text, and its last.
    var last = frame
    (frame[0], last[0]) = (0x01, 0x80)
    reader.append(frame + last)
    #expect(try reader.next() == .text("size 1size 1"))
  }

  @Test func `a state before a damaged frame is read`() throws {
    var reader = WebSocketReader(limit: 1_000, stateStart: Array("size ".utf8))
    reader.append(TestClient.frame(Array("size 1".utf8)) + [0xF1, 0x80, 0, 0, 0, 0])
    #expect(try reader.next() == .text("size 1"))
    #expect(throws: WebSocketReader.Failure.self) { try reader.next() }
  }
}

/// Damage that looks random, and is the same for the same seed.
private struct DamageRandom {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  /// The bytes after one to four changes: a byte replaced, a bit flipped, a byte removed or inserted, an end cut off, a
  /// part repeated.
  mutating func damaged(_ bytes: some Collection<UInt8>) -> [UInt8] {
    var bytes = Array(bytes)
    for _ in 0...below(4) where !bytes.isEmpty {
      let place = below(bytes.count)
      switch below(6) {
      case 0: bytes[place] = UInt8(below(256))
      case 1: bytes[place] ^= 1 << UInt8(below(8))
      case 2: bytes.remove(at: place)
      case 3: bytes.insert(UInt8(below(256)), at: place)
      case 4: bytes.removeLast(bytes.count - place)
      default: bytes.insert(contentsOf: bytes[place...].prefix(20), at: place)
      }
    }
    return bytes
  }
}
