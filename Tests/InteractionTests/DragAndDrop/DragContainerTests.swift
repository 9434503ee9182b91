import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor @Suite struct DragContainerTests {
  private struct Photo: Codable, Transferable, Identifiable {
    var id: Int

    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation(exporting: \.title)
    }

    var title: String { "photo \(id)" }
  }

  @MainActor private final class Log {
    var asked: [[Int]] = []
    var dropped: [String] = []
  }

  private struct Target: View {
    let log: Log

    var body: some View {
      Color.blue.dropDestination(for: String.self) { items, _ in
        log.dropped += items
        return true
      }
    }
  }

  private struct Board<Source: View>: View {
    let log: Log
    let selection: [Int]
    @ViewBuilder let source: Source

    var body: some View {
      HStack(spacing: 0) {
        source
        Target(log: log)
      }
      .dragContainer(for: Photo.self) { ids in
        log.asked.append(ids)
        return ids.map { Photo(id: $0) }
      }
      .dragContainerSelection(selection)
    }
  }

  private func drag(_ view: some View) {
    Harness(view).drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 300, y: 150))
  }

  @Test func `a selected view is dragged with all others, and another one alone`() async {
    let log = Log()
    drag(Board(log: log, selection: [1, 2, 3]) { Color.red.draggable(containerItemID: 2) })
    #expect(log.asked == [[1, 2, 3]])
    await eventually { !log.dropped.isEmpty }
    #expect(log.dropped == ["photo 1", "photo 2", "photo 3"])
    drag(Board(log: log, selection: [1, 3]) { Color.red.draggable(containerItemID: 2) })
    #expect(log.asked.last == [2])
  }

  @Test func `containers are told apart by their identifiers and namespaces`() {
    struct Named: View {
      let log: Log
      @Namespace private var inner

      var body: some View {
        Board(log: log, selection: []) {
          Color.red.draggable(containerItemID: 7, containerNamespace: inner)
            .dragContainer(for: Photo.self, in: inner) { ids in
              log.asked.append(ids.map { -$0 })
              return ids.map { Photo(id: $0) }
            }
        }
      }
    }
    let log = Log()
    drag(Named(log: log))
    #expect(log.asked == [[-7]])
    drag(Board(log: log, selection: []) { Color.red.draggable(containerItemID: "text") })
    #expect(log.asked == [[-7]])
  }

  @Test func `an item is dragged without a container, and no item is not`() async {
    let log = Log()
    func pair(_ item: Photo?) -> some View {
      HStack(spacing: 0) {
        Color.red.draggable(Photo.self, item: item)
        Target(log: log)
      }
    }
    drag(pair(Photo(id: 4)))
    drag(pair(nil))
    await eventually { !log.dropped.isEmpty }
    #expect(log.dropped == ["photo 4"])
  }

  @Test func `selected rows of a list are dragged once`() async {
    struct Rows: View {
      let log: Log
      @State private var selection: Set<Int> = [1, 2]

      var body: some View {
        HStack(spacing: 0) {
          List(selection: $selection) {
            ForEach(1..<4) { id in Text("Row \(id)").draggable(containerItemID: id) }
          }
          .dragContainer(for: Photo.self) { ids in ids.map { Photo(id: $0) } }
          .dragContainerSelection(Array(selection).sorted())
          Target(log: log)
        }
      }
    }
    let log = Log()
    let harness = Harness(Rows(log: log))
    guard let row = harness.frame(of: "Row 2") else { return #expect(Bool(false)) }
    harness.drag(from: CGPoint(x: row.midX, y: row.midY), to: CGPoint(x: 300, y: 150))
    await eventually { !log.dropped.isEmpty }
    #expect(log.dropped == ["photo 1", "photo 2"])
  }
}
