import SwiftUI
import Testing
import ViewTesting

/// A ratio of two lengths that are zero is NaN, which does not equal itself: it must not count as a new value at each comparison.
@MainActor struct NotANumberTests {
  /// Zero points wide and high.
  private struct Point: View {
    var body: some View { Color.red.frame(width: 0, height: 0) }
  }

  private struct Measured: View {
    @State private var ratio: CGFloat = 1

    var body: some View {
      Point().onGeometryChange(for: CGFloat.self) {
        $0.size.width / $0.size.height
      } action: {
        ratio = $0
      }
      Text("\(ratio)")
    }
  }

  private enum RatiosKey: PreferenceKey {
    static var defaultValue: [CGFloat] { [] }
    static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
  }

  private struct Preferred: View {
    @State private var ratios: [CGFloat] = []

    var body: some View {
      VStack {
        Point().preference(key: RatiosKey.self, value: [.nan])
        Text("\(ratios.first ?? 0)")
      }
      .onPreferenceChange(RatiosKey.self) { ratios = $0 }
    }
  }

  private struct Counting: View {
    @State private var ratio: CGFloat = 1
    @State private var changes = 0

    var body: some View {
      Button("\(changes)") { ratio = .nan }.onChange(of: ratio) { changes += 1 }
    }
  }

  @Observable final class Model { var ratio = 1.0 }

  private struct Observing: View {
    @State private var model = Model()

    var body: some View {
      Text("\(model.ratio)").onChange(of: model.ratio, initial: true) { model.ratio = .nan }
    }
  }

  private func isNoLoop(_ harness: Harness) -> Bool {
    let before = harness.bodiesEvaluated
    harness.advance(by: 1)
    return harness.diagnostics.isEmpty && harness.bodiesEvaluated == before
  }

  @Test func `a measured NaN is reported once`() {
    let harness = Harness(Measured())
    #expect(harness.text.first?.lowercased().hasSuffix("nan") == true)
    #expect(isNoLoop(harness))
  }

  @Test func `a preference that holds NaN is reported once`() {
    let harness = Harness(Preferred())
    #expect(harness.text.first?.lowercased().hasSuffix("nan") == true)
    #expect(isNoLoop(harness))
  }

  @Test func `a change to NaN counts once, and another NaN does not count`() {
    let harness = Harness(Counting())
    harness.click("0")
    #expect(harness.text == ["1"])
    harness.click("1")
    #expect(harness.text == ["1"])
    #expect(isNoLoop(harness))
  }

  @Test func `an observable property that sets itself to NaN stays so`() {
    let harness = Harness(Observing())
    #expect(harness.text.first?.lowercased().hasSuffix("nan") == true)
    #expect(isNoLoop(harness))
  }
}
