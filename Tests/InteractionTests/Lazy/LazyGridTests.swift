import SwiftUI
import Testing
import ViewTesting

/// Grids whose cells are made as they come into view.
@MainActor struct LazyGridTests {
  private func cell(_ number: Int) -> some View {
    Rectangle().frame(height: 25).accessibilityIdentifier("\(number)")
  }

  private func grid(_ columns: [GridItem], spacing: CGFloat? = nil) -> LayoutSnapshot {
    LayoutSnapshot(
      of: ScrollView {
        LazyVGrid(columns: columns, spacing: spacing) { ForEach(0..<150, id: \.self) { cell($0) } }
      },
      window: CGSize(width: 400, height: 700))
  }

  @Test func `fixed columns stand in the middle`() {
    let snapshot = grid(
      Array(repeating: GridItem(.fixed(20), spacing: 50), count: 3), spacing: 19)
    // 3 * 20 + 2 * 50 = 160; (400 - 160) / 2 = 120; rows are 25 + 19 apart.
    #expect((0..<3).map { snapshot.frame(of: "\($0)")?.minX } == [120, 190, 260])
    #expect(snapshot.frame(of: "4") == CGRect(x: 190, y: 44, width: 20, height: 25))
    snapshot.scroll(to: CGPoint(x: 0, y: 10_000))
    // 50 rows of 25 with 49 gaps of 19 between them.
    let length: CGFloat = 50 * 25 + 49 * 19
    #expect(snapshot.scrollOffset()?.y == length - 700)
    #expect(snapshot.frame(of: "149") == CGRect(x: 260, y: 675, width: 20, height: 25))
  }

  @Test func `adaptive columns are as many as fit`() {
    let snapshot = grid(
      Array(repeating: GridItem(.adaptive(minimum: 50, maximum: 50)), count: 3))
    // Seven columns: 7 * 50 + 6 * 8 = 398, centered; 22 rows with 3 cells in the last.
    #expect(snapshot.frame(of: "6") == CGRect(x: 1 + 6 * 58, y: 0, width: 50, height: 25))
    #expect(snapshot.frame(of: "7") == CGRect(x: 1, y: 33, width: 50, height: 25))
    let third: CGFloat = 1 + 2 * 58
    #expect(snapshot.frame(of: "149")?.minX == third)
  }

  @Test func `flexible columns share the width`() {
    let snapshot = grid(
      Array(repeating: GridItem(.flexible(minimum: 50, maximum: 300)), count: 3))
    let width: CGFloat = (400 - 2 * 8) / 3
    #expect(snapshot.frame(of: "1")?.width == width)
    let narrow = grid(Array(repeating: GridItem(.flexible(minimum: 50, maximum: 50)), count: 3))
    // 3 * 50 + 2 * 8 = 166
    let start: CGFloat = (400 - 166) / 2
    #expect(narrow.frame(of: "0")?.minX == start)
  }

  @Test(arguments: [
    (0.0, 380.0, [40.0, 140, 240]), (30, 380, [10, 140, 270]), (0, 210, [0, 70, 140]),
    (30, 210, [0, 80, 160]), (30, 100, [-25, 35, 95]),
  ]) func `items set how far apart columns are`(spacing: Double, width: Double, starts: [Double]) {
    let item = GridItem(.flexible(minimum: 30, maximum: 100), spacing: spacing)
    let snapshot = LayoutSnapshot(
      of: LazyVGrid(columns: [item, item, item], spacing: 4) {
        ForEach(0..<6, id: \.self) { Color.red.frame(height: 20).accessibilityIdentifier("\($0)") }
      }.frame(width: width), proposal: ProposedViewSize(width: 380, height: nil))
    #expect((0..<3).map { snapshot.frame(of: "\($0)")?.minX ?? .nan } == starts.map { CGFloat($0) })
  }

  @Test func `items set where cells stand`() {
    let items = [Alignment.leading, .center, .trailing].map {
      GridItem(.fixed(100), spacing: 10, alignment: $0)
    }
    let snapshot = LayoutSnapshot(
      of: LazyVGrid(columns: items) {
        ForEach(0..<3, id: \.self) {
          Color.red.frame(width: 40, height: 20).accessibilityIdentifier("\($0)")
        }
      }, proposal: ProposedViewSize(width: 380, height: nil))
    // Columns at 30, 140, 250.
    #expect((0..<3).map { snapshot.frame(of: "\($0)")?.minX } == [30, 170, 310])
  }

  @Test func `a grid that grows sideways fills rows`() {
    let snapshot = LayoutSnapshot(
      of: ScrollView(.horizontal) {
        LazyHGrid(rows: Array(repeating: GridItem(.fixed(50)), count: 3), spacing: 19) {
          ForEach(0..<150, id: \.self) {
            Rectangle().frame(width: 25).accessibilityIdentifier("\($0)")
          }
        }
      }, window: CGSize(width: 400, height: 300))
    // 3 * 50 + 2 * 8 = 166, centered in 300.
    #expect(snapshot.frame(of: "1") == CGRect(x: 0, y: 67 + 58, width: 25, height: 50))
    #expect(snapshot.frame(of: "3") == CGRect(x: 44, y: 67, width: 25, height: 50))
    snapshot.scroll(to: CGPoint(x: 10_000, y: 0))
    let length: CGFloat = 50 * 25 + 49 * 19
    #expect(snapshot.scrollOffset()?.x == length - 400)
  }

  @Test func `cells from elements with an unknown number of views are made in order`() {
    let snapshot = LayoutSnapshot(
      of: ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
          ForEach(0..<1_000, id: \.self) { number in
            if number % 2 == 0 { cell(number) }
          }
        }
      }, window: CGSize(width: 100, height: 50))
    #expect(snapshot.frame(of: "2")?.minX == 54)
    #expect(snapshot.frame(of: "4")?.minY == 25)
    #expect(snapshot.frame(of: "8") == nil)
  }

  @Test func `a section begins a new line, under a header as wide as the grid`() {
    let snapshot = LayoutSnapshot(
      of: LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
        ForEach(0..<2, id: \.self) { section in
          Section {
            ForEach(0..<3, id: \.self) { cell(section * 10 + $0) }
          } header: {
            Color.blue.frame(height: 10).accessibilityIdentifier("header \(section)")
          }
        }
      }, proposal: ProposedViewSize(width: 108, height: nil))
    #expect(snapshot.frame(of: "header 0") == CGRect(x: 0, y: 0, width: 108, height: 10))
    #expect(snapshot.frame(of: "2") == CGRect(x: 0, y: 35, width: 50, height: 25))
    #expect(snapshot.frame(of: "header 1")?.minY == 60)
    #expect(snapshot.frame(of: "11") == CGRect(x: 58, y: 70, width: 50, height: 25))
    #expect(snapshot.size.height == 120)
  }

  @Test(arguments: [1e308, -1e308, .nan, .infinity, -.infinity])
  func `a spacing beyond all numbers ends no program`(spacing: CGFloat) {
    let snapshot = LayoutSnapshot(
      of: LazyVGrid(columns: [GridItem(.adaptive(minimum: 10))], spacing: spacing) {
        ForEach(0..<50, id: \.self) { cell($0) }
      }.frame(maxWidth: 100, maxHeight: 100), proposal: .unspecified)
    #expect(snapshot.size.width <= 100 && snapshot.size.height <= 100)
  }
}
