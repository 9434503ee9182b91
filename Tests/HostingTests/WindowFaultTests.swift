import Foundation
import Testing

/// Faults that windows survive; see ``HostedWindow`` for their content.
@Suite(.serialized, .enabled(if: VirtualDisplay.missing.isEmpty, VirtualDisplay.comment))
struct WindowFaultTests {
  private func start(_ faults: String) async throws -> HostedWindow {
    try await HostedWindow(environment: ["HOSTED_FAULTS": faults])
  }

  @Test func `keys typed while an action takes two seconds arrive in order`() async throws {
    let hosted = try await start("keys")
    try await hosted.press("x")
    #expect(await hosted.program.waits(for: "key x"))
    try await hosted.click(40, 200)
    try await hosted.display.operate("key", "a", "b", "c", "d", "e", "a")
    try await hosted.click(40, 40)
    #expect(await hosted.program.waits(for: "clicks 1"))
    let order = hosted.program.lines.drop { $0 != "slept" }
      .filter { line in ["slept", "key ", "clicks "].contains { line.hasPrefix($0) } }
    #expect(order == ["slept", "key a", "key b", "key c", "key d", "key e", "key a", "clicks 1"])
  }

  @Test func `views that never settle leave time for people, and are reported once`()
    async throws
  {
    let hosted = try await start("feedback")
    for count in 1...3 {
      try await hosted.click(40, 40)
      #expect(await hosted.program.waits(for: "clicks \(count)"))
    }
    #expect(try await hosted.shows(HostedWindow.green, at: 40, 40))
    let message = "State and layout keep changing each other"
    #expect(await eventually { hosted.program.errors.contains(message) })
    #expect(hosted.program.errors.components(separatedBy: message).count == 2)
  }

  @Test func `NaN and infinite numbers do not end the program`() async throws {
    let hosted = try await start("nan")
    #expect(await hosted.program.waits(for: "numbers done"))
    try await hosted.click(40, 40)
    #expect(await hosted.program.waits(for: "clicks 1"))
    #expect(try await hosted.shows(HostedWindow.green, at: 40, 40))
  }

  @Test func `tasks that throw, that never end or never pause leave the window alive`() async throws
  {
    let hosted = try await start("tasks")
    #expect(await hosted.program.waits(for: "tasks began"))
    try await hosted.click(40, 40)
    #expect(await hosted.program.waits(for: "clicks 1"))
    try await hosted.press("ctrl+w")
    #expect(await hosted.program.exitCode() == 0)
  }

  @Test func `a window of one pixel and one larger than any screen can recover`() async throws {
    let hosted = try await start("")
    try await hosted.display.operate("windowsize", hosted.id, "1", "1")
    try await hosted.display.operate("windowsize", hosted.id, "30000", "30000")
    #expect(
      await eventually { hosted.program.errors.contains("30000 by 30000 pixels is too large") })
    try await hosted.display.operate("windowsize", hosted.id, "500", "300")
    #expect(await hosted.program.waits(for: "size 500x300"))
    #expect(try await hosted.shows(HostedWindow.blue, at: 500 - 40, 40))
    try await hosted.click(40, 40)
    #expect(await hosted.program.waits(for: "clicks 1"))
  }

  @Test func `values stored by a window are there again after the display was lost`() async throws {
    let home = FileManager.default.temporaryDirectory
      .appendingPathComponent("espalier-home-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    for starts in 0..<2 {
      let hosted = try await HostedWindow(
        environment: ["HOSTED_FAULTS": "stored", "HOME": home.path])
      #expect(await hosted.program.waits(for: "stored \(starts)"))
      hosted.display.stop()
      #expect(await hosted.program.exitCode() == 1)
      #expect(
        await eventually { hosted.program.errors.contains("connection to the display was lost") })
    }
  }
}
