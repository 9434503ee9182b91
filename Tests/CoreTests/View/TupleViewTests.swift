import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct TupleViewTests {
  @Test func `the elements of a tuple made by hand are children`() {
    expectDrawing(
      of: HStack(spacing: 1) { TupleView((dot(.red), bar(.green, 2), dot(.blue))) }, is: "r.gg.b")
  }

  @Test func `a tuple of one view is that view`() {
    expectDrawing(of: HStack(spacing: 1) { TupleView(dot(.red)) }, is: "r")
  }

  @Test func `elements of any size are found in memory`() {
    struct Large: View {
      let flags: (Bool, Int, Bool) = (true, 2, false)
      let name = "a name that is longer than fifteen bytes"
      var body: some View { bar(.red, flags.1) }
    }
    expectDrawing(
      of: HStack(spacing: 1) {
        TupleView((Large(), EmptyView(), dot(.green), Large(), dot(.blue)))
      },
      is: "rr.g.rr.b")
  }

  @Test func `the elements take their new values and keep their state`() {
    let (handle, count) = (Handle<Int>(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      Varying(handle, 1) { width in
        HStack(spacing: 0) { TupleView((bar(.blue, width), Counter(count))) }
      })
    count.value = 5
    handle.value = 3
    snapshot.update()
    #expect(snapshot.frame(of: "counter") == CGRect(x: 3, y: 0, width: 5, height: 1))
  }

  @Test func `tuple views can be nested`() {
    expectDrawing(
      of: HStack(spacing: 1) { TupleView((TupleView((dot(.red), dot(.green))), dot(.blue))) },
      is: "r.g.b")
  }
}
