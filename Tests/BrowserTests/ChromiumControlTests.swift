import Foundation
import SwiftUI
import Testing

@testable import EspalierBrowser

/// Controls as a screen reader finds and operates them in a real browser.
@MainActor
@Suite(.serialized, .enabled(if: Chromium.program != nil, Chromium.isMissing))
struct ChromiumControlTests {
  /// An element by its role and name, an action on it, and the text that the page shows afterwards.
  private struct Row {
    var role: String
    var name: String
    var function: String?
    var result: String?
  }

  private static let click = "function() { this.click() }"

  private static func set(_ value: String) -> String {
    "function() { this.value = '\(value)'; this.dispatchEvent(new Event('input')) }"
  }

  private static func key(_ key: String) -> String {
    "function() { this.dispatchEvent(new KeyboardEvent('keydown', { key: '\(key)' })) }"
  }

  private let rows = [
    Row(role: "heading", name: "Settings"),
    Row(role: "image", name: "Star"),
    Row(role: "link", name: "Site"),
    Row(role: "progressbar", name: "Loading"),
    // Its only name is the text before it in its row.
    Row(role: "progressbar", name: "Storage"),
    Row(role: "meter", name: "Fuel"),
    Row(role: "group", name: "Card"),
    Row(role: "checkbox", name: "Loud", function: click, result: "loud true"),
    Row(role: "switch", name: "Wireless", function: click, result: "wireless true"),
    Row(role: "radio", name: "Two", function: click, result: "choice 2"),
    Row(role: "slider", name: "Level", function: set("6"), result: "level 6"),
    Row(role: "slider", name: "Level", function: key("Home"), result: "level 0"),
    Row(role: "slider", name: "Level", function: key("End"), result: "level 10"),
    Row(role: "slider", name: "Level", function: key("ArrowLeft"), result: "level 8"),
    Row(role: "spinbutton", name: "Count", function: key("ArrowUp"), result: "count 3"),
    Row(role: "spinbutton", name: "Count", function: key("ArrowDown"), result: "count 2"),
    Row(role: "textbox", name: "Name", function: set("Zoe"), result: "name Zoe"),
    Row(role: "textbox", name: "Letter", function: set("Dear\\nall"), result: "2 lines"),
    Row(role: "button", name: "Details", function: click, result: "details true"),
    // The button that opens a menu, and then the menu's lines.
    Row(role: "combobox", name: "Fruit", function: click),
    Row(role: "menuitemradio", name: "Pear", function: click, result: "fruit 2"),
    Row(role: "button", name: "Actions", function: click),
    Row(role: "menuitem", name: "Further", function: click),
    Row(role: "menuitem", name: "Inner", function: click, result: "did inner"),
    Row(role: "button", name: "Actions", function: click),
    Row(role: "menuitemcheckbox", name: "Silent", function: click, result: "loud false"),
    // An action in addition to that of a press.
    Row(role: "button", name: "Mark", function: click, result: "did mark"),
    Row(role: "button", name: "Clear", function: click, result: "name "),
  ]

  /// Properties of a control that assistive programs get besides its role and name.
  @Test func `controls report their state`() async throws {
    try await TestHost.serving(EveryControlApp()) { host in
      let browser = try await Chromium(
        showing: host.address, size: CGSize(width: 500, height: 800))
      defer { browser.close() }
      let states = [
        ("checkbox", "Loud", "ariaChecked", "false"), ("radio", "One", "ariaChecked", "true"),
        ("radio", "Two", "ariaChecked", "false"), ("heading", "Settings", "ariaLevel", "2"),
        ("slider", "Level", "max", "10"), ("slider", "Level", "ariaValueText", "4"),
        ("spinbutton", "Count", "ariaValueNow", "2"), ("spinbutton", "Count", "ariaValueMax", "9"),
        ("progressbar", "Storage", "ariaValueMax", "1"), ("meter", "Fuel", "ariaValueMin", "0"),
        ("button", "Details", "ariaExpanded", "false"), ("button", "Never", "ariaDisabled", "true"),
        ("combobox", "Fruit", "ariaHasPopup", "menu"),
        ("combobox", "Fruit", "textContent", "Apple"),
        ("combobox", "Fruit", "ariaExpanded", "false"),
        ("textbox", "Letter", "tagName", "TEXTAREA"), ("textbox", "Secret", "type", "password"),
        // The window opens with the focus here: the page's own field, which takes keys, stands for this one.
        ("textbox", "Name", "id", "text"),
      ]
      for (role, name, property, value) in states {
        try await browser.withElement(
          role, named: name, do: "function() { globalThis.state = String(this.\(property)) }")
        let state = try await browser.evaluate("globalThis.state", as: String.self)
        #expect(state == value, "\(property) of \(role) \(name)")
      }
    }
  }

