import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Views that read the value that they give while they have the focus, like a command beside a
/// field.
@MainActor @Suite struct `Focused values` {
  private struct Plain {
    var name: String
    var parts: [Any]
  }

  private enum Given: CaseIterable { case text, list, plain, closure, binding, object, any }

  private final class Document: ObservableObject {}

  private struct Giving: View {
    let given: Given
    let document: Document
    @State private var text = "text"
    @FocusedValue(\.givenText) var readText
    @FocusedValue(\.givenList) var readList
    @FocusedValue(\.givenPlain) var readPlain
    @FocusedValue(\.givenClosure) var readClosure
    @FocusedValue(\.givenAny) var readAny
    @FocusedBinding(\.givenBinding) var readBinding
    @FocusedObject var readObject: Document?

    var body: some View {
      VStack {
        Text(isRead ? "read" : "nothing")
        AnyView(field)
      }
    }

    private var isRead: Bool {
      readText != nil || readList != nil || readPlain != nil || readClosure != nil
        || readAny != nil || readBinding != nil || readObject != nil
    }

    private var field: any View {
      // Longer than what fits into the value itself, so that each one has storage of its own.
      let long = String(repeating: "long ", count: 10)
      let field = TextField("Field", text: $text)
      return switch given {
      case .text: field.focusedValue(\.givenText, long)
      case .list: field.focusedValue(\.givenList, [long, 1, [long]])
      case .plain: field.focusedValue(\.givenPlain, Plain(name: long, parts: [long]))
      case .closure: field.focusedValue(\.givenClosure) { text = long }
      case .binding: field.focusedValue(\.givenBinding, $text)
      case .object: field.focusedObject(document)
      case .any: field.focusedSceneValue(\.givenAny, long as any Hashable)
      }
    }
  }

  @Test(arguments: Given.allCases)
  private func `a view may read the focused value that it gives`(given: Given) {
    let harness = Harness(Giving(given: given, document: Document()))
    harness.press(.tab)
    #expect(harness.text.contains("read"))
    #expect(harness.diagnostics == [])
    // One round to write, and one for the values given by then; it used to be 64 in every frame.
    let rounds = harness.graph.counters.rounds
    harness.type("a")
    harness.advance(by: 0.1)
    let frames = 3 + 6
    #expect(harness.graph.counters.rounds - rounds <= 3 * frames)
    #expect(harness.diagnostics == [])
  }

  private struct Counting: View {
    let handle: Handle<Int>
    @State private var count = 1
    @FocusedValue(\.givenClosure) var read
    let log: Log

    var body: some View {
      let _ = handle.take($count)
      let count = count
      Text("\(count)").focusable().focusedValue(\.givenClosure) { log.note("\(count)") }
      Button("call") { read?() }
    }
  }

  @Test func `reading a focused closure gives the one of the latest update`() {
    let (handle, log) = (Handle<Int>(), Log())
    let harness = Harness(Counting(handle: handle, log: log))
    harness.press(.tab)
    for value in 2...4 {
      handle.value = value
      harness.update()
      harness.click("call")
    }
    #expect(log.entries == ["2", "3", "4"])
  }
}

private enum GivenKey<Name, Value>: FocusedValueKey {}

extension FocusedValues {
  fileprivate var givenText: String? {
    get { self[GivenKey<Int8, String>.self] }
    set { self[GivenKey<Int8, String>.self] = newValue }
  }
  fileprivate var givenList: [Any]? {
    get { self[GivenKey<Int8, [Any]>.self] }
    set { self[GivenKey<Int8, [Any]>.self] = newValue }
  }
  fileprivate var givenPlain: Any? {
    get { self[GivenKey<Int16, Any>.self] }
    set { self[GivenKey<Int16, Any>.self] = newValue }
  }
  fileprivate var givenClosure: (() -> Void)? {
    get { self[GivenKey<Int8, () -> Void>.self] }
    set { self[GivenKey<Int8, () -> Void>.self] = newValue }
  }
  fileprivate var givenBinding: Binding<String>? {
    get { self[GivenKey<Int8, Binding<String>>.self] }
    set { self[GivenKey<Int8, Binding<String>>.self] = newValue }
  }
  fileprivate var givenAny: (any Hashable)? {
    get { self[GivenKey<Int8, any Hashable>.self] }
    set { self[GivenKey<Int8, any Hashable>.self] = newValue }
  }
}
