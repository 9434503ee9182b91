import EspalierDrawing
import EspalierTypesetting
import Foundation
import Testing

/// Fonts by the names inside their files, which the names of the files need not show.
@Suite(.serialized) final class FontNameTests {
  /// A directory with files of Inter under names that say nothing.
  private let directory: URL

  init() throws {
    directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("font-names-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    for (name, file) in [("one", "Regular"), ("two", "Bold"), ("three", "Italic")] {
      try FileManager.default.copyItem(
        atPath: "/usr/share/fonts/opentype/inter/Inter-\(file).otf",
        toPath: directory.appendingPathComponent("\(name).otf").path)
    }
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  private func file(
    _ name: String, weight: Int = 400, isItalic: Bool = false, in engine: Typesetter
  ) -> String {
    let run = Shaping.run("a") {
      $0.font.family = .named(name)
      $0.font.weight = weight
      $0.font.isItalic = isItalic
    }
    let line = engine.shape(StyledText(runs: [run]))
      .lines(width: nil, height: nil, TextLayoutOptions()).lines[0]
    return line.runs.map { URL(fileURLWithPath: $0.font.file).lastPathComponent }.joined()
  }

  @Test(
    arguments: [
      ("Inter", 400, false, "one.otf"), ("inter", 700, false, "two.otf"),
      ("Inter", 400, true, "three.otf"), ("Inter-Bold", 400, false, "two.otf"),
      ("Inter Bold", 400, false, "two.otf"), ("Inter-Italic", 400, false, "three.otf"),
      ("Inter-Regular", 900, false, "two.otf"),
    ] as [(String, Int, Bool, String)])
  func `a family, full or PostScript name finds its file`(
    name: String, weight: Int, isItalic: Bool, expected: String
  ) {
    let engine = Typesetter(fontDirectories: [directory.path])
    #expect(file(name, weight: weight, isItalic: isItalic, in: engine) == expected)
  }

  @Test func `a registered file is found until it is forgotten`() throws {
    let engine = Typesetter(fontDirectories: ["/usr/share/fonts/opentype/inter"])
    let font = directory.appendingPathComponent("two.otf")
    #expect(file("Inter-Bold", in: engine) == "Inter-Bold.otf")
    try FontRegistry.register(font)
    #expect(file("Inter-Bold", in: engine) == "two.otf")
    #expect(throws: FontRegistry.Failure.registeredAlready(path: font.path)) {
      try FontRegistry.register(font)
    }
    try FontRegistry.unregister(font)
    #expect(file("Inter-Bold", in: engine) == "Inter-Bold.otf")
    #expect(throws: FontRegistry.Failure.notRegistered(path: font.path)) {
      try FontRegistry.unregister(font)
    }
  }

  @Test func `registering something that is not a font fails with its path`() throws {
    let text = directory.appendingPathComponent("text.otf")
    try Data("no font".utf8).write(to: text)
    let missing = directory.appendingPathComponent("missing.otf")
    #expect(throws: FontRegistry.Failure.notAFont(path: text.path)) {
      try FontRegistry.register(text)
    }
    #expect(throws: FontRegistry.Failure.notReadable(path: missing.path)) {
      try FontRegistry.register(missing)
    }
  }

  /// The messages of a typesetter that looks for a font, with the rights of a person who may not read the files that
  /// are `closed`.
  private func messages(closed: URL, family: String) throws -> [String] {
    var messages: [String] = []
    chmod(closed.path, 0)
    defer { chmod(closed.path, 0o700) }
    // Only this thread gives up the rights of root, who may read everything.
    typealias SetUser = @convention(c) (UInt32) -> Int32
    let setUser = unsafeBitCast(try #require(dlsym(nil, "setfsuid")), to: SetUser.self)
    let user = setUser(65_534)
    let engine = Typesetter(fontDirectories: [directory.path]) { messages.append($0) }
    _ = file(family, in: engine)
    _ = file(family, in: engine)
    _ = setUser(UInt32(bitPattern: user))
    return messages.filter { $0.contains("cannot be read") }
  }

  @Test func `an unreadable font folder is named once, with what to do`() throws {
    let messages = try messages(closed: directory, family: "Inter")
    #expect(messages.count == 1)
    #expect(
      messages.first
        == "Espalier: The folder of fonts \(directory.path) cannot be read: Permission denied. "
        + "Give the person who runs the program the right to read it, as with chmod a+rX.")
  }

  @Test(arguments: ["two", "Inter-Bold"])
  func `an unreadable font is named once, whatever name it is asked for by`(
    family: String
  ) throws {
    let font = directory.appendingPathComponent("two.otf")
    let messages = try messages(closed: font, family: family)
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasPrefix(
        "Espalier: The font \(font.path) cannot be read: Permission denied. Give") == true)
  }

  @Test func `a broken file has no names and does no harm`() throws {
    let whole = try Data(contentsOf: directory.appendingPathComponent("one.otf"))
    for length in stride(from: 0, to: 4000, by: 97) {
      try whole.prefix(length).write(to: directory.appendingPathComponent("broken.otf"))
      let engine = Typesetter(fontDirectories: [directory.path])
      #expect(file("Inter-Italic", in: engine) == "three.otf")
    }
  }
}
