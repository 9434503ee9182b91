import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct OnChangeTests {
  @Test func `the action without parameters runs at changes only`() {
    let (log, handle) = (Log(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      Varying(handle, 1) { dot(.red).onChange(of: $0 / 10) { log.note("changed") } })
    for number in [5, 12, 15, 3] {
      handle.value = number
      snapshot.update()
    }
    #expect(log.take() == ["changed", "changed"])
  }

  @Test func `the action gets the old and the new value`() {
    let (log, handle) = (Log(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      Varying(handle, 1) { dot(.red).onChange(of: $0) { old, new in log.note("\(old) \(new)") } })
    handle.value = 2
    snapshot.update()
    handle.value = 5
    snapshot.update()
    #expect(log.take() == ["1 2", "2 5"])
  }

  @Test func `the older form gets the new value`() {
    let (log, handle) = (Log(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      Varying(handle, 1) { dot(.red).onChange(of: $0, perform: { log.note("\($0)") }) })
    handle.value = 2
    snapshot.update()
    #expect(log.take() == ["2"])
  }

  @Test func `the older form calls the function from before the change`() {
    let (log, handle) = (Log(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      Varying(handle, 1) { number in
        dot(.red).onChange(of: number, perform: { [number] in log.note("\(number) \($0)") })
          .onChange(of: number) { [number] _, new in log.note("new: \(number) \(new)") }
      })
    handle.value = 2
    snapshot.update()
    handle.value = 3
    snapshot.update()
    #expect(log.take() == ["1 2", "new: 2 2", "2 3", "new: 3 3"])
  }

  @Test func `an empty group reports no changes, and its first member starts afresh`() {
    let (log, handle) = (Log(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      Varying(handle, 1) { number in
        Group { if number > 2 && number != 5 { dot(.red) } }
          .onChange(of: number, initial: true) { old, new in log.note("\(old) \(new)") }
          .onChange(of: number) { old, new in log.note("later: \(old) \(new)") }
      })
    for (number, entries) in [
      (2, []), (3, ["3 3"]), (4, ["3 4", "later: 3 4"]), (5, []), (6, ["6 6"]),
      (7, ["6 7", "later: 6 7"]),
    ] {
      handle.value = number
      snapshot.update()
      #expect(log.take() == entries)
    }
  }

  @Test func `initial runs the action at the start, with the same value twice`() {
    let log = Log()
    _ = LayoutSnapshot(
      dot(.red)
        .onChange(of: 4, initial: true) { old, new in log.note("\(old) \(new)") }
        .onChange(of: 5, initial: true) { log.note("start") })
    #expect(log.take() == ["4 4", "start"])
  }

  @Test func `changes within one frame are one call`() {
    let (log, handle) = (Log(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      Varying(handle, 1) { dot(.red).onChange(of: $0) { old, new in log.note("\(old) \(new)") } })
    handle.value = 2
    handle.value = 3
    snapshot.update()
    #expect(log.take() == ["1 3"])
  }

  @Test func `a value that an action changes is another change in the same frame`() {
    struct Clamped: View {
      let handle: Handle<Int>
      let log: Log
      @State private var number = 1

      var body: some View {
        let _ = handle.take($number)
        bar(.red, number).onChange(of: number) { old, new in
          log.note("\(old) \(new)")
          number = min(number, 10)
        }
      }
    }
    let (log, handle) = (Log(), Handle<Int>())
    let snapshot = LayoutSnapshot(Clamped(handle: handle, log: log))
    handle.value = 50
    snapshot.update()
    #expect(log.take() == ["1 50", "50 10"])
    #expect(snapshot.size.width == 10)
  }
}
