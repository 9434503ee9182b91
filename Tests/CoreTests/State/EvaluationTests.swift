import Combine
import Observation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Evaluation of bodies when a value changes: of those that have read it, and of no others.
@MainActor struct EvaluationTests {
  struct Person: Equatable {
    var name = "Ada"
    var age = 36
  }

  struct Item: Identifiable {
    let id: Int
    var width = 1
  }

  /// A view with a state that only `content` may read.
  struct Owner<Value, Content: View>: View {
    private let log: Log
    private let handle: Handle<Value>
    private let content: (Binding<Value>) -> Content
    @State private var value: Value

    init(
      _ log: Log, _ handle: Handle<Value>, _ value: Value,
      @ViewBuilder content: @escaping (Binding<Value>) -> Content
    ) {
      self.log = log
      self.handle = handle
      self.content = content
      _value = State(wrappedValue: value)
    }

    var body: some View {
      let _ = log.note("owner")
      let _ = handle.take($value)
      content($value)
    }
  }

  /// The bodies that each of `changes` evaluates, of a view that owns a state.
  func evaluations<Value, Content: View>(
    of value: Value, _ changes: [(inout Value) -> Void],
    @ViewBuilder content: @escaping (Log, Binding<Value>) -> Content
  ) -> [[String]] {
    let (log, handle) = (Log(), Handle<Value>())
    let snapshot = LayoutSnapshot(Owner(log, handle, value) { content(log, $0) })
    _ = log.take()
    return changes.map { change in
      var value = handle.value ?? value
      change(&value)
      handle.value = value
      snapshot.update()
      return log.take().sorted()
    }
  }

  // MARK: States

  @Test func `a state that no view reads evaluates no view`() {
    #expect(evaluations(of: 1, [{ $0 = 2 }]) { _, _ in dot(.red) } == [[]])
  }

