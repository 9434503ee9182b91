import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import EspalierCore

@MainActor struct ForEachTests {
  private struct Item: Identifiable, Equatable {
    var id: Int
    var width = 1
  }

  @Test func `a range makes a view for each number`() {
    expectDrawing(of: HStack(spacing: 1) { ForEach(1..<4) { bar(.red, $0) } }, is: "r.rr.rrr")
  }

  @Test func `identifiable elements need no key path`() {
    let items = [Item(id: 1), Item(id: 2, width: 2)]
    expectDrawing(of: HStack(spacing: 1) { ForEach(items) { bar(.red, $0.width) } }, is: "r.rr")
  }

  @Test func `very many views at once are reported, and where they belong`() {
    let snapshot = LayoutSnapshot(
      of: VStack { ForEach(0..<100_001, id: \.self) { _ in EmptyView() } },
      proposal: .unspecified)
    #expect(snapshot.diagnostics.count == 1)
    #expect(snapshot.diagnostics.first?.contains("LazyVStack") == true)
  }

  @Test func `of a million views, those that memory has no room for are left out`() {
    let snapshot = ViewGraph.$elementLimit.withValue(1_000) {
      LayoutSnapshot(
        of: VStack(spacing: 0) {
          ForEach(0..<1_000_000, id: \.self) { _ in Color.red.frame(height: 1) }
          Color.blue.frame(height: 1).accessibilityIdentifier("last")
        },
        proposal: .unspecified)
    }
    // A color and its frame are one view with a frame; the stack and its surroundings are some more.
    #expect(snapshot.size.height > 980 && snapshot.size.height <= 1_000)
    // Views that no loop makes are there.
    #expect(snapshot.frame(of: "last")?.maxY == snapshot.size.height)
    #expect(snapshot.diagnostics.contains { $0.contains("leaves") && $0.contains("LazyVStack") })
  }

  @Test func `elements are identified by a key path`() {
    expectDrawing(
      of: HStack(spacing: 1) { ForEach([2, 1], id: \.self) { bar(.red, $0) } }, is: "rr.r")
  }

  @Test func `several views for each element are laid out in a row`() {
    expectDrawing(
      of: HStack(spacing: 0) {
        ForEach(0..<2) { _ in
          dot(.red)
          dot(.blue)
        }
      },
      is: "rbrb")
  }

  @Test func `some elements may have no view`() {
    expectDrawing(
      of: HStack(spacing: 1) {
        ForEach(0..<4) { number in
          if number % 2 == 0 { dot(.red) }
        }
      },
      is: "r.r")
  }

  @Test func `an empty loop has no children`() {
    expectDrawing(
      of: HStack(spacing: 1) {
        dot(.red)
        ForEach([Int](), id: \.self) { _ in dot(.green) }
        dot(.blue)
      },
      is: "r.b")
  }

  @Test func `lists can be nested`() {
    expectDrawing(
      of: VStack(alignment: .leading, spacing: 0) {
        ForEach(1..<3) { row in HStack(spacing: 1) { ForEach(0..<row) { _ in dot(.red) } } }
      },
      is: """
        r..
        r.r
        """)
  }

  // MARK: Changing data

  /// Rows with a state of their own, which the test sets to ten times the id.
  private func rows(_ handle: Handle<[Int]>, _ counts: [Int: Handle<Int>]) -> LayoutSnapshot {
    let snapshot = LayoutSnapshot(
      Varying(handle, [1, 2, 3]) { ids in
        HStack(spacing: 0) {
          ForEach(ids, id: \.self) { id in
            if let count = counts[id] { Counter(count, name: "\(id)") }
          }
        }
      })
    for (id, count) in counts { count.value = id * 10 }
    snapshot.update()
    return snapshot
  }

  private func handles() -> [Int: Handle<Int>] {
    Dictionary(uniqueKeysWithValues: (1...4).map { ($0, Handle<Int>()) })
  }

  @Test func `moved elements keep their state`() {
    let handle = Handle<[Int]>()
    let snapshot = rows(handle, handles())
    handle.value = [3, 1, 2]
    snapshot.update()
    #expect(snapshot.frame(of: "3") == CGRect(x: 0, y: 0, width: 30, height: 1))
    #expect(snapshot.frame(of: "1") == CGRect(x: 30, y: 0, width: 10, height: 1))
    #expect(snapshot.frame(of: "2") == CGRect(x: 40, y: 0, width: 20, height: 1))
  }

  @Test func `inserted elements start afresh between the others`() {
    let handle = Handle<[Int]>()
    let snapshot = rows(handle, handles())
    handle.value = [1, 4, 2, 3]
    snapshot.update()
    #expect(snapshot.frame(of: "4") == CGRect(x: 10, y: 0, width: 1, height: 1))
    #expect(snapshot.frame(of: "2") == CGRect(x: 11, y: 0, width: 20, height: 1))
  }

  @Test func `removed elements lose their state`() {
    let handle = Handle<[Int]>()
    let snapshot = rows(handle, handles())
    handle.value = [1, 3]
    snapshot.update()
    #expect(snapshot.frame(of: "2") == nil)
    #expect(snapshot.frame(of: "3")?.minX == 10)
    handle.value = [1, 2, 3]
    snapshot.update()
    #expect(snapshot.width(of: "2") == 1)
  }

