import Foundation
import Testing

/// A program that draws its first window, at once or after it has run for a while.
@Suite struct ProgramPictureTests {
  /// The lines that the program prints until its window is drawn; it loads for 0.05 seconds.
  private func lines(after delay: String?) async throws -> [Substring] {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("espalier-\(UUID()).png")
    defer { try? FileManager.default.removeItem(at: file) }
    let program = try #require(Bundle.main.executableURL).deletingLastPathComponent()
      .appendingPathComponent("HostedApp")
    let child = try ChildProcess(
      program, ["--output", file.path] + (delay.map { ["--after", $0] } ?? []),
      environment: ["PATH": "/usr/bin:/bin", "XDG_CONFIG_HOME": file.path + ".settings"])
    _ = await eventually { child.exitCode != nil }
    #expect(child.exitCode == 0, "\(child.errors)")
    #expect(FileManager.default.fileExists(atPath: file.path))
    return child.output.split(separator: "\n")
  }

  @Test func `a picture shows the first moment`() async throws {
    let lines = try await lines(after: nil)
    #expect(lines.contains("appears"))
    #expect(!lines.contains("queue"))
  }

  @Test func `a program that runs before its picture performs tasks, queues and timers`()
    async throws
  {
    let lines = try await lines(after: "3")
    for line in ["appears", "queue", "timer", "task on the main thread"] {
      #expect(lines.contains(Substring(line)))
    }
  }
}
