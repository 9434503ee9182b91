import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Rows that are made as they come into view.
@MainActor struct LazyStackTests {
  /// A row of the given height that notes its coming and going.
  struct Row: View {
    let number: Int
    let log: Log
    var height: CGFloat = 30

    var body: some View {
      let _ = log.note("made \(number)")
      Color.red.frame(width: 10, height: height).accessibilityIdentifier("\(number)")
        .onAppear { log.note("+\(number)") }
        .onDisappear { log.note("-\(number)") }
    }
  }

  func window(_ view: some View, height: CGFloat = 100) -> LayoutSnapshot {
    LayoutSnapshot(of: view, window: CGSize(width: 100, height: height))
  }

  func rows(_ count: Int, _ log: Log) -> some View {
    ScrollView {
      LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Row(number: $0, log: log) } }
    }
  }

  func appearances(_ log: Log) -> [String] { log.take().filter { !$0.hasPrefix("made") } }

  // MARK: Making rows

  @Test func `only rows in view are made and appear`() {
    let log = Log()
    let snapshot = window(rows(1_000_000, log))
    #expect(log.take() == ["made 0", "made 1", "made 2", "made 3", "+0", "+1", "+2", "+3"])
    #expect(snapshot.frame(of: "3") == CGRect(x: 45, y: 90, width: 10, height: 30))
    #expect(snapshot.diagnostics == [])
  }

  @Test func `rows appear and disappear as they are scrolled`() {
    let log = Log()
    let snapshot = window(rows(1_000, log))
    _ = log.take()
    snapshot.scroll(by: CGSize(width: 0, height: 40))
    // 40 to 140: rows 1 to 4.
    #expect(Set(appearances(log)) == ["+4", "-0"])
    #expect(snapshot.frame(of: "0") == nil)
    #expect(snapshot.frame(of: "1")?.minY == -10)
    snapshot.scroll(to: .zero)
    #expect(Set(appearances(log)) == ["+0", "-4"])
  }

  @Test func `each row shows the first view that fits it`() {
    let list = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<1_000, id: \.self) { number in
          ViewThatFits(in: .horizontal) {
            Color.red.frame(width: 120, height: 10).accessibilityIdentifier("wide \(number)")
            Color.red.frame(width: 60, height: 20).accessibilityIdentifier("narrow \(number)")
          }
        }
      }
    }
    let narrow = window(list)
    #expect(narrow.frame(of: "wide 2") == nil)
    #expect(narrow.frame(of: "narrow 2") == CGRect(x: 20, y: 2 * 20, width: 60, height: 20))
    let wide = LayoutSnapshot(of: list, window: CGSize(width: 200, height: 100))
    #expect(wide.frame(of: "narrow 2") == nil)
    #expect(wide.frame(of: "wide 2") == CGRect(x: 40, y: 2 * 10, width: 120, height: 10))
  }

  @Test func `a frame without changes makes and measures nothing`() {
    let log = Log()
    let snapshot = window(rows(1_000, log))
    _ = log.take()
    let (sizes, rounds) = (snapshot.sizesComputed, snapshot.rounds)
    snapshot.update()
    #expect(log.take() == [])
    #expect(snapshot.sizesComputed == sizes)
    #expect(snapshot.rounds == rounds + 1)
  }

  @Test func `a scroll step measures the new rows only`() {
    let snapshot = window(rows(100_000, Log()))
    snapshot.scroll(to: CGPoint(x: 0, y: 3_000))
    let sizes = snapshot.sizesComputed
    snapshot.scroll(by: CGSize(width: 0, height: 30))
    // A row is a frame, two modifiers and a color; the stack and what is around it are asked again.
    #expect(snapshot.sizesComputed - sizes <= 20)
  }

  @Test func `the end of a million rows is reached without those in between`() {
    let log = Log()
    let snapshot = window(rows(1_000_000, log))
    _ = log.take()
    snapshot.scroll(to: CGPoint(x: 0, y: 30_000_000))
    let end: CGFloat = 30_000_000 - 100
    #expect(snapshot.scrollOffset()?.y == end)
    #expect(snapshot.frame(of: "999999")?.maxY == 100)
    #expect(log.take().filter { $0.hasPrefix("made") }.count <= 8)
  }

  @Test func `a stack in a window without scroll view makes what the window shows`() {
    let log = Log()
    _ = window(
      LazyVStack(spacing: 0) { ForEach(0..<1_000, id: \.self) { Row(number: $0, log: log) } }
        .frame(height: 100, alignment: .top))
    #expect(appearances(log) == ["+0", "+1", "+2", "+3"])
  }

  @Test func `a picture shows all rows`() {
    let log = Log()
    let snapshot = LayoutSnapshot(
      of: LazyVStack { ForEach(0..<50, id: \.self) { Row(number: $0, log: log) } },
      proposal: ProposedViewSize(width: 100, height: nil))
    #expect(appearances(log).count == 50)
    #expect(snapshot.size == CGSize(width: 100, height: 50 * 30 + 49 * 8))
  }

  // MARK: Layout

  @Test(arguments: [
    (ProposedViewSize.unspecified, CGSize(width: 60, height: 44)),
    (.zero, CGSize(width: 0, height: 44)),
    (.infinity, CGSize(width: CGFloat.infinity, height: 44)),
    (ProposedViewSize(width: 200, height: 10), CGSize(width: 200, height: 44)),
  ]) func `a lazy stack is as wide as it may be, and as long as its rows`(
    proposal: ProposedViewSize, size: CGSize
  ) {
    let stack = LazyVStack(spacing: 4) {
      Color.red.frame(width: 60, height: 20)
      Color.red.frame(width: 40, height: 20)
    }
    #expect(LayoutSnapshot(of: stack, proposal: proposal).size == size)
  }

  @Test func `rows are aligned in the width of the stack`() {
    expectDrawing(
      of: LazyVStack(alignment: .trailing, spacing: 0) {
        bar(.red, 1)
        bar(.blue, 3)
      }.frame(width: 5),
      is: """
        ....r
        ..bbb
        """)
  }

  @Test func `from right to left a lazy row starts at the right`() {
    expectDrawing(
      of: LazyHStack(alignment: .top, spacing: 1) {
        bar(.red, 1)
        bar(.blue, 2)
      }.frame(width: 6, height: 1, alignment: .leading)
        .environment(\.layoutDirection, .rightToLeft), is: "..bb.r")
  }

  @Test func `texts stand as close as in a stack`() {
    // Two texts one above the other have no distance on a Mac.
    let snapshot = LayoutSnapshot(
      LazyVStack {
        Text(verbatim: "a").accessibilityIdentifier("a")
        Text(verbatim: "b").accessibilityIdentifier("b")
      })
    let stack = LayoutSnapshot(
      VStack {
        Text(verbatim: "a").accessibilityIdentifier("a")
        Text(verbatim: "b").accessibilityIdentifier("b")
      })
    let distance = (snapshot.frame(of: "b")?.minY ?? 0) - (snapshot.frame(of: "a")?.maxY ?? 1)
    #expect(distance == (stack.frame(of: "b")?.minY ?? 2) - (stack.frame(of: "a")?.maxY ?? 3))
  }

  @Test func `a lazy stack in a stack in a scroll view makes what is in view`() {
    let log = Log()
    let snapshot = window(
      ScrollView {
        VStack(spacing: 0) {
          Color.blue.frame(height: 40)
          LazyVStack(spacing: 0) { ForEach(0..<1_000, id: \.self) { Row(number: $0, log: log) } }
        }
      })
    #expect(appearances(log) == ["+0", "+1"])
    snapshot.scroll(to: CGPoint(x: 0, y: 100))
    // 60 to 160 of the stack.
    #expect(Set(appearances(log)) == ["+2", "+3", "+4", "+5", "-0", "-1"])
  }

  @Test func `lazy stacks in lazy stacks make what is in view only`() {
    let log = Log()
    let snapshot = window(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000, id: \.self) { outer in
            LazyVStack(spacing: 0) {
              ForEach(0..<1_000, id: \.self) { Row(number: outer * 1_000 + $0, log: log) }
            }
          }
        }
      })
    #expect(Set(appearances(log)) == ["+0", "+1", "+2", "+3"])
    snapshot.scroll(to: CGPoint(x: 0, y: 30_000 - 45))
    #expect(snapshot.frame(of: "999")?.minY == 15)
    #expect(snapshot.frame(of: "1000")?.minY == 45)
    #expect(appearances(log).count <= 40)
  }

  @Test func `columns in columns in a row make what is in view only`() {
    let log = Log()
    let snapshot = window(
      ScrollView([.horizontal, .vertical]) {
        LazyHStack(alignment: .top, spacing: 0) {
          ForEach(0..<1_000, id: \.self) { column in
            LazyVStack(spacing: 0) {
              LazyVStack(spacing: 0) {
                ForEach(0..<1_000, id: \.self) { Row(number: column * 1_000 + $0, log: log) }
              }
            }.frame(width: 50)
          }
        }
      })
    // Two columns of 50, of which 100 points are in view: 4 rows of 30 each.
    #expect(Set(appearances(log)) == ["+0", "+1", "+2", "+3", "+1000", "+1001", "+1002", "+1003"])
    #expect(snapshot.diagnostics == [])
  }

  @Test
  func `a strip and a list scroll separately, and each text appears and disappears in turn`() {
    let log = Log()
    let snapshot = LayoutSnapshot(
      of: VStack {
        ScrollView(.horizontal) {
          LazyHStack {
            ForEach(0..<150, id: \.self) { index in
              Text(verbatim: "LazyHStack \(index)")
                .onAppear { log.note("+h\(index)") }
                .onDisappear { log.note("-h\(index)") }
            }
          }
        }
        .frame(height: 50).accessibilityIdentifier("strip")
        ScrollView {
          LazyVStack {
            ForEach(0..<150, id: \.self) { index in
              Text(verbatim: "LazyVStack \(index)")
                .onAppear { log.note("+v\(index)") }
                .onDisappear { log.note("-v\(index)") }
            }
          }
        }.accessibilityIdentifier("list")
      }, window: CGSize(width: 400, height: 600))
    var events = log.take()
    #expect(events.count < 60)
    for _ in 0..<40 {
      snapshot.scroll("list", by: CGSize(width: 0, height: 100))
      events += log.take()
    }
    snapshot.scroll("strip", to: CGPoint(x: 1e9, y: 0))
    events += log.take()
    #expect(events.contains("+h149"))
    #expect(!events.contains("+h75"))
    for index in 0..<150 {
      let own = events.filter { $0.dropFirst() == "v\(index)" }.map(\.first)
      #expect(!own.isEmpty)
      #expect(own == own.indices.map { $0 % 2 == 0 ? "+" : "-" })
    }
    // At rest, nothing more happens.
    snapshot.update()
    #expect(log.take() == [])
  }

  @Test func `rows with inconsistent answers settle`() {
    struct Fickle: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 10, height: proposal.width.map { $0 > 50 ? 10 : 90 } ?? 40)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    let snapshot = window(
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1_000, id: \.self) { _ in Fickle() {} } } })
    for _ in 0..<10 { snapshot.scroll(by: CGSize(width: 0, height: 300)) }
    #expect(snapshot.diagnostics == [])
    #expect(snapshot.rounds < 60)
  }

  @Test func `nested lists are made as they come into view`() {
    let log = Log()
    let snapshot = window(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000, id: \.self) { outer in
            ForEach(0..<1_000, id: \.self) { Row(number: outer * 1_000 + $0, log: log) }
          }
        }
      })
    #expect(appearances(log) == ["+0", "+1", "+2", "+3"])
    snapshot.scroll(to: CGPoint(x: 0, y: 30_000 * 500 + 15))
    #expect(snapshot.frame(of: "500000")?.minY == -15)
    #expect(log.take().filter { $0.hasPrefix("made") }.count <= 8)
  }
}