  @Test func `controls are found by role and name, and operated`() async throws {
    try await TestHost.serving(EveryControlApp()) { host in
      let browser = try await Chromium(
        showing: host.address, size: CGSize(width: 500, height: 800))
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
  @State private var secret = ""
  @State private var letter = ""
  @State private var level = 4.0
  @State private var count = 2
  @State private var fruit = 1
  @State private var showsDetails = false
  @State private var done = ""

  var body: some View {
    HStack(alignment: .top) {
      VStack(alignment: .leading) {
        Text("Settings").accessibilityAddTraits(.isHeader)
        Image(systemName: "star").accessibilityLabel("Star")
        if let site = URL(string: "https://example.com") { Link("Site", destination: site) }
        toggles
        fields
        Button("Clear") { (isLoud, isWireless, choice, name) = (false, false, 1, "") }
        Button("Never") {}.disabled(true)
        menus
      }
      VStack(alignment: .leading) {
        indicators
        Slider(value: $level, in: 0...10, step: 2) { Text("Level") }.frame(width: 150)
        Stepper("Count", value: $count, in: 0...9)
        DisclosureGroup("Details", isExpanded: $showsDetails) { Text("All of them") }
        Text("Letter of May").accessibilityAction(named: "Mark") { done = "mark" }
        VStack { Text("Ace") }.accessibilityElement(children: .contain).accessibilityLabel("Card")
        results
      }
      .frame(width: 200)
    }
  }

  @ViewBuilder private var toggles: some View {
    Toggle("Loud", isOn: $isLoud).toggleStyle(.checkbox)
    Toggle("Wireless", isOn: $isWireless).toggleStyle(.switch)
    Picker("Choice", selection: $choice) {
      Text("One").tag(1)
      Text("Two").tag(2)
    }
    .pickerStyle(.radioGroup)
  }

  @ViewBuilder private var fields: some View {
    TextField("Name", text: $name).frame(width: 200)
    SecureField("Secret", text: $secret).frame(width: 200)
    TextEditor(text: $letter).frame(width: 200, height: 40).accessibilityLabel("Letter")
  }

  @ViewBuilder private var menus: some View {
    Picker("Fruit", selection: $fruit) {
      Text("Apple").tag(1)
      Text("Pear").tag(2)
    }
    .frame(width: 150)
    Menu("Actions") {
      Toggle(
        "Silent",
        isOn: Binding {
          !isLoud
        } set: {
          isLoud = !$0
        })
      Menu("Further") { Button("Inner") { done = "inner" } }
    }
  }

  @ViewBuilder private var indicators: some View {
    ProgressView("Loading", value: 0.4)
    Gauge(value: 0.6) { Text("Fuel") }
    Grid {
      GridRow {
        Text("Storage")
        ProgressView(value: 0.7)
      }
    }
  }

  @ViewBuilder private var results: some View {
    Text("loud \(String(isLoud))")
    Text("wireless \(String(isWireless))")
    Text("choice \(choice)")
    Text("name \(name)")
    Text("level \(Int(level))")
    Text("count \(count)")
    Text("fruit \(fruit)")
    Text("details \(String(showsDetails))")
    Text("\(letter.split(separator: "\n").count) lines")
    Text("did \(done)")
  }
}
