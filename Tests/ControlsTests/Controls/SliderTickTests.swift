import SwiftUI
import Testing
import ViewTesting

/// Sliders with marks, a neutral value and values that cannot be chosen: 122 points wide, so that
/// the middle of the knob moves from 11 to 111.
@MainActor @Suite struct SliderTickTests {
  private struct Length: View {
    @State var value: Double
    var step: Double?
    let enabled: ClosedRange<Double>?

    var body: some View {
      VStack {
        Text("\(value, specifier: "%.2f")")
        slider.labelsHidden().frame(width: 122).accessibilityIdentifier("slider")
      }
    }

    @ViewBuilder private var slider: some View {
      if let step {
        Slider(value: $value, in: 0...10, step: step, enabledBounds: enabled) { Text("Length") }
      } else {
        Slider(value: $value, in: 0...10, enabledBounds: enabled) { Text("Length") }
      }
    }
  }

  private func clicked(at x: CGFloat, _ view: some View) -> [String] {
    let harness = Harness(view)
    let frame = harness.frame(of: "slider") ?? .zero
    harness.click(at: CGPoint(x: frame.minX + x, y: frame.midY))
    return harness.text
  }

  // The distances from the beginning of the track.
  @Test(arguments: [80: "6.00", 10: "2.00", 55: "5.50"])
  func `only values within the enabled bounds can be chosen`(distance: Int, text: String) {
    #expect(clicked(at: 11 + CGFloat(distance), Length(value: 4, enabled: 2...6)) == [text])
  }

  // Steps of 2.5: 2.5 and 5 lie within 2 to 6.
  @Test(arguments: [80: "5.00", 10: "2.50"])
  func `steps outside of the enabled bounds cannot be chosen`(distance: Int, text: String) {
    let length = Length(value: 4, step: 2.5, enabled: 2...6)
    #expect(clicked(at: 11 + CGFloat(distance), length) == [text])
  }

  @Test func `enabled bounds outside of the range are ignored`() {
    #expect(clicked(at: 11 + 80, Length(value: 4, enabled: 20...30)) == ["8.00"])
  }

  /// The capsules that a slider paints, each as its left end and its width; the first is the track.
  private func capsules(_ slider: some View) -> [String] {
    let harness = Harness(
      slider.labelsHidden().frame(width: 122), window: CGSize(width: 122, height: 40))
    return harness.displayListText.matches(
      of: /roundedRect ([0-9.]+),[0-9.]+ ([0-9.]+)x[0-9.]+ r/
    ).map { "\($0.1) \($0.2)" }
  }

  @Test func `the color begins at the neutral value, on either side of the knob`() {
    func colored(_ value: Double) -> String {
      capsules(Slider(value: .constant(value), in: -10...10, neutralValue: 0) { Text("Balance") })[
        1]
    }
    // The middle is at 61; 5 is three quarters of the way: 11 + 75.
    #expect(colored(5) == "61 25")
    #expect(colored(-5) == "36 25")
  }

  @Test func `the enabled part of the track is drawn separately`() {
    let slider = Slider(value: .constant(4.0), in: 0...10, enabledBounds: 2...6) { Text("Length") }
    // From 11 + 20 to 11 + 60, and the colored part up to 11 + 40.
    #expect(capsules(slider).prefix(3) == ["0 122", "31 40", "0 51"])
  }

  /// The middles of the marks below a slider's track.
  private func marks(_ slider: some View, _ platform: LayoutSnapshot.Platform = .mac) -> [Double] {
    let harness = Harness(
      slider.labelsHidden().frame(width: 122), window: CGSize(width: 122, height: 40),
      platform: platform)
    // Each is a circle of 2 points, which is drawn from its right side.
    return harness.displayListText.matches(of: /([0-9.]+) [0-9.]+ m/)
      .compactMap { Double($0.1) }.map { $0 - 1 }
  }

  private let value = Binding.constant(5.0)

  @Test func `marks are where the program sets them, and not at the steps`() {
    let slider = Slider(value: value, in: 0...10) {
      Text("Length")
    } ticks: {
      SliderTick(0)
      if value.wrappedValue > 3 { SliderTick("Half", 5) }
      SliderTickContentForEach([7.5, 10], id: \.self) { SliderTick($0) }
      // Outside of the range.
      SliderTick(11)
    }
    #expect(marks(slider) == [11, 61, 86, 111])
  }

  @Test func `a slider with steps has marks at all of them, or at those that the program names`() {
    #expect(marks(Slider(value: value, in: 0...10, step: 5)) == [11, 61, 111])
    let some = Slider(value: value, in: 0...10, step: 1) {
      Text("Length")
    } tick: {
      $0.truncatingRemainder(dividingBy: 5) == 0 ? SliderTick($0) : nil
    }
    #expect(marks(some) == [11, 61, 111])
  }

  @Test func `a phone shows the marks too`() {
    // Its knob is 38 wide.
    #expect(marks(Slider(value: value, in: 0...10, step: 5), .phone) == [19, 61, 103])
  }

  @Test func `a million marks are drawn as those that can be told apart`() {
    let ticks = (0..<1_000_000).map { Double($0) / 100_000 }
    let slider = Slider(value: value, in: 0...10) {
      Text("Length")
    } ticks: {
      SliderTickContentForEach(ticks, id: \.self) { SliderTick($0) }
    }
    // One for each quarter of a point.
    #expect(marks(slider).count <= 401)
  }

  @Test func `a value between marks can be chosen`() {
    struct Speed: View {
      @State var value = 0.0

      var body: some View {
        Text("\(value, specifier: "%.2f")")
        Slider(value: $value, in: 0...10) {
        } ticks: {
          SliderTick(0)
          SliderTick(10)
        }
        .frame(width: 122).accessibilityIdentifier("slider")
      }
    }
    #expect(clicked(at: 11 + 33, Speed()) == ["3.30"])
  }

  @Test func `assistive programs read the label of the value, or that of the mark at it`() {
    let percent = Slider(value: value, in: 0...10, enabledBounds: 2...8) {
      Text("Share")
    } currentValueLabel: {
      Text("half")
    }
    #expect(described(percent) == "slider \"Share\" = \"half\" 2...8 at 5")
    func size(_ value: Double) -> String {
      described(
        Slider(value: .constant(value), in: 0...10) {
          Text("Size")
        } ticks: {
          SliderTick("Small", 0)
          SliderTick(10) { Label("Large", systemImage: "textformat") }
        })
    }
    #expect(size(0) == "slider \"Size\" = \"Small\" 0...10 at 0")
    #expect(size(10) == "slider \"Size\" = \"Large\" 0...10 at 10")
    #expect(size(5) == "slider \"Size\" = \"5\" 0...10 at 5")
  }

  private func described(_ slider: some View) -> String {
    let text = LayoutSnapshot(of: slider, proposal: .unspecified).accessibilityText
    return text.split(separator: "\n").first { $0.contains("slider") }
      .map { $0.trimmingCharacters(in: .whitespaces).split(separator: " [")[0] }.map(String.init)
      ?? text
  }
}
