import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct CountersTests {
  private struct Cell: View {
    let handle: Handle<String>
    @State private var text = "abc"

    var body: some View {
      let _ = handle.take($text)
      Text(verbatim: text)
    }
  }

  private struct Work: Equatable {
    var bodies = 0
    var sizes = 0
    var items = 0
    var shapedTexts = 0
  }

  /// The work of one more frame, drawn.
  private func work(_ snapshot: LayoutSnapshot, _ change: () -> Void = {}) -> Work {
    func total() -> Work {
      Work(
        bodies: snapshot.bodiesEvaluated, sizes: snapshot.sizesComputed,
        items: snapshot.displayItemsRebuilt, shapedTexts: snapshot.textsShaped)
    }
    _ = snapshot.displayListText
    let before = total()
    change()
    snapshot.update()
    _ = snapshot.displayListText
    let after = total()
    return Work(
      bodies: after.bodies - before.bodies, sizes: after.sizes - before.sizes,
      items: after.items - before.items, shapedTexts: after.shapedTexts - before.shapedTexts)
  }

  private var form: some View {
    VStack {
      ForEach(0..<100) { number in
        HStack {
          Text(verbatim: "\(number)").frame(maxWidth: .infinity).padding().background(Color.red)
          GeometryReader { _ in Color.blue.overlay { Circle().opacity(0.5) } }
          Cell(handle: Handle()).layoutPriority(1)
        }
      }
    }
  }

  @Test func `a second frame without a change costs nothing`() {
    #expect(work(LayoutSnapshot(form)) == Work())
  }

  @Test func `of two thousand texts only the changed one is worked on`() {
    let handle = Handle<String>()
    let snapshot = LayoutSnapshot(
      VStack {
        ForEach(0..<2_000) { number in
          Cell(handle: number == 1_000 ? handle : Handle())
        }
      })
    let work = work(snapshot) { handle.value = "xyz" }
    #expect(work.bodies == 1)
    #expect(work.shapedTexts == 1)
    #expect(work.sizes <= 20)
    #expect(work.items <= 20)
  }

  @Test func `of two thousand views with one body only the changed one is evaluated`() {
    struct Label: View {
      let text: String
      var body: some View { Text(verbatim: text).padding(1) }
    }
    let handle = Handle<[String]>()
    let snapshot = LayoutSnapshot(
      Varying(handle, Array(repeating: "abc", count: 2_000)) { texts in
        VStack { ForEach(texts.indices, id: \.self) { Label(text: texts[$0]) } }
      })
    let work = work(snapshot) { handle.value?[1_000] = "xyz" }
    #expect(work.bodies == 2)
    #expect(work.sizes <= 20)
    #expect(work.items <= 20)
  }

  @Test func `making an equal value anew costs bodies, but neither sizes nor drawing`() {
    let handle = Handle<Int>()
    let snapshot = LayoutSnapshot(Varying(handle, 1) { _ in form })
    let work = work(snapshot) { handle.value = 2 }
    #expect(work.bodies < 300)
    #expect(work.shapedTexts == 0)
    #expect(work.items <= 400)
  }

  @Test func `a value in the environment costs only its readers`() {
    let handle = Handle<Int>()
    let content = Noted(name: "", log: Log()) { form }
    let snapshot = LayoutSnapshot(Varying(handle, 1) { content.environment(\.unread, $0) })
    let work = work(snapshot) { handle.value = 2 }
    #expect(work.bodies == 1)
    #expect(work.shapedTexts == 0)
  }

  @Test func `a state change in one view leaves the layout of the others alone`() {
    let handle = Handle<Int>()
    let snapshot = LayoutSnapshot(
      HStack {
        form.frame(width: 40)
        Counter(handle).frame(width: 50, alignment: .leading)
      })
    let placements = snapshot.placements
    let work = work(snapshot) { handle.value = 8 }
    #expect(work.bodies == 1)
    #expect(work.sizes <= 8)
    #expect(snapshot.placements - placements <= 8)
  }
}

extension EnvironmentValues {
  fileprivate var unread: Int {
    get { self[UnreadKey.self] }
    set { self[UnreadKey.self] = newValue }
  }
}

private enum UnreadKey: EnvironmentKey { static let defaultValue = 0 }
