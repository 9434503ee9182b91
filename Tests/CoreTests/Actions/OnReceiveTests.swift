import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct OnReceiveTests {
  @Test func `the action gets each value of the publisher`() {
    let (log, subject) = (Log(), PassthroughSubject<Int, Never>())
    let snapshot = LayoutSnapshot(dot(.red).onReceive(subject) { log.note("\($0)") })
    subject.send(1)
    subject.send(2)
    #expect(log.take() == ["1", "2"])
    snapshot.update()
    #expect(log.take() == [])
  }

  @Test func `the view is updated with what the action changes`() {
    struct Meter: View {
      let subject: PassthroughSubject<Int, Never>
      @State private var width = 1
      var body: some View { bar(.red, width).onReceive(subject) { width = $0 } }
    }
    let subject = PassthroughSubject<Int, Never>()
    let snapshot = LayoutSnapshot(Meter(subject: subject))
    subject.send(6)
    snapshot.update()
    #expect(snapshot.size.width == 6)
    subject.send(7)
    snapshot.update()
    #expect(snapshot.size.width == 7)
  }

  @Test func `a publisher with a current value sends it at the start`() {
    let (log, subject) = (Log(), CurrentValueSubject<Int, Never>(4))
    _ = LayoutSnapshot(dot(.red).onReceive(subject) { log.note("\($0)") })
    #expect(log.take() == ["4"])
  }

  @Test func `a view that was removed receives nothing`() {
    let (log, handle) = (Log(), Handle<Bool>())
    let subject = PassthroughSubject<Int, Never>()
    let snapshot = LayoutSnapshot(
      Switching(handle: handle) { if $0 { dot(.red).onReceive(subject) { log.note("\($0)") } } })
    handle.value = false
    snapshot.update()
    subject.send(1)
    #expect(log.take() == [])
  }

  @Test func `the latest body's action is called`() {
    let (log, handle) = (Log(), Handle<Int>())
    let subject = PassthroughSubject<Int, Never>()
    let snapshot = LayoutSnapshot(
      Varying(handle, 1) { number in dot(.red).onReceive(subject) { log.note("\(number) \($0)") } })
    handle.value = 2
    snapshot.update()
    subject.send(9)
    #expect(log.take() == ["2 9"])
  }

  @Test func `values from another thread reach the main actor`() async {
    let (log, subject) = (Log(), PassthroughSubject<Int, Never>())
    let snapshot = LayoutSnapshot(dot(.red).onReceive(subject) { log.note("\($0)") })
    nonisolated(unsafe) let shared = subject
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        shared.send(3)
        DispatchQueue.main.async { done.resume() }
      }
    }
    #expect(log.take() == ["3"])
    snapshot.update()
  }

  @Test func `notifications can be received`() {
    let log = Log()
    let name = Notification.Name("espalier.test")
    let snapshot = LayoutSnapshot(
      dot(.red).onReceive(NotificationCenter.default.publisher(for: name)) {
        log.note($0.name.rawValue)
      })
    NotificationCenter.default.post(name: name, object: nil)
    #expect(log.take() == ["espalier.test"])
    snapshot.update()
  }
}
