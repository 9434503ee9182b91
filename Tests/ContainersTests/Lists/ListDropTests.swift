import SwiftUI
import Testing
import ViewTesting

/// The places in lists at which values are dropped.
@MainActor struct ListDropTests {
  private final class Model {
    var log: [String] = []
  }

  private struct Page: View {
    let model: Model
    let rows: [String]
    var isInserting = false

    var body: some View {
      HStack {
        Text("Source").draggable("dropped")
        List {
          if isInserting {
            ForEach(rows, id: \.self) { Text($0) }
              .onInsert(of: [.text]) { offset, items in
                model.log.append("\(items.count) at \(offset)")
              }
          } else {
            ForEach(rows, id: \.self) { Text($0) }
              .dropDestination(for: String.self) { model.log.append("\($0) before \($1)") }
          }
        }
        .accessibilityIdentifier("list")
      }
    }
  }

  private func drop(_ page: Page, at place: (Harness) throws -> CGPoint) throws -> Harness {
    let harness = Harness(page, window: CGSize(width: 400, height: 300))
    let source = try #require(harness.frame(of: "Source"))
    harness.drag(from: CGPoint(x: source.midX, y: source.midY), to: try place(harness))
    return harness
  }

  @Test func `a drop beside the text of a row goes above or below the row`() throws {
    for (isBelow, offset) in [(false, 1), (true, 2)] {
      let model = Model()
      _ = try drop(Page(model: model, rows: ["A", "B", "C"])) { harness in
        let row = try #require(harness.frame(of: "B"))
        // The text is one character wide, and the row extends 4 points above and below it.
        return CGPoint(x: 380, y: isBelow ? row.maxY + 3 : row.minY - 3)
      }
      #expect(model.log == ["[\"dropped\"] before \(offset)"])
    }
  }

  @Test func `a drop below the last row goes after it`() throws {
    for isInserting in [false, true] {
      let model = Model()
      _ = try drop(Page(model: model, rows: ["A", "B"], isInserting: isInserting)) { _ in
        CGPoint(x: 300, y: 280)
      }
      #expect(model.log == [isInserting ? "1 at 2" : "[\"dropped\"] before 2"])
    }
  }

  @Test func `a list without rows takes drops`() throws {
    for isInserting in [false, true] {
      let model = Model()
      let harness = try drop(Page(model: model, rows: [], isInserting: isInserting)) { _ in
        CGPoint(x: 300, y: 100)
      }
      #expect(model.log == [isInserting ? "1 at 0" : "[\"dropped\"] before 0"])
      #expect(harness.diagnostics.isEmpty)
    }
  }

  @Test func `a line as wide as the row shows the place, until the drag leaves`() throws {
    let harness = Harness(
      Page(model: Model(), rows: ["A", "B"]), window: CGSize(width: 400, height: 300))
    let source = try #require(harness.frame(of: "Source"))
    let start = CGPoint(x: source.midX, y: source.midY)
    let before = harness.displayListText
    harness.press(at: start)
    harness.move(to: CGPoint(x: 300, y: 280))
    harness.move(to: CGPoint(x: 300, y: 281))
    let list = try #require(harness.frame(of: "list"))
    let row = try #require(harness.frame(of: "B"))
    // The line is 2 high, and ends with the row.
    let line = "\(Int(list.minX)),\(Int(row.maxY + 4 - 2)) \(Int(list.width))x2"
    #expect(harness.displayListText != before)
    #expect(harness.displayListText.contains(line), "\(line)\n\(harness.displayListText)")
    harness.move(to: start)
    #expect(!harness.displayListText.contains(line))
    harness.release(at: start)
  }

  @Test func `on a phone the line is as wide as the box of the row`() throws {
    let harness = Harness(
      Page(model: Model(), rows: ["A", "B"]), window: CGSize(width: 400, height: 300),
      platform: .phone)
    let source = try #require(harness.frame(of: "Source"))
    let row = try #require(harness.frame(of: "B"))
    harness.press(at: CGPoint(x: source.midX, y: source.midY))
    harness.move(to: CGPoint(x: 300, y: row.maxY))
    // The box stands 16 in.
    let list = try #require(harness.frame(of: "list"))
    #expect(harness.displayListText.contains(" \(Int(list.width) - 2 * 16)x2"))
    #expect(!harness.displayListText.contains(" \(Int(list.width))x2"))
  }

  @Test func `a list that takes nothing leaves drops to the views around it`() throws {
    struct Outer: View {
      let model: Model

      var body: some View {
        HStack {
          Text("Source").draggable("dropped")
          List { Text("A") }
            .dropDestination(for: String.self) { values, _ in
              model.log.append("outside \(values)")
              return true
            }
        }
      }
    }
    let model = Model()
    let harness = Harness(Outer(model: model), window: CGSize(width: 400, height: 300))
    let source = try #require(harness.frame(of: "Source"))
    harness.drag(
      from: CGPoint(x: source.midX, y: source.midY), to: CGPoint(x: 300, y: 200))
    #expect(model.log == ["outside [\"dropped\"]"])
  }
}
