import EspalierDrawing
import Foundation
import SwiftUI
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierHosting

@MainActor @Suite(.serialized) struct SessionTests {
  private final class Model: ObservableObject {
    @Published var isRed = true
    nonisolated(unsafe) static var live = 0
    init() { Self.live += 1 }
    deinit { Self.live -= 1 }
  }

  private struct Boxes: View {
    @ObservedObject var model: Model

    var body: some View {
      HStack(spacing: 0) {
        Color.blue.frame(width: 20, height: 20)
        (model.isRed ? Color.red : Color.green).frame(width: 20, height: 20)
      }
    }
  }

  private func session(_ view: some View) -> Session {
    Session(view, environment: EnvironmentValues(), textEngine: FixedPitchTextEngine())
  }

  private let window = Session.Extent.window(CGSize(width: 100, height: 40))

  @Test func `the first picture is all new, and the next only where something changed`() {
    let model = Model()
    let session = session(Boxes(model: model))
    session.frame(window)
    #expect(session.picture(scale: 1).damage == nil)

    session.frame(window)
    #expect(session.picture(scale: 1).damage == [])

    model.isRed = false
    session.frame(window)
    // The boxes stand in the middle of the window: 40 by 20 points in 100 by 40.
    let second = CGRect(x: (100 - 40) / 2 + 20, y: (40 - 20) / 2, width: 20, height: 20)
    #expect(session.picture(scale: 1).damage == [second])
    session.close()
  }

