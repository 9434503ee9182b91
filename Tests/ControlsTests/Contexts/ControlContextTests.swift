import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@testable import EspalierControls
@_spi(Espalier) @testable import EspalierCore

@MainActor struct ControlContextTests {
  /// A button with a stripe after its label.
  private struct Striped: ButtonStyle {
    let color: Color
    var length = 1

    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.label
        bar(color, length)
      }
    }
  }

  /// A stripe after a box as the style further out shows it.
  private struct StripedBox: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        GroupBox(configuration)
        bar(.green, 1)
      }
    }
  }

  private struct BareBox: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.content }
  }

  private struct Swapped: ControlRowStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.control
        configuration.label.accessibilityIdentifier("shown")
      }
    }
  }

  private let striped = ControlContext("striped").buttonStyle(Striped(color: .green))

  private var button: some View {
    Button {
    } label: {
      bar(.red, 2)
    }
  }

  // MARK: Styles

  @Test func `controls look as their container says`() {
    expectDrawing(of: button.controlContext(striped), is: "rrg")
  }

  @Test func `the automatic style shows a control as the container says, whatever is between`() {
    let automatic = button.buttonStyle(.automatic)
    expectDrawing(of: automatic.controlContext(striped), is: "rrg")
    expectDrawing(
      of: automatic.buttonStyle(Striped(color: .blue)).controlContext(striped), is: "rrg")
  }

  @Test func `a style set inside or around the container comes first`() {
    let blue = Striped(color: .blue)
    expectDrawing(of: button.buttonStyle(blue).controlContext(striped), is: "rrb")
    expectDrawing(of: button.controlContext(striped).buttonStyle(blue), is: "rrb")
  }

  @Test func `a container with a look of its own takes only styles set inside`() {
    let blue = Striped(color: .blue)
    let group = striped.explicitStyles(.inside)
    expectDrawing(of: button.buttonStyle(blue).controlContext(group), is: "rrb")
    expectDrawing(of: button.controlContext(group).buttonStyle(blue), is: "rrg")
  }

  @Test func `controls that the system draws take no styles`() {
    let blue = Striped(color: .blue)
    let menu = striped.explicitStyles(.nowhere)
    expectDrawing(of: button.buttonStyle(blue).controlContext(menu), is: "rrg")
    expectDrawing(of: button.controlContext(menu).buttonStyle(blue), is: "rrg")
    // Controls for which the container has no style take the styles around.
    let bare = GroupBox { button }.groupBoxStyle(BareBox())
    expectDrawing(of: bare.controlContext(menu), is: "rrg")
  }

  @Test func `controls made by a container's style have the platform's look`() {
    // The platform's box has a padding of 5 points; the inner box has the container's look as well.
    let context = ControlContext("boxes").groupBoxStyle(StripedBox())
    let nested = GroupBox {
      GroupBox { bar(.red, 3).accessibilityIdentifier("inside") }
    }
    let snapshot = LayoutSnapshot(nested.controlContext(context))
    #expect(snapshot.size == CGSize(width: 3 + 2 * (5 + 5 + 1), height: 1 + 2 * (5 + 5)))
    #expect(snapshot.frame(of: "inside")?.minX == 10)
  }

  @Test
  func `a nested container has its own look, and a part of one keeps the rest of the outer look`() {
    let boxes = ControlContext("boxes").groupBoxStyle(BareBox())
    let box = GroupBox { bar(.red, 1) }
    expectDrawing(
      of: box.controlContext(striped, isPart: true).controlContext(boxes), is: "r")
    #expect(
      LayoutSnapshot(box.controlContext(striped).controlContext(boxes)).size
        == CGSize(width: 11, height: 11))
    expectDrawing(
      of: button.controlContext(ControlContext("other")).controlContext(striped)
        .buttonStyle(Striped(color: .blue)), is: "rrb")
  }

  @Test func `contexts with the same values are equal`() {
    func context(_ length: Int) -> ControlContext {
      ControlContext("same").buttonStyle(Striped(color: .red, length: length))
        .labels(LabelPlacement(hidden: .switches)).length(\.height, 20)
    }
    #expect(isKnownEqual(context(1), context(1)))
    #expect(!isKnownEqual(context(1), context(2)))
    #expect(!isKnownEqual(context(1), context(1).length(\.height, 21)))
    #expect(!isKnownEqual(context(1), context(1).accessories(.hidden)))
    #expect(!isKnownEqual(context(1), context(1).explicitStyles(.nowhere)))
  }

  // MARK: Controls

  /// A button that does not look like a line of a menu.
  private struct Loud: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Text("Loud") }
  }

  @Test func `no style changes the lines of a menu`() {
    let menu = Menu("Edit") {
      Button("Cut") {}.buttonStyle(Loud())
      Toggle("Bold", isOn: .constant(true)).toggleStyle(.switch)
    }
    let harness = Harness(menu)
    harness.click("Edit")
    #expect(harness.text == ["Edit", "Cut", "Bold"])
  }

  private var picker: some View {
    Picker("Size", selection: .constant(1)) {
      Text("Small").tag(1)
      Text("Large").tag(2)
    }
  }

  @Test func `pickers look as their container says`() {
    let bars = ControlContext("bars").pickerStyle(.segmented)
    #expect(Harness(picker).text == ["Size", "Small"])
    #expect(Harness(picker.controlContext(bars)).text == ["Size", "Small", "Large"])
    #expect(
      Harness(picker.pickerStyle(.automatic).pickerStyle(.menu).controlContext(bars)).text
        == ["Size", "Small", "Large"])
    #expect(Harness(picker.pickerStyle(.menu).controlContext(bars)).text == ["Size", "Small"])
  }

  @Test func `the options of an inline picker stand as the container has them`() {
    let bars = ControlContext("bars").inlinePickerStyle(.segmented)
    let segments = LayoutSnapshot(picker.pickerStyle(.segmented)).size
    let inline = picker.pickerStyle(.inline)
    #expect(LayoutSnapshot(inline.controlContext(bars)).size == segments)
    #expect(LayoutSnapshot(inline).size != segments)
  }

  @Test func `links look like the buttons of their container, or have their own look`() throws {
    let url = try #require(URL(string: "https://example.com"))
    let link = Link(destination: url) { bar(.red, 2) }
    expectDrawing(of: link.controlContext(striped), is: "rrg")
    expectDrawing(of: link.controlContext(striped.linkStyle(.plain)), is: "rr")
  }

  @Test func `the innermost style of a text field counts`() {
    func height(_ view: some View) -> CGFloat { LayoutSnapshot(view).size.height }
    let field = TextField("Name", text: .constant(""))
    let (bordered, bare) = (
      height(field.textFieldStyle(.roundedBorder)), height(field.textFieldStyle(.plain))
    )
    #expect(bordered == 24 && bare < 24)
    #expect(height(field.textFieldStyle(.automatic).textFieldStyle(.plain)) == bordered)
    #expect(height(field.textFieldStyle(.plain).textFieldStyle(.roundedBorder)) == bare)
    let row = ControlContext("row").textFieldStyle(.plain)
    #expect(height(field.controlContext(row)) == bare)
    #expect(height(field.textFieldStyle(.roundedBorder).controlContext(row)) == bordered)
  }

  // MARK: Labels

  private var stepper: some View {
    Stepper {
      bar(.red, 3).accessibilityIdentifier("label")
    } onIncrement: {
    } onDecrement: {
    }
  }

  @Test func `a container says which controls show their labels`() {
    let row = stepper.controlContext(
      ControlContext("row").labels(LabelPlacement(hidden: [.steppers, .sliders])))
    // The stepper of the Mac alone.
    #expect(LayoutSnapshot(row).size == CGSize(width: 20, height: 26))
    // And with its label and 8 points between them.
    let other = stepper.controlContext(
      ControlContext("row").labels(LabelPlacement(hidden: .switches)))
    #expect(LayoutSnapshot(other).size == CGSize(width: 3 + 8 + 20, height: 26))
  }

  @Test func `a container says which controls stand at the far end`() {
    let row = stepper.controlContext(
      ControlContext("row").labels(LabelPlacement(apart: .steppers)))
    let snapshot = LayoutSnapshot(
      of: row, proposal: ProposedViewSize(width: 100, height: nil))
    #expect(snapshot.size == CGSize(width: 100, height: 26))
    #expect(snapshot.frame(of: "label")?.minX == 0)
  }

  @Test func `a container arranges controls and their labels`() {
    let swapped = ControlContext("swapped").controlRowStyle(Swapped())
    let snapshot = LayoutSnapshot(stepper.controlContext(swapped))
    #expect(snapshot.frame(of: "shown")?.minX == 20)
    #expect(LayoutSnapshot(stepper.labelsHidden().controlContext(swapped)).size.width == 20)
  }

  // MARK: Lengths and accessories

  @Test func `a container sets its own lengths`() {
    let low = ControlContext("low").length(\.height, 40)
    #expect(LayoutSnapshot(button.controlContext(low)).size.height == 40)
    #expect(LayoutSnapshot(button).size.height == 24)
  }

  @Test func `a mark stands where the container puts it`() {
    let label = bar(.red, 2).controlAccessory(spacing: 1) { bar(.blue, 1) }
    func row(_ place: AccessoryPlace) -> some View {
      label.controlContext(ControlContext("row").accessories(place))
    }
    expectDrawing(of: row(.leading), width: 6, is: "b.rr..")
    expectDrawing(of: row(.trailing), width: 6, is: "rr...b")
    expectDrawing(of: row(.hidden), is: "rr")
    expectDrawing(of: row(.container), is: "rr")
    expectDrawing(
      of: Group(subviews: row(.container)) { rows in
        ForEach(rows) { row in
          HStack(spacing: 0) {
            row.containerValues.accessory
            row
          }
        }
      }, is: "brr")
  }
}
