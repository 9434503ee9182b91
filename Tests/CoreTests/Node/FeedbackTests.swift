import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct FeedbackTests {
  private struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

  /// A background that reports the width of the view in front.
  private struct Meter: View {
    var body: some View {
      GeometryReader { proxy in Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
      }
    }
  }

  @Test func `a size that is read and used again settles in one frame`() {
    struct Columns: View {
      @State private var width: CGFloat?

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ForEach([3, 9, 5], id: \.self) { length in
            bar(.red, length).background { Meter() }
              .frame(width: width, alignment: .leading)
              .accessibilityIdentifier("column")
          }
        }
        .onPreferenceChange(WidthKey.self) { width = $0 }
      }
    }
    let snapshot = LayoutSnapshot(Columns())
    #expect(snapshot.frames(of: "column").map(\.width) == [9, 9, 9])
    let rounds = snapshot.rounds
    snapshot.update()
    #expect(snapshot.rounds == rounds + 1)
    #expect(snapshot.diagnostics == [])
  }

  @Test func `sizes that depend on sizes settle in one frame, too`() {
    struct Chain: View {
      let depth: Int
      @State private var width: CGFloat = 0

      var body: some View {
        VStack(spacing: 0) {
          if depth > 0 { AnyView(Chain(depth: depth - 1).fixedSize()) } else { bar(.red, 2) }
          Color.blue.frame(width: width * 2, height: 1).accessibilityIdentifier("\(depth)")
        }
        .background { Meter() }
        .onPreferenceChange(WidthKey.self) { width = min($0, 64) }
      }
    }
    let snapshot = LayoutSnapshot(Chain(depth: 3))
    #expect(snapshot.diagnostics == [])
    #expect(snapshot.width(of: "0") == 128)
  }

  /// A view that grows by a point whenever it sees its own width, as long as it exists.
  private struct Endless: View {
    let handle: Handle<Bool>
    @State private var isAlive = true
    @State private var width: CGFloat = 1

    var body: some View {
      let _ = handle.take($isAlive)
      Color.red.frame(width: width, height: 1).accessibilityIdentifier("bar")
        .background { Meter() }
        .onPreferenceChange(WidthKey.self) { if isAlive { width = $0 + 1 } }
    }
  }

  @Test func `a size that feeds back for ever is reported with its view, and the frame ends`() {
    let handle = Handle<Bool>()
    let snapshot = LayoutSnapshot(VStack { Endless(handle: handle) })
    #expect(snapshot.diagnostics.count == 1)
    #expect(snapshot.diagnostics.first?.contains("keep changing each other") == true)
    #expect(snapshot.diagnostics.first?.contains("VStack > Endless") == true)
    #expect((snapshot.width(of: "bar") ?? 0) > 1)
  }

  @Test func `the next frame still works`() throws {
    let handle = Handle<Bool>()
    let snapshot = LayoutSnapshot(Endless(handle: handle))
    handle.value = false
    snapshot.update()
    let width = try #require(snapshot.width(of: "bar"))
    let rounds = snapshot.rounds
    snapshot.update()
    #expect(snapshot.width(of: "bar") == width)
    #expect(snapshot.rounds == rounds + 1)
    #expect(snapshot.diagnostics.count == 1)
  }

  @Test func `a body that writes the state it reads is reported, and the frame still ends`() {
    struct Restless: View {
      @State private var count = 0

      var body: some View {
        let _ = count += 1
        bar(.red, count)
      }
    }
    let snapshot = LayoutSnapshot(Restless())
    #expect(snapshot.diagnostics.count == 1)
    #expect(snapshot.diagnostics.first?.contains("Restless") == true)
    // Once when it is made, again and again in the first of 64 rounds, and once in each round.
    #expect(snapshot.bodiesEvaluated <= 1 + 64 + 64)
  }

  @Test func `after two frames that were given up, the next ones give up sooner`() {
    struct Growing: View {
      @State private var width: CGFloat = 1

      var body: some View {
        Color.red.frame(width: width, height: 1)
          .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = $0 + 1 }
      }
    }
    let snapshot = LayoutSnapshot(Growing())
    snapshot.update()
    #expect(snapshot.rounds == 2 * 64)
    snapshot.update()
    #expect(snapshot.rounds == 2 * 64 + 8)
    #expect(snapshot.diagnostics.count == 1)
  }

  @Test(arguments: FeedbackLoop.allCases)
  func `a loop is reported once, and every frame ends`(loop: FeedbackLoop) {
    let snapshot = LayoutSnapshot(loop.view)
    #expect(snapshot.diagnostics.count == 1)
    #expect(snapshot.diagnostics.first?.contains("keep changing each other") == true)
    #expect(snapshot.diagnostics.first?.contains(loop.rawValue) == true)
    // It says what keeps the frame going, also where no view waits: the loop of anchors runs
    // through readers of the layout alone.
    #expect(snapshot.diagnostics.first?.contains(" 0 view(s)") == false)
    // It goes on in the next frame, which ends like the first and needs no second report.
    snapshot.update()
    #expect(snapshot.diagnostics.count == 1)
  }

  @Test func `a geometry action that changes the geometry for ever is reported`() {
    struct Growing: View {
      @State private var width: CGFloat = 1

      var body: some View {
        Color.red.frame(width: width, height: 1)
          .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = $0 + 1 }
      }
    }
    #expect(LayoutSnapshot(Growing()).diagnostics.first?.contains("Growing") == true)
  }

  @Test func `a reader whose content changes its own size for ever is reported`() {
    struct Pump: View {
      var body: some View {
        VStack(spacing: 0) {
          GeometryReader { proxy in
            Color.clear.preference(key: WidthKey.self, value: proxy.size.height)
          }
          .frame(maxHeight: 50)
          Filler()
        }
        .overlayPreferenceValue(WidthKey.self) { Color.red.frame(width: $0) }
      }
    }
    struct Filler: View {
      var body: some View { Color.blue.frame(height: 5) }
    }
    #expect(LayoutSnapshot(Pump()).diagnostics == [])
  }
}
