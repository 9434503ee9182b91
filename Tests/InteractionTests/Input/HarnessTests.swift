import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor @Suite struct `Finding views in a harness` {
  private struct Panel: View {
    @State private var isOn = false
    @State private var name = ""
    @State private var size = CGFloat(0)

    var body: some View {
      VStack {
        Button {
          isOn.toggle()
        } label: {
          Circle().frame(width: 20, height: 20)
        }
        .accessibilityLabel("Lamp")
        Text(isOn ? "lit" : "dark")
        TextField("Name", text: $name)
        Text("<\(name)>")
        Color.red.frame(width: 40, height: 20).accessibilityIdentifier("handle")
          .gesture(DragGesture().onChanged { size = $0.translation.width })
        Text("\(Int(size))")
      }
    }
  }

  @Test func `a view without a text is found by its label`() {
    let harness = Harness(Panel())
    harness.click("Lamp")
    #expect(harness.text.first == "lit")
  }

  @Test func `the text of a field is its value and not a text of its own, in lists and forms too`()
  {
    let field = TextField("Name", text: .constant("Ada"))
    for harness in [Harness(field), Harness(List { field }), Harness(Form { field })] {
      #expect(harness.value(of: "Name") == "Ada")
      #expect(!harness.text.contains("Ada"))
      #expect(harness.value(of: "Nobody") == nil)
    }
    #expect(Harness(TextField("Name", text: .constant(""))).value(of: "Name") == nil)
  }

  @Test func `text is typed into a field that is found by its label`() {
    let harness = Harness(Panel())
    harness.type("Ada", into: "Name")
    #expect(harness.text.contains("<Ada>"))
  }

  @Test func `a view is dragged by its name`() {
    let harness = Harness(Panel())
    harness.drag("handle", by: CGSize(width: 60, height: 0))
    #expect(harness.text.last == "60")
  }

  @Test func `a scroll view is scrolled by what is in it`() {
    let harness = Harness(
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<100) { Text("row \($0)") } }
      })
    let before = harness.frame(of: "row 3") ?? .zero
    harness.scroll("row 3", by: CGSize(width: 0, height: -32))
    harness.advance(by: 1)
    #expect(harness.frame(of: "row 3")?.minY == before.minY - 32)
  }

  @Test func `rows of a menu are found like any view`() {
    let log = Log()
    let harness = Harness(
      Color.red.frame(width: 50, height: 50).accessibilityIdentifier("square")
        .contextMenu { Button("Delete") { log.note("deleted") } })
    harness.secondaryClick("square")
    harness.click("Delete")
    #expect(log.entries == ["deleted"])
  }

  @Test func `looking for an unknown name fails and lists the known ones`() {
    let harness = Harness(Panel())
    withKnownIssue {
      harness.click("Light")
    } matching: { issue in
      let message = issue.comments.map(\.rawValue).joined()
      return message.contains("\"Light\"") && message.contains("\"Lamp\"")
        && message.contains("\"handle\"")
    }
  }
}
