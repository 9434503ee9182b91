import Combine
import Observation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Values that are not states of a program: of focus, gestures, controls and the views around.
extension EvaluationTests {
  // MARK: States of focus and gestures

  @Test func `a change of focus evaluates only the views that read it`() {
    struct Indicator: View {
      let log: Log
      let isFocused: FocusState<Bool>.Binding

      var body: some View {
        let _ = log.note("indicator \(isFocused.wrappedValue)")
        dot(.red)
      }
    }
    struct Form: View {
      let log: Log
      @FocusState private var isFocused: Bool
      @State private var text = ""

      var body: some View {
        let _ = log.note("owner")
        VStack {
          TextField("Name", text: $text).focused($isFocused)
          Indicator(log: log, isFocused: $isFocused)
          Button("Focus") { isFocused = true }
        }
      }
    }
    let log = Log()
    let harness = Harness(Form(log: log))
    #expect(log.take() == ["owner", "indicator false"])
    harness.click("Focus")
    #expect(log.take() == ["indicator true"])
    harness.type("a")
    #expect(log.take() == [])
  }

  @Test func `a gesture state that is not read evaluates no view`() {
    struct Pad: View {
      let log: Log
      @GestureState private var distance = CGSize.zero

      var body: some View {
        let _ = log.note("owner")
        Color.red.frame(width: 100, height: 100).accessibilityIdentifier("pad")
          .gesture(
            DragGesture()
              .updating($distance) { value, distance, _ in
                log.note("moves")
                distance = value.translation
              })
      }
    }
    let log = Log()
    let harness = Harness(Pad(log: log))
    _ = log.take()
    harness.drag("pad", by: CGSize(width: 40, height: 0))
    let entries = log.take()
    #expect(entries.contains("moves"))
    #expect(!entries.contains("owner"))
  }

  // MARK: Controls

  @Test func `a change of a control's value evaluates the control and not its owner`() {
    let (log, number, isOn) = (Log(), Handle<Double>(), Handle<Bool>())
    let harness = Harness(
      Owner(log, number, 0.0) { number in
        Slider(value: number) { Text("Slider") }
        Stepper("Stepper", value: number, in: 0...1, step: 0.5)
        Owner(log, isOn, false) { isOn in
          Toggle("Toggle", isOn: isOn)
          Toggle("Both", sources: [isOn, isOn], isOn: \.self)
        }
      })
    _ = log.take()
    for value in [0.5, 1] {
      number.value = value
      isOn.value = value == 1
      harness.update()
    }
    #expect(log.take() == [])
    let shown = harness.graph.accessibilityTree().children.map(\.description)
    #expect(shown.contains { $0.contains("slider") && $0.contains("0...1 at 1") })
  }

  // MARK: Reads elsewhere

  @Test func `a state that an alignment guide reads moves its view`() {
    let (log, handle) = (Log(), Handle<CGFloat>())
    let snapshot = LayoutSnapshot(
      Owner(log, handle, 0) { offset in
        VStack(alignment: .leading, spacing: 0) {
          bar(.red, 10)
          bar(.blue, 1).accessibilityIdentifier("bar")
            .alignmentGuide(.leading) { _ in -offset.wrappedValue }
        }
        .frame(width: 10, alignment: .leading)
      })
    handle.value = 4
    snapshot.update()
    #expect(snapshot.frame(of: "bar")?.minX == 4)
  }

  @Test func `a state that a canvas reads redraws it and evaluates no view`() {
    let (log, handle) = (Log(), Handle<CGFloat>())
    let snapshot = LayoutSnapshot(
      Owner(log, handle, 1) { width in
        Canvas { context, _ in
          context.fill(
            Path(CGRect(x: 0, y: 0, width: width.wrappedValue, height: 7)), with: .color(.red))
        }
      })
    let before = snapshot.displayListText
    _ = log.take()
    handle.value = 33
    snapshot.update()
    #expect(snapshot.displayListText != before)
    #expect(snapshot.displayListText.contains("33"))
    #expect(log.take() == [])
  }

  private enum NothingKey: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) {}
  }

  @Test func `what a preference's layer reads makes the layer anew`() {
    let (log, handle) = (Log(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      Owner(log, handle, 1) { width in
        dot(.red).overlayPreferenceValue(NothingKey.self) { _ in
          bar(.blue, width.wrappedValue).accessibilityIdentifier("bar")
        }
      })
    _ = log.take()
    handle.value = 5
    snapshot.update()
    #expect(snapshot.width(of: "bar") == 5)
    #expect(log.take() == [])
  }

  @Test func `a popover and a section follow their bindings without the view around them`() {
    let (log, isPresented, isExpanded) = (Log(), Handle<Bool>(), Handle<Bool>())
    let harness = Harness(
      Owner(log, isPresented, false) { isPresented in
        VStack {
          Text("Below").popover(isPresented: isPresented) { Text("Above") }
          Owner(log, isExpanded, false) { isExpanded in
            Section(isExpanded: isExpanded) {
              Text("Inside")
            } header: {
              Text("Header")
            }
          }
        }
      })
    _ = log.take()
    #expect(!harness.text.contains("Above") && !harness.text.contains("Inside"))
    isPresented.value = true
    isExpanded.value = true
    harness.update()
    #expect(harness.text.contains("Above") && harness.text.contains("Inside"))
    #expect(log.take() == [])
  }

  @Test func `views of another tree follow the states they read`() {
    let (log, handle) = (Log(), Handle<Int>())
    let owner = LayoutSnapshot(Owner(log, handle, 1) { _ in dot(.red) })
    guard let binding = handle.taken else {
      Issue.record("no binding")
      return
    }
    let other = LayoutSnapshot(BindingReader(name: "reader", log: log, value: binding))
    _ = log.take()
    withAnimation { handle.value = 22 }
    owner.update()
    other.update()
    #expect(log.take() == ["reader"])
    #expect(other.displayListText.contains("22"))
  }

  // MARK: Many

  @Test func `only the changed one of a thousand rows is evaluated, each time`() {
    let items = (0..<1_000).map { Item(id: $0) }
    let changes: [(inout [Item]) -> Void] = (0..<3).map { number in
      { $0[500].width = 10 + number }
    }
    #expect(
      evaluations(of: items, changes) { log, items in
        ForEach(items) { item in BindingReader(name: "row", log: log, value: item.width) }
      } == [["row"], ["row"], ["row"]])
  }
}
