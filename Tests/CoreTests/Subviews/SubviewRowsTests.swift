import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Many rows, of which only a few are used.
@MainActor struct SubviewRowsTests {
  private struct Row: View {
    let number: Int
    let log: Log
    let handle: Handle<Int>?
    @State private var width = 10

    var body: some View {
      let _ = log.note("\(number)")
      let _ = handle?.take($width)
      Color.red.frame(width: CGFloat(width), height: 30).accessibilityIdentifier("\(number)")
    }
  }

  private func list<Content: View>(_ content: Content) -> some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(subviews: content) { row in row.padding(.leading, 5) }
      }
    }
  }

  private func window(_ view: some View) -> LayoutSnapshot {
    LayoutSnapshot(of: view, window: CGSize(width: 100, height: 100))
  }

  @Test func `only the rows in view of a million are made`() {
    let log = Log()
    let snapshot = window(
      list(ForEach(0..<1_000_000, id: \.self) { Row(number: $0, log: log, handle: nil) }))
    #expect(log.take() == ["0", "1", "2", "3"])
    snapshot.scroll(to: CGPoint(x: 0, y: 30_000_000))
    #expect(snapshot.frame(of: "999999")?.maxY == 100)
    #expect(log.take().count <= 8)
    #expect(snapshot.frame(of: "0") == nil)
    #expect(snapshot.diagnostics == [])
  }

  @Test func `only the sections in view of a million are made`() {
    let log = Log()
    let snapshot = window(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(
            sections: ForEach(0..<1_000_000, id: \.self) { number in
              Section {
                ForEach(0..<10, id: \.self) {
                  Row(number: 10 * number + $0, log: log, handle: nil)
                }
              } header: {
                Color.blue.frame(width: 10, height: 30).accessibilityIdentifier("header \(number)")
              }
            }
          ) { section in
            section.header
            section.content
          }
        }
      })
    #expect(snapshot.frame(of: "header 0")?.minY == 0)
    #expect(snapshot.frame(of: "2")?.minY == 90)
    #expect(snapshot.frame(of: "header 1") == nil)
    #expect(log.take().count <= 12)
  }

  @Test func `sections with a million rows cost only what is in view`() {
    let log = Log()
    let snapshot = window(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(
            sections: Group {
              Section {
                ForEach(0..<1_000_000, id: \.self) { Row(number: $0, log: log, handle: nil) }
              }
              Section {
                ForEach(0..<1_000_000, id: \.self) { Row(number: $0, log: log, handle: nil) }
              }
            }
          ) { section in
            dot(.blue)
            section.content
          }
        }
      })
    #expect(snapshot.frame(of: "0")?.minY == 1)
    #expect(log.take().count <= 5)
  }

  @Test func `counting and identifying rows does not make them`() {
    let log = Log()
    var count = 0
    _ = window(
      Group(
        subviews: ForEach(0..<1_000_000, id: \.self) { Row(number: $0, log: log, handle: nil) }
      ) { subviews in
        let _ = count = subviews.count
        let _ = subviews[500_000].id
        subviews[7]
      })
    #expect(count == 1_000_000)
    #expect(log.take() == ["7"])
  }

  @Test func `a row that comes back into view has kept its state`() {
    let handle = Handle<Int>()
    let snapshot = window(
      list(
        ForEach(0..<1_000, id: \.self) {
          Row(number: $0, log: Log(), handle: $0 == 1 ? handle : nil)
        }))
    handle.value = 40
    snapshot.update()
    #expect(snapshot.width(of: "1") == 40)
    snapshot.scroll(to: CGPoint(x: 0, y: 3_000))
    #expect(snapshot.frame(of: "1") == nil)
    snapshot.scroll(to: .zero)
    #expect(snapshot.width(of: "1") == 40)
  }

  @Test func `rows are found by their ids when others are inserted before them`() {
    let (handle, data) = (Handle<Int>(), Handle<[Int]>())
    let snapshot = window(
      Varying(data, Array(0..<1_000)) { data in
        list(
          ForEach(data, id: \.self) {
            Row(number: $0, log: Log(), handle: $0 == 1 ? handle : nil)
          })
      })
    handle.value = 40
    snapshot.update()
    data.value = [-2, -1] + Array(0..<1_000)
    snapshot.update()
    // The rows in view keep their places; the new rows are there after scrolling to the start.
    snapshot.scroll(to: .zero)
    #expect(snapshot.frame(of: "-2")?.minY == 0)
    #expect(snapshot.frame(of: "1")?.minY == 90)
    #expect(snapshot.width(of: "1") == 40)
  }

  @Test func `a row that moves far away has kept its state when it is seen there`() {
    let (handle, data) = (Handle<Int>(), Handle<[Int]>())
    let snapshot = window(
      Varying(data, Array(0..<5_000)) { data in
        list(
          ForEach(data, id: \.self) {
            Row(number: $0, log: Log(), handle: $0 == 1 ? handle : nil)
          })
      })
    handle.value = 40
    snapshot.update()
    data.value = [0] + Array(2..<5_000) + [1]
    snapshot.update()
    snapshot.scroll(to: CGPoint(x: 0, y: 5_000 * 30))
    #expect(snapshot.frame(of: "1")?.maxY == 100)
    #expect(snapshot.width(of: "1") == 40)
  }

  @Test func `rows with a modifier are made as they come into view`() {
    let log = Log()
    let snapshot = window(
      list(
        ForEach(0..<100_000, id: \.self) { Row(number: $0, log: log, handle: nil) }
          .padding(.leading, 3)))
    #expect(log.take() == ["0", "1", "2", "3"])
    // 5 and 3 points of padding and 10 of the row, in the middle of 100.
    let lead: CGFloat = 41 + 5 + 3
    #expect(snapshot.frame(of: "0")?.minX == lead)
  }

  @Test func `rows with an unknown number of views are all made`() {
    let log = Log()
    let snapshot = window(
      list(
        ForEach(0..<20, id: \.self) { number in
          if number % 2 == 0 { Row(number: number, log: log, handle: nil) }
        }))
    #expect(log.take().count == 10)
    #expect(snapshot.frame(of: "4")?.minY == 60)
  }

  @Test func `a row is scrolled to by the id of its element`() {
    let log = Log()
    let target = Handle<Int?>()
    let snapshot = window(
      Varying(target, nil) { target in
        ScrollViewReader { proxy in
          list(ForEach(0..<100_000, id: \.self) { Row(number: $0, log: log, handle: nil) })
            .onChange(of: target) { proxy.scrollTo(target ?? 0, anchor: .top) }
        }
      })
    target.value = 50_000
    snapshot.update()
    snapshot.update()
    #expect(snapshot.frame(of: "50000")?.minY == 0)
  }
}
