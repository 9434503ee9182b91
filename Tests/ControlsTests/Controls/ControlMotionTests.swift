import EspalierDrawing
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// The animations of controls in apps that write no code for them.
@MainActor struct ControlMotionTests {
  private struct Segments: View {
    var count = 4
    @State private var choice = 0

    var body: some View {
      Picker("Segments", selection: $choice) {
        ForEach(0..<count, id: \.self) { Text("segment \($0)") }
      }
      .pickerStyle(.segmented).labelsHidden()
    }
  }

  /// The opacities of the groups in a drawing, and what they hold.
  private func opacities(_ harness: Harness) -> [Double] {
    func all(_ items: [DisplayItem]) -> [Double] {
      items.flatMap { item -> [Double] in
        guard case .group(let effect, let inner) = item else { return [] }
        if case .opacity(let value) = effect { return [value] + all(inner) }
        return all(inner)
      }
    }
    return all(harness.graph.displayItems(scale: 1))
  }

  /// The frame of the mark of the selected segment: the only thing there with a shadow.
  private func thumb(_ harness: Harness) -> CGRect? {
    func find(_ items: [DisplayItem], _ map: CGAffineTransform) -> CGRect? {
      for item in items {
        guard case .group(let effect, let inner) = item else { continue }
        if case .shadow = effect { return inner.bounds.applying(map) }
        var map = map
        if case .transform(let own) = effect { map = own.concatenating(map) }
        if let found = find(inner, map) { return found }
      }
      return nil
    }
    return find(harness.graph.displayItems(scale: 1), .identity)
  }

  private func reduceMotion(_ environment: inout EnvironmentValues) {
    environment.accessibilityReduceMotion = true
  }

  // MARK: Selections

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `the mark of a segmented picker slides to the selected segment`(
    _ direction: LayoutDirection
  ) throws {
    let harness = Harness(Segments()) { $0.layoutDirection = direction }
    let start = try #require(thumb(harness))
    let target = try #require(harness.frame(of: "segment 2"))
    harness.click("segment 2")
    #expect(thumb(harness) == start)
    harness.advance(by: 0.1)
    // Half of the time is half of the way: the curve is the same from both ends.
    let middle = try #require(thumb(harness)).midX
    #expect(abs(middle - (start.midX + target.midX) / 2) <= 1)
    harness.advance(by: 0.2)
    #expect(abs(try #require(thumb(harness)).midX - target.midX) <= 1)
    #expect(harness.graph.clock.nextTick == nil)
  }

  @Test func `with reduced motion the mark moves at once`() throws {
    let harness = Harness(Segments(), environment: reduceMotion)
    let target = try #require(harness.frame(of: "segment 2"))
    harness.click("segment 2")
    #expect(abs(try #require(thumb(harness)).midX - target.midX) <= 1)
  }

  @Test func `a picker without a selected option has no mark`() {
    let view = Picker("None", selection: .constant(7)) { Text("one").tag(1) }
      .pickerStyle(.segmented).labelsHidden()
    #expect(thumb(Harness(view))?.isEmpty ?? true)
  }

  @Test func `a line separates two segments where neither is selected`() {
    func lines(_ count: Int) -> Int {
      Harness(Segments(count: count)).graph.displayItems(scale: 1).filter { item in
        if case .fill(let path, _, _) = item { path.boundingRect.width == 1 } else { false }
      }.count
    }
    // The first segment is selected: there is no line behind it.
    #expect([1, 2, 3, 5].map(lines) == [0, 0, 1, 3])
  }

  @Test func `the knob of a switch glides`() throws {
    struct Switch: View {
      @State private var isOn = false

      var body: some View {
        Toggle("Switch", isOn: $isOn).toggleStyle(.switch).labelsHidden()
      }
    }
    let harness = Harness(Switch())
    let off = try #require(thumb(harness))
    harness.click("Switch")
    #expect(thumb(harness) == off)
    harness.advance(by: 0.1)
    let middle = try #require(thumb(harness))
    harness.advance(by: 0.2)
    let on = try #require(thumb(harness))
    #expect(on.midX > off.midX + 4)
    #expect(abs(middle.midX - (off.midX + on.midX) / 2) <= 1)
    #expect(harness.graph.clock.nextTick == nil)
  }

  @Test(arguments: [false, true])
  func `the mark of a check box fades in, or appears at once with reduced motion`(
    _ reducesMotion: Bool
  ) {
    struct Box: View {
      @State private var isOn = false

      var body: some View { Toggle("Box", isOn: $isOn).toggleStyle(.checkbox) }
    }
    let harness = Harness(Box()) { $0.accessibilityReduceMotion = reducesMotion }
    harness.click("Box")
    harness.advance(by: 0.1)
    #expect(opacities(harness).contains { $0 > 0.4 && $0 < 0.6 } == !reducesMotion)
    harness.advance(by: 0.3)
    #expect(opacities(harness).isEmpty)
    #expect(harness.graph.clock.nextTick == nil)
  }

