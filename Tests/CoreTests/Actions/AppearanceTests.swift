import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct AppearanceTests {
  private func noted(_ name: String, _ log: Log) -> some View {
    dot(.red).onAppear { log.note("+\(name)") }.onDisappear { log.note("-\(name)") }
  }

  @Test func `a view appears once, in its first frame`() {
    let log = Log()
    let snapshot = LayoutSnapshot(noted("a", log))
    snapshot.update()
    #expect(log.take() == ["+a"])
  }

  @Test func `a view appears and disappears with its condition`() {
    let (log, handle) = (Log(), Handle<Bool>())
    let snapshot = LayoutSnapshot(Switching(handle: handle) { if $0 { noted("a", log) } })
    for isOn in [false, true] {
      handle.value = isOn
      snapshot.update()
    }
    #expect(log.take() == ["+a", "-a", "+a"])
  }

  @Test func `another id makes the old view disappear and the new one appear`() {
    let (log, handle) = (Log(), Handle<Int>())
    let snapshot = LayoutSnapshot(Varying(handle, 1) { noted("\($0)", log).id($0) })
    #expect(log.take() == ["+1"])
    handle.value = 2
    snapshot.update()
    #expect(Set(log.take()) == ["-1", "+2"])
  }

  @Test func `views appear in source order, inner ones first`() {
    let log = Log()
    _ = LayoutSnapshot(
      VStack {
        noted("a", log)
        noted("b", log)
      }
      .onAppear { log.note("+stack") })
    #expect(log.take() == ["+a", "+b", "+stack"])
  }

  @Test func `elements of a list appear and disappear one by one`() {
    let (log, handle) = (Log(), Handle<[Int]>())
    let snapshot = LayoutSnapshot(
      Varying(handle, [1, 2]) { ForEach($0, id: \.self) { noted("\($0)", log) } })
    #expect(log.take() == ["+1", "+2"])
    handle.value = [2, 3]
    snapshot.update()
    #expect(Set(log.take()) == ["-1", "+3"])
    handle.value = [3, 2]
    snapshot.update()
    #expect(log.take() == [])
  }

  @Test func `the latest body's action is called`() {
    let (log, handle) = (Log(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      Varying(handle, 1) { number in
        if number < 3 { dot(.red).onDisappear { log.note("-\(number)") } }
      })
    handle.value = 2
    snapshot.update()
    handle.value = 3
    snapshot.update()
    #expect(log.take() == ["-2"])
  }

  @Test func `what an action changes shows in the same frame`() {
    struct Chain: View {
      @State private var step = 0
      var body: some View {
        if step < 3 { dot(.red).onAppear { step += 1 }.id(step) } else { bar(.red, 9) }
      }
    }
    #expect(LayoutSnapshot(Chain()).size.width == 9)
  }

  @Test func `at the end of a tree its views disappear`() {
    let log = Log()
    let snapshot = LayoutSnapshot(noted("a", log))
    snapshot.graph.close()
    #expect(log.take() == ["+a", "-a"])
    snapshot.update()
    #expect(snapshot.size == .zero)
    #expect(log.take() == [])
  }

  @Test func `a modifier on a group of views runs its action once`() {
    let log = Log()
    _ = LayoutSnapshot(
      VStack {
        Group {
          dot(.red)
          dot(.blue)
        }
        .onAppear { log.note("group") }
      })
    #expect(log.take() == ["group"])
  }

  @Test func `a group appears with its first member and disappears with its last`() {
    let (log, handle) = (Log(), Handle<[Int]>())
    let snapshot = LayoutSnapshot(
      Varying(handle, []) { numbers in
        VStack {
          Group { ForEach(numbers, id: \.self) { _ in dot(.red) } }
            .onAppear { log.note("+group") }.onDisappear { log.note("-group") }
          ForEach(numbers, id: \.self) { _ in if numbers.count > 1 { dot(.blue) } }
            .onAppear { log.note("+list") }.onDisappear { log.note("-list") }
        }
      })
    #expect(log.take() == [])
    for (numbers, entries) in [
      ([1], ["+group"]), ([1, 2], ["+list"]), ([3], ["-list"]), ([], ["-group"]),
      ([4, 5], ["+group", "+list"]),
    ] {
      handle.value = numbers
      snapshot.update()
      #expect(log.take().sorted() == entries)
    }
    snapshot.graph.close()
    #expect(log.take().sorted() == ["-group", "-list"])
  }

  @Test func `no action runs where there is no view`() {
    let log = Log()
    _ = LayoutSnapshot(
      VStack {
        noted("hidden", log).hidden()
        EmptyView().onAppear { log.note("+view") }
        Group {}.onAppear { log.note("+group") }
        ForEach(0..<0) { _ in dot(.red) }.onAppear { log.note("+list") }
      })
    #expect(log.take() == ["+hidden"])
  }

  @Test func `a list in a lazy container appears with the first of its rows`() {
    let log = Log()
    let snapshot = LayoutSnapshot(
      of: ScrollView {
        LazyVStack(spacing: 0) {
          Color.red.frame(height: 1_000)
          ForEach(0..<100) { _ in Color.blue.frame(height: 10) }
            .onAppear { log.note("+rows") }.onDisappear { log.note("-rows") }
        }
      }, window: CGSize(width: 100, height: 100))
    #expect(log.take() == [])
    snapshot.scroll(to: CGPoint(x: 0, y: 950))
    snapshot.update()
    #expect(log.take() == ["+rows"])
  }
}
