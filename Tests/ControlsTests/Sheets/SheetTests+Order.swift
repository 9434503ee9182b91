import EspalierDrawing
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// Sheets that follow each other, and sheets above sheets.
extension SheetTests {
  private struct Item: Identifiable {
    let id: Int
  }

  private struct Items: View {
    let log: Log
    @State private var item: Item?

    var body: some View {
      VStack {
        Button("first") { item = Item(id: 1) }
        Text(item == nil ? "none" : "some")
      }
      .sheet(item: $item) {
        log.lines.append("gone")
      } content: { shown in
        VStack {
          Text("item \(shown.id)")
          Button("next") { item = Item(id: shown.id + 1) }
          Button("vanish") { item = nil }
        }
        .onAppear { log.lines.append("appear \(shown.id)") }
      }
    }
  }

  @Test func `a sheet whose item becomes nil keeps its content until it is removed`() {
    let log = Log()
    let harness = Harness(Items(log: log))
    harness.click("first")
    harness.advance(by: 3)
    harness.click("vanish")
    #expect(harness.displayListText.contains("\"item 1\""))
    harness.advance(by: 3)
    #expect(!harness.displayListText.contains("\"item 1\""))
    #expect(log.lines == ["appear 1", "gone"])
    #expect(harness.text.contains("none"))
  }

  @Test func `another item closes the sheet and opens a new one`() {
    let log = Log()
    let harness = Harness(Items(log: log))
    harness.click("first")
    harness.advance(by: 3)
    harness.click("next")
    #expect(harness.layerTree == "content, keys")
    harness.advance(by: 4)
    #expect(log.lines == ["appear 1", "gone", "appear 2"])
    #expect(harness.text.contains("item 2") && harness.text.contains("some"))
    #expect(harness.diagnostics.isEmpty)
  }

  private struct Two: View {
    @State private var first = false
    @State private var second = false

    var body: some View {
      VStack {
        Button("both") {
          first = true
          second = true
        }
        .sheet(isPresented: $first) { Closing(name: "one") }
        Text("below").sheet(isPresented: $second) { Closing(name: "two") }
      }
    }
  }

  @Test func `the second of two sheets in one update waits for the first, and is reported`() {
    let harness = Harness(Two())
    harness.click("both")
    harness.advance(by: 3)
    #expect(harness.text.contains("one") && !harness.text.contains("two"))
    #expect(harness.diagnostics.count == 1)
    #expect(harness.diagnostics.first?.contains("presents a sheet while a sheet is shown") == true)
    harness.click("close one")
    harness.advance(by: 4)
    #expect(harness.text.contains("two") && !harness.text.contains("one"))
    harness.click("close two")
    harness.advance(by: 3)
    #expect(harness.text == ["both", "below"])
  }

  @Test func `sheets are nested, and end together`() {
    struct Nested: View {
      @State private var inner = false

      var body: some View {
        VStack {
          Closing(name: "outer")
          Button("deeper") { inner = true }
            .sheet(isPresented: $inner) { Closing(name: "inner") }
        }
      }
    }
    let harness = Harness(Opening { Nested() })
    harness.click("open")
    harness.advance(by: 3)
    harness.click("deeper")
    harness.advance(by: 3)
    #expect(harness.layerTree.split(separator: "\n").count == 3)
    #expect(harness.diagnostics.isEmpty)
    harness.click("close inner")
    harness.advance(by: 3)
    harness.click("deeper")
    harness.advance(by: 3)
    harness.press(.escape)
    harness.advance(by: 3)
    harness.press(.escape)
    harness.advance(by: 3)
    #expect(harness.text == ["open"])
  }
}
