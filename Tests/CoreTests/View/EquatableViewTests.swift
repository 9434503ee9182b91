import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct EquatableViewTests {
  /// A view that equals others with the same tens.
  private struct Rounded: View, Equatable {
    let number: Int
    let log: Log

    var body: some View {
      let _ = log.note("\(number)")
      bar(.red, number).accessibilityIdentifier("bar")
    }

    nonisolated static func == (lhs: Rounded, rhs: Rounded) -> Bool {
      lhs.number / 10 == rhs.number / 10
    }
  }

  @Test func `an equal view is not evaluated again`() {
    let (handle, log) = (Handle<Int>(), Log())
    let snapshot = LayoutSnapshot(
      Varying(handle, 11) { Rounded(number: $0, log: log).equatable() })
    for number in [12, 25, 26] {
      handle.value = number
      snapshot.update()
    }
    #expect(log.take() == ["11", "25"])
    #expect(snapshot.width(of: "bar") == 25)
  }

  @Test func `the comparison is the same without the wrapper`() {
    let (handle, log) = (Handle<Int>(), Log())
    let snapshot = LayoutSnapshot(Varying(handle, 11) { Rounded(number: $0, log: log) })
    for number in [12, 25, 26] {
      handle.value = number
      snapshot.update()
    }
    #expect(log.take() == ["11", "25"])
  }

  @Test func `an equal view still follows its own state`() {
    struct Stateful: View, Equatable {
      let handle: Handle<Int>
      var body: some View { Counter(handle) }
      nonisolated static func == (lhs: Stateful, rhs: Stateful) -> Bool { true }
    }
    let (handle, count) = (Handle<Int>(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      Varying(handle, 1) { _ in EquatableView(content: Stateful(handle: count)) })
    count.value = 8
    handle.value = 2
    snapshot.update()
    #expect(snapshot.width(of: "counter") == 8)
  }
}
