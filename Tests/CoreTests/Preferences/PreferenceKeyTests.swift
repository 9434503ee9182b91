import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct PreferenceKeyTests {
  private func name(_ name: String) -> some View {
    dot(.red).preference(key: NamesKey.self, value: [name])
  }

  /// The names of the values that leave `view`.
  private func names(_ view: some View) -> [String] {
    let log = Log()
    _ = LayoutSnapshot(
      view.onPreferenceChange(NamesKey.self) { names in log.note(names.joined(separator: " ")) })
    return log.take()
  }

  @Test func `values are reduced in source order`() {
    let view = VStack {
      name("a")
      HStack {
        name("b")
        dot(.blue)
        name("c")
      }
      ForEach(0..<2) { name("\($0)") }
    }
    #expect(names(view) == ["a b c 0 1"])
  }

  @Test func `a view comes before its overlay`() {
    #expect(names(name("view").overlay { name("overlay") }) == ["view overlay"])
  }

  @Test func `a background comes before its view`() {
    #expect(names(name("view").background { name("background") }) == ["background view"])
  }

  @Test func `a preference replaces those inside`() {
    #expect(names(VStack { name("a") }.preference(key: NamesKey.self, value: ["b"])) == ["b"])
  }

  @Test func `a transform changes what the views inside gave`() {
    let view = VStack {
      name("a")
      name("b")
    }
    #expect(names(view.transformPreference(NamesKey.self) { $0.append("c") }) == ["a b c"])
  }

  @Test func `a group gives a preference for each of its members`() {
    let view = VStack {
      Group {
        name("a")
        dot(.red)
        ForEach(0..<2) { name("\($0)") }
        EmptyView()
      }
      .transformPreference(NamesKey.self) { $0.append("+") }
    }
    #expect(names(view) == ["a + + 0 + 1 +"])
    let written = VStack {
      Group {
        dot(.red)
        HStack {
          dot(.red)
          dot(.blue)
        }
        if true { dot(.green) }
      }
      .padding()
      .preference(key: NamesKey.self, value: ["b"])
    }
    #expect(names(written) == ["b b b"])
    #expect(
      names(
        Group {
          dot(.red)
          dot(.blue)
        }
        .preference(key: NamesKey.self, value: ["c"])
        .transformPreference(NamesKey.self) { $0.append("d") }) == ["c d c d"])
  }

  @Test func `views that are empty give no preference`() {
    let view = VStack {
      EmptyView().preference(key: NamesKey.self, value: ["a"])
      Group {}.transformPreference(NamesKey.self) { $0.append("b") }
      ForEach(0..<0) { _ in dot(.red) }.preference(key: NamesKey.self, value: ["c"])
    }
    #expect(names(view) == [""])
  }

  @Test func `an anchor belongs to the member for which it is given`() {
    enum Frames: PreferenceKey {
      static let defaultValue: [Anchor<CGRect>] = []
      static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
        value += nextValue()
      }
    }
    let log = Log()
    _ = LayoutSnapshot(
      VStack(alignment: .leading, spacing: 0) {
        Group {
          bar(.red, 3)
          bar(.blue, 5)
        }
        .padding(.horizontal, 2)
        .anchorPreference(key: Frames.self, value: .bounds) { [$0] }
      }
      .overlayPreferenceValue(Frames.self) { frames in
        GeometryReader { proxy in
          let _ = log.note(frames.map { "\(proxy[$0].width)" }.joined(separator: " "))
        }
      })
    // Each with its padding: 3 + 2 × 2 and 5 + 2 × 2.
    #expect(log.take().last == "7.0 9.0")
  }

  @Test func `a transform starts from the default where no view gave a value`() {
    #expect(names(dot(.red).transformPreference(NamesKey.self) { $0.append("c") }) == ["c"])
  }

  @Test func `the default is used once where no view gave a value`() {
    #expect(names(dot(.red)) == [""])
  }

  @Test func `a key of optional values has nil for its default`() {
    enum Key: PreferenceKey {
      static func reduce(value: inout Int?, nextValue: () -> Int?) { value = value ?? nextValue() }
    }
    #expect(Key.defaultValue == nil)
  }

  @Test func `two keys keep their values apart`() {
    enum Other: PreferenceKey {
      static var defaultValue: [String] { ["none"] }
      static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }
    #expect(names(name("a").preference(key: Other.self, value: ["b"])) == ["a"])
  }

  @Test func `the action runs when the value changes, and only then`() {
    let (log, handle) = (Log(), Handle<[String]>())
    let snapshot = LayoutSnapshot(
      Varying(handle, ["a"]) { names in VStack { ForEach(names, id: \.self) { name($0) } } }
        .onPreferenceChange(NamesKey.self) { log.note($0.joined(separator: " ")) })
    for names in [["a", "b"], ["b", "a"], ["b", "a"], []] {
      handle.value = names
      snapshot.update()
    }
    #expect(log.take() == ["a", "a b", "b a", ""])
  }

  @Test func `a value from deep inside reaches the reader without updating the views between`() {
    struct Deep: View {
      let handle: Handle<Int>
      @State private var number = 1

      var body: some View {
        let _ = handle.take($number)
        dot(.red).preference(key: NamesKey.self, value: ["\(number)"])
      }
    }
    let (log, handle) = (Log(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      Noted(name: "outer", log: log) { VStack { Deep(handle: handle) } }
        .onPreferenceChange(NamesKey.self) { log.note($0.joined()) })
    handle.value = 2
    snapshot.update()
    #expect(log.take() == ["outer", "1", "2"])
  }

  @Test func `a reader hides nothing from readers further out`() {
    let log = Log()
    _ = LayoutSnapshot(
      name("a")
        .onPreferenceChange(NamesKey.self) { _ in log.note("inner") }
        .onPreferenceChange(NamesKey.self) { log.note($0.joined()) })
    #expect(log.take() == ["inner", "a"])
  }

  @Test func `changes made by an action are laid out in the same frame`() {
    struct Measuring: View {
      @State private var count = 0

      var body: some View {
        bar(.red, count).accessibilityIdentifier("bar")
          .background { Color.clear.preference(key: NamesKey.self, value: ["a", "b", "c"]) }
          .onPreferenceChange(NamesKey.self) { count = $0.count }
      }
    }
    #expect(LayoutSnapshot(Measuring()).width(of: "bar") == 3)
  }

  @Test func `a view that disappears takes its value with it`() {
    let (log, handle) = (Log(), Handle<Bool>())
    let snapshot = LayoutSnapshot(
      Switching(handle: handle) { isOn in
        VStack {
          name("a")
          if isOn { name("b") }
        }
      }
      .onPreferenceChange(NamesKey.self) { log.note($0.joined()) })
    handle.value = false
    snapshot.update()
    #expect(log.take() == ["ab", "a"])
  }

  /// Each level reads a preference of those inside: its readers ask once for each view of their own level, not of all.
  private struct Level: View {
    let depth: Int

    var body: some View {
      VStack {
        if depth > 0 { AnyView(Level(depth: depth - 1)) } else { dot(.red) }
        dot(.blue).preference(key: NamesKey.self, value: ["\(depth)"])
      }
      .onPreferenceChange(NamesKey.self) { _ in }
    }
  }

  @Test func `readers around one another read each view once`() {
    func asked(_ depth: Int) -> Int {
      LayoutSnapshot(Level(depth: depth)).graph.counters.preferences
    }
    // Each further level costs as much as the one before.
    #expect(asked(32) - asked(16) == asked(48) - asked(32))
  }

  @Test func `screens in screens read each view once`() {
    func splits(_ depth: Int) -> AnyView {
      if depth == 0 { return AnyView(Text("Detail")) }
      return AnyView(
        NavigationSplitView {
          Text("Sidebar")
        } detail: {
          splits(depth - 1)
        })
    }
    func stacks(_ depth: Int) -> AnyView {
      if depth == 0 { return AnyView(Text("Root")) }
      return AnyView(
        NavigationStack {
          stacks(depth - 1).navigationTitle("Title").toolbar { Button("Add") {} }
        })
    }
    func asked(_ view: AnyView) -> Int {
      LayoutSnapshot(of: view, window: CGSize(width: 800, height: 600)).graph.counters.preferences
    }
    for screens in [splits, stacks] {
      let counts = [4, 8, 12].map { asked(screens($0)) }
      #expect(counts[2] - counts[1] == counts[1] - counts[0])
    }
  }

  /// Rows of lists are shown in another place than they are made in, so that two ways lead outwards at each level: with 24
  /// levels, sixteen million to the outermost.
  @Test func `a change in nested lists travels outwards once`() {
    func lists(_ depth: Int) -> AnyView {
      if depth == 0 { return AnyView(name("row")) }
      return AnyView(
        Group(subviews: VStack { lists(depth - 1) }) { ForEach($0) { $0 } })
    }
    #expect(names(lists(24)) == ["row"])
  }

  @Test func `a covered screen continues to read its own preferences`() {
    struct Screens: View {
      let log: Log
      @State private var path: [Int] = []
      @State private var number = 1

      var body: some View {
        NavigationStack(path: $path) {
          Button("Push") { path = [1] }
            .preference(key: NamesKey.self, value: ["\(number)"])
            .onPreferenceChange(NamesKey.self) { log.note($0.joined(separator: " ")) }
            .navigationDestination(for: Int.self) { _ in Button("Count") { number += 1 } }
        }
      }
    }
    let log = Log()
    let harness = Harness(Screens(log: log))
    harness.click("Push")
    harness.advance(by: 1)
    harness.click("Count")
    #expect(log.take() == ["1", "2"])
  }
}

private enum NamesKey: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}
