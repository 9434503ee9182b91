import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct FormattingDefinitionTests {
  struct Colors: AttributeScope {
    let foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
    let underlineStyle: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
  }

  /// Underlined text is green, and all else has its own color.
  struct GreenLines: AttributedTextValueConstraint {
    typealias Scope = Colors
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

    func constrain(_ container: inout Attributes) {
      if container.underlineStyle != nil { container.foregroundColor = .green }
    }
  }

  struct NoRed<Scope: AttributeScope>: AttributedTextValueConstraint {
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

    func constrain(_ container: inout Attributes) {
      if container.foregroundColor == .red { container.swiftUI.foregroundColor = .blue }
    }
  }

  struct Definition: AttributedTextFormattingDefinition {
    var isStrict = false

    var body: some AttributedTextFormattingDefinition<Colors> {
      NoRed()
      ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
      GreenLines()
      if isStrict {
        ValueConstraint(
          for: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self, values: [nil],
          default: nil)
      }
    }
  }

  private func text(_ change: (inout AttributedString) -> Void) -> AttributedString {
    var text = AttributedString("word")
    change(&text)
    return text
  }

  @Test func `constraints apply in their order`() {
    var red = text { $0.foregroundColor = .red }
    Definition().constrain(&red)
    #expect(red.foregroundColor == .blue)
    var line = text {
      $0.underlineStyle = Text.LineStyle(color: .red)
      $0.foregroundColor = .red
    }
    Definition().constrain(&line)
    #expect(line.underlineStyle == .single)
    #expect(line.foregroundColor == .green)
    Definition(isStrict: true).constrain(&line)
    #expect(line.foregroundColor == nil)
    var container = AttributeContainer()
    container.foregroundColor = .red
    Definition().constrain(&container)
    #expect(container.foregroundColor == .blue)
  }

  @Test func `texts show what is allowed, and nothing outside of the scope`() {
    let wild = text {
      $0.foregroundColor = .red
      $0.font = .largeTitle
    }
    func shown(_ view: some View) -> String {
      LayoutSnapshot(of: view, window: CGSize(width: 200, height: 100)).displayListText
    }
    let plain = shown(Text(text { $0.foregroundColor = .blue }))
    #expect(shown(Text(wild)) != plain)
    #expect(shown(Text(wild).attributedTextFormattingDefinition(Definition())) == plain)
    let all = shown(Text(wild).attributedTextFormattingDefinition(\.swiftUI))
    #expect(all == shown(Text(wild)))
  }

  @MainActor @Observable final class Page {
    var text = AttributedString("word")
  }

  private struct Editor: View {
    @Bindable var page: Page

    var body: some View {
      TextEditor(text: $page.text).accessibilityIdentifier("editor")
        .attributedTextFormattingDefinition(Definition())
    }
  }

  @Test func `an editor shows constrained text, and writes it`() {
    let page = Page()
    page.text.foregroundColor = .red
    let harness = Harness(Editor(page: page))
    harness.click("editor")
    #expect(page.text.foregroundColor == .red)
    harness.press("a", modifiers: .command)
    harness.press("u", modifiers: .command)
    #expect(page.text.underlineStyle == .single)
    #expect(page.text.foregroundColor == .green)
    // What was constrained belongs to the same change.
    harness.press("z", modifiers: .command)
    #expect(page.text.underlineStyle == nil)
    #expect(String(page.text.characters) == "word")
  }
}
