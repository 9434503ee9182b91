import SwiftUI
import Testing
import ViewTesting

@MainActor struct ToggleTests {
  private struct Switches: View {
    @State private var isOn = false

    var body: some View {
      VStack {
        Text(isOn ? "on" : "off")
        Toggle("Lamp", isOn: $isOn)
      }
    }
  }

  private struct Several: View {
    @State private var first = true
    @State private var second = false

    var body: some View {
      VStack {
        Text("\(first) \(second)")
        Toggle("All", sources: [$first, $second], isOn: \.self)
      }
    }
  }

  private struct Words: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        Text(configuration.isMixed ? "mixed" : configuration.isOn ? "yes" : "no")
      }
    }
  }

  @Test func `a click on the label of a check box turns it on`() {
    let harness = Harness(Switches())
    harness.click("Lamp")
    #expect(harness.text == ["on", "Lamp"])
  }

  // On the Mac the box is 16 points wide and 5 before its label.
  @Test func `a click between the box and the label turns it on`() {
    let harness = Harness(Switches())
    let label = harness.frame(of: "Lamp") ?? .zero
    harness.click(at: CGPoint(x: label.minX - 2.5, y: label.midY))
    #expect(harness.text == ["on", "Lamp"])
    harness.click(at: CGPoint(x: label.minX - 2.5, y: label.maxY - 0.5))
    #expect(harness.text == ["off", "Lamp"])
  }

  @Test func `a switch is turned by a click on it`() {
    let harness = Harness(Switches().toggleStyle(.switch))
    // The switch follows the label.
    let label = harness.frame(of: "Lamp") ?? .zero
    harness.click(at: CGPoint(x: label.maxX + 8 + 20, y: label.midY))
    #expect(harness.text == ["on", "Lamp"])
  }

  @Test func `a toggle can be a button`() {
    let harness = Harness(Switches().toggleStyle(.button))
    harness.click("Lamp")
    harness.click("Lamp")
    #expect(harness.text == ["off", "Lamp"])
  }

  @Test func `a toggle for several values is mixed where they differ, and turns all on`() {
    let harness = Harness(Several().toggleStyle(Words()))
    #expect(harness.text == ["true false", "mixed"])
    harness.click("mixed")
    #expect(harness.text == ["true true", "yes"])
    harness.click("yes")
    #expect(harness.text == ["false false", "no"])
  }

  @Test func `toggles one above the other stand 6 points apart on the Mac`() {
    let snapshot = LayoutSnapshot(
      of: VStack {
        Toggle("a", isOn: .constant(true)).accessibilityIdentifier("a")
        Toggle("b", isOn: .constant(true)).accessibilityIdentifier("b")
      }, proposal: .unspecified)
    let (first, second) = (snapshot.frame(of: "a") ?? .zero, snapshot.frame(of: "b") ?? .zero)
    #expect(second.minY - first.maxY == 6)
  }

  @Test func `hidden labels do not change the box`() {
    let view = Toggle("a long label", isOn: .constant(true)).labelsHidden()
    #expect(LayoutSnapshot(of: view, proposal: .unspecified).size == CGSize(width: 16, height: 16))
  }

  @Test func `assistive programs learn whether a toggle is on`() {
    expectAccessibility(
      of: Toggle("Lamp", isOn: .constant(true)), is: #"checkbox "Lamp" = "1" [press]"#)
  }
}