  @Test func `numbers that stay in a range keep their state`() {
    let handle = Handle<Range<Int>>()
    let counts = handles()
    let snapshot = LayoutSnapshot(
      Varying(handle, 1..<4) { numbers in
        HStack(spacing: 0) {
          ForEach(numbers, id: \.self) { Counter(counts[$0]!, name: "\($0)") }
        }
      })
    for number in 1..<4 { counts[number]?.value = number * 10 }
    handle.value = 2..<5
    snapshot.update()
    #expect(snapshot.frame(of: "1") == nil)
    #expect(snapshot.frame(of: "2") == CGRect(x: 0, y: 0, width: 20, height: 1))
    #expect(snapshot.frame(of: "3") == CGRect(x: 20, y: 0, width: 30, height: 1))
    #expect(snapshot.frame(of: "4") == CGRect(x: 50, y: 0, width: 1, height: 1))
    handle.value = 5..<5
    snapshot.update()
    #expect(snapshot.frame(of: "2") == nil)
    handle.value = 1..<3
    snapshot.update()
    #expect(snapshot.frame(of: "2") == CGRect(x: 1, y: 0, width: 1, height: 1))
  }

  @Test func `elements with the same id take their new value`() {
    let handle = Handle<[Item]>()
    let snapshot = LayoutSnapshot(
      Varying(handle, [Item(id: 1)]) { items in
        ForEach(items) { bar(.red, $0.width).accessibilityIdentifier("bar") }
      })
    handle.value = [Item(id: 1, width: 7)]
    snapshot.update()
    #expect(snapshot.width(of: "bar") == 7)
  }

  @Test func `the content follows what its closure captures`() {
    let handle = Handle<Int>()
    let snapshot = LayoutSnapshot(
      Varying(handle, 1) { width in
        ForEach(0..<1) { _ in bar(.red, width).accessibilityIdentifier("bar") }
      })
    handle.value = 4
    snapshot.update()
    #expect(snapshot.width(of: "bar") == 4)
  }

  // MARK: Conditions

  /// A bar of its own state for each of three numbers, in one of two branches.
  private func branches(
    _ handle: Handle<Set<Int>>, _ counts: [Int: Handle<Int>]
  ) -> LayoutSnapshot {
    let snapshot = LayoutSnapshot(
      Varying(handle, []) { others in
        HStack(spacing: 0) {
          ForEach(1..<4) { id in
            if others.contains(id) {
              Counter(counts[id]!, start: 5, name: "other \(id)")
            } else {
              Counter(counts[id]!, name: "\(id)")
            }
          }
        }
      })
    for (id, count) in counts { count.value = id * 10 }
    snapshot.update()
    return snapshot
  }

  @Test func `another branch of a condition is another view, in the same place`() {
    let handle = Handle<Set<Int>>()
    let counts = Dictionary(uniqueKeysWithValues: (1...3).map { ($0, Handle<Int>()) })
    let snapshot = branches(handle, counts)
    handle.value = [2]
    snapshot.update()
    #expect(snapshot.frame(of: "other 2") == CGRect(x: 10, y: 0, width: 5, height: 1))
    #expect(snapshot.frame(of: "3") == CGRect(x: 15, y: 0, width: 30, height: 1))
    #expect(snapshot.frame(of: "2") == nil)
    handle.value = []
    snapshot.update()
    #expect(snapshot.frame(of: "2") == CGRect(x: 10, y: 0, width: 1, height: 1))
  }

  @Test func `a branch keeps its state while elements and other branches change`() {
    let (data, counts) = (Handle<[Item]>(), handles())
    let snapshot = LayoutSnapshot(
      Varying(data, [Item(id: 1), Item(id: 2), Item(id: 3)]) { items in
        HStack(spacing: 0) {
          ForEach(items) { item in
            if item.width == 0 {
            } else if item.width == 1 {
              Counter(counts[item.id]!, name: "\(item.id)")
            } else {
              Counter(counts[item.id]!, name: "wide \(item.id)").frame(width: 100)
            }
          }
        }
      })
    for (id, count) in counts { count.value = id * 10 }
    data.value = [Item(id: 4, width: 2), Item(id: 3), Item(id: 2, width: 0), Item(id: 1)]
    snapshot.update()
    #expect(snapshot.frame(of: "3") == CGRect(x: 100, y: 0, width: 30, height: 1))
    #expect(snapshot.frame(of: "1") == CGRect(x: 130, y: 0, width: 10, height: 1))
    #expect(snapshot.frame(of: "2") == nil)
    data.value = [Item(id: 4, width: 2), Item(id: 3), Item(id: 2), Item(id: 1)]
    snapshot.update()
    #expect(snapshot.frame(of: "2") == CGRect(x: 130, y: 0, width: 1, height: 1))
    #expect(snapshot.frame(of: "1") == CGRect(x: 131, y: 0, width: 10, height: 1))
  }

