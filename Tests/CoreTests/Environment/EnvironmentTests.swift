@_spi(Espalier) import EspalierCore
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct EnvironmentTests {
  /// A bar as wide as the value.
  private struct Reader: View {
    @Environment(\.thickness) private var thickness
    let log: Log
    var name = "reader"

    var body: some View {
      let _ = log.note("\(name) \(thickness)")
      bar(.red, thickness).accessibilityIdentifier(name)
    }
  }

  @Test func `a custom key has its default until it is set`() {
    let log = Log()
    _ = LayoutSnapshot(
      VStack {
        Reader(log: log)
        Reader(log: log).environment(\.thickness, 5)
      })
    #expect(log.take() == ["reader 3", "reader 5"])
  }

  @Test func `the last of many values for one key counts, and copies keep theirs`() {
    var values = EnvironmentValues()
    let untouched = values
    for number in 0..<100 {
      values.thickness = number
      if number.isMultiple(of: 30) { values.lineLimit = number }
    }
    let before = values
    values.thickness = 1_000
    #expect(values.thickness == 1_000 && values.lineLimit == 90)
    #expect(before.thickness == 99 && before.lineLimit == 90)
    #expect(untouched.thickness == 3 && untouched.lineLimit == nil)
  }

  @Test func `rows that write the same values into an environment share the new one`() {
    let widths = [5, 5, 9, 5]
    let snapshot = LayoutSnapshot(
      VStack {
        ForEach(widths.indices, id: \.self) { row in
          Text("row").environment(\.thickness, widths[row]).padding(1)
        }
      })
    var environments: [EnvironmentValues] = []
    snapshot.graph.forEachElement { element, _ in
      if element.children.isEmpty { environments.append(element.owner.environment) }
    }
    #expect(environments.map(\.thickness) == widths)
    #expect(environments.map { $0.isSame(as: environments[0]) } == [true, true, false, true])
  }

  private struct Measures: EnvironmentReading {
    let thickness: Int

    init(_ environment: EnvironmentValues) { thickness = environment.thickness }
  }

  /// The values that each evaluation of a view was given.
  private final class Seen {
    var values: [SharedReading<Measures>] = []
  }

  private struct SharingReader: View {
    @Environment(sharing: Measures.self) private var shared
    let seen: Seen

    var body: some View {
      let _ = seen.values.append(shared)
      bar(.red, shared.values.thickness)
    }
  }

  @Test func `values read together are made once for all views in one environment`() {
    let seen = Seen()
    _ = LayoutSnapshot(
      VStack {
        ForEach(0..<3) { _ in SharingReader(seen: seen) }
        SharingReader(seen: seen).environment(\.thickness, 5)
      })
    #expect(seen.values.map(\.values.thickness) == [3, 3, 3, 5])
    #expect(Set(seen.values.map { ObjectIdentifier($0) }).count == 2)
  }

  @Test func `a reader of several values is evaluated again when one of them changes`() {
    let (seen, handle) = (Seen(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      Varying(handle, 10) { number in
        SharingReader(seen: seen)
          .environment(\.lineLimit, number)
          .environment(\.thickness, number / 10)
      })
    var thickness: [Int] { seen.values.map(\.values.thickness) }
    handle.value = 12
    snapshot.update()
    #expect(thickness == [1])
    handle.value = 20
    snapshot.update()
    #expect(thickness == [1, 2])
  }

  @Test func `a value below many others still changes its readers`() {
    struct Writers: View {
      let depth: Int
      let log: Log

      var body: AnyView {
        depth == 0
          ? AnyView(Reader(log: log))
          : AnyView(Writers(depth: depth - 1, log: log).environment(\.lineLimit, depth))
      }
    }
    let (log, handle) = (Log(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      Varying(handle, 1) { Writers(depth: 40, log: log).environment(\.thickness, $0) })
    #expect(log.take() == ["reader 1"])
    handle.value = 2
    snapshot.update()
    #expect(log.take() == ["reader 2"])
  }

  @Test func `the innermost value counts`() {
    let log = Log()
    _ = LayoutSnapshot(
      VStack { Reader(log: log).environment(\.thickness, 6) }.environment(\.thickness, 5))
    #expect(log.take() == ["reader 6"])
  }

  @Test func `a transform starts from the value around`() {
    let log = Log()
    _ = LayoutSnapshot(
      Reader(log: log).transformEnvironment(\.thickness) { $0 *= 2 }.environment(\.thickness, 5))
    #expect(log.take() == ["reader 10"])
  }

  @Test func `the whole environment can be read`() {
    struct Whole: View {
      @Environment(\.self) private var environment
      var body: some View { bar(.red, environment.thickness) }
    }
    #expect(LayoutSnapshot(Whole().environment(\.thickness, 9)).size.width == 9)
  }

  @Test func `a change evaluates only the readers of the changed value`() {
    struct LimitReader: View {
      @Environment(\.lineLimit) private var limit
      let log: Log

      var body: some View {
        let _ = log.note("limit")
        dot(.blue)
      }
    }
    let (log, handle) = (Log(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      Varying(handle, 1) {
        Noted(name: "outer", log: log) {
          LimitReader(log: log)
          Reader(log: log)
        }
        .environment(\.thickness, $0)
      })
    #expect(log.take() == ["outer", "limit", "reader 1"])
    let before = snapshot.bodiesEvaluated
    handle.value = 4
    snapshot.update()
    #expect(log.take() == ["reader 4"])
    #expect(snapshot.bodiesEvaluated == before + 2)
    #expect(snapshot.width(of: "reader") == 4)
  }

  @Test func `a value that comes out the same evaluates nothing`() {
    let (log, handle) = (Log(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      Varying(handle, 1) { Reader(log: log).environment(\.thickness, $0 / 10) })
    #expect(log.take() == ["reader 0"])
    handle.value = 2
    snapshot.update()
    #expect(log.take() == [])
  }

  @Test func `a reader whose parent changes too is evaluated once`() {
    let (log, handle) = (Log(), Handle<Int>())
    let snapshot = LayoutSnapshot(
      Varying(handle, 1) { Reader(log: log, name: "\($0)").environment(\.thickness, $0) })
    #expect(log.take() == ["1 1"])
    handle.value = 2
    snapshot.update()
    #expect(log.take() == ["2 2"])
  }

  @Test func `a new environment from the host reaches the readers`() {
    let log = Log()
    let snapshot = LayoutSnapshot(VStack { Reader(log: log) })
    var environment = EnvironmentValues()
    environment.thickness = 8
    snapshot.graph.update(environment: environment)
    snapshot.update()
    #expect(log.take() == ["reader 3", "reader 8"])
  }

  @Test func `a modifier reads the environment of its own place`() {
    struct Widening: ViewModifier {
      @Environment(\.thickness) private var thickness
      func body(content: Content) -> some View { content.padding(.leading, CGFloat(thickness)) }
    }
    let handle = Handle<Int>()
    let snapshot = LayoutSnapshot(
      Varying(handle, 2) {
        dot(.red).accessibilityIdentifier("dot").modifier(Widening()).environment(\.thickness, $0)
      })
    #expect(snapshot.frame(of: "dot")?.minX == 2)
    handle.value = 5
    snapshot.update()
    #expect(snapshot.frame(of: "dot")?.minX == 5)
  }

  @Test func `a view that appears later gets the environment of its place`() {
    let (log, handle) = (Log(), Handle<Bool>())
    let snapshot = LayoutSnapshot(
      Switching(handle: handle) { isOn in
        VStack { if !isOn { Reader(log: log) } }.environment(\.thickness, 7)
      })
    handle.value = false
    snapshot.update()
    #expect(log.take() == ["reader 7"])
  }

  @Test func `overlays, backgrounds and preferences' layers share the environment`() {
    let log = Log()
    _ = LayoutSnapshot(
      dot(.red)
        .overlay { Reader(log: log, name: "overlay") }
        .background { Reader(log: log, name: "background") }
        .environment(\.thickness, 2))
    #expect(log.take().sorted() == ["background 2", "overlay 2"])
  }
}

extension EnvironmentValues {
  fileprivate var thickness: Int {
    get { self[ThicknessKey.self] }
    set { self[ThicknessKey.self] = newValue }
  }
}

private enum ThicknessKey: EnvironmentKey { static let defaultValue = 3 }
