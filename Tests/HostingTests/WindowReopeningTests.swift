import Foundation
import Testing

/// Windows of a real program that is killed: they are opened again.
@Suite(.serialized, .enabled(if: VirtualDisplay.missing.isEmpty, VirtualDisplay.comment))
struct WindowReopeningTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("espalier-windows-\(UUID().uuidString)").path

  private func start() async throws -> HostedWindow {
    try await HostedWindow(environment: ["XDG_CONFIG_HOME": folder, "HOSTED_FAULTS": "kept"])
  }

  /// The place and the size of a window.
  private func geometry(_ id: String, _ hosted: HostedWindow) async throws -> String {
    try await hosted.display.operate("getwindowgeometry", id)
      .split(separator: "\n").dropFirst().joined(separator: " ")
  }

  /// Waits until a window is at a place.
  private func comes(_ id: String, to place: String, _ hosted: HostedWindow) async throws -> Bool {
    var found = ""
    for _ in 0..<2_000 where found != place { found = try await geometry(id, hosted) }
    return found == place
  }

  /// The stored values as they are on the disk.
  private var stored: String {
    let file = URL(fileURLWithPath: folder).appendingPathComponent("HostedApp.plist")
    return (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  @Test func `a killed program reopens its windows where they were, with their stored values`()
    async throws
  {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let first = try await start()
    // The second field opens a note.
    try await first.click(280, 40)
    #expect(await first.program.waits(for: "note 7 appears"))
    #expect(await first.program.waits(for: "note 7 stored 0"))
    let note = try await HostedWindow.find("Note", on: first.display)
    try await first.display.operate("windowmove", note, "350", "120")
    // Until the program has heard of it and written it.
    #expect(await eventually { stored.contains("[350,120]") && stored.contains("SceneStorage") })
    let place = try await geometry(note, first)
    first.program.process.end()

    let second = try await start()
    #expect(await second.program.waits(for: "note 7 appears"))
    #expect(await second.program.waits(for: "note 7 stored 1"))
    let again = try await HostedWindow.find("Note", on: second.display)
    #expect(try await comes(again, to: place, second))
    #expect(second.program.lines.count { $0.hasSuffix(" appears") && $0.hasPrefix("note") } == 1)

    // A window that a person closes stays closed.
    try await second.press("ctrl+w", in: again, named: "note")
    #expect(await second.program.waits(for: "note disappears"))
    #expect(await eventually { !stored.contains(#""scene":"group note Int""#) })
    second.program.process.end()
    let third = try await start()
    #expect(try await third.program.comesToRest())
    #expect(!third.program.lines.contains("note 7 appears"))
  }

  @Test func `a text that was never saved is restored after a kill`() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let display = try await VirtualDisplay()
    func start() throws -> HostedProcess {
      try HostedProcess(
        ["--menu-bar", "hide"], on: display,
        environment: ["XDG_CONFIG_HOME": folder, "HOSTED_DOCUMENTS": "1"])
    }
    /// The text of the document that has no file, as it is on the disk.
    func keptText() -> String? {
      let unsaved = URL(fileURLWithPath: folder).appendingPathComponent("HostedApp.unsaved")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: unsaved.path)) ?? []
      return names.first { !$0.hasPrefix(".") }.flatMap {
        try? String(contentsOf: unsaved.appendingPathComponent("\($0)/Content"), encoding: .utf8)
      }
    }
    let first = try start()
    let window = try await HostedWindow.find("Untitled", on: display)
    try await display.operate("windowfocus", window)
    #expect(await first.waits(for: "back"))
    try await display.operate("type", "pear")
    // A title with a dash, while the program runs in the C locale.
    let title = try await HostedWindow.find("Untitled .* Edited", on: display)
    let names = try await display.properties("-id", title, "_NET_WM_NAME", "WM_NAME")
    #expect(names.split(separator: "\n").allSatisfy { $0.hasSuffix("\"Untitled — Edited\"") })
    // It is kept some seconds after it was changed, whatever is typed since.
    #expect(await eventually { keptText() == "pear" })
    first.process.end()

    let second = try start()
    _ = try await HostedWindow.find("Untitled .* Edited", on: display)
    #expect(keptText() == "pear")
    second.process.end()
  }

  @Test func `a document whose file was removed is not reopened`() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let display = try await VirtualDisplay()
    func open(_ name: String) throws -> HostedProcess {
      let file = URL(fileURLWithPath: folder).appendingPathComponent(name)
      try Data("pear".utf8).write(to: file)
      return try HostedProcess(
        ["--menu-bar", "hide", file.absoluteString], on: display,
        environment: ["XDG_CONFIG_HOME": folder, "HOSTED_DOCUMENTS": "1"])
    }
    let first = try open("a.txt")
    _ = try await HostedWindow.find("a.txt", on: display)
    // The value of a window with a file begins with these words, encoded.
    let value = Data(#"{"file":"#.utf8).base64EncodedString().prefix(10)
    #expect(await eventually { stored.contains(value) })
    first.process.end()
    try FileManager.default.removeItem(atPath: folder + "/a.txt")

    let second = try open("b.txt")
    _ = try await HostedWindow.find("b.txt", on: display)
    let windows = try await display.operate("search", "--onlyvisible", "--name", "txt$")
    #expect(windows.split(separator: "\n").count == 1)
    second.process.end()
  }
}