  @Test func `a condition in a loop has no node, and its change touches one element`() {
    func nodes(_ view: some View) -> Int { LayoutSnapshot(view).graph.counters.nodes }
    func row(_ count: Int) -> some View { HStack { ForEach(0..<count) { _ in dot(.red) } } }
    let numbers = 0..<100
    #expect(
      nodes(HStack { ForEach(numbers) { if $0 < 50 { dot(.red) } else { dot(.blue) } } })
        == nodes(row(100)))

    let handle = Handle<Set<Int>>()
    let snapshot = LayoutSnapshot(
      Varying(handle, []) { blue in
        HStack { ForEach(numbers) { if blue.contains($0) { dot(.blue) } else { dot(.red) } } }
      })
    let before = snapshot.graph.counters.nodes
    handle.value = [7]
    snapshot.update()
    #expect(snapshot.graph.counters.nodes - before == nodes(row(2)) - nodes(row(1)))
  }

  // MARK: Equal ids

  @Test func `equal ids in lists of a list are reported once`() {
    let snapshot = LayoutSnapshot(
      VStack {
        ForEach(0..<5) { row in
          HStack { ForEach([row, row, row + 1], id: \.self) { _ in dot(.red) } }
        }
      })
    #expect(snapshot.diagnostics.count == 1)
    #expect(snapshot.diagnostics.first?.contains("the id 0 occurs more than once") == true)
  }

  @Test func `elements with equal ids are all shown, and reported once`() {
    let snapshot = LayoutSnapshot(
      HStack(spacing: 0) { ForEach([7, 8, 7, 7], id: \.self) { _ in dot(.red) } })
    #expect(snapshot.size.width == 4)
    snapshot.update()
    #expect(snapshot.diagnostics.count == 1)
    #expect(snapshot.diagnostics.first?.contains("the id 7 occurs more than once") == true)
    #expect(snapshot.diagnostics.first?.contains("HStack") == true)
  }

  @Test func `an id that does not equal itself is reported, wherever it is`() {
    let numbers = [1, 2, Double.nan]
    let snapshots = [
      LayoutSnapshot(HStack { ForEach(numbers, id: \.self) { _ in dot(.red) } }),
      LayoutSnapshot(
        of: ScrollView { LazyVStack { ForEach(numbers, id: \.self) { _ in dot(.red) } } },
        window: CGSize(width: 10, height: 40)),
      LayoutSnapshot(HStack { ForEach(Array(numbers.reversed()), id: \.self) { _ in dot(.red) } }),
    ]
    for snapshot in snapshots {
      #expect(snapshot.diagnostics.count == 1)
      #expect(snapshot.diagnostics.first?.contains("does not equal itself") == true)
    }
  }

  // MARK: Bindings

  private struct Editor: View {
    let handle: Handle<[Item]>
    let rows: Handle<Int>
    @State private var items = [Item(id: 1), Item(id: 2)]

    var body: some View {
      let _ = handle.take($items)
      HStack(spacing: 0) {
        ForEach($items) { $item in
          let _ = item.id == 2 ? rows.take($item.width) : ()
          bar(.red, item.width).accessibilityIdentifier("\(item.id)")
        }
      }
    }
  }

  @Test func `a binding to a collection gives a binding to each element`() {
    let (handle, row) = (Handle<[Item]>(), Handle<Int>())
    let snapshot = LayoutSnapshot(Editor(handle: handle, rows: row))
    row.value = 9
    snapshot.update()
    #expect(snapshot.width(of: "2") == 9)
    #expect(handle.value == [Item(id: 1), Item(id: 2, width: 9)])
  }

  @Test func `a binding to an element that was removed reads its last value and writes nothing`() {
    let (handle, row) = (Handle<[Item]>(), Handle<Int>())
    let snapshot = LayoutSnapshot(Editor(handle: handle, rows: row))
    handle.value = [Item(id: 1)]
    #expect(row.value == 1)
    row.value = 5
    snapshot.update()
    #expect(handle.value == [Item(id: 1)])
    #expect(snapshot.frame(of: "2") == nil)
  }

  @Test func `elements behind a binding can be identified by a key path`() {
    let snapshot = LayoutSnapshot(
      Varying(Handle<Int>(), 0) { _ in
        ForEach(Binding.constant([3, 4]), id: \.self) { $width in
          bar(.red, width).accessibilityIdentifier("bar")
        }
      })
    #expect(snapshot.frames(of: "bar").map(\.width) == [3, 4])
  }

  // MARK: Observation

  @Observable final class Model {
    var width = 1
  }

  @Test func `a property that the content reads evaluates only the list`() {
    let (model, log) = (Model(), Log())
    struct Shelf: View {
      let model: Model
      let log: Log

      var body: some View {
        let _ = log.note("shelf")
        ForEach(0..<2) { _ in bar(.red, model.width).accessibilityIdentifier("bar") }
      }
    }
    let snapshot = LayoutSnapshot(Shelf(model: model, log: log))
    #expect(log.take() == ["shelf"])
    model.width = 6
    snapshot.update()
    #expect(snapshot.width(of: "bar") == 6)
    #expect(log.take() == [])
  }
}
