import Espalier
import EspalierHosting
import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct TextSuggestionTests {
  private struct Fruit: View {
    @State private var text = ""
    @State private var submitted = "nothing"

    var body: some View {
      VStack {
        TextField("Fruit", text: $text)
          .textInputSuggestions {
            ForEach(["Apple", "Apricot", "Pear"].filter { $0.hasPrefix(text) }, id: \.self) {
              Text("A \($0)").textInputCompletion($0)
            }
          }
          .onSubmit { submitted = text }
          .frame(width: 200)
        Text("<\(text)> \(submitted)")
        Spacer()
      }
    }
  }

  private func edited() -> Harness {
    let harness = Harness(Fruit())
    harness.click("Fruit")
    return harness
  }

  @Test func `suggestions are listed while the field is edited`() {
    let harness = Harness(Fruit())
    #expect(!harness.text.contains("A Pear"))
    harness.click("Fruit")
    #expect(harness.text.contains("A Pear"))
    harness.type("Ap")
    #expect(!harness.text.contains("A Pear"))
    #expect(harness.text.contains("A Apricot"))
  }

  @Test func `arrows mark a suggestion, and Return takes it without submitting`() {
    let harness = edited()
    harness.type("Ap")
    harness.press(.downArrow)
    harness.press(.downArrow)
    harness.press(.return)
    #expect(harness.text.contains("<Apricot> nothing"))
    #expect(!harness.text.contains("A Apricot"))
    // Nothing is marked now.
    harness.press(.return)
    #expect(harness.text.contains("<Apricot> Apricot"))
  }

  @Test func `a press takes a suggestion, and typing goes on behind it`() {
    let harness = edited()
    harness.click("A Pear")
    harness.type("s")
    #expect(harness.text.contains("<Pears> nothing"))
    harness.press("z", modifiers: .command)
    harness.press("z", modifiers: .command)
    #expect(harness.text.contains("<> nothing"))
  }

  @Test func `a suggestion is as wide as the field`() throws {
    let harness = edited()
    let tree = harness.graph.accessibilityTree()
    let field = try #require(tree.descendants { $0.role == .textField }.first)
    let line = try #require(tree.descendants { $0.label == "A Pear" }.first)
    // The field has six points beside its text, and the panel five beside its lines.
    #expect(line.frame.minX == field.frame.minX - 6 + 5)
    #expect(line.frame.maxX == field.frame.maxX + 6 - 5)
    harness.click(at: CGPoint(x: line.frame.maxX - 1, y: line.frame.midY))
    #expect(harness.text.contains("<Pear> nothing"))
  }

  @Test func `Escape hides the suggestions until the text changes`() {
    let harness = edited()
    harness.press(.escape)
    #expect(!harness.text.contains("A Pear"))
    harness.type("P")
    #expect(harness.text.contains("A Pear"))
    // Where nothing is suggested, there is no panel.
    harness.type("x")
    #expect(!harness.text.contains("A Pear"))
    harness.press(.return)
    #expect(harness.text.contains("<Px> Px"))
  }
}
