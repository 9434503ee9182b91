import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// Searches around the stacks and columns of a phone, whose bars stand in their screens.
@MainActor @Suite struct SurroundingSearchTests {
  private func window(_ view: some View, width: CGFloat = 400) -> Harness {
    Harness(
      WindowContent(content: AnyView(view)), window: CGSize(width: width, height: 700),
      platform: .phone)
  }

  private func fields(_ harness: Harness) -> Int {
    harness.graph.accessibilityTree().descendants { $0.label == "Find" }.count
  }

  private struct Stack: View {
    @State private var text = ""
    @State private var isShown = false

    var body: some View {
      NavigationStack {
        VStack {
          Text("Found \(text)")
          NavigationLink("Next") { Text("Second") }
          Button("Present") { isShown = true }
        }
        .sheet(isPresented: $isShown) { NavigationStack { Text("In a sheet") } }
      }
      .searchable(text: $text, prompt: "Find") { Text("Suggestion").searchCompletion("plum") }
    }
  }

  @Test func `the first screen of a stack shows the field of a search around the stack`() throws {
    let harness = window(Stack())
    #expect(fields(harness) == 1)
    // Content ends 76 above the bottom where a field stands there.
    #expect(try #require(harness.frame(of: "Find")).minY > 700 - 76)
    harness.click("Find")
    harness.type("pear")
    harness.advance(by: 1)
    #expect(harness.text.contains("Suggestion"))
    harness.press(.return)
    harness.advance(by: 1)
    #expect(harness.text.contains("Found pear"))
    harness.press(.escape)
    harness.click("Next")
    harness.advance(by: 1)
    #expect(harness.text.contains("Second") && fields(harness) == 0)
  }

  @Test func `a stack in a sheet does not show the search field behind the sheet`() {
    let harness = window(Stack())
    harness.click("Present")
    harness.advance(by: 1)
    #expect(harness.text.contains("In a sheet") && fields(harness) == 0)
  }

  private struct Columns: View {
    let hasMiddle: Bool
    @State private var text = ""

    @ViewBuilder var body: some View {
      if hasMiddle { three } else { two }
    }

    private var two: some View {
      NavigationSplitView {
        NavigationLink("To last") { Text("Other") }
      } detail: {
        Text("Last")
      }
      .searchable(text: $text, prompt: "Find")
    }

    private var three: some View {
      NavigationSplitView {
        NavigationLink("To middle") { Text("Other") }
      } content: {
        Text("Middle")
      } detail: {
        Text("Last")
      }
      .searchable(text: $text, prompt: "Find")
    }
  }

  @Test func `the first of two columns shows the field, or the second of three`() {
    let two = window(Columns(hasMiddle: false))
    #expect(two.text.contains("To last") && fields(two) == 1)
    two.click("To last")
    two.advance(by: 1)
    #expect(two.text.contains("Other") && fields(two) == 0)
    let three = window(Columns(hasMiddle: true))
    #expect(three.text.contains("To middle") && fields(three) == 0)
    three.click("To middle")
    three.advance(by: 1)
    #expect(three.text.contains("Other") && fields(three) == 1)
  }

  private struct Both: View {
    @State private var text = ""

    var body: some View {
      NavigationStack { Text("Content").searchable(text: $text, prompt: "Find") }
        .searchable(text: $text, prompt: "Find")
    }
  }

  @Test func `a search inside of the stack wins over one around it`() {
    #expect(fields(window(Both())) == 1)
  }
}
