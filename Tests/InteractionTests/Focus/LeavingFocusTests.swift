import SwiftUI
import Testing
import ViewTesting

/// Views that remove the focused view, in the ways programs do it.
@MainActor @Suite struct `Focus that leaves` {
  private struct Renaming: View {
    @State private var isEditing = false
    @State private var name = "name"

    var body: some View {
      if isEditing {
        TextField("Name", text: $name).accessibilityIdentifier("field")
          .onSubmit { isEditing = false }
          .onKeyPress(.escape) {
            isEditing = false
            return .handled
          }
      } else {
        Text(name).onTapGesture { isEditing = true }
      }
    }
  }

  @Test(arguments: [KeyEquivalent.return, .escape])
  func `a field may disappear when it is submitted or given up`(key: KeyEquivalent) {
    let harness = Harness(Renaming())
    for _ in 1...3 {
      harness.click("name")
      harness.type("name", into: "field")
      harness.press("a", modifiers: .command)
      harness.type("name")
      harness.press(key)
      // The ring would be on its way by now.
      harness.advance(by: 0.3)
      #expect(harness.text == ["name"])
    }
  }

  private struct Rows: View {
    @State private var rows = ["a", "b", "c"]
    @FocusState private var row: String?

    var body: some View {
      VStack {
        ForEach(rows, id: \.self) { name in
          HStack {
            TextField("", text: .constant(name)).accessibilityIdentifier("field \(name)")
              .focused($row, equals: name)
            Button("delete \(name)") { rows.removeAll { $0 == name } }
          }
        }
        Text(row ?? "nobody")
      }
    }
  }

  @Test func `a button may remove its own row by the keyboard`() {
    let harness = Harness(Rows())
    harness.click("field b")
    harness.press(.tab)
    harness.press(.space, characters: " ")
    harness.advance(by: 0.3)
    #expect(harness.frame(of: "field b") == nil)
    #expect(harness.frame(of: "field a") != nil && harness.frame(of: "field c") != nil)
  }

  @Test func `a click may remove the row whose field has the focus`() {
    let harness = Harness(Rows())
    harness.click("field b")
    #expect(harness.text.last == "b")
    harness.click("delete b")
    harness.advance(by: 0.3)
    #expect(harness.frame(of: "field b") == nil)
    #expect(harness.text.last == "nobody")
    harness.type("x", into: "field c")
    #expect(harness.text.last == "c")
  }
}