  @Test func `an assistive program presses what has a gesture, and opens the menu of any view`()
    throws
  {
    let model = Model()
    let session = session(
      Text("Row").onTapGesture { model.isRed = false }.contextMenu { Button("Copy") {} })
    session.frame(window)
    let text = try #require(
      session.graph.accessibilityTree().first { $0.label == "Row" })
    #expect(session.perform(.press, on: text.id))
    #expect(!model.isRed)
    #expect(session.perform(.showMenu, on: text.id))
    session.settle(window)
    #expect(session.graph.accessibilityTree().first { $0.label == "Copy" }?.role == .menuItem)
    session.close()
  }

  private struct Labels: View {
    let model: Model

    var body: some View {
      HStack(spacing: 2) {
        ForEach(0..<20, id: \.self) { column in
          VStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { Label(model: column == 10 && $0 == 50 ? model : nil) }
          }
        }
      }
    }
  }

  private struct Label: View {
    let model: Model?

    var body: some View { if let model { ModelLabel(model: model) } else { Text("red") } }
  }

  private struct ModelLabel: View {
    @ObservedObject var model: Model

    var body: some View { Text(model.isRed ? "red" : "rot") }
  }

  @Test func `only the changed one of two thousand visible labels is painted`() {
    let model = Model()
    let session = session(Labels(model: model))
    let window = Session.Extent.window(CGSize(width: 1000, height: 1700))
    session.frame(window)
    _ = session.picture(scale: 1)
    let before = session.graph.counters
    model.isRed = false
    session.frame(window)
    // Twenty columns of three characters, 8 points each, 2 points apart, in the middle; a hundred rows of 16 points.
    let left: CGFloat = (1000 - (20 * 3 * 8 + 19 * 2)) / 2 + 10 * (3 * 8 + 2)
    let place = CGRect(x: left, y: (1700 - 100 * 16) / 2 + 50 * 16, width: 3 * 8, height: 16)
    // Letters may reach out of their line, but not beyond the labels around.
    let around = place.insetBy(dx: -(3 * 8 + 2), dy: -16)
    let damage = session.picture(scale: 1).damage ?? []
    #expect(damage.count == 1)
    #expect(damage.allSatisfy { around.contains($0) })
    let after = session.graph.counters
    #expect(after.bodies - before.bodies == 1)
    #expect(after.displayItems - before.displayItems <= 20)
    session.close()
  }

  @Test func `another scale makes the whole picture new`() {
    let session = session(Color.red)
    session.frame(window)
    _ = session.picture(scale: 1)
    #expect(session.picture(scale: 2).damage == nil)
    session.close()
  }

  @Test func `a change asks for a frame, once`() {
    let model = Model()
    let session = session(Boxes(model: model))
    session.frame(window)
    var calls = 0
    session.onNeedsFrame = { calls += 1 }
    model.isRed = false
    model.isRed = true
    #expect(calls == 1)
    #expect(session.hasWork)
    session.frame(window)
    #expect(!session.hasWork)
    session.close()
  }

  @Test func `time passes only as the host says`() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let session = session(
      TimelineView(.periodic(from: start, by: 10)) { context in
        Color.red.frame(width: context.date.timeIntervalSince(start) + 1, height: 1)
      })
    session.frame(.proposal(.unspecified))
    #expect(session.nextTick == start.addingTimeInterval(10))
    session.advance(to: start.addingTimeInterval(25))
    session.frame(.proposal(.unspecified))
    #expect(session.graph.rootSize.width == CGFloat(21))
    #expect(session.nextTick == start.addingTimeInterval(30))
    session.close()
  }

  @Test func `sizes of the content, for the window's limits`() {
    let session = session(
      Color.red.frame(minWidth: 30.5, maxWidth: 200, minHeight: 10, maxHeight: 50))
    session.frame(window)
    #expect(session.minimumWindowSize == CGSize(width: 31, height: 10))
    #expect(session.maximumWindowSize == CGSize(width: 200, height: 50))
    session.close()
  }

  @Test func `wrapping texts set the minimum height at the window's minimum width`() {
    let session = session(
      VStack(spacing: 0) {
        Color.red.frame(width: 100, height: 10)
        Text("twenty letters, more").fixedSize(horizontal: false, vertical: true)
      })
    session.frame(window)
    let width = session.minimumWindowSize.width
    #expect(width == 100)
    let atWidth = session.graph.contentSize(ProposedViewSize(width: 100, height: 0)).height
    #expect(session.minimumWindowSize.height == atWidth.rounded(.up))
    #expect(session.graph.contentSize(.zero).height > atWidth)
    session.close()
  }

  @Test func `a window with a list has the default size, since lists have none`() {
    func ideal(_ view: some View) -> CGSize {
      let session = session(view)
      session.frame(window)
      defer { session.close() }
      return session.idealWindowSize
    }
    let list = List(0..<3) { Text("row \($0)") }
    #expect(ideal(list) == CGSize(width: 900, height: 450))
    #expect(ideal(NavigationStack { list }) == CGSize(width: 900, height: 450))
    #expect(ideal(list.frame(width: 200)) == CGSize(width: 200, height: 450))
    #expect(ideal(list.frame(minWidth: 300, idealWidth: 400)) == CGSize(width: 400, height: 450))
    // A scroll view with a length of its own keeps it.
    #expect(
      ideal(ScrollView { Color.red.frame(width: 50, height: 70) }) == CGSize(width: 50, height: 70))
  }

  @Test func `a window that an editor or a color fills has the size of windows`() {
    func ideal(_ view: some View) -> CGSize {
      let session = session(view)
      session.frame(window)
      defer { session.close() }
      return session.idealWindowSize
    }
    #expect(ideal(TextEditor(text: .constant(""))) == CGSize(width: 900, height: 450))
    #expect(ideal(Color.red) == CGSize(width: 900, height: 450))
    // Neither are lines of texts beside them a length for the window.
    let editor = VStack {
      TextEditor(text: .constant(""))
      HStack {
        Text("some words")
        Spacer()
        Text("a line of status below the editor")
      }
    }
    #expect(ideal(editor.padding(40)) == CGSize(width: 900, height: 450))
    #expect(
      ideal(TextEditor(text: .constant("")).safeAreaInset(edge: .bottom) { Text("inset") })
        == CGSize(width: 900, height: 450))
    #expect(
      ideal(Color.red.frame(idealWidth: 300, maxWidth: .infinity, idealHeight: 200))
        == CGSize(width: 300, height: 200))
    // A view that does not fill the window has its own size.
    #expect(ideal(Color.red.frame(width: 30)) == CGSize(width: 30, height: 10))
    #expect(ideal(Color.red.frame(width: 30, height: 20)) == CGSize(width: 30, height: 20))
  }

  @Test func `a window has neither the length of what it scrolls, nor more than the screen has`() {
    let screen = CGSize(width: 1_000, height: 700)
    func ideal(_ view: some View) -> CGSize {
      let session = session(view)
      session.frame(window)
      defer { session.close() }
      return session.idealWindowSize(in: screen)
    }
    let chat = VStack {
      ScrollView { LazyVStack { ForEach(0..<200) { Text("message \($0)") } } }
      TextField("Message", text: .constant(""))
    }
    #expect(ideal(chat) == CGSize(width: 900, height: 450))
    #expect(ideal(chat.frame(idealHeight: 600)) == CGSize(width: 900, height: 600))
    #expect(ideal(ScrollView { Color.red.frame(width: 50, height: 900) }).height == 700)
    // A character is 8 points wide and 16 high: 125 of them stand in a line.
    #expect(ideal(Text(String(repeating: "abcd ", count: 50))) == CGSize(width: 1_000, height: 32))
    #expect(ideal(Color.red.frame(width: 1_200, height: 800)) == CGSize(width: 1_200, height: 800))
  }

  /// A view that grows by a point whenever it sees its own width, up to a limit.
  private struct Growing: View {
    let limit: CGFloat
    @State private var width: CGFloat = 1

    var body: some View {
      Color.red.frame(width: width, height: 1)
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = min($0 + 1, limit) }
    }
  }

  @Test func `views that never settle cost a picture two frames, and are reported`() {
    let session = session(Growing(limit: .infinity))
    session.settle(.proposal(.unspecified))
    #expect(session.graph.counters.rounds <= 2 * ViewGraph.roundLimit)
    #expect(session.graph.diagnostics.reported.count == 1)
    #expect(
      session.graph.diagnostics.reported.first?.description.contains("keep changing each other")
        == true)
    session.close()
  }

  @Test func `views that take longer to settle than a frame are drawn at rest`() {
    let limit = CGFloat(ViewGraph.roundLimit + 20)
    let session = session(Growing(limit: limit))
    session.settle(.proposal(.unspecified))
    #expect(session.displayList(scale: 1).size.width == limit)
    #expect(!session.hasWork)
    session.close()
  }

  @Test func `a closed session does nothing`() {
    let session = session(Color.red)
    session.frame(window)
    session.close()
    session.close()
    #expect(session.send(.pointer(PointerEvent(.down, at: .zero))) == false)
    session.advance(to: Date())
    session.frame(window)
    #expect(session.nextTick == nil)
    #expect(session.displayList(scale: 1).items.isEmpty)
  }

  @Observable final class Holder {
    var number = 0
    @ObservationIgnored var dismiss: DismissAction?
  }

  private struct Held: View {
    let holder: Holder
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      let _ = holder.dismiss = dismiss
      Text(verbatim: "\(holder.number)")
    }
  }

  @Test func `a model that holds values of a dropped session can still change`() {
    let holder = Holder()
    do {
      let session = session(
        Text("Base").sheet(isPresented: .constant(true)) { Held(holder: holder) })
      session.frame(window)
    }
    #expect(holder.dismiss != nil)
    holder.number += 1
    #expect(holder.number == 1)
  }

  @Test func `a thousand sessions that were closed leave nothing behind`() {
    let before = Session.openCount
    let objects = Model.live
    for _ in 0..<1_000 {
      let session = session(Boxes(model: Model()))
      session.frame(window)
      _ = session.picture(scale: 1)
      session.close()
    }
    #expect(Session.openCount == before)
    #expect(Model.live == objects)
  }
}
