import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Rows without views, such as those that a search leaves out.
@MainActor struct EmptyRowTests {
  private struct Row: View {
    let number: Int

    var body: some View {
      Color.red.frame(width: 30, height: 30).accessibilityIdentifier("\(number)")
    }
  }

  /// Rows of which every `step`th is shown.
  private struct Rows: View {
    let count: Int
    let step: Int
    let log: Log

    var body: some View {
      ForEach(0..<count, id: \.self) { number in
        let _ = log.note("look")
        if number % step == step - 1 { Row(number: number) }
      }
    }
  }

  private enum Container: CaseIterable { case vertical, horizontal, grid, sections }

  private func list(_ container: Container, _ rows: Rows) -> some View {
    ScrollView(container == .horizontal ? .horizontal : .vertical) {
      switch container {
      case .vertical: LazyVStack(alignment: .leading, spacing: 0) { rows }
      case .horizontal: LazyHStack(alignment: .top, spacing: 0) { rows }
      case .grid:
        LazyVGrid(columns: [GridItem(.fixed(30))], alignment: .leading, spacing: 0) { rows }
      case .sections: LazyVStack(alignment: .leading, spacing: 0) { Section { rows } }
      }
    }
  }

  private func window(_ view: some View) -> LayoutSnapshot {
    LayoutSnapshot(of: view, window: CGSize(width: 100, height: 100))
  }

  @Test(arguments: Container.allCases)
  private func `a search that finds nothing looks at each row just once`(_ container: Container) {
    let log = Log()
    let count = 100_000
    let snapshot = window(list(container, Rows(count: count, step: .max, log: log)))
    #expect(log.take().count == count)
    snapshot.update()
    #expect(log.take().isEmpty)
    #expect(snapshot.diagnostics == [])
  }

  @Test(arguments: Container.allCases)
  private func `rows that are found follow each other without gaps`(_ container: Container) {
    let log = Log()
    let snapshot = window(list(container, Rows(count: 100_000, step: 100, log: log)))
    let places = (1...4).map { snapshot.frame(of: "\($0 * 100 - 1)")?.origin }
    let isHorizontal = container == .horizontal
    #expect(
      places
        == [0, 30, 60, 90].map { isHorizontal ? CGPoint(x: $0, y: 0) : CGPoint(x: 0, y: $0) })
    // Only as many rows as it takes to fill the window.
    #expect(log.take().count < 10_000)
    #expect(snapshot.diagnostics == [])
  }

  private struct Search: View {
    @State private var step = Int.max
    let log: Log

    var body: some View {
      VStack(spacing: 0) {
        Button("All") { step = 1 }
        Button("None") { step = .max }
        ScrollView { LazyVStack(spacing: 0) { Rows(count: 10_000, step: step, log: log) } }
      }
    }
  }

  @Test func `a new search shows what it finds and hides the rest`() {
    let harness = Harness(Search(log: Log()))
    #expect(harness.frame(of: "0") == nil)
    harness.click("All")
    #expect(harness.frame(of: "0") != nil)
    #expect(harness.frame(of: "1") != nil)
    harness.click("None")
    #expect(harness.frame(of: "0") == nil)
    harness.click("All")
    #expect(harness.frame(of: "0") != nil)
    #expect(harness.diagnostics == [])
  }

  /// A view whose body is empty, which only its node knows.
  private struct HiddenRow: View {
    let number: Int
    let log: Log

    var body: some View {
      let _ = log.note("made")
      if number >= 9_990 { Row(number: number) }
    }
  }

  @Test func `rows that turn out to be empty are made once each`() {
    let log = Log()
    let snapshot = window(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<10_000, id: \.self) { HiddenRow(number: $0, log: log) }
        }
      })
    #expect(snapshot.frame(of: "9990")?.minY == 0)
    #expect(log.take().count <= 10_000)
    #expect(snapshot.diagnostics == [])
  }

  @Test func `an element whose view is empty is not a row`() {
    struct Filled: View {
      var body: some View {
        LazyVStack(spacing: 0) {
          ForEach(0..<4, id: \.self) { number in
            Group {
              if number == 1 { Color.red.frame(height: 10) }
              switch number {
              case 2: Text("x").frame(height: 10)
              default: EmptyView()
              }
            }
          }
          Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("end")
        }
        .frame(width: 40)
      }
    }
    let end = LayoutSnapshot(of: Filled(), proposal: .unspecified).frame(of: "end")
    #expect(end == CGRect(x: 15, y: 10 + 10, width: 10, height: 10))
  }
}
