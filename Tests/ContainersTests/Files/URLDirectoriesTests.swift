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
}