  @Test func `a state that its owner reads evaluates the owner`() {
    #expect(
      evaluations(of: 1, [{ $0 = 2 }, { $0 = 2 }]) { _, value in bar(.red, value.wrappedValue) }
        == [["owner"], []])
  }

  @Test func `a state that a child reads through a binding evaluates the child`() {
    #expect(
      evaluations(of: 1, [{ $0 = 2 }]) { log, value in
        BindingReader(name: "reader", log: log, value: value)
      } == [["reader"]])
  }

  @Test func `a view that hands a binding on is not evaluated`() {
    #expect(
      evaluations(of: 1, [{ $0 = 2 }, { $0 = 3 }]) { log, value in
        BindingPasser(log: log, value: value)
      }
        == [["reader"], ["reader"]])
  }

  @Test func `a state that only an action reads does not evaluate its view`() {
    struct Doubling: View {
      let log: Log
      @State private var number = 1

      var body: some View {
        let _ = log.note("owner")
        Button("Double") {
          number *= 2
          log.note("\(number)")
        }
        .onAppear { log.note("appears with \(number)") }
      }
    }
    let log = Log()
    let harness = Harness(Doubling(log: log))
    #expect(log.take() == ["owner", "appears with 1"])
    harness.click("Double")
    harness.click("Double")
    #expect(log.take() == ["2", "4"])
  }

  @Test func `a state that is no longer read evaluates no view`() {
    let (log, handle) = (Log(), Handle<Bool>())
    let number = Handle<Int>()
    let snapshot = LayoutSnapshot(
      Owner(log, number, 1) { number in
        Owner(log, handle, true) { isShown in
          let _ = log.note("inner")
          if isShown.wrappedValue { bar(.red, number.wrappedValue) }
        }
      })
    _ = log.take()
    number.value = 2
    snapshot.update()
    #expect(log.take() == ["owner", "inner"])
    handle.value = false
    snapshot.update()
    #expect(log.take() == ["owner", "inner"])
    number.value = 3
    snapshot.update()
    #expect(log.take() == [])
  }

  @Test func `a change that no view read is there when a view reads it later`() {
    let (log, handle) = (Log(), Handle<Person>())
    let isShown = Handle<Bool>()
    let snapshot = LayoutSnapshot(
      Owner(log, handle, Person()) { person in
        BindingReader(name: "name", log: log, value: person.name)
        Owner(log, isShown, false) { isShown in
          if isShown.wrappedValue {
            bar(.red, person.age.wrappedValue).accessibilityIdentifier("age")
          }
        }
      })
    // Two transactions, of which the second changes nothing that is shown yet.
    withAnimation(.linear) { handle.value?.name = "Eve" }
    handle.value?.age = 9
    snapshot.update()
    isShown.value = true
    snapshot.update()
    #expect(snapshot.width(of: "age") == 9)
  }

  // MARK: Parts of states

  @Test func `a binding to a property evaluates its reader when that property changes`() {
    #expect(
      evaluations(of: Person(), [{ $0.name = "Eve" }, { $0.age = 40 }]) { log, person in
        BindingReader(name: "name", log: log, value: person.name)
        BindingReader(name: "age", log: log, value: person.age)
      } == [["name"], ["age"]])
  }

  @Test func `a row of a list of bindings is evaluated when its element changes`() {
    let items = (0..<4).map { Item(id: $0) }
    #expect(
      evaluations(of: items, [{ $0[2].width = 5 }, { $0.remove(at: 3) }]) { log, items in
        VStack {
          ForEach(items) { $item in
            BindingReader(name: "row \(item.id)", log: log, value: $item.width)
          }
        }
      } == [["row 2"], []])
  }

  @Test func `a binding to an element of an array evaluates its reader when that changes`() {
    #expect(
      evaluations(of: [1, 2, 3], [{ $0[1] = 5 }]) { log, numbers in
        ForEach(0..<3) { BindingReader(name: "row \($0)", log: log, value: numbers[$0]) }
      } == [["row 1"]])
  }

  @Test func `a binding inside an optional evaluates the view that unwraps it, and its reader`() {
    struct Pair {
      var number: Int? = 1
      var other = 0
    }
    #expect(
      evaluations(of: Pair(), [{ $0.number = 2 }, { $0.other = 1 }]) { log, pair in
        if let number = Binding(pair.number) {
          BindingReader(name: "number", log: log, value: number)
        }
      } == [["number", "owner"], []])
  }

  @Test func `a computed property is not read for values that its view does not show`() {
    struct Deck {
      var cards = [3]
      var top: Int {
        get { cards[cards.count - 1] }
        set { cards[cards.count - 1] = newValue }
      }
    }
    #expect(
      evaluations(of: Deck(), [{ $0.cards = [] }, { $0.cards = [1, 2] }]) { log, deck in
        if !deck.wrappedValue.cards.isEmpty {
          BindingReader(name: "top", log: log, value: deck.top)
        }
      } == [["owner"], ["owner", "top"]])
  }

  // MARK: Comparing bindings

  /// The children that an owner's update evaluates: none if it passes them the same binding again.
  @Test func `a child with an equivalent binding is not evaluated with its parent`() {
    let (log, number, name) = (Log(), Handle<Int>(), Handle<String>())
    let snapshot = LayoutSnapshot(
      Owner(log, name, "Ada") { name in
        Owner(log, number, 1) { number in
          let _ = log.note("inner \(number.wrappedValue)")
          BindingReader(name: "same", log: log, value: name)
          BindingReader(name: "constant", log: log, value: .constant(3))
          BindingReader(name: "other constant", log: log, value: .constant(number.wrappedValue))
          BindingReader(name: "functions", log: log, value: Binding(get: { 1 }, set: { _ in }))
          BindingReader(name: "animated", log: log, value: name.animation(.linear(duration: 1)))
          BindingReader(
            name: "otherwise animated", log: log,
            value: name.animation(.linear(duration: Double(number.wrappedValue))))
        }
      })
    _ = log.take()
    number.value = 2
    snapshot.update()
    #expect(
      log.take()
        == ["owner", "inner 2", "other constant", "functions", "otherwise animated"])
  }

  // MARK: Objects

  private final class Counts: ObservableObject {
    @Published var red = 1
    @Published var blue = 1
  }

  @Test func `a property of an observed object evaluates its reader and its observer`() {
    struct Watcher: View {
      let log: Log
      @ObservedObject var counts: Counts

      var body: some View {
        let _ = log.note("owner")
        BindingReader(name: "red", log: log, value: $counts.red)
        BindingReader(name: "blue", log: log, value: $counts.blue)
      }
    }
    let (log, counts) = (Log(), Counts())
    let snapshot = LayoutSnapshot(Watcher(log: log, counts: counts))
    _ = log.take()
    counts.red = 2
    snapshot.update()
    #expect(log.take() == ["owner", "red"])
  }

  @Observable final class Model {
    var red = 1
    var blue = 1
  }

  @Test func `a property of an observable model evaluates only its reader`() {
    struct Holder: View {
      let log: Log
      @Bindable var model: Model

      var body: some View {
        let _ = log.note("owner")
        BindingReader(name: "red", log: log, value: $model.red)
        BindingReader(name: "blue", log: log, value: $model.blue)
      }
    }
    let (log, model) = (Log(), Model())
    let snapshot = LayoutSnapshot(Holder(log: log, model: model))
    _ = log.take()
    model.red = 2
    snapshot.update()
    #expect(log.take() == ["red"])
  }

  @Test func `a property of a model in a state evaluates only its reader`() {
    let (log, handle, model) = (Log(), Handle<Model>(), Model())
    let snapshot = LayoutSnapshot(
      Owner(log, handle, model) { model in
        BindingReader(name: "red", log: log, value: model.red)
        BindingReader(name: "blue", log: log, value: model.blue)
      })
    _ = log.take()
    model.blue = 2
    snapshot.update()
    #expect(log.take() == ["blue"])
    // Another model is another value for both.
    handle.value = Model()
    snapshot.update()
    #expect(log.take().sorted() == ["blue", "red"])
  }
}
