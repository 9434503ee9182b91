/// Finds boxes that overlap, and boxes at a point, without looking at all of them.
///
/// The boxes are sorted along a curve that visits neighbors one after the other (Morton's Z), and
/// stand at the leaves of a complete binary tree whose nodes know the box around what is below them.
struct SegmentIndex {
  private let boxes: [GridBox]
  /// The indices of `boxes`, in the order of the leaves.
  private let order: [Int]
  /// The root is node 1; the children of node n are 2n and 2n + 1.
  private var nodes: [GridBox]
  private let firstLeaf: Int

  private static let leafSize = 4
  /// The largest number of pairs that are compared.
  private static let pairLimit = 20_000_000

  init(_ boxes: [GridBox]) {
    self.boxes = boxes
    var all = GridBox.empty
    for box in boxes { all.include(box) }
    let keys = boxes.map { box in
      Self.key((box.left + box.right) / 2 - all.left, (box.top + box.bottom) / 2 - all.top)
    }
    order = boxes.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
    var leaves = 1
    while leaves * Self.leafSize < boxes.count { leaves *= 2 }
    firstLeaf = leaves
    nodes = Array(repeating: .empty, count: 2 * leaves)
    for (place, box) in order.enumerated() {
      nodes[leaves + place / Self.leafSize].include(boxes[box])
    }
    for node in stride(from: leaves - 1, to: 0, by: -1) {
      nodes[node] = nodes[2 * node]
      nodes[node].include(nodes[2 * node + 1])
    }
  }

  /// The bits of both coordinates in turn.
  private static func key(_ x: Int, _ y: Int) -> UInt64 {
    func spread(_ value: Int) -> UInt64 {
      var bits = UInt64(truncatingIfNeeded: value) & 0xFFFF_FFFF
      bits = (bits | bits << 16) & 0x0000_FFFF_0000_FFFF
      bits = (bits | bits << 8) & 0x00FF_00FF_00FF_00FF
      bits = (bits | bits << 4) & 0x0F0F_0F0F_0F0F_0F0F
      bits = (bits | bits << 2) & 0x3333_3333_3333_3333
      return (bits | bits << 1) & 0x5555_5555_5555_5555
    }
    return spread(x) | spread(y) << 1
  }

  private func leaf(_ node: Int) -> ArraySlice<Int> {
    let start = min(order.count, (node - firstLeaf) * Self.leafSize)
    return order[start..<min(order.count, start + Self.leafSize)]
  }

  /// Calls `body` with the boxes that hold `point`; `pending` saves making an array for each point.
  func forEach(at point: GridPoint, _ pending: inout [Int], _ body: (Int) -> Void) {
    pending.append(1)
    while let node = pending.popLast() {
      guard nodes[node].holds(point) else { continue }
      if node < firstLeaf {
        pending.append(2 * node)
        pending.append(2 * node + 1)
      } else {
        for box in leaf(node) where boxes[box].holds(point) { body(box) }
      }
    }
  }

  /// Calls `body` with each two boxes that overlap until it returns false; false if not all were
  /// visited.
  func forEachPair(_ body: (Int, Int) -> Bool) -> Bool {
    var pending = [(1, 1)]
    var visits = 0
    while let (first, second) = pending.popLast() {
      guard nodes[first].meets(nodes[second]) else { continue }
      if first < firstLeaf {
        pending.append((2 * first, 2 * second))
        pending.append((2 * first, 2 * second + 1))
        pending.append((2 * first + 1, 2 * second + 1))
        if first != second { pending.append((2 * first + 1, 2 * second)) }
        continue
      }
      visits += Self.leafSize * Self.leafSize
      if visits > Self.pairLimit { return false }
      for one in leaf(first) {
        for other in leaf(second) where first != second || one < other {
          if boxes[one].meets(boxes[other]), !body(one, other) { return false }
        }
      }
    }
    return true
  }
}
