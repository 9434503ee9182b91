import Foundation
import Testing

/// Stored values of real programs that are ended, that write at the same time, or whose disk is full.
@Suite(.serialized) final class StoredValueTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("espalier-values-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static let program = Bundle.main.bundleURL.appendingPathComponent("HostedApp")

  private var file: URL { folder.appendingPathComponent("HostedApp.plist") }

  /// The values in the file; an error where it is damaged.
  private func values() throws -> [String: Any] {
    let content = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: file), format: nil)
    return try #require(content as? [String: Any])
  }

  private var environment: [String: String] {
    ProcessInfo.processInfo.environment.merging(["XDG_CONFIG_HOME": folder.path]) { $1 }
  }

  /// Starts a program that counts up to `last`, with a text of `size` characters besides.
  ///
  /// - Parameter flag: a file for which it waits between reading and writing.
  private func start(
    _ name: String, last: Int, size: Int, after flag: URL? = nil
  ) throws -> ChildProcess {
    let order = "\(name) \(last) \(size)" + (flag.map { " \($0.path)" } ?? "")
    return try ChildProcess(
      Self.program, [], environment: environment.merging(["HOSTED_STORAGE": order]) { $1 })
  }

  private func waitForEnd(_ program: ChildProcess) async -> Int32? {
    _ = await eventually { program.exitCode != nil }
    return program.exitCode
  }

  @Test func `a program that is killed while it writes leaves whole files`() async throws {
    var known = 0
    var round = 0
    // On a machine that is busy a program may be ended before it has stored anything.
    while round < 20 || known == 0 && round < 200 {
      round += 1
      let program = try start("a", last: .max, size: 50_000)
      try #require(await eventually { program.output.hasSuffix("\n") }, "\(program.errors)")
      let found = program.output.split(separator: " ").compactMap { Int($0) }.first
      // The program starts from the last value that its predecessor was seen to write, or from a later one.
      #expect(try #require(found) >= known, "round \(round)")
      // Between 15 and 150, a different number in each round.
      try await Task.sleep(for: .milliseconds(15 + round * 37 % 136))
      program.end()
      guard FileManager.default.fileExists(atPath: file.path) else { continue }
      let values = try values()
      // The text is stored first, as the very first program may be killed between the two values.
      let count = values["count of a"] as? Int ?? 0
      #expect(count >= known, "round \(round)")
      #expect((values["text of a"] as? String)?.count == 50_000, "round \(round)")
      known = count
    }
    #expect(known > 0)
  }

  @Test func `programs that write at the same time keep each other's values`() async throws {
    let programs = try (1...3).map { try start("p\($0)", last: 300, size: 100 * $0) }
    for program in programs { #expect(await waitForEnd(program) == 0) }
    let values = try values()
    for number in 1...3 {
      #expect(values["count of p\(number)"] as? Int == 300)
    }
    for number in 1...3 {
      #expect((values["text of p\(number)"] as? String)?.count == 100 * number)
    }
  }

  @Test func `values that another program stores between reading and writing are kept`()
    async throws
  {
    let flag = folder.appendingPathComponent("flag")
    let late = try start("late", last: 5, size: 10, after: flag)
    try #require(await eventually { late.output.hasSuffix("\n") }, "\(late.errors)")
    #expect(await waitForEnd(try start("early", last: 5, size: 20)) == 0)
    try Data().write(to: flag)
    #expect(await waitForEnd(late) == 0)
    let values = try values()
    #expect((values["text of early"] as? String)?.count == 20)
    #expect((values["text of late"] as? String)?.count == 10)
    #expect(values["count of early"] as? Int == 5 && values["count of late"] as? Int == 5)
  }

  @Test func `a value that is removed before the first one is stored is not there`() async throws {
    try PropertyListSerialization.data(
      fromPropertyList: ["old": 1, "other": 2], format: .binary, options: 0
    ).write(to: file)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)], ofItemAtPath: file.path)
    let flag = folder.appendingPathComponent("flag")
    try Data().write(to: flag)
    #expect(await waitForEnd(try start("a", last: 5, size: 10, after: flag)) == 0)
    let values = try values()
    #expect(values["old"] == nil && values["other"] as? Int == 2)
  }

  @Test func `a full disk leaves the file as it was, and is reported once`() async throws {
    #expect(await waitForEnd(try start("a", last: 5, size: 10)) == 0)
    let before = try Data(contentsOf: file)
    // Files may have four kilobytes: enough for the program's output, and too little for the values.
    let shell = try ChildProcess(
      URL(fileURLWithPath: "/bin/bash"),
      ["-c", "trap '' XFSZ; ulimit -f 4; exec '\(Self.program.path)'"],
      environment: environment.merging(["HOSTED_STORAGE": "a 400 20000"]) { $1 })
    #expect(await waitForEnd(shell) == 0)
    #expect(try Data(contentsOf: file) == before)
    #expect(shell.errors.components(separatedBy: "cannot be written to").count - 1 == 1)
    #expect(shell.errors.contains(file.path))
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(left == ["HostedApp.plist"])
  }

  @Test func `where nothing can be written, the program reports it once and goes on`() async throws
  {
    try FileManager.default.removeItem(at: folder)
    try Data().write(to: folder)
    let program = try start("a", last: 400, size: 10)
    #expect(await waitForEnd(program) == 0)
    #expect(program.errors.components(separatedBy: "cannot be written to").count - 1 == 1)
  }

  @Test func `a damaged file is kept beside the new one`() async throws {
    let damaged = Data("<plist><dict><key>count of a</key>".utf8)
    for number in 1...2 {
      try damaged.write(to: file)
      let program = try start("a", last: 3, size: 10)
      #expect(await waitForEnd(program) == 0)
      #expect(program.errors.components(separatedBy: "are damaged").count - 1 == 1)
      #expect(try values()["count of a"] as? Int == 3)
      let copy = file.path + (number == 1 ? ".damaged" : ".damaged-2")
      #expect(FileManager.default.contents(atPath: copy) == damaged)
    }
  }
}
