import Foundation
import SwiftUI
import Testing

@testable import EspalierBrowser

/// Controls as a screen reader finds and operates them in a real browser.
@MainActor
@Suite(.serialized, .enabled(if: Chromium.program != nil, Chromium.isMissing))
struct ChromiumControlTests {
  /// An element that is found by role and name, what is done to it, and what the page says then.
  private struct Row {
    var role: String
    var name: String
    var function: String?
    var result: String?
  }

  private static let click = "function() { this.click() }"

  private let rows = [
    Row(role: "heading", name: "Settings"),
    Row(role: "image", name: "Star"),
    Row(role: "link", name: "Site"),
    Row(role: "progressbar", name: "Loading"),
    Row(role: "checkbox", name: "Loud", function: click, result: "loud true"),
    Row(role: "switch", name: "Wireless", function: click, result: "wireless true"),
    Row(role: "radio", name: "Two", function: click, result: "choice 2"),
    Row(
      role: "textbox", name: "Name",
      function: "function() { this.value = 'Zoe'; this.dispatchEvent(new Event('input')) }",
      result: "name Zoe"),
    Row(role: "button", name: "Clear", function: click, result: "loud false"),
  ]

  @Test func `controls are found by role and name, and operated`() async throws {
    try await TestHost.serving(EveryControlApp()) { host in
      let browser = try await Chromium(
        showing: host.address, size: CGSize(width: 400, height: 600))
      defer { browser.close() }
      for row in rows {
        try await browser.withElement(
          row.role, named: row.name, do: row.function ?? "function() {}")
        guard let result = row.result else { continue }
        try await patiently {
          ((try? await browser.elements("StaticText", named: result)) ?? []).isEmpty == false
        }
        #expect(
          try await !browser.elements("StaticText", named: result).isEmpty,
          "\(row.role) \(row.name) does not lead to: \(result)")
      }
    }
  }
}

private struct EveryControlApp: App {
  var body: some Scene { WindowGroup("Settings") { SettingsView() } }
}

private struct SettingsView: View {
  @State private var isLoud = false
  @State private var isWireless = false
  @State private var choice = 1
  @State private var name = ""

  var body: some View {
    VStack {
      Text("Settings").accessibilityAddTraits(.isHeader)
      Image(systemName: "star").accessibilityLabel("Star")
      if let site = URL(string: "https://example.com") { Link("Site", destination: site) }
      ProgressView("Loading", value: 0.4)
      Toggle("Loud", isOn: $isLoud).toggleStyle(.checkbox)
      Toggle("Wireless", isOn: $isWireless).toggleStyle(.switch)
      Picker("Choice", selection: $choice) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
      .pickerStyle(.radioGroup)
      TextField("Name", text: $name).frame(width: 200)
      Button("Clear") { (isLoud, isWireless, choice, name) = (false, false, 1, "") }
      Text("loud \(String(isLoud))")
      Text("wireless \(String(isWireless))")
      Text("choice \(choice)")
      Text("name \(name)")
    }
  }
}
