import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct SliderTests {
  /// A slider of 122 points: its knob of 22 points moves by 100.
  private struct Length: View {
    @State var value: Double
    var step: Double?
    var log = Log()

    var body: some View {
      VStack {
        Text("\(value, specifier: "%.2f")")
        slider.frame(width: 122).accessibilityIdentifier("slider")
      }
    }

    @ViewBuilder private var slider: some View {
      if let step {
        Slider(value: $value, in: 0...10, step: step)
      } else {
        Slider(value: $value, in: 0...10) { log.note($0 ? "begin" : "end") }
      }
    }
  }

  private func point(_ harness: Harness, at x: CGFloat) -> CGPoint {
    let frame = harness.frame(of: "slider") ?? .zero
    return CGPoint(x: frame.minX + x, y: frame.midY)
  }

  @Test func `a press beside the knob moves it there`() {
    let harness = Harness(Length(value: 0))
    harness.click(at: point(harness, at: 11 + 75))
    #expect(harness.text == ["7.50"])
  }

  @Test func `a drag that is cancelled ends the change, too`() {
    let log = Log()
    let harness = Harness(Length(value: 5, log: log))
    harness.press(at: point(harness, at: 61))
    harness.move(to: point(harness, at: 71))
    #expect(log.take() == ["begin"])
    harness.send(.pointer(PointerEvent(.cancelled, at: point(harness, at: 71))))
    harness.advance(by: 0.1)
    #expect(log.take() == ["end"])
    #expect(harness.text == ["6.00"])
  }

  private struct FingerLength: View {
    @State private var value = 0.0

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Slider(value: $value, in: 0...10).frame(width: 300).accessibilityIdentifier("slider")
          Text("\(value, specifier: "%.1f")")
          Color.red.frame(height: 900)
        }
      }
    }
  }

  /// The places are distances from the middle of the knob, at the leading end.
  @Test(arguments: [
    // On the knob, the finger moves it by its own way, wherever it grabs it.
    (CGFloat(10), CGSize(width: 60, height: 0), true, false),
    (10, CGSize(width: 60, height: -80), true, false),
    // Beside the knob, it scrolls what is around, or does nothing.
    (150, CGSize(width: 60, height: 0), false, false),
    (150, CGSize(width: 10, height: -80), false, true),
    (150, .zero, false, false),
  ])
  func `a finger moves the knob, and nothing else of the slider`(
    _ start: CGFloat, _ way: CGSize, _ moves: Bool, _ scrolls: Bool
  ) throws {
    let harness = Harness(FingerLength(), platform: .phone)
    let frame = try #require(harness.frame(of: "slider"))
    // The middle of a knob at the end is half its width inside of the track.
    let knob: CGFloat = 38
    let from = CGPoint(x: frame.minX + knob / 2 + start, y: frame.midY)
    func finger(_ phase: PointerEvent.Phase, _ share: CGFloat) {
      let point = CGPoint(x: from.x + share * way.width, y: from.y + share * way.height)
      harness.send(.pointer(PointerEvent(phase, at: point, kind: .touch)))
    }
    finger(.down, 0)
    for step in 1...10 {
      harness.advance(by: 1 / 60)
      finger(.moved, CGFloat(step) / 10)
    }
    harness.advance(by: 0.5)
    finger(.moved, 1)
    finger(.up, 1)
    harness.advance(by: 1)
    let isMoved = harness.text.first != "0.0"
    #expect(isMoved == moves)
    #expect((harness.frame(of: "slider")?.minY != frame.minY) == scrolls)
    if moves {
      let expected = 10 * way.width / (300 - knob)
      let shown = try #require(harness.text.first.flatMap(Double.init))
      #expect(abs(shown - expected) < 0.1)
    }
  }

  @Test func `dragging the knob moves the value, not further than the range`() {
    let harness = Harness(Length(value: 0))
    harness.drag(from: point(harness, at: 11), to: point(harness, at: 11 + 40))
    #expect(harness.text == ["4.00"])
    harness.drag(from: point(harness, at: 11 + 40), to: point(harness, at: 500))
    #expect(harness.text == ["10.00"])
  }

  @Test func `a slider with a hidden knob moves like one with a knob`() {
    let harness = Harness(Length(value: 0).sliderThumbVisibility(.hidden))
    harness.click(at: point(harness, at: 11 + 75))
    #expect(harness.text == ["7.50"])
    func drawing(_ visibility: Visibility) -> String {
      let slider = Slider(value: .constant(0.5)).sliderThumbVisibility(visibility)
      return LayoutSnapshot(of: slider, window: CGSize(width: 200, height: 50)).displayListText
    }
    // The knob alone has a shadow.
    #expect(drawing(.automatic).contains("(shadow"))
    #expect(!drawing(.hidden).contains("(shadow"))
  }

  @Test func `values are whole steps from the lower bound`() {
    let harness = Harness(Length(value: 0, step: 2.5))
    // 0.36 of the range is 3.6, nearer to 2.5 than to 5.
    harness.click(at: point(harness, at: 11 + 36))
    #expect(harness.text == ["2.50"])
  }

  @Test func `where steps do not divide the range, the last full step is the end`() {
    let harness = Harness(Length(value: 0, step: 4))
    harness.click(at: point(harness, at: 11 + 100))
    #expect(harness.text == ["8.00"])
  }

  @Test func `the label stands before a slider on the Mac, and is not shown on the phone`() {
    func shown(_ platform: LayoutSnapshot.Platform) -> [String] {
      Harness(
        Slider(value: .constant(0)) {
          Text("Volume")
        } minimumValueLabel: {
          Text("low")
        } maximumValueLabel: {
          Text("high")
        }, platform: platform
      ).text
    }
    #expect(shown(.mac) == ["Volume", "low", "high"])
    #expect(shown(.phone) == ["low", "high"])
  }

  @Test func `Home and End move to the ends`() {
    let harness = Harness(Length(value: 5))
    harness.press(.tab)
    harness.press(.end)
    #expect(harness.text == ["10.00"])
    harness.press(.home)
    #expect(harness.text == ["0.00"])
  }

  @Test func `arrow keys move by a step, or by a twentieth`() {
    let harness = Harness(Length(value: 5))
    harness.press(.tab)
    harness.press(.rightArrow)
    #expect(harness.text == ["5.50"])
    harness.press(.leftArrow)
    harness.press(.downArrow)
    #expect(harness.text == ["4.50"])
  }

  @Test func `from right to left the value grows to the left`() {
    let harness = Harness(Length(value: 0).environment(\.layoutDirection, .rightToLeft))
    harness.click(at: point(harness, at: 11 + 75))
    #expect(harness.text == ["2.50"])
  }

  @Test func `editing begins with the press and ends with the release`() {
    let log = Log()
    let harness = Harness(Length(value: 0, log: log))
    harness.drag(from: point(harness, at: 11), to: point(harness, at: 50))
    #expect(log.entries == ["begin", "end"])
  }

  @Test(arguments: [Double.nan, .infinity, -5, 20])
  func `a value out of range is shown at an end`(_ value: Double) {
    let harness = Harness(Length(value: value))
    #expect(harness.frame(of: "slider")?.width == 122)
    #expect(harness.diagnostics == [])
  }

  @Test func `assistive programs know a slider's bounds and its value`() {
    expectAccessibility(
      of: Slider(value: .constant(2.5), in: 0...10) { Text("Length") },
      is: "slider \"Length\" = \"2.5\" 0...10 at 2.5 [increment, decrement, setValue]")
  }
}
