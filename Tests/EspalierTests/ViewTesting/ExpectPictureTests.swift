import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct ExpectPictureTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("espalier-\(UUID().uuidString)")

  /// The path of a test whose pictures would be in `folder`.
  private var testFile: String { folder.appendingPathComponent("Tests.swift").path }

  private func file(_ name: String) -> URL { folder.appendingPathComponent("Pictures/\(name)") }

  private func badge(_ color: Color) -> some View {
    Circle().fill(color).frame(width: 12, height: 12)
  }

  private func record(_ view: some View, as name: String) throws {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Pictures"), withIntermediateDirectories: true)
    let renderer = ImageRenderer(content: view)
    renderer.scale = 2
    try renderer.write(to: file("\(name).png"))
  }

  @Test func `the recorded picture is accepted`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try record(badge(.red), as: "badge")
    expectPicture(of: badge(.red), matches: "badge", filePath: testFile)
    #expect(!FileManager.default.fileExists(atPath: file("badge.failed.png").path))
  }

  @Test func `a different picture fails, with all three side by side`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try record(badge(.red), as: "badge")
    withKnownIssue { expectPicture(of: badge(.blue), matches: "badge", filePath: testFile) }
    let png = try Data(contentsOf: file("badge.failed.png"))
    // Three panels of 2 * 12 pixels, 8 apart; the width stands in the file's header.
    let width: Int = png[16..<20].reduce(0) { $0 << 8 | Int($1) }
    #expect(width == 3 * 2 * 12 + 2 * 8)
  }

  @Test func `a picture that was never recorded fails`() {
    withKnownIssue { expectPicture(of: badge(.red), matches: "nowhere", filePath: testFile) }
  }
}
