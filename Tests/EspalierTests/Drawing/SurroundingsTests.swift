import SwiftUI
import Testing
import ViewTesting

/// Pictures do not depend on who draws them, where and when.
@MainActor @Suite struct SurroundingsTests {
  /// Text in two fonts, a symbol, a curve, and a number and a date in words.
  private static var page: some View {
    VStack(alignment: .leading) {
      Text("Anywhere the same").font(.title)
      Text("\(1234.5.formatted()) at \(Date(timeIntervalSince1970: 0), style: .time)")
      Text("monospaced").monospaced()
      Image(systemName: "globe")
      Circle().fill(.blue).frame(width: 30, height: 30).shadow(radius: 2)
    }
    .padding()
  }

  private static func picture() throws -> String { try page.png(scale: 2).base64EncodedString() }

  @Test func `a process with other surroundings draws the same bytes`() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      for (name, value) in [
        ("HOME", "/nonexistent"), ("LANG", "de_DE.UTF-8"), ("LC_ALL", "de_DE.UTF-8"),
        ("TZ", "Asia/Tokyo"), ("FONTCONFIG_FILE", "/nonexistent/fonts.conf"),
        ("XDG_CACHE_HOME", "/nonexistent"),
      ] {
        setenv(name, value, 1)
      }
      tzset()
      let picture = try await MainActor.run { try SurroundingsTests.picture() }
      print("picture:\(picture):")
    }
    let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    let parts = output.split(separator: ":")
    let start = try #require(parts.firstIndex { $0.hasSuffix("picture") })
    #expect(String(parts[start + 1]) == (try Self.picture()))
  }
}
