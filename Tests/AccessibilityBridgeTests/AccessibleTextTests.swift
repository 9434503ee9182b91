import Testing

@testable import EspalierAccessibility

struct AccessibleTextTests {
  @Test func `places are counted in Unicode's characters`() {
    // Only the emoji is two units of UTF-16.
    let text = AccessibleText("a😀b", selection: 1..<3)
    #expect(text.count == 3)
    #expect(text.selection == 1..<2)
    #expect(text.caret == 2)
    #expect(text.text(in: 1..<3) == "😀b")
    #expect(text.units(2..<3) == 3..<4)
  }

  @Test func `ranges stay inside of the text`() {
    let text = AccessibleText("abc")
    #expect(text.range(0, -1) == 0..<3)
    #expect(text.range(-5, 99) == 0..<3)
    #expect(text.range(2, 1) == 1..<1)
    #expect(text.text(in: 7..<9) == "")
    #expect(text.units(7..<9) == 3..<3)
  }

  @Test func `words, sentences and lines are found`() {
    let text = AccessibleText("Hi there. You!\nBye")
    func part(_ unit: AccessibleText.Unit, _ offset: Int) -> String {
      text.text(in: text.range(of: unit, at: offset))
    }
    #expect(part(.character, 1) == "i")
    #expect(part(.word, 0) == "Hi ")
    #expect(part(.word, 4) == "there. ")
    #expect(part(.sentence, 4) == "Hi there. ")
    #expect(part(.sentence, 11) == "You!\n")
    #expect(part(.line, 2) == "Hi there. You!\n")
    #expect(part(.line, 16) == "Bye")
    #expect(part(.word, 99) == "")
  }

  @Test func `a change covers only what differs`() {
    let change = AccessibleText("one two").change(to: AccessibleText("one big two"))
    #expect(change.removed == 4..<4)
    #expect(change.added == 4..<8)
    let cut = AccessibleText("aaa").change(to: AccessibleText("aa"))
    #expect(cut.removed.count == 1)
    #expect(cut.added.isEmpty)
  }
}
