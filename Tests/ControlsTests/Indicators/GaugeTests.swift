import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor @Suite struct GaugeTests {
  /// A style that shows the configuration as text.
  private struct Words: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.label
        Text(verbatim: " \(configuration.value) ")
        configuration.currentValueLabel
        configuration.minimumValueLabel
        configuration.maximumValueLabel
      }
    }
  }

  private func words(_ gauge: some View) -> String {
    TextProbe(gauge.gaugeStyle(Words())).lines.joined(separator: "\n")
  }

  @Test(
    "value, bounds → fraction",
    arguments: [
      (67, 0...134, "BPM 0.5 "), (0, -10...10, "BPM 0.5 "), (11, 0...10, "BPM 1.0 "),
      (-1, 0...10, "BPM 0.0 "), (5, 5...5, "BPM 0.0 "), (.nan, 0...1, "BPM 0.0 "),
      (1, -.infinity ... .infinity, "BPM 0.0 "),
    ] as [(Double, ClosedRange<Double>, String)])
  func values(value: Double, bounds: ClosedRange<Double>, text: String) {
    #expect(words(Gauge(value: value, in: bounds) { Text("BPM") }) == text)
  }

  @Test func `labels of every kind reach the style`() {
    let short = Gauge(value: 0.5) {
      Text("BPM")
    } currentValueLabel: {
      Text("67")
    }
    #expect(words(short) == "BPM 0.5 67")
    let whole = Gauge(value: 0.5) {
      Text("BPM")
    } currentValueLabel: {
      Text("67")
    } minimumValueLabel: {
      Text(" min")
    } maximumValueLabel: {
      Text(" max")
    }
    #expect(words(whole) == "BPM 0.5 67 min max")
    let marked = Gauge(value: 0.5) {
      Text("BPM")
    } currentValueLabel: {
      Text("67")
    } markedValueLabels: {
      Text("nowhere")
    }
    #expect(words(marked) == "BPM 0.5 67")
  }

  private var gauge: some View {
    Gauge(value: 0.5) {
      Text("Speed")
    } currentValueLabel: {
      Text("50")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("99")
    }
  }

  @Test func `a linear gauge has its bounds on both sides and takes the width`() {
    let probe = TextProbe(gauge, ProposedViewSize(width: 200, height: nil))
    #expect(probe.graph.rootSize.width == 200)
    #expect(probe.lines == ["Speed", "099", "50"])
    // 0 is 8 wide, 99 is 16, with gaps of 8 on both sides of the bar.
    let bar: CGFloat = 200 - 8 - 16 - 2 * 8
    #expect(probe.drawing.contains("\(Int(bar))x16 r1.5)"))
    #expect(probe.drawing.contains("\(Int(bar / 2))x16 r1.5)"))
  }

  @Test func `an accessory bar shows its bounds, or else its value`() {
    let width = ProposedViewSize(width: 200, height: nil)
    #expect(TextProbe(gauge.gaugeStyle(.accessoryLinear), width).lines == ["099"])
    let plain = Gauge(value: 0.5) {
      Text("Speed")
    } currentValueLabel: {
      Text("50")
    }
    #expect(TextProbe(plain.gaugeStyle(.accessoryLinear), width).lines == ["50"])
    #expect(
      TextProbe(plain.gaugeStyle(.accessoryLinearCapacity), width).lines == ["Speed", "50"])
  }

  @Test func `round gauges have the same size whatever they are proposed`() {
    for proposal in [ProposedViewSize.zero, .infinity, .unspecified] {
      let open = LayoutSnapshot(of: gauge.gaugeStyle(.accessoryCircular), proposal: proposal)
      let closed = LayoutSnapshot(
        of: gauge.gaugeStyle(.accessoryCircularCapacity), proposal: proposal)
      #expect(open.size == CGSize(width: 58, height: 58))
      #expect(closed.size == open.size)
    }
  }

  @Test func `a round gauge has its bounds in the opening, or else its label`() {
    let shown = TextProbe(gauge.gaugeStyle(.accessoryCircular)).lines.joined()
    #expect(shown.contains("50") && shown.contains("0") && shown.contains("99"))
    #expect(!shown.contains("Speed"))
    let plain = Gauge(value: 0.5) {
      Text("Sp")
    } currentValueLabel: {
      Text("50")
    }
    let labels = TextProbe(plain.gaugeStyle(.accessoryCircular)).lines.joined()
    #expect(labels.contains("50") && labels.contains("Sp"))
  }

  @Test func `a gradient for a tint runs along the bar`() {
    let tinted = TextProbe(
      Gauge(value: 0.5) { Text("A") }.tint(Gradient(colors: [.red, .blue])),
      ProposedViewSize(width: 100, height: nil)
    ).drawing
    #expect(tinted.contains("linear"))
  }
}
