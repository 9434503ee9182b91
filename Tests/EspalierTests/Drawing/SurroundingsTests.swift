import SwiftUI
import Testing
import ViewTesting

/// Pictures are the same in every process, place and time zone.
@MainActor @Suite struct SurroundingsTests {
  /// Text in two fonts, a symbol, a curve, and a number.
  private static var page: some View {
    VStack(alignment: .leading) {
      Text("Anywhere the same").font(.title)
      Text(1234.5, format: .number)
      Text("monospaced").monospaced()
      Image(systemName: "globe")
      Circle().fill(.blue).frame(width: 30, height: 30).shadow(radius: 2)
    }
    .padding()
  }

  nonisolated private static let marker = "picture:"

  /// Prints a view's picture for the parent process.
  private static func send(_ view: some View) throws {
    print(marker + (try view.png(scale: 2).base64EncodedString()))
  }

  /// Checks that a child process sent a view's picture.
  private func expectPicture(
    of view: some View, in result: ExitTest.Result?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let output = String(
      decoding: try #require(result, sourceLocation: sourceLocation).standardOutputContent,
      as: UTF8.self)
    let lines = output.split(separator: "\n").filter { $0.hasPrefix(Self.marker) }
    let expected = Self.marker + (try view.png(scale: 2).base64EncodedString())
    #expect(lines.map(String.init) == [expected], sourceLocation: sourceLocation)
  }

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
      try await MainActor.run { try SurroundingsTests.send(SurroundingsTests.page) }
    }
    try expectPicture(of: Self.page, in: result)
  }

  /// A moment in the time zone of the environment, which is fixed for pictures without a window.
  private static var clock: some View {
    Text(Date(timeIntervalSince1970: 0), format: .dateTime.hour().minute())
  }

  @Test func `a process in another time zone writes the same time`() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      setenv("TZ", "Asia/Tokyo", 1)
      tzset()
      try await MainActor.run { try SurroundingsTests.send(SurroundingsTests.clock) }
    }
    try expectPicture(of: Self.clock, in: result)
  }
}
