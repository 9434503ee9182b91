import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct FontRegistrationTests {
  /// A copy of an installed font, in a folder in which fonts are not looked for.
  private func copy(of path: String) throws -> URL {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "\(UUID().uuidString)-\(URL(filePath: path).lastPathComponent)")
    try FileManager.default.copyItem(atPath: path, toPath: url.path)
    return url
  }

  @Test func `a file's fonts are known until they are unregistered`() throws {
    let file = try copy(of: "/usr/share/fonts/truetype/quicksand/Quicksand-Bold.ttf")
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil))
    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error))
    let reason = try #require(error?.takeRetainedValue().localizedDescription)
    #expect(reason.contains("registered already"))
    #expect(CTFontManagerUnregisterFontsForURL(file as CFURL, .process, nil))
    #expect(!CTFontManagerUnregisterFontsForURL(file as CFURL, .process, nil))
  }

  @Test func `registering a file that is not a font says what to do`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).ttf")
    try Data("no font".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error))
    let reason = try #require(error?.takeRetainedValue().localizedDescription)
    #expect(reason.contains(file.lastPathComponent))
    #expect(reason.contains("Register a file ending in .otf, .ttf or .ttc"))
  }
}
