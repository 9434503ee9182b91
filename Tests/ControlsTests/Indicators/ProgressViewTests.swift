import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@testable import EspalierControls
@_spi(Espalier) @testable import EspalierCore

@MainActor @Suite struct ProgressViewTests {
  /// A style that shows the configuration as text.
  private struct Words: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.label
        Text(verbatim: configuration.fractionCompleted.map { " \($0) " } ?? " unknown ")
        configuration.currentValueLabel
      }
    }
  }

  private func words(_ view: some View) -> String {
    TextProbe(view.progressViewStyle(Words())).lines.joined(separator: "\n")
  }

  // MARK: Values

  @Test(
    "value, total → fraction",
    arguments: [
      (0.48, 1, " 0.48 "), (24, 50, " 0.48 "), (0, 1, " 0.0 "), (1, 1, " 1.0 "),
      (-3, 10, " 0.0 "), (11, 10, " 1.0 "), (.infinity, 10, " 1.0 "), (nil, 10, " unknown "),
      (.nan, 10, " unknown "), (0, 0, " unknown "), (1, -1, " unknown "),
      (1, .nan, " unknown "),
    ] as [(Double?, Double, String)])
  func values(value: Double?, total: Double, text: String) {
    #expect(words(ProgressView(value: value, total: total)) == text)
  }

  @Test func `labels of every kind reach the style`() {
    #expect(words(ProgressView()) == " unknown ")
    #expect(words(ProgressView("Picking")) == "Picking unknown ")
    #expect(words(ProgressView { Text("Picking") }) == "Picking unknown ")
    #expect(words(ProgressView("Picking", value: 0.5)) == "Picking 0.5 ")
    #expect(words(ProgressView(String("Picking"), value: 2, total: 4)) == "Picking 0.5 ")
    #expect(words(ProgressView(value: 0.5) { Text("Picking") }) == "Picking 0.5 ")
    let both = ProgressView(value: 2, total: 4) {
      Text("Picking")
    } currentValueLabel: {
      Text("2 of 4")
    }
    #expect(words(both) == "Picking 0.5 2 of 4")
  }

  @Test func `a style that shows the progress view again gets the next one further out`() {
    struct Halved: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration).padding(1)
      }
    }
    let probe = TextProbe(
      ProgressView("Picking", value: 0.5).progressViewStyle(Halved()).progressViewStyle(Words()))
    #expect(probe.lines == ["Picking 0.5 "])
    let length = 8 * "Picking 0.5 ".count
    #expect(probe.size == "\(length + 2 * 1) x \(16 + 2 * 1)")
  }

  // MARK: Bar

  /// The colors of the light appearance: tint, and the track under it.
  @Test func `a bar is filled from the leading edge, as thick as the platform's`() {
    let half = ProgressView(value: 0.5).tint(.red)
    let bar = { (platform: PlatformStyle, direction: LayoutDirection) in
      TextProbe(half, ProposedViewSize(width: 80, height: nil)) {
        $0.platformStyle = platform
        $0.layoutDirection = direction
      }
    }
    // On the Mac the bar stands in a row of 20 points.
    #expect(bar(.mac, .leftToRight).size == "80 x 20")
    #expect(bar(.phone, .leftToRight).size == "80 x 4")
    let (left, right) = (bar(.mac, .leftToRight), bar(.mac, .rightToLeft))
    #expect(left.drawing.contains("(roundedRect 0,6 80x8 r4)"), "the track")
    #expect(left.drawing.contains("(roundedRect 0,6 \(80 / 2)x8 r4)"), "the part")
    #expect(left.drawing != right.drawing)
  }

  @Test func `in a window of 24 by 2, half of a bar of 40 points ends in the middle`() {
    let window = ProgressView(value: 0.5).tint(.red)
      .frame(width: 40).frame(width: 24, height: 2).clipped()
    // 8 points are cut off before: 20 - 8 are red, of which the last belongs to the round end.
    let row = String(repeating: "r", count: 11) + String(repeating: "?", count: 13)
    expectDrawing(of: window, is: row + "\n" + row)
    let mirrored = String(row.reversed())
    expectDrawing(
      of: window.environment(\.layoutDirection, .rightToLeft), is: mirrored + "\n" + mirrored)
  }

  @Test(arguments: [(0.0, 0), (0.01, 6), (0.48, 48), (1, 100)])
  func `the filled part is at least as long as the bar is thick`(value: Double, length: CGFloat) {
    let path = BarPart(start: 0, end: value).path(in: CGRect(x: 0, y: 0, width: 100, height: 6))
    #expect(path.boundingRect.width.rounded() == length)
  }

  @Test func `a bar takes the width that is proposed, with labels above and below`() {
    let view = ProgressView(value: 0.5) {
      Text("Picking")
    } currentValueLabel: {
      Text("half")
    }
    let snapshot = LayoutSnapshot(
      of: VStack { view }.called("all"), proposal: ProposedViewSize(width: 300, height: nil))
    let frame = snapshot.frame(of: "all")
    #expect(frame?.width == 300)
    let height: CGFloat = 16 + 20 + 16
    #expect(frame?.height == height)
    let wide = LayoutSnapshot(
      of: ProgressView(value: 0.5), proposal: ProposedViewSize(width: 40, height: nil))
    #expect(wide.size == CGSize(width: 40, height: 20))
  }

  @Test func `small controls have thinner bars`() {
    let small = LayoutSnapshot(
      of: ProgressView(value: 0.5).controlSize(.small),
      proposal: ProposedViewSize(width: 40, height: nil))
    #expect(small.size == CGSize(width: 40, height: 12))
  }

  // MARK: Time

  private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  @Test func `a bar between two dates empties or fills with the time of the frame`() {
    let start = date(0)
    let (down, up) = (
      ProgressTimer(interval: start...date(120), countsDown: true),
      ProgressTimer(interval: start...date(120), countsDown: false)
    )
    let quarter: Double = 30 / 120
    #expect(down.fraction(at: date(30)) == 1 - quarter)
    #expect(up.fraction(at: date(30)) == quarter)
    #expect(up.fraction(at: date(-5)) == 0)
    #expect(up.fraction(at: date(500)) == 1)
    let none = ProgressTimer(interval: start...start, countsDown: false)
    #expect(none.fraction(at: date(-1)) == 0)
    #expect(none.fraction(at: start) == 1)
  }

  @Test func `a timer moves while it runs, and has no next tick afterwards`() {
    let view = ProgressView(timerInterval: date(0)...date(10), countsDown: false)
      .progressViewStyle(Words())
    let probe = TextProbe(view) { $0.currentDate = date(5) }
    #expect(probe.lines == [" 0.5 0:05"])
    #expect(probe.graph.clock.nextTick != nil)
    var environment = EnvironmentValues()
    environment.currentDate = date(11)
    probe.graph.update(environment: environment)
    probe.graph.frame(proposal: .unspecified)
    #expect(probe.lines == [" 1.0 0:10"])
    #expect(probe.graph.clock.nextTick == nil)
  }

  @Test func `the progress of a task is followed until it is done`() {
    let task = Progress(totalUnitCount: 4)
    task.completedUnitCount = 1
    let probe = TextProbe(ProgressView(task).progressViewStyle(Words())) {
      $0.currentDate = date(0)
    }
    #expect(probe.lines == ["25% completed 0.25 1 of 4"])
    task.completedUnitCount = 4
    for tenth in 1...3 {
      probe.graph.clock.advance(to: date(Double(tenth) / 10))
      probe.graph.frame(proposal: .unspecified)
    }
    #expect(probe.lines == ["100% completed 1.0 4 of 4"])
    #expect(probe.graph.clock.nextTick == nil)
  }

  @Test func `a task of unknown length shows no value`() {
    #expect(words(ProgressView(Progress(totalUnitCount: -1))) == " unknown ")
  }
}

@MainActor @Suite struct IndicatorAccessibilityTests {
  @Test func `a progress view reports its subject and its progress`() {
    expectAccessibility(
      of: ProgressView("Picking", value: 0.48), is: "progress \"Picking\" = \"48%\" 0...1 at 0.48")
    expectAccessibility(of: ProgressView("Loading"), is: "progress \"Loading\"")
  }

  @Test func `a gauge says its value within its bounds`() {
    expectAccessibility(
      of: Gauge(value: 5, in: 0...10) { Text("Speed") },
      is: "gauge \"Speed\" = \"50%\" 0...1 at 0.5")
  }
}
