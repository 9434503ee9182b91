import Testing

@testable import EspalierAccessibility

struct DBusMessageTests {
  @Test func `a`() {}
}
