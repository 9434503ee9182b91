import Foundation
import SwiftUI
import Testing

@testable import Explorer

/// The example Explorer on a page of a real browser.
@MainActor
@Suite(.serialized, .enabled(if: Chromium.program != nil, Chromium.isMissing))
struct ExplorerPageTests {
  @Test func `a person can look into a file on a page`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("shelf-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("Dear diary".utf8).write(to: folder.appendingPathComponent("diary.txt"))
    try await TestHost.serving(ExplorerApp(root: folder)) { host in
      let page = try await Chromium(showing: host.address, size: CGSize(width: 900, height: 560))
      defer { page.close() }
      try await page.expectElement("StaticText", "diary.txt", count: 1)
      let cell = try await page.frame("gridcell", "diary.txt")
      try await page.click(Double(cell.midX), Double(cell.midY))
      try await page.expectElement("StaticText", "Dear diary", count: 1)
    }
  }
}
