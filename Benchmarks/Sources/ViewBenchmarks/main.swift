import Foundation
import SwiftUI
import ViewTesting

// Times the trees of `LayoutBenchmarks` as views, through the whole framework, and a phone's screen to a PNG file.
// Every figure is the least of several runs; read times as ratios between lines of one run.

/// The least time of `runs` runs, in milliseconds.
@MainActor func best(_ runs: Int, _ body: () -> Void) -> Double {
  (0..<runs).map { _ in
    let duration = ContinuousClock().measure(body)
    return Double(duration.components.attoseconds) / 1e15
      + Double(duration.components.seconds) * 1e3
  }.min() ?? .nan
}

@MainActor func report(
  _ name: String, _ view: @autoclosure () -> some View, _ proposal: ProposedViewSize
) {
  var snapshot: LayoutSnapshot?
  let first = best(3) { snapshot = LayoutSnapshot(of: view(), proposal: proposal) }
  guard let snapshot else { return }
  let (computed, placed) = (snapshot.sizesComputed, snapshot.placements)
  let same = best(100) { snapshot.update() }
  print(
    "\(name): build and first layout \(text(first)) ms, nothing changed \(text(same * 1e3)) µs, "
      + "sizes computed \(computed), placed \(placed), texts shaped \(snapshot.textsShaped)")
}

func text(_ number: Double) -> String { String(format: "%.3g", number) }

report("w1_wide", Wide(), ProposedViewSize(width: 1000, height: nil))
report(
  "w2f_deep1000", nested(1000) { _ in Color.clear }, ProposedViewSize(width: 4000, height: 4000))
report(
  "w2t_deep1000",
  nested(1000) { Text(verbatim: "ten words for level \($0) of this deep and narrow tree") },
  ProposedViewSize(width: 4000, height: nil))
report(
  "w3_flex", Branching(depth: 5, axis: .horizontal, isFixed: false),
  ProposedViewSize(width: 8000, height: 1600))
report("w3h_hug", Branching(depth: 5, axis: .horizontal, isFixed: true), .unspecified)
report(
  "w4a_text", Paragraphs(count: 10_000, hasIcons: false), ProposedViewSize(width: 400, height: nil))
report(
  "w4b_rowtext", Paragraphs(count: 10_000, hasIcons: true),
  ProposedViewSize(width: 400, height: nil))

LongList.report()

let renderer = ImageRenderer(content: PhoneScreen())
renderer.scale = 2
let cold = best(1) { _ = try? renderer.pngData() }
var number = 0
let again = best(20) {
  number += 1
  renderer.content = PhoneScreen(title: "Settings \(number)")
  _ = try? renderer.pngData()
}
print(
  "phone screen at 2x to PNG: first \(text(cold)) ms, a new view with warm caches \(text(again)) ms"
)
