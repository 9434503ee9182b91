import SwiftUI
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

  @Test func `another id lets the old view disappear and the new one appear`() {
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

  @Test func `the action is that of the latest body`() {
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

  @Test func `what an action changes is in the same frame`() {
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

  @Test func `a modifier on several views tells once for all of them`() {
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
}