  @Test func `a group of views unfolds, and its mark turns`() throws {
    struct Group: View {
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          DisclosureGroup("More") { Text("inside") }
          Text("below")
        }
      }
    }
    let harness = Harness(Group())
    let before = try #require(harness.graph.viewPlaces.first { $0.text == "below" }).frame
    harness.click("More")
    harness.advance(by: 0.1)
    let list = harness.displayListText
    #expect(list.contains("inside"))
    #expect(opacities(harness).contains { $0 > 0 && $0 < 1 })
    harness.advance(by: 3)
    #expect(opacities(harness).isEmpty)
    #expect(try #require(harness.frame(of: "below")).minY > before.minY)
    #expect(harness.graph.clock.nextTick == nil)
  }

  // MARK: Presses

  private func button(_ style: some PrimitiveButtonStyle) -> Harness {
    Harness(Button("Go") {}.buttonStyle(style))
  }

  @Test func `a press shows at once and fades when it ends`() {
    let harness = button(.borderless)
    harness.press(at: CGPoint(x: 200, y: 150))
    #expect(opacities(harness) == [0.7])
    harness.release()
    #expect(opacities(harness) == [0.7])
    harness.advance(by: 0.125)
    #expect(opacities(harness).allSatisfy { $0 > 0.7 && $0 < 1 } && opacities(harness).count == 1)
    harness.advance(by: 0.2)
    #expect(opacities(harness).isEmpty)
    #expect(harness.graph.clock.nextTick == nil)
  }

  @Test func `a press while the last one still fades shows in full`() {
    let harness = button(.borderless)
    let place = CGPoint(x: 200, y: 150)
    harness.click(at: place)
    harness.advance(by: 0.1)
    harness.press(at: place)
    // The rest of the fade does not weaken it.
    #expect(opacities(harness) == [0.7])
    harness.advance(by: 0.3)
    #expect(opacities(harness) == [0.7])
  }

  @Test func `the shade of a border is no stronger in a press while the last one fades`() {
    let harness = button(.bordered)
    let place = CGPoint(x: 200, y: 150)
    harness.press(at: place)
    let pressed = harness.displayListText
    harness.release()
    harness.advance(by: 0.1)
    harness.press(at: place)
    #expect(harness.displayListText == pressed)
  }

  @Test func `the shade of a border fades as the label does`() {
    let harness = button(.bordered)
    let rest = harness.displayListText
    harness.press(at: CGPoint(x: 200, y: 150))
    let pressed = harness.displayListText
    #expect(pressed != rest)
    harness.release()
    harness.advance(by: 0.1)
    let fading = harness.displayListText
    #expect(fading != rest && fading != pressed)
    harness.advance(by: 0.3)
    #expect(harness.displayListText == rest)
  }

  @Test func `changes made by a button are not animated by its press`() {
    struct Counter: View {
      @State private var count = 1

      var body: some View {
        Button {
          count += 1
        } label: {
          Text("\(count)").contentTransition(.opacity)
        }
        .buttonStyle(.borderless)
      }
    }
    let harness = Harness(Counter())
    harness.click("1")
    #expect(!harness.displayListText.contains("\"1\""))
  }

  @Test func `controls at rest draw nothing and wait for nothing`() {
    let harness = Harness(
      VStack {
        Segments()
        Button("Go") {}
        Toggle("On", isOn: .constant(true)).toggleStyle(.switch)
      })
    harness.advance(by: 1)
    let drawn = harness.graph.counters.displayItems
    harness.advance(by: 1)
    #expect(harness.graph.counters.displayItems == drawn)
    #expect(harness.graph.clock.nextTick == nil)
  }

  // MARK: Values

  @Test func `a bar and a gauge grow gradually where the change of their value is animated`() {
    let stage = Stage(0.0, width: 100, height: 40) { value in
      VStack(spacing: 0) {
        ProgressView(value: value).progressViewStyle(.linear)
        Gauge(value: value) { EmptyView() }.gaugeStyle(.accessoryLinearCapacity)
      }
    }
    _ = stage.drawing
    func widths() -> [CGFloat] {
      stage.snapshot.graph.displayItems(scale: 1).compactMap { item in
        guard case .fill(let path, _, _) = item else { return nil }
        let width = path.boundingRect.width
        return width < 99 ? width.rounded() : nil
      }
    }
    stage.set(0.8, .linear(duration: 1))
    stage.advance(0.5)
    let half: [CGFloat] = [40, 40]
    #expect(widths() == half)
    stage.advance(0.5)
    let whole: [CGFloat] = [80, 80]
    #expect(widths() == whole)
    #expect(!stage.snapshot.waitsForTime)
  }

  // MARK: The focus

  @Test func `the focus ring fades in and draws closer`() {
    let harness = Harness(Color.red.frame(width: 20, height: 20).focusable())
    harness.press(.tab)
    func reach() -> CGFloat {
      harness.graph.displayItems(scale: 1).reduce(0) { max($0, $1.bounds.width) }
    }
    let start = reach()
    harness.advance(by: 0.3)
    // A line of three points around the view.
    let end: CGFloat = 20 + 2 * 3
    #expect(reach() == end)
    #expect(start > end)
    #expect(harness.graph.clock.nextTick == nil)
  }

  private struct Leaving: View {
    @State private var isShown = true

    var body: some View {
      VStack {
        if isShown {
          Color.red.frame(width: 20, height: 20).focusable()
            .onKeyPress(.escape) {
              isShown = false
              return .handled
            }
        }
      }
    }
  }

  @Test func `a view may be removed while its focus ring appears`() {
    let harness = Harness(Leaving())
    harness.press(.tab)
    // The ring begins where it is drawn.
    #expect(!harness.graph.displayItems(scale: 1).isEmpty)
    harness.advance(by: 0.1)
    #expect(harness.graph.clock.nextTick != nil)
    harness.press(.escape)
    harness.advance(by: 0.02)
    #expect(harness.graph.displayItems(scale: 1).isEmpty)
    #expect(harness.graph.clock.nextTick == nil)
  }

  @Test func `with reduced motion the ring only fades`() {
    let harness = Harness(Color.red.frame(width: 20, height: 20).focusable()) {
      $0.accessibilityReduceMotion = true
    }
    func reach() -> CGFloat {
      harness.graph.displayItems(scale: 1).reduce(0) { max($0, $1.bounds.width) }
    }
    harness.press(.tab)
    let start = reach()
    harness.advance(by: 0.3)
    #expect(reach() == start)
  }
}
