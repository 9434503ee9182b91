import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Rows that change, their state, and programs that scroll to them.
extension LazyStackTests {
  // MARK: Changing rows

  private struct Item: Identifiable {
    var id: Int
  }

  private func list(_ handle: Handle<[Int]>, _ log: Log) -> LayoutSnapshot {
    window(
      Varying(handle, Array(0..<100)) { ids in
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(ids.map(Item.init)) { Row(number: $0.id, log: log) } }
        }
      })
  }

  @Test func `rows inserted above leave what is in view where it is`() {
    let (handle, log) = (Handle<[Int]>(), Log())
    let snapshot = list(handle, log)
    snapshot.scroll(to: CGPoint(x: 0, y: 300))
    #expect(snapshot.frame(of: "10")?.minY == 0)
    handle.value = [1_000, 1_001] + (0..<100)
    snapshot.update()
    #expect(snapshot.frame(of: "10")?.minY == 0)
    #expect(snapshot.scrollOffset()?.y == 360)
  }

  @Test func `at the start, inserted rows come into view`() {
    let (handle, log) = (Handle<[Int]>(), Log())
    let snapshot = list(handle, log)
    handle.value = [1_000] + (0..<100)
    snapshot.update()
    #expect(snapshot.frame(of: "1000")?.minY == 0)
    #expect(snapshot.frame(of: "0")?.minY == 30)
  }

  @Test func `data that shrinks to nothing at the end of the list leaves nothing`() {
    let (handle, log) = (Handle<[Int]>(), Log())
    let snapshot = list(handle, log)
    snapshot.scroll(to: CGPoint(x: 0, y: 100_000))
    handle.value = []
    snapshot.update()
    #expect(snapshot.frames(of: "99").isEmpty)
    #expect(snapshot.scrollOffset()?.y == 0)
    handle.value = [5]
    snapshot.update()
    #expect(snapshot.frame(of: "5")?.minY == 0)
  }

  @Test func `ids that are new every time show the new rows`() {
    let (handle, log) = (Handle<[Int]>(), Log())
    let snapshot = list(handle, log)
    handle.value = Array(10_000..<11_000)
    snapshot.update()
    #expect(snapshot.frame(of: "10000")?.minY == 0)
    #expect(snapshot.frame(of: "0") == nil)
  }

  @Test func `rows of equal ids are all shown, and reported once`() {
    let snapshot = window(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach([7, 8, 7, 7], id: \.self) {
            Color.red.frame(height: 20).accessibilityIdentifier("\($0)")
          }
        }
      })
    #expect(snapshot.frames(of: "7").map(\.minY) == [0, 40, 60])
    #expect(snapshot.diagnostics.count == 1)
    #expect(snapshot.diagnostics.first?.contains("the id 7 occurs more than once") == true)
  }

  @Test func `a row that changes its height moves those below`() {
    let handle = Handle<Int>()
    let snapshot = window(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { number in
            if number == 1 {
              Tall(handle: handle)
            } else {
              Color.red.frame(height: 30).accessibilityIdentifier("\(number)")
            }
          }
        }
      })
    handle.value = 50
    snapshot.update()
    #expect(snapshot.frame(of: "2")?.minY == 80)
  }

  private struct Tall: View {
    let handle: Handle<Int>
    @State private var height = 30

    var body: some View {
      let _ = handle.take($height)
      Color.blue.frame(height: CGFloat(height))
    }
  }

  @Test func `rows that change when they appear settle`() {
    struct Growing: View {
      @State private var hasAppeared = false
      var body: some View {
        Color.red.frame(height: hasAppeared ? 60 : 20).onAppear { hasAppeared = true }
      }
    }
    let snapshot = window(
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1_000, id: \.self) { _ in Growing() } } })
    #expect(snapshot.diagnostics == [])
    snapshot.scroll(by: CGSize(width: 0, height: 500))
    #expect(snapshot.diagnostics == [])
  }

  @Test func `rows whose height depends on their place still finish the frame`() {
    let snapshot = window(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000, id: \.self) { _ in
            GeometryReader { proxy in
              Color.red.frame(height: abs(proxy.frame(in: .global).minY))
            }.frame(height: 30)
          }
        }
      })
    snapshot.scroll(by: CGSize(width: 0, height: 500))
    #expect(snapshot.rounds < 64)
  }

  // MARK: State

  @Test func `a row keeps its state while it is out of view, views inside it do not`() {
    let (outer, inner) = (Handle<Int>(), Handle<Int>())
    struct Item: View {
      let outer: Handle<Int>
      let inner: Handle<Int>
      @State private var count = 1

      var body: some View {
        let _ = outer.take($count)
        VStack { Counter(inner, name: "inner") }.frame(height: 30)
      }
    }
    let snapshot = window(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000, id: \.self) { number in
            Item(
              outer: number == 0 ? outer : Handle(), inner: number == 0 ? inner : Handle())
          }
        }
      })
    outer.value = 7
    inner.value = 8
    snapshot.scroll(to: CGPoint(x: 0, y: 3_000))
    snapshot.scroll(to: .zero)
    #expect(outer.value == 7)
    #expect(inner.value == 1)
  }

  // MARK: Programs that scroll

  @Test func `a program can scroll to a row that was never made`() {
    let (go, log) = (Handle<Int>(), Log())
    struct Reader: View {
      let go: Handle<Int>
      let log: Log
      @State private var target = 0

      var body: some View {
        let _ = go.take($target)
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<1_000_000, id: \.self) { Row(number: $0, log: log) }
            }
          }
          .onChange(of: target) { proxy.scrollTo(target, anchor: .top) }
        }
      }
    }
    let snapshot = window(Reader(go: go, log: log))
    go.value = 500_000
    snapshot.update()
    #expect(snapshot.frame(of: "500000")?.minY == 0)
  }
}
