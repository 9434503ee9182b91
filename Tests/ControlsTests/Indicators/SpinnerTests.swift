import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@testable import EspalierControls
@_spi(Espalier) @testable import EspalierCore

@MainActor @Suite struct SpinnerTests {
  private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  @Test(
    "seconds → place of the brightest spoke",
    arguments: [
      (0.0, 0), (0.1, 0), (0.125, 1), (0.5, 4), (0.99, 7), (1, 0), (-0.125, 7), (1e9 + 0.25, 2),
    ])
  func places(seconds: Double, place: Int) {
    #expect(Spinner.place(at: date(seconds)) == place)
  }

  @Test(
    "platform, size → diameter",
    arguments: [
      (PlatformStyle.mac, ControlSize.mini, 10), (.mac, .small, 16), (.mac, .regular, 32),
      (.phone, .regular, 20), (.phone, .large, 37),
    ] as [(PlatformStyle, ControlSize, CGFloat)])
  func diameters(platform: PlatformStyle, size: ControlSize, diameter: CGFloat) {
    let probe = TextProbe(ProgressView().controlSize(size)) { $0.platformStyle = platform }
    #expect(probe.graph.rootSize == CGSize(width: diameter, height: diameter))
  }

  @Test func `the same time gives the same picture, an eighth of a second later another`() {
    let probe = TextProbe(ProgressView().tint(.black)) { $0.currentDate = date(0) }
    let first = probe.drawing
    let lines = first.split(separator: "\n")
    #expect(lines.count == 8)
    #expect(lines.filter { $0.contains("#000000 ") }.count == 1, "one spoke is opaque")
    var drawings: [String] = []
    for eighth in 1...8 {
      probe.graph.clock.advance(to: date(Double(eighth) / 8))
      probe.graph.frame(proposal: .unspecified)
      drawings.append(probe.drawing)
    }
    #expect(Set(drawings).count == 8)
    #expect(drawings.last == first)
  }

  @Test func `a tick redraws one item`() {
    let view = VStack {
      ProgressView()
      ForEach(0..<20) { Text("row \($0)") }
    }
    let snapshot = LayoutSnapshot(of: view, proposal: .unspecified)
    _ = snapshot.displayListText
    let before = (drawn: snapshot.displayItemsRebuilt, sizes: snapshot.sizesComputed)
    snapshot.graph.clock.advance(to: date(0.125))
    snapshot.update()
    _ = snapshot.displayListText
    #expect(snapshot.sizesComputed == before.sizes)
    #expect(snapshot.displayItemsRebuilt - before.drawn <= 6, "the spokes and what contains them")
  }

  @Test func `a label stands below, and a known length is a ring on the Mac`() {
    let snapshot = LayoutSnapshot(of: ProgressView("Loading"), proposal: .unspecified)
    #expect(snapshot.size.width == CGFloat(8 * "Loading".count))
    #expect(snapshot.size.height > 32 + 16)
    let ring = TextProbe(ProgressView(value: 0.25).progressViewStyle(.circular))
    #expect(ring.graph.rootSize == CGSize(width: 32, height: 32))
    #expect(ring.graph.clock.nextTick == nil)
    let spinner = TextProbe(ProgressView(value: 0.25).progressViewStyle(.circular)) {
      $0.platformStyle = .phone
    }
    #expect(spinner.graph.clock.nextTick != nil)
  }

  @Test func `a bar of unknown length moves on the Mac`() {
    let view = ProgressView().progressViewStyle(.linear)
    #expect(TextProbe(view).graph.clock.nextTick != nil)
    #expect(TextProbe(view) { $0.platformStyle = .phone }.graph.clock.nextTick == nil)
  }
}
