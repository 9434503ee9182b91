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
    // 2.2: half an end of a line, and what ends strings.
    "GET / HTTP/1.1\nHost: a", "GET / HTTP/1.1\r\nHost: a\nX: y", "GET / HTTP/1.1\r\nHost: a\rX: y",
    "GET / HTTP/1.1\r\nHost: a\r\nX: \u{0}", "GET /\u{0} HTTP/1.1\r\nHost: a",
    "GET / HTTP/1.1\r\nHost: a\r\nX: \u{1}", "GET / HTTP/1.1\r\nHost: a\r",
    // 2.3: a version is one digit, a point and one digit.
    "GET / HTTP/1.999\r\nHost: a", "GET / HTTP/1.\r\nHost: a", "GET / HTTP/2.0\r\nHost: a",
    "GET / http/1.1\r\nHost: a", "GET / HTTP/1.1 \r\nHost: a", "GET / HTTP/1.x\r\nHost: a",
    // 3: three words with one space between them.
    "GET  / HTTP/1.1\r\nHost: a", "GET /\tHTTP/1.1\r\nHost: a", "GET / x HTTP/1.1\r\nHost: a",
    " GET / HTTP/1.1\r\nHost: a", "G(T / HTTP/1.1\r\nHost: a", "GET /ä HTTP/1.1\r\nHost: a",
    "GET a HTTP/1.1\r\nHost: a", "", "\r\n",
  ])
  func `is no request`(text: String) {
    #expect(HTTPRequest(Array(text.utf8)) == nil)
  }

  @Test func `headers that are lists may come in parts`() {
    let request = parsed("GET / HTTP/1.1", "Host: a", "Accept: b", "accept: c")
    #expect(request?.headers["accept"] == "b, c")
  }

  @Test func `letters of other encodings are no reason to refuse`() {
    let head = Array("GET / HTTP/1.1\r\nHost: a\r\nX: ".utf8) + [0xE4]
    #expect(HTTPRequest(head)?.headers["host"] == "a")
  }

  @Test func `a whole address says which host is meant, whatever the header says`() {
    let request = parsed("GET http://127.0.0.1:80/a?b HTTP/1.1", "Host: other")
    #expect(request?.path == "/a")
    #expect(request?.headers["host"] == "127.0.0.1:80")
  }

  @Test func `the first version needs no host, later ones of one digit count as the second`() {
    #expect(parsed("GET / HTTP/1.0", "X: y") != nil)
    #expect(parsed("GET / HTTP/1.2", "Host: a") != nil)
  }

  @Test func `an empty line before a request is left out`() {
    #expect(parsed("", "GET / HTTP/1.1", "Host: a")?.path == "/")
  }
}
