import Foundation
import SwiftUI
import Testing

struct URLDirectoriesTests {
  @Test func `folders of a person are absolute, and those of programs lie apart`() {
    let folders = [
      URL.applicationSupportDirectory, .cachesDirectory, .documentsDirectory, .downloadsDirectory,
      .desktopDirectory, .moviesDirectory, .musicDirectory, .picturesDirectory,
      .sharedPublicDirectory,
    ]
    #expect(folders.allSatisfy { $0.isFileURL && $0.path.hasPrefix("/") })
    #expect(URL.applicationSupportDirectory != .cachesDirectory)
  }
}
