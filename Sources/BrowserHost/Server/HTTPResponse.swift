import Foundation

/// The answer of a server to a request.
struct HTTPResponse: Equatable, Sendable {
  var status: Status
  var type = "text/plain; charset=utf-8"
  var body = Data()
  var headers: [String: String] = [:]

  enum Status: String, Sendable {
    case switching = "101 Switching Protocols"
    case ok = "200 OK"
    case badRequest = "400 Bad Request"
    case forbidden = "403 Forbidden"
    case notFound = "404 Not Found"
    case methodNotAllowed = "405 Method Not Allowed"
    case headersTooLarge = "431 Request Header Fields Too Large"
    case busy = "503 Service Unavailable"
  }

  /// An answer that gives the reason why the request was refused.
  static func refusal(_ status: Status, _ reason: String) -> HTTPResponse {
    HTTPResponse(status: status, body: Data((reason + "\n").utf8))
  }

  /// The answer as it is sent; the connection ends with it unless it continues with messages.
  var data: Data {
    var lines = ["HTTP/1.1 \(status.rawValue)"]
    if status != .switching {
      lines += ["Content-Type: \(type)", "Content-Length: \(body.count)", "Connection: close"]
      lines += Self.safety
    }
    lines += headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
  }

  /// The rules for the browser: only the server's own scripts run, nothing is kept, no other page
  /// may show or read this one.
  private static let safety = [
    "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; "
      + "connect-src 'self'; img-src 'self' blob:; base-uri 'none'; form-action 'none'; "
      + "frame-ancestors 'none'",
    "Cache-Control: no-store", "Cross-Origin-Opener-Policy: same-origin",
    "Cross-Origin-Resource-Policy: same-origin", "Referrer-Policy: no-referrer",
    "X-Content-Type-Options: nosniff", "X-Frame-Options: DENY",
  ]
}
