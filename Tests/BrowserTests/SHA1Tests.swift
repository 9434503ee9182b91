import Foundation
import Testing

@testable import EspalierBrowser

struct SHA1Tests {
  /// From FIPS 180-4 and RFC 6455 §1.3.
  @Test(arguments: [
    ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
    ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
    ),
  ])
  func `the hash is the published one`(message: String, hex: String) {
    let hash = SHA1.hash(Array(message.utf8)).map { String(format: "%02x", $0) }.joined()
    #expect(hash == hex)
  }

  @Test func `a handshake is accepted as in the standard's example`() {
    #expect(
      WebSocketFrame.acceptance(of: "dGhlIHNhbXBsZSBub25jZQ==")
        == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
    #expect(WebSocketFrame.acceptance(of: "short") == nil)
  }
}
