import EspalierDrawing
import Foundation
import SwiftUI
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierHosting

/// Documents on a disk that takes a part of what is written, or nothing.
@MainActor struct FullDiskTests {
  /// A document that is one file, or a folder with a file for each line.
  private struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text = ""

    init() {}

    init(configuration: ReadConfiguration) throws {
      let pages = configuration.file.fileWrappers?.sorted { $0.key < $1.key }.map(\.value)
      text = (pages ?? [configuration.file])
        .map { String(decoding: $0.regularFileContents ?? Data(), as: UTF8.self) }
        .joined(separator: "\n")
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      guard configuration.existingFile?.isDirectory == true else {
        return FileWrapper(regularFileWithContents: Data(text.utf8))
      }
      let pages = text.split(separator: "\n").enumerated().map { index, line in
        ("page \(index)", FileWrapper(regularFileWithContents: Data(line.utf8)))
      }
      return FileWrapper(directoryWithFileWrappers: Dictionary(uniqueKeysWithValues: pages))
    }
  }

  private struct Desk: App {
    var body: some Scene {
      DocumentGroup(newDocument: Note()) { file in Text(file.document.text) }
    }
  }

  private let app = AppSession(
    Desk(), environment: EnvironmentValues(), textEngine: FixedPitchTextEngine())
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("espalier-full-\(UUID().uuidString)")

  private init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Shows a few frames, a second apart: an alert comes when the one before it has gone.
  private func show() {
    for _ in 0..<3 {
      app.update()
      for window in app.windows {
        window.session.advance(to: window.session.graph.clock.now.addingTimeInterval(1))
        window.session.frame(.window(CGSize(width: 700, height: 500)))
      }
    }
  }

  /// Limits the length of the files that this process writes: a longer one fails after that many bytes.
  private static func limitFiles(to bytes: Int?) throws {
    // Without this the first byte too many ends the process.
    signal(SIGXFSZ, SIG_IGN)
    let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    var limit = rlimit()
    try #require(getrlimit(resource, &limit) == 0)
    limit.rlim_cur = bytes.map { rlim_t($0) } ?? limit.rlim_max
    try #require(setrlimit(resource, &limit) == 0)
  }

  /// Opens a document with `old` in it, and saves `new` on a disk that has room for fewer bytes than it is long.
  private func save(_ new: String, over old: FileWrapper, named name: String) throws {
    let url = folder.appendingPathComponent(name)
    try old.write(to: url)
    let before = try #require(try Self.contents(of: url))
    let window = try #require(app.openFirstWindow())
    window.presented.value = AnyHashable(DocumentPlace<Note>.file(url))
    show()
    let document = try #require(window.presented.document as? OpenDocument<Note>)
    var changed = try #require(document.value)
    changed.text = new
    document.change(to: changed)
    let longest = new.split(separator: "\n").map(\.utf8.count).max() ?? 0
    for room in 0..<longest {
      try Self.limitFiles(to: room)
      document.save()
      show()
      #expect(document.question == .cannotSave && !document.problem.isEmpty, "\(room) bytes")
      #expect(window.session.graph.layerTree.contains("alert"), "\(room) bytes")
      #expect(document.value?.text == new && document.isEdited, "\(room) bytes")
      #expect(try Self.contents(of: url) == before, "\(room) bytes")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [name])
      document.question = nil
      show()
      document.autosave()
      window.close()
      #expect(app.windows.count == 1, "\(room) bytes")
      document.keep()
      document.question = nil
      show()
    }
    try Self.limitFiles(to: nil)
    document.save()
    #expect(document.question == nil && !document.isEdited)
    #expect(try Self.contents(of: url) == new)
    app.close()
    try FileManager.default.removeItem(at: folder)
  }

  private static func contents(of url: URL) throws -> String? {
    let wrapper = try FileWrapper(url: url)
    let pages = wrapper.fileWrappers?.sorted { $0.key < $1.key }.map(\.value) ?? [wrapper]
    return pages.map { String(decoding: $0.regularFileContents ?? Data(), as: UTF8.self) }
      .joined(separator: "\n")
  }

  // The limit applies to a process, so each of these tests has its own process.

  @Test func `a file stays as it was, wherever writing the new one stops`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let old = FileWrapper(regularFileWithContents: Data("pear".utf8))
        try FullDiskTests().save("apple tree", over: old, named: "a.txt")
      }
    }
  }

  @Test func `a failed write keeps all files of a folder document, too`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let page = FileWrapper(regularFileWithContents: Data("pear".utf8))
        let old = FileWrapper(directoryWithFileWrappers: ["page 0": page])
        try FullDiskTests().save("fig\napple\nmelon tree", over: old, named: "basket")
      }
    }
  }
}

