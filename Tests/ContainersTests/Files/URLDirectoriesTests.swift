import Foundation
import SwiftUI
import Testing

struct URLDirectoriesTests {
  @Test func `a person's folders have absolute paths, and those of programs are separate`() {
    let folders = [
      URL.applicationSupportDirectory, .cachesDirectory, .documentsDirectory, .downloadsDirectory,
      .desktopDirectory, .moviesDirectory, .musicDirectory, .picturesDirectory,
      .sharedPublicDirectory,
    ]
    #expect(folders.allSatisfy { $0.isFileURL && $0.path.hasPrefix("/") })
    #expect(URL.applicationSupportDirectory != .cachesDirectory)
  }

  @Test func `a file can be used where it can be read`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    #expect(!file.startAccessingSecurityScopedResource())
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(file.startAccessingSecurityScopedResource())
    file.stopAccessingSecurityScopedResource()
    #expect(try !#require(URL(string: "https://a.b")).startAccessingSecurityScopedResource())
  }
}
