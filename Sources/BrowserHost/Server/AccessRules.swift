import Foundation

/// The rules about who may talk to the server: pages that it served itself to a person who knows its
/// address.
///
/// Any page in the browser can send requests to a port of this machine, and a name that leads here
/// lets it read the answers. So a request has to name the machine by its number or as localhost,
/// its path has to begin with a secret, and one that opens a channel has to come from a page that
/// this server sent.
///
/// Parts of the page without secrets can be read without the secret too: a page removes it from its
/// address once it is loaded, and is loaded again without it.
struct AccessRules: Sendable {
  let port: UInt16
  /// The first part of every path.
  let token: String

  /// 256 random bits, which cannot be guessed.
  static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<4).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// The address of the page.
  var address: String { "http://127.0.0.1:\(port)/\(token)/" }

  /// The place that a request asks for.
  struct Place: Equatable {
    /// The path below the token, or below the root in a request without a token.
    var path: String
    var hasToken: Bool
  }

  /// The place that a request asks for, or the reason to refuse it; `isOpen` returns true for
  /// places that need no token.
  func place(
    of request: HTTPRequest, isOpen: (String) -> Bool = { _ in false }
  ) -> Result<Place, Refusal> {
    let names = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = request.headers["host"], names.contains(host) else {
      return .failure(
        Refusal(.forbidden, "The request names another host. Open the printed address as it is."))
    }
    let parts = request.path.dropFirst().split(
      separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let hasToken = parts.count == 2 && Self.isSame(parts[0], token)
    let path = String(hasToken ? parts[1] : request.path.dropFirst())
    guard hasToken || isOpen(path) else {
      return .failure(
        Refusal(.forbidden, "The address lacks the token. Open the printed address as it is."))
    }
    let isOwn = request.headers["origin"].map { origin in
      names.contains { origin == "http://\($0)" }
    }
    // Browsers leave the origin out where a page asks for its own parts, but never where it opens a
    // channel.
    guard isOwn ?? !request.asksForWebSocket else {
      return .failure(Refusal(.forbidden, "Another site's page may not talk to this one."))
    }
    return .success(Place(path: path, hasToken: hasToken))
  }

  /// The reason why a request is refused.
  struct Refusal: Error, Equatable {
    let response: HTTPResponse

    init(_ status: HTTPResponse.Status, _ reason: String) {
      response = .refusal(status, reason)
    }
  }

  /// Returns whether two texts are the same, in a time that does not tell where they differ.
  static func isSame(_ lhs: some StringProtocol, _ rhs: some StringProtocol) -> Bool {
    let (lhs, rhs) = (Array(lhs.utf8), Array(rhs.utf8))
    guard lhs.count == rhs.count else { return false }
    var difference: UInt8 = 0
    for (left, right) in zip(lhs, rhs) { difference |= left ^ right }
    return difference == 0
  }
}
