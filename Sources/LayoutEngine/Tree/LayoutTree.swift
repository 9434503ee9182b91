@_spi(Espalier) import EspalierDrawing
import Foundation

/// Lays out a tree of rules.
///
/// Nodes are records in one block of memory, addressed by index. Layout is two passes: measuring
/// goes from changed nodes towards the root, as far as answers change; placing goes from the root
/// down, into nodes that got another proposal or have changed. Frames are relative to the parent,
/// so that nodes that merely move are not entered.
///
/// A tree is used from one thread at a time. The values that every question reads are spared
/// Swift's check that no other code is writing them, which took a fifth of the time of a layout.
package final class LayoutTree {
  /// True if trees made within the task compute every clamped and every cached answer again.
  ///
  /// Differences are reported. Meant for tests.
  @TaskLocal package static var verifiesAnswers = false

  let verifiesAnswers = LayoutTree.verifiesAnswers

  /// Called once per node whose rule gave an answer that cannot be used.
  @exclusivity(unchecked) package var onProblem: ((LayoutNodeID, String) -> Void)?

  /// The connection to the owner of the tree; rules that need more than layout find it here.
  package var client: AnyObject?

  @exclusivity(unchecked) package var counters = LayoutCounters()

  /// The record of all questions for sizes; nil, as it is at first, records none.
  @exclusivity(unchecked) package var trace: LayoutTrace?

  /// The visible area, in the coordinates of the root's parent; nil stands for everything.
  package var window: CGRect?

  /// True if stacks of rigid and unbounded children are laid out by arithmetic alone.
  ///
  /// Tests turn it off, before making nodes, to compare with the general algorithm.
  @exclusivity(unchecked) package var takesShortcuts = true

  @exclusivity(unchecked) var records: UnsafeMutablePointer<Record>
  @exclusivity(unchecked) var rules: UnsafeMutablePointer<any LayoutRule>
  @exclusivity(unchecked) var extras: UnsafeMutablePointer<UnsafeMutablePointer<NodeExtra>?>
  @exclusivity(unchecked) private(set) var capacity: Int
  /// The end of the indices that have been in use; their slots are initialized.
  @exclusivity(unchecked) private(set) var used = 0
  @exclusivity(unchecked) private var free: [Int32] = []

  /// Nodes to be entered by the placing pass, the next one last.
  @exclusivity(unchecked) var toPlace: [Int32] = []
  /// Nodes that changed in placing since they were last taken.
  @exclusivity(unchecked) var changed: [Int32] = []
  /// True if frames are kept before they change; the frames kept follow.
  @exclusivity(unchecked) package var recordsMoves = false
  @exclusivity(unchecked) var moves: [Int32: CGRect] = [:]
  /// Nodes that left a child out, or took one up again, since they were last taken.
  var changedVisibility: Set<Int32> = []
  /// True once any rule has left a child out.
  @exclusivity(unchecked) package internal(set) var leavesOut = false
  /// The node whose rule is placing children.
  @exclusivity(unchecked) var placingParent = -1
  /// The number of its children that it has placed or left out.
  @exclusivity(unchecked) var placedChildren = 0
  /// True if any of its children has to be entered once they are placed.
  @exclusivity(unchecked) var entersChildren = false
  /// The placements that a rule makes while only guides are asked for; nil while placing counts.
  @exclusivity(unchecked) var trialPlacements: [TrialPlacement]?
  /// True if an answer is being computed again for comparison.
  @exclusivity(unchecked) var isVerifying = false
  /// The number of answers that may still be computed for the verification under way; below zero,
  /// it is abandoned.
  @exclusivity(unchecked) var verificationBudget = 0
  /// The number of answers that may be computed for verifications, so that all of them together
  /// take work in proportion to the answers that are verified, however deep the tree is.
  @exclusivity(unchecked) var verificationAllowance = 20_000
  /// The remembered answers that were used since and differ from the computed ones.
  @exclusivity(unchecked) var wrongAnswers: [(node: LayoutNodeID, message: String)] = []
  /// Nodes with rules that make their children as they come into view.
  var lazyNodes: Set<Int32> = []
  /// Those of them whose length turned out to be different while they were placed.
  var relengthened: Set<Int32> = []
  /// Blocks of rules that were outgrown during a layout, in which some of them may still be at work.
  private var outgrown: [UnsafeMutablePointer<any LayoutRule>] = []
  /// Counts layouts.
  @exclusivity(unchecked) var pass: UInt32 = 0
  @exclusivity(unchecked) var stackLimit = StackLimit()
  /// The children of the stacks that are being solved.
  let solving: UnsafeMutablePointer<SolverMemory> = .allocate(capacity: 1)
  @exclusivity(unchecked) private var madeLink: TreeLink?
  /// The space for the next list of children.
  @exclusivity(unchecked) var spareList: [LayoutNodeID] = []

  package init() {
    capacity = 0
    records = .allocate(capacity: 0)
    rules = .allocate(capacity: 0)
    extras = .allocate(capacity: 0)
    solving.initialize(to: SolverMemory())
  }

  deinit {
    madeLink?.treeDidEnd()
    for index in 0..<used { releaseExtra(index) }
    rules.deinitialize(count: used)
    records.deallocate()
    rules.deallocate()
    extras.deallocate()
    releaseOutgrown()
    solving.pointee.deallocate()
    solving.deinitialize(count: 1)
    solving.deallocate()
  }

  package func resetCounters() { counters = LayoutCounters() }

  // MARK: Nodes

  package func makeNode(_ rule: consuming any LayoutRule) -> LayoutNodeID {
    let index: Int
    var life: UInt64 = 0
    if free.isEmpty {
      if used == capacity { grow(to: max(16, capacity * 2)) }
      index = used
      used += 1
      (rules + index).initialize(to: rule)
      (extras + index).initialize(to: nil)
    } else {
      index = Int(free.removeLast())
      rules[index] = rule
      life = records[index].flags.life
    }
    (records + index).initialize(to: Record())
    records[index].flags.formUnion(.new)
    records[index].flags.life = life
    _ = takeForm(of: &rules[index], index)
    return LayoutNodeID(index)
  }

  /// Detaches a node from its parent and its children, and frees it alone.
  package func removeNode(_ id: LayoutNodeID) {
    let index = checked(id)
    var child = records[index].firstChild
    while child >= 0 {
      let next = records[Int(child)].nextSibling
      records[Int(child)].parent = -1
      records[Int(child)].nextSibling = -1
      records[Int(child)].flags.remove(.placed)
      child = next
    }
    detach(index)
    if records[index].flags.contains(.listed) {
      changed.removeAll { $0 == Int32(index) }
    }
    if !moves.isEmpty { moves[Int32(index)] = nil }
    releaseExtra(index)
    if !lazyNodes.isEmpty { lazyNodes.remove(Int32(index)) }
    rules[index] = VacantRule()
    let life = records[index].flags.life
    records[index] = Record()
    records[index].flags = []
    records[index].flags.life = life &+ 1
    free.append(Int32(index))
  }

  package func rule(of id: LayoutNodeID) -> any LayoutRule { rules[checked(id)] }

  /// Replaces a node's rule, which may change its answers.
  package func setRule(_ rule: any LayoutRule, of id: LayoutNodeID) {
    let index = checked(id)
    let orientation = records[index].flags.intersection(.orientation)
    rules[index] = rule
    let change = adopt(rule, index)
    if records[index].flags.intersection(.orientation) != orientation { orientChildren(of: index) }
    if !records[index].flags.contains(.leaf) {
      markStale(index, [])
    } else {
      leafChanged(index, change)
    }
  }

  /// Records that a node's answers may have changed.
  package func invalidate(_ id: LayoutNodeID) {
    let index = checked(id)
    if !records[index].flags.contains(.leaf) { markStale(index, []) }
  }

  /// Mirrors the placements of a node's children, for reading from right to left.
  package func setMirrored(_ mirrored: Bool, of id: LayoutNodeID) {
    let index = checked(id)
    guard records[index].flags.contains(.mirrored) != mirrored else { return }
    records[index].flags.formSymmetricDifference(.mirrored)
    if records[index].childCount > 0 { markStale(index, []) }
  }

  /// The index behind an id of a live node.
  @inline(__always) func checked(_ id: LayoutNodeID) -> Int {
    let index = Int(id.index)
    precondition(
      index >= 0 && index < used && records[index].flags.contains(.live),
      "There is no layout node \(id.index).")
    return index
  }

  func isLive(_ index: Int) -> Bool {
    index >= 0 && index < used && records[index].flags.contains(.live)
  }

  /// A link that leads to the tree as long as it exists, and may outlive it.
  var link: TreeLink {
    if let madeLink { return madeLink }
    let link = TreeLink(self)
    madeLink = link
    return link
  }

  // MARK: Memory

  /// The bytes held for nodes, without what rules themselves hold.
  package var memorySize: Int {
    let perNode =
      MemoryLayout<Record>.stride + MemoryLayout<any LayoutRule>.stride
      + MemoryLayout<UnsafeMutablePointer<NodeExtra>?>.stride
    return (0..<used).reduce(capacity * perNode) { size, index in
      guard let extra = extras[index] else { return size }
      return size + MemoryLayout<NodeExtra>.stride + extra.pointee.memorySize
    }
  }

  /// Makes room for `count` more nodes, so that none has to be moved while they are made.
  package func reserve(_ count: Int) {
    let needed = used + count - free.count
    if needed > capacity { grow(to: max(needed, capacity * 2)) }
  }

  private func grow(to larger: Int) {
    let newRecords = UnsafeMutableRawPointer.allocate(
      byteCount: larger * MemoryLayout<Record>.stride, alignment: 2 * 64
    ).bindMemory(to: Record.self, capacity: larger)
    newRecords.moveInitialize(from: records, count: used)
    records.deallocate()
    records = newRecords
    let newRules = UnsafeMutablePointer<any LayoutRule>.allocate(capacity: larger)
    newRules.moveInitialize(from: rules, count: used)
    outgrown.append(rules)
    rules = newRules
    extras = Self.moved(extras, used, larger)
    capacity = larger
  }

  private static func moved<Element>(
    _ old: UnsafeMutablePointer<Element>, _ count: Int, _ capacity: Int
  ) -> UnsafeMutablePointer<Element> {
    let new = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    new.moveInitialize(from: old, count: count)
    old.deallocate()
    return new
  }

  /// Frees the rules that were kept while they were at work; to be called when no rule is.
  func releaseOutgrown() {
    for block in outgrown { block.deallocate() }
    outgrown.removeAll()
  }

  /// The node's extra storage, made on first use.
  func extra(_ index: Int) -> UnsafeMutablePointer<NodeExtra> {
    if let extra = extras[index] { return extra }
    let extra = UnsafeMutablePointer<NodeExtra>.allocate(capacity: 1)
    extra.initialize(to: NodeExtra())
    extras[index] = extra
    return extra
  }

  private func releaseExtra(_ index: Int) {
    guard let extra = extras[index] else { return }
    extra.pointee.release()
    extra.deinitialize(count: 1)
    extra.deallocate()
    extras[index] = nil
  }
}

/// The work that layout did, in numbers that do not depend on the machine.
package struct LayoutCounters: Equatable, Sendable {
  /// Sizes asked of nodes, wherever the answer came from.
  package var asked = 0
  /// The answers that were computed: rules called, and ranges combined from the children's.
  package var computed = 0
  /// Nodes whose children were placed.
  package var placed = 0

  package init() {}
}

/// Stands in the slot of a removed node.
private struct VacantRule: LayoutRule {
  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize { .zero }
}
