import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Objects that the view with the focus, or the window, gives to views elsewhere.
@MainActor @Suite struct `Focused objects` {
  private final class Document: ObservableObject {
    @Published var name: String

    init(_ name: String) { self.name = name }
  }

  /// A view that shows and edits the object it is given.
  private struct Reader: View {
    @FocusedObject var document: Document?

    var body: some View {
      HStack {
        Text(document.map { "has \($0.name)" } ?? "none")
        if let name = $document?.name { Button("rename") { name.wrappedValue += "!" } }
      }
    }
  }

  private struct Window: View {
    let letter: Document
    let note: Document?
    let scene: Document?
    @State private var isShown = true

    var body: some View {
      VStack {
        Reader()
        Text("letter").focusable().focusedObject(letter)
        Text("note").focusable().focusedObject(note)
        Text("plain").focusable()
        if isShown { Text("scene").focusedSceneObject(scene) }
        Button("close") { isShown = false }
      }
    }
  }

  private func read(_ harness: Harness) -> String { harness.text.first ?? "" }

  @Test func `only the object of the focused view is given`() {
    let harness = Harness(Window(letter: Document("letter"), note: Document("note"), scene: nil))
    #expect(read(harness) == "none")
    harness.click("letter")
    #expect(read(harness) == "has letter")
    harness.click("note")
    #expect(read(harness) == "has note")
    harness.click("plain")
    #expect(read(harness) == "none")
  }

  @Test func `a change of the object shows, and the reader changes it by a binding`() {
    let letter = Document("letter")
    let harness = Harness(Window(letter: letter, note: nil, scene: nil))
    harness.click("letter")
    letter.name = "mail"
    harness.update()
    #expect(read(harness) == "has mail")
    harness.click("rename")
    #expect(letter.name == "mail!")
    #expect(read(harness) == "has mail!")
  }

  @Test func `a nil object counts as no object`() {
    let harness = Harness(Window(letter: Document("letter"), note: nil, scene: nil))
    harness.click("note")
    #expect(read(harness) == "none")
  }

  @Test func `a scene's object is given wherever the focus is, unless the focused view has one`() {
    let harness = Harness(
      Window(letter: Document("letter"), note: nil, scene: Document("scene")))
    #expect(read(harness) == "has scene")
    harness.click("plain")
    #expect(read(harness) == "has scene")
    harness.click("letter")
    #expect(read(harness) == "has letter")
    harness.click("note")
    #expect(read(harness) == "has scene")
  }

  @Test func `the object of a removed view is no longer given`() {
    let harness = Harness(
      Window(letter: Document("letter"), note: nil, scene: Document("scene")))
    harness.click("close")
    #expect(read(harness) == "none")
  }
}

/// Actions that run when a field is submitted.
@MainActor @Suite struct `Submitting` {
  private let log = Log()

  private func submit(_ view: some View) -> [String] {
    let harness = Harness(view)
    harness.press(.tab)
    harness.press(.return, characters: "\r")
    return log.take()
  }

  private var field: some View {
    TextField("Field", text: .constant("")).onSubmit { log.note("inner") }
  }

  @Test func `submit actions run from the inside out`() {
    let entries = submit(VStack { field }.onSubmit { log.note("outer") })
    #expect(entries == ["inner", "outer"])
  }

  @Test func `a submit scope keeps submissions from the actions around it`() {
    let view = VStack { VStack { field }.onSubmit { log.note("middle") }.submitScope() }
      .onSubmit { log.note("outer") }
    #expect(submit(view) == ["inner", "middle"])
  }

  @Test func `a submit scope that does not block lets submissions through`() {
    let view = VStack { field }.submitScope(false).onSubmit { log.note("outer") }
    #expect(submit(view) == ["inner", "outer"])
  }

  @Test func `a nested scope keeps its own submissions and leaves other fields alone`() {
    struct Form: View {
      let log: Log

      var body: some View {
        VStack {
          TextField("First", text: .constant("")).submitScope()
          TextField("Second", text: .constant(""))
        }
        .onSubmit { log.note("outer") }
      }
    }
    let harness = Harness(Form(log: log))
    for _ in 0..<2 {
      harness.press(.tab)
      harness.press(.return, characters: "\r")
      log.note("-")
    }
    #expect(log.take() == ["-", "outer", "-"])
  }

  @Test func `only actions for the matching triggers run`() {
    let view = field.onSubmit(of: .search) { log.note("search") }
      .onSubmit(of: [.search, .text]) { log.note("both") }
    #expect(submit(view) == ["inner", "both"])
  }
}
