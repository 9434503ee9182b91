import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct GeometryReaderTests {
  @Test func `the content knows the proposed size in the first frame`() {
    let snapshot = LayoutSnapshot(
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width / 4, height: proxy.size.height / 2)
          .accessibilityIdentifier("part")
      })
    #expect(snapshot.frame(of: "part") == CGRect(x: 0, y: 0, width: 25, height: 50))
    #expect(snapshot.size == CGSize(width: 100, height: 100))
  }

  @Test(arguments: [
    (ProposedViewSize.zero, CGSize.zero), (.unspecified, CGSize(width: 10, height: 10)),
    (ProposedViewSize(width: 30, height: nil), CGSize(width: 30, height: 10)),
  ])
  func `a reader takes the proposal, 10 points where there is none`(
    proposal: ProposedViewSize, size: CGSize
  ) {
    #expect(LayoutSnapshot(of: GeometryReader { _ in dot(.red) }, proposal: proposal).size == size)
  }

  @Test func `several views of the content are stacked at the top left`() {
    let snapshot = LayoutSnapshot(
      GeometryReader { _ in
        bar(.red, 2).accessibilityIdentifier("view")
        bar(.blue, 3).accessibilityIdentifier("view")
      })
    #expect(snapshot.frames(of: "view").map(\.origin) == [.zero, .zero])
  }

  @Test func `frames are known in the local, the global and named spaces`() {
    let log = Log()
    func note(_ frame: CGRect) { log.note("\(Int(frame.minX)),\(Int(frame.minY))") }
    _ = LayoutSnapshot(
      GeometryReader { proxy in
        let _ = note(proxy.frame(in: .local))
        let _ = note(proxy.frame(in: .global))
        let _ = note(proxy.frame(in: .named("box")))
      }
      .padding(.leading, 5).coordinateSpace(name: "box").padding(7))
    #expect(Array(log.entries.suffix(3)) == ["0,0", "12,7", "5,0"])
  }

  @Test func `the nearest of several spaces with one name counts`() {
    let log = Log()
    _ = LayoutSnapshot(
      GeometryReader { proxy in
        let _ = log.note("\(proxy.frame(in: NamedCoordinateSpace.named(1)).minX)")
      }
      .padding(2).coordinateSpace(.named(1)).padding(3).coordinateSpace(.named(1)))
    #expect(log.entries.last == "2.0")
  }

  @Test func `an unknown space is reported, and the global one is used instead`() {
    let log = Log()
    let snapshot = LayoutSnapshot(
      GeometryReader { proxy in let _ = log.note("\(proxy.frame(in: .named("none")).minX)") }
        .padding(3))
    #expect(log.entries.last == "3.0")
    snapshot.update()
    #expect(snapshot.diagnostics.count == 1)
    #expect(snapshot.diagnostics.first?.contains("GeometryReader") == true)
  }

  @Test func `the bounds of a space around are known in the reader's coordinates`() {
    let log = Log()
    _ = LayoutSnapshot(
      GeometryReader { proxy in
        let bounds = proxy.bounds(of: .named("box"))
        let _ = log.note(bounds.map { "\(Int($0.minX)) \(Int($0.width))" } ?? "none")
        let _ = log.note(proxy.bounds(of: .named("other")) == nil ? "none" : "some")
      }
      .padding(5).coordinateSpace(.named("box")).padding(20))
    #expect(Array(log.entries.suffix(2)) == ["-5 60", "none"])
  }

  @Test func `geometry readers can be nested`() {
    let snapshot = LayoutSnapshot(
      GeometryReader { outer in
        GeometryReader { inner in
          bar(.red, Int(outer.size.width + inner.size.width)).accessibilityIdentifier("bar")
        }
        .frame(width: outer.size.width / 2)
      })
    #expect(snapshot.width(of: "bar") == 150)
  }

  /// The content is evaluated again only when a value that it read of the geometry changes.
  private func moving(
    _ handle: Handle<Int>, _ read: @escaping (GeometryProxy) -> CGFloat, _ log: Log
  ) -> LayoutSnapshot {
    LayoutSnapshot(
      Varying(handle, 1) { space in
        HStack(spacing: 0) {
          bar(.blue, space)
          Fixed { proxy in
            let _ = log.note("\(read(proxy))")
          }
        }
        .frame(width: 100, alignment: .leading)
      })
  }

  private struct Fixed<Content: View>: View {
    @ViewBuilder let content: (GeometryProxy) -> Content
    var body: some View { GeometryReader(content: content).frame(width: 20, height: 20) }
  }

  @Test func `a reader that reads a position follows it`() {
    let (log, handle) = (Log(), Handle<Int>())
    let snapshot = moving(handle, { $0.frame(in: .global).minX }, log)
    #expect(log.entries.last == "1.0")
    handle.value = 30
    snapshot.update()
    #expect(log.entries.last == "30.0")
  }

  @Test func `a child that was given the proxy follows the position`() {
    struct Child: View {
      let proxy: GeometryProxy
      var body: some View {
        Color.red.frame(width: proxy.frame(in: .global).minX).accessibilityIdentifier("child")
      }
    }
    let handle = Handle<Int>()
    let snapshot = LayoutSnapshot(
      Varying(handle, 1) { space in
        HStack(spacing: 0) {
          bar(.blue, space)
          GeometryReader { Child(proxy: $0) }.frame(width: 20)
        }
        .frame(width: 100, alignment: .leading)
      })
    #expect(snapshot.width(of: "child") == 1)
    handle.value = 30
    snapshot.update()
    #expect(snapshot.width(of: "child") == 30)
  }

  @Test func `a reader that reads no position is not updated when it moves`() {
    struct Mover: View {
      let handle: Handle<Int>
      @State private var space = 1

      var body: some View {
        let _ = handle.take($space)
        bar(.blue, space)
      }
    }
    let (log, handle) = (Log(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      HStack(spacing: 0) {
        Mover(handle: handle)
        GeometryReader { proxy in let _ = log.note("\(proxy.size.width)") }.frame(width: 20)
      })
    #expect(log.take() == ["20.0"])
    handle.value = 9
    snapshot.update()
    #expect(log.take() == [])
  }

  @Test func `the content follows what its closure captures`() {
    let handle = Handle<Int>()
    let snapshot = LayoutSnapshot(
      Varying(handle, 3) { width in
        GeometryReader { _ in bar(.red, width).accessibilityIdentifier("bar") }
      })
    handle.value = 8
    snapshot.update()
    #expect(snapshot.width(of: "bar") == 8)
  }

  @Test func `the content keeps its state when the size changes`() {
    let (handle, count) = (Handle<Int>(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      Varying(handle, 30) { width in
        GeometryReader { _ in Counter(count) }.frame(width: CGFloat(width))
      })
    count.value = 6
    handle.value = 40
    snapshot.update()
    #expect(snapshot.width(of: "counter") == 6)
  }

  @Test func `the content follows the observable objects that it reads`() {
    let model = ObservationTests.Model(width: 2)
    let snapshot = LayoutSnapshot(
      GeometryReader { _ in bar(.red, model.width).accessibilityIdentifier("bar") })
    model.width = 7
    snapshot.update()
    #expect(snapshot.width(of: "bar") == 7)
  }

  @Test func `the content is mirrored from right to left`() {
    let snapshot = LayoutSnapshot(
      GeometryReader { _ in bar(.red, 3).accessibilityIdentifier("bar") }
        .environment(\.layoutDirection, .rightToLeft))
    #expect(snapshot.frame(of: "bar")?.maxX == 100)
  }
}
