import Foundation
import Testing

/// A program that draws a picture, in surroundings that must not change the picture.
@Suite(.serialized) struct ProgramSurroundingsTests {
  private static let nowhere = "/nonexistent"
  /// Variables of the environment with their values.
  private static let surroundings: [[String: String]] = [
    [:], ["TZ": "Asia/Kolkata"], ["TZ": "no/where"], ["LANG": "tr_TR.UTF-8"],
    ["LC_ALL": "C"], ["LC_ALL": "ar_EG.UTF-8"], ["LANGUAGE": "he"], ["LC_NUMERIC": "de_DE.UTF-8"],
    ["HOME": nowhere], ["TMPDIR": nowhere], ["XDG_CACHE_HOME": nowhere],
    ["XDG_CONFIG_HOME": nowhere],
    ["FONTCONFIG_FILE": nowhere], ["FONTCONFIG_PATH": nowhere], ["DISPLAY": ":99999"],
    ["WAYLAND_DISPLAY": "none"], ["DBUS_SESSION_BUS_ADDRESS": "unix:path=\(nowhere)"],
    ["MALLOC_PERTURB_": "170"],
  ]

  @Test func `a picture has the same bytes in any surroundings`() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("espalier-surroundings-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = try #require(Bundle.main.executableURL).deletingLastPathComponent()
      .appendingPathComponent("AccessibleApp")
    var first: Data?
    for (index, variables) in Self.surroundings.enumerated() {
      let file = folder.appendingPathComponent("\(index).png")
      let child = try ChildProcess(
        program, ["--output", file.path],
        environment: ["PATH": "/usr/bin:/bin"].merging(variables) { $1 })
      _ = await eventually { child.exitCode != nil }
      #expect(child.exitCode == 0, "\(variables): \(child.errors)")
      let picture = try Data(contentsOf: file)
      #expect(picture == first ?? picture, "\(variables)")
      first = first ?? picture
    }
    #expect((first?.count ?? 0) > 1_000)
  }
}
