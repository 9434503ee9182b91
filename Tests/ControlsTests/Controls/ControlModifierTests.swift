import SwiftUI
import Testing
import ViewTesting

/// Modifiers that change controls of several kinds.
@MainActor struct ControlModifierTests {
  private func size(_ view: some View) -> CGSize {
    LayoutSnapshot(of: view, proposal: .unspecified).size
  }

  private func drawing(_ view: some View) -> String {
    LayoutSnapshot(of: view, proposal: .unspecified).displayListText
  }

  @Test func `labels are shown and hidden by the innermost decision`() {
    let age = LabeledContent("Age", value: "12")
    #expect(Harness(age).text == ["Age", "12"])
    #expect(Harness(age.labelsVisibility(.hidden)).text == ["12"])
    #expect(Harness(age.labelsVisibility(.automatic).labelsHidden()).text == ["12"])
    #expect(Harness(age.labelsVisibility(.visible).labelsHidden()).text == ["Age", "12"])
  }

  @Test func `radio buttons stand below each other, or side by side`() throws {
    let picker = Picker("", selection: .constant(0)) {
      Text("one").tag(0)
      Text("two").tag(1)
    }
    .pickerStyle(.radioGroup)
    let column = Harness(picker)
    let first = try #require(column.frame(of: "one"))
    let second = try #require(column.frame(of: "two"))
    #expect(first.minX == second.minX && first.maxY <= second.minY)
    let row = Harness(picker.horizontalRadioGroupLayout())
    let left = try #require(row.frame(of: "one"))
    let right = try #require(row.frame(of: "two"))
    #expect(left.midY == right.midY && left.maxX < right.minX)
  }

  @Test func `a button with a circle for a border is as wide as it is high`() {
    let button = Button("Go") {}.buttonStyle(.bordered)
    let circle = size(button.buttonBorderShape(.circle))
    #expect(circle.width == circle.height)
  }

  @Test func `a border's corners are those of its shape`() {
    let button = Button("Go") {}.buttonStyle(.bordered)
    let sharp = drawing(button.buttonBorderShape(.roundedRectangle(radius: 0)))
    let round = drawing(button.buttonBorderShape(.capsule))
    #expect(sharp != round)
    #expect(size(button.buttonBorderShape(.capsule)) == size(button))
  }

  @Test func `buttons of an accessory bar are small`() {
    let button = Button("Go") {}
    let small = size(button.buttonStyle(.bordered).controlSize(.small))
    #expect(size(button.buttonStyle(.accessoryBarAction)) == small)
    #expect(size(button.buttonStyle(.accessoryBar)) == small)
    // Only the one for actions has a border at rest.
    #expect(
      drawing(button.buttonStyle(.accessoryBar)) != drawing(button.buttonStyle(.accessoryBarAction))
    )
  }
}
