import Foundation
import Glibc
import LayoutEngine

/// The cost of one workload's layouts, the best of several runs.
struct Measurement: CustomStringConvertible {
  private let name: String
  private let nodes: Int
  private let bytes: Int
  private var construct = Double.infinity
  private var first = Double.infinity
  private var resize = Double.infinity
  private var unchanged = Double.infinity
  private var leaf = Double.infinity
  private var sums = ""
  private var counts = ""

  static let heading =
    "tree       nodes  make/node  first/node  resize/node  no change   one leaf  bytes/node"
    + "  computed: first, leaf  sums of width, height"

  init(of workload: Workload, runs: Int = 3) {
    name = workload.name
    let proposal = ProposedViewSize(width: workload.width, height: workload.height)
    var nodes = 0
    var bytes = 0
    for _ in 0..<runs {
      var builder = TreeBuilder()
      var root: LayoutNodeID?
      construct = min(construct, time(1) { root = workload.build(&builder) })
      guard let root, let target = builder.target else { continue }
      let tree = builder.tree
      tree.resetCounters()
      first = min(first, time(1) { tree.layout(root, proposal: proposal) })
      let firstCount = tree.counters.computed
      unchanged = min(unchanged, time(1000) { tree.layout(root, proposal: proposal) })
      nodes = count(root, tree)
      bytes = tree.memorySize
      sums = sum(root, tree)
      tree.resetCounters()
      var isChanged = false
      leaf = min(
        leaf,
        best(101) {
          isChanged.toggle()
          tree.setRule(isChanged ? target.after : target.before, of: target.id)
          tree.layout(root, proposal: proposal)
        })
      counts = "\(firstCount), \(tree.counters.computed / 101)"
      if let width = workload.width {
        resize = min(
          resize,
          time(1) {
            for step in 1...60 {
              let narrower = width - CGFloat(step) * width / 200
              tree.layout(
                root, proposal: ProposedViewSize(width: narrower, height: workload.height))
            }
          } / 60)
      }
    }
    self.nodes = nodes
    self.bytes = bytes
  }

  var description: String {
    func cell(_ nanoseconds: Double, _ width: Int) -> String {
      let text =
        !nanoseconds.isFinite
        ? "-"
        : nanoseconds < 1000
          ? String(format: "%.1f ns", nanoseconds) : String(format: "%.2f us", nanoseconds / 1000)
      return String(repeating: " ", count: max(0, width - text.count)) + text
    }
    let perNode = Double(nodes)
    return name.padding(toLength: 8, withPad: " ", startingAt: 0)
      + String(format: "%8d", nodes) + cell(construct / perNode, 11) + cell(first / perNode, 12)
      + cell(resize / perNode, 13) + cell(unchanged, 11) + cell(leaf, 11)
      + String(format: "%12d", bytes / max(nodes, 1)) + "  \(counts)  \(sums)"
  }
}

/// Nanoseconds of this thread for one of `times` runs.
private func time(_ times: Int, _ body: () -> Void) -> Double {
  let start = threadTime()
  for _ in 0..<times { body() }
  return (threadTime() - start) / Double(times)
}

/// The fastest of `times` runs.
private func best(_ times: Int, _ body: () -> Void) -> Double {
  (0..<times).reduce(.infinity) { best, _ in min(best, time(1, body)) }
}

private func threadTime() -> Double {
  var now = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
  return Double(now.tv_sec) * 1e9 + Double(now.tv_nsec)
}

private func count(_ id: LayoutNodeID, _ tree: LayoutTree) -> Int {
  tree.children(of: id).reduce(1) { $0 + count($1, tree) }
}

private func sum(_ id: LayoutNodeID, _ tree: LayoutTree) -> String {
  var width = 0.0
  var height = 0.0
  func add(_ id: LayoutNodeID) {
    width += tree.size(of: id).width
    height += tree.size(of: id).height
    tree.children(of: id).forEach(add)
  }
  add(id)
  return String(format: "%.0f %.0f", width, height)
}
