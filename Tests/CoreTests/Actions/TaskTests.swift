import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct TaskTests {
  @Test func `a task runs when its view appears, and what it changes is shown`() async {
    struct Loading: View {
      let log: Log
      @State private var width = 1

      var body: some View {
        bar(.red, width).task {
          await Task.yield()
          width = 8
          log.note("loaded")
        }
      }
    }
    let log = Log()
    let snapshot = LayoutSnapshot(Loading(log: log))
    await eventually { !log.entries.isEmpty }
    snapshot.update()
    snapshot.update()
    #expect(snapshot.size.width == 8)
    #expect(log.take() == ["loaded"])
  }

  /// Work that logs its start and its cancellation.
  private func work(_ name: String, _ log: Log) async {
    log.note("+\(name)")
    // Longer than other tests keep the main actor busy.
    try? await Task.sleep(for: .seconds(3_600))
    if Task.isCancelled { log.note("-\(name)") }
  }

  @Test func `a task is cancelled when its view disappears`() async {
    let (log, handle) = (Log(), Handle<Bool>())
    let snapshot = LayoutSnapshot(
      Switching(handle: handle) { if $0 { dot(.red).task { await work("a", log) } } })
    await eventually { log.entries == ["+a"] }
    handle.value = false
    snapshot.update()
    await eventually { log.entries.count == 2 }
    #expect(log.take() == ["+a", "-a"])
  }

  @Test func `a changed id cancels the task and starts it again`() async {
    let (log, handle) = (Log(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      Varying(handle, 1) { number in dot(.red).task(id: number) { await work("\(number)", log) } })
    await eventually { log.entries == ["+1"] }
    handle.value = 2
    snapshot.update()
    await eventually { log.entries.count == 3 }
    #expect(Set(log.take()) == ["+1", "-1", "+2"])
    snapshot.graph.close()
    await eventually { log.entries.count == 1 }
    #expect(log.take() == ["-2"])
  }

  @Test func `the same id leaves the task alone`() async {
    let (log, handle) = (Log(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      Varying(handle, 1) { number in
        dot(.red).task(id: number / 10, priority: .background) { await work("\(number)", log) }
      })
    await eventually { log.entries == ["+1"] }
    handle.value = 2
    snapshot.update()
    await Task.yield()
    #expect(log.take() == ["+1"])
  }

  @Test func `a tree that is dropped cancels its tasks`() async {
    let log = Log()
    var snapshot: LayoutSnapshot? = LayoutSnapshot(dot(.red).task { await work("a", log) })
    await eventually { log.entries == ["+a"] }
    #expect(snapshot != nil)
    snapshot = nil
    await eventually { log.entries.count == 2 }
    #expect(log.take() == ["+a", "-a"])
  }

  @Test func `the task of a group runs as long as it has a member`() async {
    let (log, handle) = (Log(), Handle<[Int]>())
    let snapshot = LayoutSnapshot(
      Varying(handle, []) { numbers in
        Group { ForEach(numbers, id: \.self) { _ in dot(.red) } }.task { await work("group", log) }
        EmptyView().task { log.note("never") }
      })
    for numbers in [[1], [1, 2], [3]] {
      handle.value = numbers
      snapshot.update()
    }
    await eventually { !log.entries.isEmpty }
    #expect(log.entries == ["+group"])
    handle.value = []
    snapshot.update()
    await eventually { log.entries.count == 2 }
    #expect(log.take() == ["+group", "-group"])
  }
}
