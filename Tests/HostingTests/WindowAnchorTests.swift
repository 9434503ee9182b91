import Foundation
import Testing

/// A real window that grows with its content.
@Suite(.serialized, .enabled(if: VirtualDisplay.missing.isEmpty, VirtualDisplay.comment))
struct WindowAnchorTests {
  /// The window of 320 by 240 points at 300, 200 becomes one of 420 by 300: with the right edge and the middle of its height
  /// where they were, its corner is at 300 - 100, 200 - 60 / 2.
  @Test func `a window grows around the anchor that its views name`() async throws {
    let hosted = try await HostedWindow(environment: ["HOSTED_FAULTS": "anchor"])
    #expect(await hosted.program.waits(for: "size 320x240"))
    try await hosted.display.operate("windowmove", hosted.id, "300", "200")
    try await hosted.click(40, 40)
    #expect(await hosted.program.waits(for: "size 420x300"))
    #expect(try await hosted.shows(HostedWindow.green, at: 200 + 2, 170 + 2))
    #expect(try await hosted.place() == ["X=200", "Y=170", "WIDTH=420", "HEIGHT=300"])
  }
}

/// A real window that grows for a sheet.
@Suite(.serialized, .enabled(if: VirtualDisplay.missing.isEmpty, VirtualDisplay.comment))
struct WindowSheetTests {
  /// The sheet of 484 by 384 points needs a margin of 8 at each side.
  @Test func `a window is as large as its sheet needs, and then as it was`() async throws {
    let hosted = try await HostedWindow(environment: ["HOSTED_FAULTS": "sheet"])
    #expect(await hosted.program.waits(for: "size 320x240"))
    try await hosted.click(160, 120)
    #expect(await hosted.program.waits(for: "size 500x400"))
    try await hosted.display.operate("key", "Escape")
    #expect(await hosted.program.waits(for: "size 320x240", count: 2))
  }
}

extension HostedWindow {
  fileprivate func place() async throws -> [Substring] {
    try await display.operate("getwindowgeometry", "--shell", id).split(separator: "\n")
      .filter { line in ["X=", "Y=", "WIDTH=", "HEIGHT="].contains { line.hasPrefix($0) } }
  }
}
