import Foundation
import SwiftUI
import Testing

struct FileWrapperTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("espalier-wrappers-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  @Test func `a folder with a file and a link is written and read`() throws {
    let inner = FileWrapper(regularFileWithContents: Data("pear".utf8))
    inner.preferredFilename = "fruit.txt"
    let outer = FileWrapper(directoryWithFileWrappers: [:])
    #expect(outer.addFileWrapper(inner) == "fruit.txt")
    let second = outer.addRegularFile(withContents: Data(), preferredFilename: "fruit.txt")
    #expect(second != "fruit.txt")
    let url = folder.appendingPathComponent("basket")
    try outer.write(to: url, options: [.atomic, .withNameUpdating])
    #expect(outer.filename == "basket")
    try FileManager.default.createSymbolicLink(
      atPath: url.path + "/link", withDestinationPath: "fruit.txt")

    let read = try FileWrapper(url: url)
    #expect(read.isDirectory)
    #expect(read.fileWrappers?["fruit.txt"]?.regularFileContents == Data("pear".utf8))
    #expect(read.fileWrappers?["link"]?.isSymbolicLink == true)
    #expect(read.fileWrappers?.count == 3)
    #expect(read.keyForChildFileWrapper(inner) == nil)
  }

  @Test func `a file that is replaced leaves nothing beside it`() throws {
    let url = folder.appendingPathComponent("basket")
    for name in ["apple", "plum"] {
      let basket = FileWrapper(directoryWithFileWrappers: [
        name: FileWrapper(regularFileWithContents: Data())
      ])
      try basket.write(to: url, options: .atomic)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: url.path) == ["plum"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["basket"])
  }

  @Test func `a write that fails leaves the old file as it was`() throws {
    let url = folder.appendingPathComponent("basket")
    let old = FileWrapper(directoryWithFileWrappers: [
      "apple": FileWrapper(regularFileWithContents: Data("red".utf8))
    ])
    try old.write(to: url, options: .atomic)
    // No file has a name with a slash in it.
    let new = FileWrapper(directoryWithFileWrappers: [
      "no/where/plum": FileWrapper(regularFileWithContents: Data())
    ])
    #expect(throws: (any Error).self) { try new.write(to: url, options: .atomic) }
    #expect(
      try FileWrapper(url: url).fileWrappers?["apple"]?.regularFileContents == Data("red".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["basket"])
  }
}
