import Espalier
import EspalierTypesetting
import Foundation
import Glibc
import LayoutEngine
import SwiftUI
import ViewTesting

// Times the trees of `LayoutBenchmarks` as views, through the whole framework, and a phone's screen to a PNG file.
// Every figure is the least of several runs; read times as ratios between lines of one run.

/// The least time of `runs` runs, in milliseconds of this thread.
@MainActor func best(_ runs: Int, _ body: () -> Void) -> Double {
  (0..<runs).map { _ in
    let start = threadTime()
    body()
    return threadTime() - start
  }.min() ?? .nan
}

private func threadTime() -> Double {
  var now = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
  return Double(now.tv_sec) * 1e3 + Double(now.tv_nsec) / 1e6
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

/// The parts of a view's first frame and of those that follow: making the nodes, and laying them out.
@MainActor func reportParts(
  _ name: String, _ view: () -> some View, widths: [CGFloat], change: (() -> Void)? = nil
) {
  let engine = Typesetter()
  var graph: ViewGraph?
  let build = best(3) { graph = ViewGraph(view(), textEngine: engine) }
  let first = best(3) {
    graph = ViewGraph(view(), textEngine: engine)
  } then: {
    graph?.frame(proposal: ProposedViewSize(width: widths[0], height: nil))
  }
  guard let graph else { return }
  let nodes = graph.counters.nodes
  var resize = Double.infinity
  for _ in 0..<5 {
    for width in widths.dropFirst() + widths.prefix(1) {
      resize = min(
        resize, best(1) { graph.frame(proposal: ProposedViewSize(width: width, height: nil)) })
    }
  }
  var line =
    "\(name): \(nodes) nodes, build \(text(build)) ms (\(text(build * 1e3 / Double(nodes))) µs per node), "
    + "first layout \(text(first)) ms, new width \(text(resize)) ms"
  if let change {
    let proposal = ProposedViewSize(width: widths[0], height: nil)
    graph.frame(proposal: proposal)
    let changed = best(20) {
      change()
      graph.frame(proposal: proposal)
    }
    line += ", one change \(text(changed)) ms"
  }
  print(line)
}

/// The least time of `body` alone, after `prepare`.
@MainActor func best(_ runs: Int, _ prepare: () -> Void, then body: () -> Void) -> Double {
  (0..<runs).map { _ in
    prepare()
    return best(1, body)
  }.min() ?? .nan
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

let widths = (0..<10).map { CGFloat(600 - 20 * $0) }
reportParts("messages", { Messages(count: 1_000) }, widths: widths)
reportParts("w6_grid", { FixedGrid() }, widths: widths)
reportParts("grid_256", { WideGrid() }, widths: [20_000, 19_000, 18_000])
let model = Labels.Model()
var changes = 0
reportParts("labels", { Labels(count: 10_000, model: model) }, widths: widths) {
  changes += 1
  model.text = "changed \(changes)"
}
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