/// A file system in memory that only one program sees.
private enum SmallDisk {
  /// The disk has two pages of memory: one for the document, one for the file that fills it.
  static let script = """
    mount -t tmpfs -o size=8k tmpfs "$1" && printf pear > "$1/a.txt" && printf x > "$1/filler" \
      && exec "$2" --menu-bar hide "file://$1/a.txt"
    """

  static func canMount() async -> Bool {
    let mount = [
      "--map-root-user", "--mount", "mount", "-t", "tmpfs", "tmpfs",
      FileManager.default.temporaryDirectory.path,
    ]
    guard let unshare = VirtualDisplay.find("unshare"),
      let attempt = try? ChildProcess(unshare, mount, environment: [:])
    else { return false }
    _ = await eventually { attempt.exitCode != nil }
    return attempt.exitCode == 0
  }
}

/// A document in a real window, on a file system in memory that has no room for another file.
@Suite(
  .serialized, .enabled(if: VirtualDisplay.missing.isEmpty, VirtualDisplay.comment),
  .enabled("needs a Linux that lets users mount file systems") {
    await SmallDisk.canMount()
  })
struct FullDiskWindowTests {
  @Test func `on a full disk a window keeps what was typed, and saves it once there is room`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("espalier-disk-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let display = try await VirtualDisplay()
    let program = Bundle.main.bundleURL.appendingPathComponent("HostedApp").path
    let process = try ChildProcess(
      #require(VirtualDisplay.find("unshare")),
      ["--map-root-user", "--mount", "sh", "-c", SmallDisk.script, "sh", folder.path, program],
      environment: ProcessInfo.processInfo.environment.merging([
        "DISPLAY": display.name, "HOSTED_DOCUMENTS": "1",
        "XDG_CONFIG_HOME": display.folder.appendingPathComponent("values").path,
      ]) { $1 })
    // Other programs see this file system only through the process that lives in it.
    let disk = URL(fileURLWithPath: "/proc/\(process.identifier)/root" + folder.path)
    func text() throws -> String {
      try String(contentsOf: disk.appendingPathComponent("a.txt"), encoding: .utf8)
    }

    let window = try await HostedWindow.find("a.txt", on: display)
    try await display.operate("windowfocus", "--sync", window)
    try await display.operate("key", "x")
    _ = try await HostedWindow.find("a.txt.*Edited", on: display)
    try await display.operate("key", "ctrl+s")
    let isTold = await eventually { process.output.hasSuffix("alert\n") }
    try #require(isTold, "\(process.output) \(process.errors)")
    #expect(try text() == "pear")
    let files = try FileManager.default.contentsOfDirectory(atPath: disk.path)
    #expect(files.sorted() == ["a.txt", "filler"])

    try FileManager.default.removeItem(at: disk.appendingPathComponent("filler"))
    try await display.operate("key", "Escape")
    try #require(await eventually { process.output.hasSuffix("back\n") })
    _ = try await HostedWindow.find("a.txt.*Edited", on: display)
    try await display.operate("key", "ctrl+s")
    _ = try await HostedWindow.find("a.txt", on: display)
    #expect(try text() == "xpear" || text() == "pearx")
  }
}
