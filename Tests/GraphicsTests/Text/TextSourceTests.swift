import EspalierDrawing
import Foundation
import TestSupport
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierGraphics

/// Calls that must compile, and pick the same overloads as on Apple's platforms.
@MainActor @Suite struct TextSourceTests {
  private static let shared = Text("shared").bold()

  @Test func `literals are keys and strings are verbatim`() {
    let name = "Ada"
    let isOn = name.isEmpty
    let literal = Text("Hello")
    let choice = Text(isOn ? "On" : "Off")
    #expect(literal.isLocalized && choice.isLocalized && Text("Hi \(name)").isLocalized)
    #expect(!Text(name).isLocalized && !Text("a" + name).isLocalized)
    #expect(!Text(name.dropLast()).isLocalized && !Text(verbatim: "Hi \(name)").isLocalized)
    #expect(!Text("is on: \(isOn)").isLocalized)
  }

  @Test func `joining very many texts does not copy all of them each time`() {
    let count = 100_000
    var text = Text("0")
    for number in 1..<count { text = text + Text(verbatim: "\(number % 10)") }
    guard case .joined(let texts) = text.content else {
      Issue.record("it is not joined")
      return
    }
    #expect(texts.all.count == count)
    #expect(texts.all[11] == Text(verbatim: "1"))
    // Each text is put into a longer chunk 17 times at most: 2 to the power of 17 is more than there are texts.
    #expect(texts.moved <= 17 * count)
    #expect(text + Text("a") == text + Text("a"))
    #expect(text + Text("a") != text + Text("b"))
  }

  @Test func `modifiers of a text give a text`() {
    let text: Text =
      Text("a").font(.title).fontWeight(.semibold).fontDesign(.serif).bold().italic()
      .kerning(1).tracking(1).baselineOffset(1).monospacedDigit().monospaced().underline()
      .strikethrough(true, color: .red).foregroundColor(.red).foregroundStyle(.secondary)
    let sum: Text = text + Text("b") + Self.shared
    #expect(sum == text + Text("b") + Self.shared)
    #expect(sum != text + Text("c") + Self.shared)
  }

  @Test func `modifiers of views reach texts`() {
    let view = Text("a").padding(0).font(.system(size: 12, weight: .bold, design: .rounded))
      .fontWeight(.light).bold().italic().kerning(1).tracking(1).monospacedDigit().underline()
      .lineLimit(1).lineLimit(nil).truncationMode(.middle).minimumScaleFactor(0.5)
      .lineSpacing(2).multilineTextAlignment(.center).textCase(.uppercase)
      .environment(\.locale, Locale(identifier: "de")).dynamicTypeSize(.large)
      .environment(\.sizeCategory, .large).environment(\.layoutDirection, .rightToLeft)
    #expect(TextProbe(view).lines == ["A"])
  }

  @Test func `fonts can be made in every way`() {
    let fonts: [Font] = [
      .system(size: 12), .system(size: 12, weight: .bold), .system(size: 12, design: .serif),
      .system(.body), .system(.title, design: .rounded), .system(.body, weight: .bold),
      .system(.body, design: .monospaced, weight: .light), .custom("Inter", size: 12),
      .custom("Inter", size: 12, relativeTo: .title), .custom("Inter", fixedSize: 12),
      .body.weight(.heavy).italic().monospacedDigit(), .title3.bold(), .caption.monospaced(),
    ]
    #expect(Set(fonts).count == fonts.count)
  }
}

extension Text {
  fileprivate var isLocalized: Bool {
    if case .localized = content { return true }
    return false
  }
}
