import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor @Suite struct ViewThatFitsTests {
  private func box(_ name: String, _ width: CGFloat, _ height: CGFloat = 10) -> some View {
    Color.red.frame(width: width, height: height).called(name)
  }

  /// The names of the boxes that are shown.
  private func shown(
    in width: CGFloat?, _ height: CGFloat? = nil, @ViewBuilder _ view: () -> some View
  ) -> [String] {
    let snapshot = LayoutSnapshot(
      of: view(), proposal: ProposedViewSize(width: width, height: height))
    return ["long", "medium", "short"].filter { snapshot.frame(of: $0) != nil }
  }

  @Test(arguments: [
    (nil, "long"), (100, "long"), (99, "medium"), (50, "medium"), (49, "short"), (0, "short"),
  ])
  func `the first child that fits is shown, the last if none does`(width: CGFloat?, name: String) {
    let found = shown(in: width) {
      ViewThatFits {
        box("long", 100)
        box("medium", 50)
        box("short", 20)
      }
    }
    #expect(found == [name])
  }

  @Test func `only the axes that count are compared`() {
    let high = shown(in: 100, 5) {
      ViewThatFits(in: .horizontal) {
        box("long", 100, 50)
        box("short", 20, 5)
      }
    }
    #expect(high == ["long"])
    let both = shown(in: 100, 5) {
      ViewThatFits {
        box("long", 100, 50)
        box("short", 20, 5)
      }
    }
    #expect(both == ["short"])
  }

  @Test func `a view without candidates has no size`() {
    let snapshot = LayoutSnapshot(of: ViewThatFits {}, proposal: .infinity)
    #expect(snapshot.size == .zero)
  }

  @Test func `only the child that is shown is drawn`() {
    expectDisplayList(
      of: ViewThatFits(in: .horizontal) {
        Color.black.frame(width: 100, height: 10)
        Color.white.frame(width: 20, height: 10)
      }, width: 50, is: "(fill #ffffff 0,0 20x10)")
  }

  @Test func `a child appears when it is shown, and disappears when it is not`() {
    struct Choice: View {
      let handle: Handle<CGFloat>
      let log: Log
      @State private var width: CGFloat = 200

      var body: some View {
        let _ = handle.take($width)
        ViewThatFits(in: .horizontal) {
          Color.red.frame(width: 100, height: 10)
            .onAppear { log.note("+long") }
            .onDisappear { log.note("-long") }
          Color.blue.frame(width: 20, height: 10)
            .onAppear { log.note("+short") }
            .onDisappear { log.note("-short") }
        }
        .frame(width: width)
      }
    }
    let (handle, log) = (Handle<CGFloat>(), Log())
    let snapshot = LayoutSnapshot(
      of: Choice(handle: handle, log: log), proposal: .unspecified)
    #expect(log.take() == ["+long"])
    handle.value = 50
    snapshot.update()
    #expect(log.take() == ["-long", "+short"])
    handle.value = 150
    snapshot.update()
    #expect(log.take() == ["+long", "-short"])
  }

  // MARK: Preferences

  private struct NamesKey: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private struct Gauged: View {
    let handle: Handle<CGFloat>
    let log: Log
    @State private var width: CGFloat = 200

    var body: some View {
      let _ = handle.take($width)
      VStack(spacing: 0) {
        Color.red.frame(height: 1).preference(key: NamesKey.self, value: ["before"])
        ViewThatFits(in: .horizontal) {
          part("long", 100)
          Group { part("medium", 50) }
          part("short", 20)
        }
      }
      .frame(width: width)
      .onPreferenceChange(NamesKey.self) { log.note($0.joined(separator: " ")) }
    }

    private func part(_ name: String, _ width: CGFloat) -> some View {
      Color.blue.frame(width: width, height: 1).preference(key: NamesKey.self, value: [name])
    }
  }

  @Test func `candidates that are not shown give no preferences`() {
    let (handle, log) = (Handle<CGFloat>(), Log())
    let snapshot = LayoutSnapshot(of: Gauged(handle: handle, log: log), proposal: .unspecified)
    #expect(log.take() == ["before long"])
    for (width, names) in [(60, "before medium"), (10, "before short"), (100, "before long")] {
      handle.value = CGFloat(width)
      snapshot.update()
      #expect(log.take() == [names])
    }
    snapshot.update()
    #expect(log.take() == [])
  }

  // MARK: Switching

  @Test func `every frame shows exactly one candidate`() {
    let handle = Handle<CGFloat>()
    let view = Varying(handle, CGFloat(100)) { width in
      ViewThatFits(in: .horizontal) {
        Color.black.frame(width: 50, height: 10)
        Color.white.frame(width: 20, height: 10)
      }
      .frame(width: width, alignment: .leading)
    }
    let snapshot = LayoutSnapshot(of: view, proposal: .unspecified)
    for width in [100, 49, 50, 0, 1000, 20, 51] {
      handle.value = CGFloat(width)
      snapshot.update()
      #expect(
        snapshot.displayListText
          == (width >= 50 ? "(fill #000000 0,0 50x10)" : "(fill #ffffff 0,0 20x10)"))
    }
  }

  @Test func `a nested choice is made again in its own space`() {
    func nested(_ width: CGFloat) -> [String] {
      shown(in: width) {
        ViewThatFits(in: .horizontal) {
          box("long", 100)
          ViewThatFits(in: .horizontal) {
            box("medium", 50)
            box("short", 20)
          }
        }
      }
    }
    #expect(nested(100) == ["long"])
    #expect(nested(99) == ["medium"])
    #expect(nested(49) == ["short"])
  }

  @Test func `each row chooses by itself`() {
    let rows = VStack(alignment: .leading, spacing: 0) {
      ForEach([30, 10, 40], id: \.self) { (length: CGFloat) in
        HStack(spacing: 0) {
          Color.red.frame(width: length, height: 1)
          ViewThatFits(in: .horizontal) {
            Color.black.frame(width: 20, height: 1).called("long")
            Color.blue.frame(width: 5, height: 1).called("short")
          }
        }
      }
    }
    let snapshot = LayoutSnapshot(of: rows, proposal: ProposedViewSize(width: 50, height: nil))
    #expect(snapshot.places("long") == ["30,0 20x1", "10,1 20x1"])
    #expect(snapshot.places("short") == ["40,2 5x1"])
  }

  @Test(arguments: [(316, true), (315, false)] as [(CGFloat, Bool)])
  func `boxes stand in a row where it fits, else in a column`(width: CGFloat, isRow: Bool) {
    let boxes = ForEach(0..<3) { _ in Color.red.frame(width: 100, height: 30).called("box") }
    let view = ViewThatFits {
      HStack(spacing: 8) { boxes }
      VStack(spacing: 8) { boxes }
    }
    let snapshot = LayoutSnapshot(of: view, proposal: ProposedViewSize(width: width, height: nil))
    let length: CGFloat = 3 * 100 + 2 * 8
    #expect(length == 316)
    #expect(
      snapshot.size
        == (isRow
          ? CGSize(width: length, height: 30) : CGSize(width: 100, height: 3 * 30 + 2 * 8)))
    #expect(snapshot.frames(of: "box").map(\.minX) == (isRow ? [0, 108, 216] : [0, 0, 0]))
  }

  @Test func `a view without candidates has no state, no picture and no spacing`() {
    let view = VStack(spacing: 4) {
      Color.red.frame(width: 10, height: 10)
      ViewThatFits {}
    }
    let snapshot = LayoutSnapshot(of: view, proposal: .unspecified)
    #expect(snapshot.displayListText == "(fill #ff383c 0,0 10x10)")
    #expect(snapshot.diagnostics == [])
  }
}
