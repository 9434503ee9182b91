import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct StateTests {
  @Test func `a write evaluates the view in the next frame`() {
    let handle = Handle<Int>()
    let snapshot = LayoutSnapshot(Counter(handle))
    handle.value = 4
    #expect(snapshot.width(of: "counter") == 1)
    snapshot.update()
    #expect(snapshot.width(of: "counter") == 4)
  }

  @Test func `several writes are one update`() {
    let handle = Handle<Int>()
    let snapshot = LayoutSnapshot(Counter(handle))
    let before = snapshot.bodiesEvaluated
    for width in 2...9 { handle.value = width }
    snapshot.update()
    #expect(snapshot.bodiesEvaluated == before + 1)
    #expect(snapshot.width(of: "counter") == 9)
  }

  @Test func `writing an equal value changes nothing`() {
    let handle = Handle<Int>()
    let snapshot = LayoutSnapshot(Counter(handle, start: 3))
    let before = snapshot.bodiesEvaluated
    handle.value = 3
    snapshot.update()
    #expect(snapshot.bodiesEvaluated == before)
  }

  /// Compared by its number, as models are by their identifiers.
  private struct Ticket: Equatable {
    var number = 1
    var title: String

    static func == (lhs: Ticket, rhs: Ticket) -> Bool { lhs.number == rhs.number }
  }

  private struct Tickets: View {
    let ticket: Handle<Ticket>
    let count: Handle<Int>
    @State private var first = Ticket(number: 0, title: "none")
    @State private var total = 0

    var body: some View {
      let _ = ticket.take($first)
      let _ = count.take($total)
      Text("\(first.title) \(total)")
    }
  }

  @Test func `an equal value evaluates nothing, but the next evaluation sees it`() {
    let (ticket, count) = (Handle<Ticket>(), Handle<Int>())
    let harness = Harness(Tickets(ticket: ticket, count: count))
    ticket.value = Ticket(title: "draft")
    harness.update()
    #expect(harness.text == ["draft 0"])
    ticket.value = Ticket(title: "final")
    harness.update()
    #expect(harness.text == ["draft 0"])
    count.value = 1
    harness.update()
    #expect(harness.text == ["final 1"])
    ticket.value = Ticket(title: "printed")
    count.value = 2
    harness.update()
    #expect(harness.text == ["printed 2"])
  }

  @Test func `values without their own equality are compared field by field`() {
    struct Place {
      var name = "a name that does not fit into a word"
      var number: Int? = 1
    }
    let handle = Handle<Place>()
    let snapshot = LayoutSnapshot(Varying(handle, Place()) { bar(.red, $0.number ?? 0) })
    let before = snapshot.bodiesEvaluated
    handle.value = Place(name: ["a name that does not", "fit into a word"].joined(separator: " "))
    snapshot.update()
    #expect(snapshot.bodiesEvaluated == before)
    handle.value?.number = 2
    snapshot.update()
    #expect(snapshot.bodiesEvaluated == before + 1)
  }

  @Test func `an update of the parent keeps the state`() {
    let (handle, count) = (Handle<Int>(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      Varying(handle, 1) { Counter(count, start: $0).padding(CGFloat($0)) })
    count.value = 7
    handle.value = 2
    snapshot.update()
    #expect(snapshot.frame(of: "counter") == CGRect(x: 2, y: 2, width: 7, height: 1))
  }

  @Test func `the initial value counts once only`() {
    let (handle, count) = (Handle<Int>(), Handle<Int>())
    let snapshot = LayoutSnapshot(Varying(handle, 1) { Counter(count, start: $0) })
    handle.value = 6
    snapshot.update()
    #expect(snapshot.width(of: "counter") == 1)
  }

  @Test func `a view with another id is a different view`() {
    let (handle, count) = (Handle<Int>(), Handle<Int>())
    let snapshot = LayoutSnapshot(Varying(handle, 1) { Counter(count, start: $0).id($0) })
    count.value = 9
    snapshot.update()
    handle.value = 2
    snapshot.update()
    #expect(snapshot.width(of: "counter") == 2)
  }

  @Test func `the same view in two places has two states`() {
    let (first, second) = (Handle<Int>(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      HStack(spacing: 0) {
        Counter(first)
        Counter(second)
      })
    second.value = 5
    snapshot.update()
    #expect(snapshot.frames(of: "counter").map(\.width) == [1, 5])
  }

  @Test func `an optional state starts as nil`() {
    struct Choice: View {
      let handle: Handle<Int?>
      @State private var width: Int?

      var body: some View {
        let _ = handle.take($width)
        bar(.red, width ?? 1).accessibilityIdentifier("bar")
      }
    }
    let handle = Handle<Int?>()
    let snapshot = LayoutSnapshot(Choice(handle: handle))
    #expect(snapshot.width(of: "bar") == 1)
    handle.value = 3
    snapshot.update()
    #expect(snapshot.width(of: "bar") == 3)
  }

  @Test func `a write from a callback is shown in the same frame`() {
    struct Growing: View {
      @State private var width = 1
      var body: some View {
        bar(.red, width).accessibilityIdentifier("bar").onAppear { width = 8 }
      }
    }
    #expect(LayoutSnapshot(Growing()).width(of: "bar") == 8)
  }

  @Test func `a write on another thread reaches the view`() async {
    let handle = Handle<Int>()
    let snapshot = LayoutSnapshot(Counter(handle))
    let binding = handle.taken
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        binding?.wrappedValue = 6
        DispatchQueue.main.async { done.resume() }
      }
    }
    snapshot.update()
    #expect(snapshot.width(of: "counter") == 6)
  }

  // MARK: Which views are evaluated

  @Test func `only the view whose state changed is evaluated`() {
    let (log, count) = (Log(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      Noted(name: "outer", log: log) {
        Noted(name: "sibling", log: log) { dot(.red) }
        Noted(name: "inner", log: log) { Counter(count) }
      })
    #expect(log.take() == ["outer", "sibling", "inner"])
    let before = snapshot.bodiesEvaluated
    count.value = 3
    snapshot.update()
    #expect(log.take() == [])
    #expect(snapshot.bodiesEvaluated == before + 1)
  }

  private struct Label: View {
    let text: String
    let log: Log
    @State private var isLarge = false

    var body: some View {
      let _ = log.note(text)
      bar(.red, text.count)
    }
  }

  @Test func `only views inside with changed properties are evaluated`() {
    let (log, handle) = (Log(), Handle<[String]>())
    let snapshot = LayoutSnapshot(
      Varying(handle, ["one", "two", "three"]) { texts in
        VStack { ForEach(texts.indices, id: \.self) { Label(text: texts[$0], log: log) } }
      })
    #expect(log.take() == ["one", "two", "three"])
    handle.value?[1] = "zwei"
    snapshot.update()
    #expect(log.take() == ["zwei"])
  }

  @Test func `a closure that captures something counts as a changed property`() {
    struct Button: View {
      let log: Log
      let action: () -> Int

      var body: some View {
        let _ = log.note("button")
        bar(.red, action()).accessibilityIdentifier("bar")
      }
    }
    let (log, handle) = (Log(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      Varying(handle, 1) { number in
        Button(log: log) { 3 }
        Button(log: log) { number }
      })
    #expect(log.take() == ["button", "button"])
    handle.value = 2
    snapshot.update()
    #expect(log.take() == ["button"])
    #expect(snapshot.frames(of: "bar").map(\.width) == [3, 2])
  }

  @Test func `a view with a binding shows what is written through another binding`() {
    struct Field: View {
      @Binding var width: Int
      var body: some View { bar(.red, width).accessibilityIdentifier("bar") }
    }
    struct Owner: View {
      let handle: Handle<Int>
      @State private var width = 1

      var body: some View {
        let _ = handle.take($width)
        Field(width: $width)
      }
    }
    let handle = Handle<Int>()
    let snapshot = LayoutSnapshot(Owner(handle: handle))
    handle.value = 4
    snapshot.update()
    #expect(snapshot.width(of: "bar") == 4)
  }

  @Test func `before the view is shown the initial value can be read, and writes are lost`() {
    struct Loose: View {
      @State var count = 2
      var body: some View { bar(.red, count) }
    }
    let view = Loose()
    view.count = 5
    #expect(view.count == 2)
    #expect(view.$count.wrappedValue == 2)
  }
}
