import Foundation
import SwiftUI
import Testing

@testable import Reminders

/// The example Reminders on a page of a real browser, operated by what a screen reader finds there.
@MainActor
@Suite(.serialized, .enabled(if: Chromium.program != nil, Chromium.isMissing))
struct RemindersPageTests {
  @Test func `a person marks, renames and adds reminders on a page`() async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("espalier-\(UUID())/Reminders.json")
    func lists() throws -> [ReminderList] {
      try JSONDecoder().decode([ReminderList].self, from: Data(contentsOf: file))
    }
    func eventually(_ condition: ([ReminderList]) -> Bool) async throws {
      try await patiently { (try? lists()).map(condition) ?? false }
    }
    try await TestHost.serving(RemindersApp(file: file)) { host in
      let page = try await Chromium(
        showing: host.address, size: CGSize(width: 760, height: 520))
      defer { page.close() }
      try await page.press("button", "Water the lemon trees is done")
      try await eventually { $0[0].reminders[1].isDone }

      try await page.press("button", "Details of Order jam jars")
      try await page.press("switch", "Flagged")
      try await eventually { $0[1].reminders[0].isFlagged }

      try await page.press("button", "Back")
      try await page.press("button", "New Reminder")
      try await eventually { $0[0].reminders.count == 4 }
      // The file may be written before the page has the focus in the new row.
      try await page.expect("document.activeElement.id", is: "text")
      for key in ["B", "o", "x"] { try await page.type(key) }
      try await eventually { $0[0].reminders[3].title == "Box" }
    }
  }

  @Test func `the back button of a mouse leads back on a page, and not away from it`()
    async throws
  {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("espalier-\(UUID())/Reminders.json")
    try await TestHost.serving(RemindersApp(file: file)) { host in
      let page = try await Chromium(
        showing: host.address, size: CGSize(width: 760, height: 520))
      defer { page.close() }
      func sideButton() async throws {
        try await page.mouse("mousePressed", 500, 400, button: "back", down: 8)
        try await page.mouse("mouseReleased", 500, 400, button: "back", down: 0)
      }
      try await page.press("button", "Details of Order jam jars")
      // The screen of the details alone has this switch.
      try await page.expectElement("switch", "Flagged", count: 1)
      try await sideButton()
      try await page.expectElement("switch", "Flagged", count: 0)
      // At the root there is nothing to go back to: the page stays all the same.
      try await sideButton()
      try await page.press("button", "Details of Order jam jars")
      try await page.expectElement("switch", "Flagged", count: 1)
    }
  }
}
