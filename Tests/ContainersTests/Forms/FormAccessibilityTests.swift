import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Forms of a phone as assistive programs find them.
@MainActor struct FormAccessibilityTests {
  private func tree(_ view: some View) -> AccessibilityNode {
    Harness(view, window: CGSize(width: 400, height: 700), platform: .phone).graph
      .accessibilityTree()
  }

  @Test func `a form with a group of rows is a list, in which a button opens the group`() throws {
    let tree = tree(
      Form {
        Toggle("Sound", isOn: .constant(true))
        DisclosureGroup("More", isExpanded: .constant(true)) {
          Toggle("Vibration", isOn: .constant(true))
        }
      })
    #expect(tree.descendants { $0.role == .outline || $0.role == .outlineRow }.isEmpty)
    let rows = tree.descendants { $0.role == .row }
    #expect(rows.map(\.rowLevel) == [1, 1, 2])
    let group = try #require(rows.first { $0.label == "More" })
    #expect(group.isExpanded == nil)
    #expect(group.actions == [])
    let mark = try #require(group.children.first { $0.role == .disclosure })
    #expect(mark.isExpanded == true)
  }

  @Test func `the button of a date has the date as its value`() throws {
    let tree = tree(
      Form {
        DatePicker(
          "Birthday", selection: .constant(Date(timeIntervalSince1970: 0)),
          displayedComponents: .date)
      }
      .environment(\.locale, Locale(identifier: "en_US"))
      .environment(\.timeZone, .gmt))
    let button = try #require(tree.descendants { $0.label == "Birthday" }.last)
    #expect(button.role == .button)
    #expect(button.value == "Jan 1, 1970")
  }

  @Test func `a link in a row is a link`() throws {
    let url = try #require(URL(string: "https://example.com"))
    let tree = tree(Form { Link("Site", destination: url) })
    #expect(tree.descendants { $0.label == "Site" }.map(\.role) == [.link])
  }

  @Test func `the title of a picker whose options are rows is a text`() throws {
    let tree = tree(
      Form {
        Picker("Size", selection: .constant(1)) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        .pickerStyle(.inline)
      })
    #expect(tree.descendants { $0.label == "Size" }.first?.role == .text)
    #expect(tree.descendants { $0.role == .radioButton }.map(\.label) == ["Small", "Large"])
    #expect(tree.descendants { $0.role == .picker && $0.children.isEmpty }.isEmpty)
  }
}
