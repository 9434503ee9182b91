import Foundation
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@Suite final class WritableFileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("espalier-file-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func write(_ values: [String: Int], to path: String) throws {
    _ = try WritableFile(path).replace { _ in values }
  }

  @Test func `a file and its folders are made for their owner alone`() throws {
    try write(["a": 1], to: path("deep/values.plist"))
    let content = try WritableFile(path("deep/values.plist")).content()
    #expect(content.values["a"] as? Int == 1)
    let attributes = try FileManager.default.attributesOfItem(atPath: path("deep/values.plist"))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func `a file keeps its permissions, and a link stays a link`() throws {
    try write(["a": 1], to: path("real.plist"))
    chmod(path("real.plist"), 0o640)
    try FileManager.default.createSymbolicLink(
      atPath: path("link.plist"), withDestinationPath: path("real.plist"))
    try write(["a": 2], to: path("link.plist"))
    #expect(try WritableFile(path("real.plist")).content().values["a"] as? Int == 2)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: path("link.plist"))
        == path("real.plist"))
    let attributes = try FileManager.default.attributesOfItem(atPath: path("real.plist"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test func `readers see the old file or the new one, never a part`() throws {
    try write(["a": 1], to: path("values.plist"))
    let before = open(path("values.plist"), O_RDONLY)
    defer { close(before) }
    try write(["a": 2], to: path("values.plist"))
    // A reader that has opened the old file still reads all of it.
    let old = try FileHandle(fileDescriptor: before).readToEnd()
    #expect(PropertyList.values(in: try #require(old))?["a"] as? Int == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["values.plist"])
  }

  @Test func `an empty file is removed, a damaged one is set aside`() throws {
    try Data().write(to: URL(fileURLWithPath: path("empty.plist")))
    #expect(try WritableFile(path("empty.plist")).content().isDamaged)
    #expect(!FileManager.default.fileExists(atPath: path("empty.plist")))
    try Data("damaged".utf8).write(to: URL(fileURLWithPath: path("bad.plist")))
    #expect(try WritableFile(path("bad.plist")).content().isDamaged)
    #expect(FileManager.default.contents(atPath: path("bad.plist.damaged")) == Data("damaged".utf8))
    #expect(try !WritableFile(path("bad.plist")).content().isDamaged)
  }

  @Test func `a store without values has no file`() throws {
    try write(["a": 1], to: path("values.plist"))
    try write([:], to: path("values.plist"))
    try write([:], to: path("values.plist"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test func `a file that cannot be written is an error with its reason`() throws {
    try Data().write(to: URL(fileURLWithPath: path("file")))
    let error = #expect(throws: FileFailure.self) { try write(["a": 1], to: path("file/a.plist")) }
    #expect(error?.code == ENOTDIR)
  }

  @Test
  func `a file in a locked folder is written only at the last attempt`()
    throws
  {
    try write(["a": 1], to: path("values.plist"))
    let other = open(folder.path, O_RDONLY | O_DIRECTORY)
    defer { close(other) }
    #expect(flock(other, LOCK_EX) == 0)
    let file = WritableFile(path("values.plist"))
    let error = #expect(throws: FileFailure.self) {
      _ = try file.replace(patience: 0) { _ in ["a": 2] }
    }
    #expect(error?.reason == "another program has locked its folder")
    #expect(try file.content().values["a"] as? Int == 1)
    _ = try file.replace(patience: 0, isLast: true) { _ in ["a": 3] }
    #expect(try file.content().values["a"] as? Int == 3)
    #expect(flock(other, LOCK_UN) == 0)
    _ = try file.replace(patience: 0) { _ in ["a": 4] }
    #expect(try file.content().values["a"] as? Int == 4)
  }

  @Test func `an unreadable file does not count as an empty one`() throws {
    try FileManager.default.createDirectory(
      atPath: path("values.plist"), withIntermediateDirectories: true)
    #expect(throws: FileFailure.self) { _ = try WritableFile(path("values.plist")).content() }
    #expect(throws: FileFailure.self) { try write(["a": 1], to: path("values.plist")) }
  }

  @Test func `a file written before the program started is told apart from a later one`() throws {
    let file = WritableFile(path("values.plist"))
    #expect(file.isOlderThanProgram)
    try write(["a": 1], to: path("values.plist"))
    #expect(!file.isOlderThanProgram)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)],
      ofItemAtPath: path("values.plist"))
    #expect(file.isOlderThanProgram)
  }
}
