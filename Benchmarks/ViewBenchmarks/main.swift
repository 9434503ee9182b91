import Espalier
import EspalierTypesetting
import Foundation
import LayoutEngine
import SwiftUI
import ViewTesting

// Times the trees of `LayoutBenchmarks` as views, through the whole framework, the work of a window, and a phone's
// screen to a PNG file. Every figure is the least of several runs; read times as ratios between lines of one run.
//
// `swift run -c release ViewBenchmarks [name ...]`

@MainActor func report(
  _ name: String, _ view: @autoclosure () -> some View, _ proposal: ProposedViewSize
) {
  benchmark(name) {
    var snapshot: LayoutSnapshot?
    let first = best(5) {
      snapshot = nil
    } then: {
      snapshot = LayoutSnapshot(of: view(), proposal: proposal)
    }
    guard let made = snapshot else { return }
    let (computed, placed) = (made.sizesComputed, made.placements)
    let same = best(100) { made.update() }
    print(
      "\(name): build and first layout \(text(first)) ms, nothing changed \(text(same * 1e3)) µs, "
        + "sizes computed \(computed), placed \(placed), texts shaped \(made.textsShaped)")
  }
}

/// The limits that the parts of a benchmark are meant to keep, in milliseconds.
struct Limits {
  var first = Double.infinity
  var resize = Double.infinity
}

/// The parts of a view's first frame and of those that follow: making the nodes, laying them out, letting go of them.
@MainActor func reportParts(
  _ name: String, _ view: () -> some View, widths: [CGFloat], limits: Limits = Limits(),
  change: (() -> Void)? = nil
) {
  benchmark(name) {
    let engine = Typesetter()
    var graph: ViewGraph?
    @MainActor func make() { graph = ViewGraph(view(), textEngine: engine) }
    @MainActor func frame(_ width: CGFloat) {
      graph?.frame(proposal: ProposedViewSize(width: width, height: nil))
    }
    let empty = heapBytes()
    make()
    let made = heapBytes()
    frame(widths[0])
    let shown = heapBytes()
    let build = best(5) {
      graph = nil
    } then: {
      make()
    }
    let release = best(3) {
      make()
    } then: {
      graph = nil
    }
    let first = best(5) {
      make()
    } then: {
      frame(widths[0])
    }
    let nodes = graph?.counters.nodes ?? 0
    let elements = graph?.counters.elements ?? 0
    var resize = Double.infinity
    for _ in 0..<5 {
      for width in widths.dropFirst() + widths.prefix(1) {
        resize = min(resize, best(1) { frame(width) })
      }
    }
    var line =
      "\(name): \(nodes) nodes, build \(text(build)) ms (\(text(build * 1e3 / Double(nodes))) µs per node), "
      + "first layout \(text(first, limit: limits.first)), new width \(text(resize, limit: limits.resize)), "
      + "release \(text(release)) ms"
    if let change {
      frame(widths[0])
      let changed = best(20) {
        change()
        frame(widths[0])
      }
      line += ", one change \(text(changed)) ms"
    }
    print(line)
    // Each element has a record and a rule in the layout tree; remembered answers, drawings and shaped texts come with the
    // first layout.
    print(
      "\(name): \(elements) elements, records and rules; \((made - empty) / max(nodes, 1)) bytes per node, and "
        + "\((shown - made) / max(nodes, 1)) of caches after the first layout")
  }
}

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

let widths = (0..<60).map { CGFloat(600 - 3 * $0) }
reportParts(
  "w3_nodes", { Branching(depth: 5, axis: .horizontal, isFixed: false) }, widths: [8000, 7000])
reportParts(
  "messages", { Messages(count: 1_000) }, widths: widths, limits: Limits(first: 25, resize: 3))
reportParts("buttons", { Buttons(count: 1_000) }, widths: widths)
reportParts("w6_grid", { FixedGrid() }, widths: widths)
reportParts("grid_256", { WideGrid() }, widths: [20_000, 19_000, 18_000])
let model = Labels.Model()
var changes = 0
reportParts("labels", { Labels(count: 10_000, model: model) }, widths: widths) {
  changes += 1
  model.text = "changed \(changes)"
}
benchmark("peers") { PeerRows.report() }
benchmark("list") { LongList.report() }
benchmark("list rows") { ListBenchmark.report() }
benchmark("window") { reportWindow() }

benchmark("phone") {
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
}

benchmark("cards") { CardBenchmark.report() }
if isWanted("card tasks") { try await CardBenchmark.reportTasks(400) }
if isWanted("card memory") { try await CardBenchmark.reportMemory(10_000) }
