import EspalierDrawing
import Foundation

/// The data that the tree keeps for a node: two cache lines, the first with what measuring a parent
/// reads.
struct Record {
  // The node's answers, if it is clamped.
  var width = LengthRange(0)
  var height = LengthRange(0)
  var flags = Flags.live
  var nextSibling: Int32 = -1
  var parent: Int32 = -1
  /// The only child with work waiting in it, or one of the two values below.
  var waitingChild = Record.noChild

  /// The node's proposal at its last placement; its position, relative to its parent, follows.
  var proposal = PackedProposal.unspecified
  var x = 0.0
  var y = 0.0
  var placedWidth = Double.nan
  var placedHeight = Double.nan
  /// A stack's spacing between its children; NaN if it differs from pair to pair.
  var spacing = 0.0
  var firstChild: Int32 = -1
  var childCount: Int32 = 0

  static let noChild: Int32 = -1
  static let severalChildren: Int32 = -2

  @inline(__always) func range(_ axis: Axis) -> LengthRange {
    axis == .horizontal ? width : height
  }

  /// The axes on which a clamped node's answer stops growing at its ideal length.
  var cappedAxes: Axis.Set {
    Axis.Set(constraining: width.max == width.ideal, height.max == height.ideal)
  }

  /// A clamped node's answer.
  @inline(__always) func clamp(_ proposal: PackedProposal) -> CGSize {
    CGSize(
      width: width.answer(packed: proposal.width), height: height.answer(packed: proposal.height))
  }

  /// Returns true if placing with `other` would change nothing in a node that is up to date.
  @inline(__always) func isPlaced(with other: PackedProposal) -> Bool {
    (flags.contains(.fixedWidth) || other.width.bitPattern == proposal.width.bitPattern)
      && (flags.contains(.fixedHeight) || other.height.bitPattern == proposal.height.bitPattern)
      && !placedWidth.isNaN
  }
}

extension PackedProposal {
  /// The proposal without the lengths that make no difference to the answer.
  @inline(__always) func withoutIrrelevantLengths(_ flags: Flags) -> PackedProposal {
    let leavesWidth =
      flags.contains(.fixedWidth) || (width == .infinity && flags.contains(.cappedWidth))
    let leavesHeight =
      flags.contains(.fixedHeight) || (height == .infinity && flags.contains(.cappedHeight))
    return PackedProposal(
      width: leavesWidth ? .nan : width, height: leavesHeight ? .nan : height)
  }
}

/// The flags of a record.
struct Flags: OptionSet {
  var rawValue: UInt64

  // The work that waits. Measuring turns `stale` into `unplaced` and `staleBelow` into
  // `unplacedBelow`.
  static let stale = Flags(rawValue: 1 << 0)
  static let staleBelow = Flags(rawValue: 1 << 1)
  static let unplaced = Flags(rawValue: 1 << 2)
  static let unplacedBelow = Flags(rawValue: 1 << 3)
  /// A child has another place among its siblings than before: the list of children, its spacing, its priority or its
  /// guides.
  static let childrenChanged = Flags(rawValue: 1 << 4)
  /// A child only answers with other sizes.
  static let childSizesChanged = Flags(rawValue: 1 << 39)

  // Properties of the node that its parent sees.
  static let clamped = Flags(rawValue: 1 << 5)
  static let ordinarySpacing = Flags(rawValue: 1 << 6)
  static let zeroPriority = Flags(rawValue: 1 << 7)
  static let lowestPriority = Flags(rawValue: 1 << 8)
  static let fixedWidth = Flags(rawValue: 1 << 9)
  static let fixedHeight = Flags(rawValue: 1 << 10)
  static let guidesHorizontal = Flags(rawValue: 1 << 11)
  static let guidesVertical = Flags(rawValue: 1 << 12)
  static let guidesBaselines = Flags(rawValue: 1 << 13)
  static let independentWidth = Flags(rawValue: 1 << 31)
  static let independentHeight = Flags(rawValue: 1 << 32)
  static let cappedWidth = Flags(rawValue: 1 << 34)
  static let cappedHeight = Flags(rawValue: 1 << 35)
  static let visible: Flags = [
    .clamped, .ordinarySpacing, .zeroPriority, .lowestPriority, .fixedWidth, .fixedHeight,
    .independentWidth, .independentHeight, .cappedWidth, .cappedHeight, .guidesHorizontal,
    .guidesVertical, .guidesBaselines,
  ]

  static let live = Flags(rawValue: 1 << 14)
  static let mirrored = Flags(rawValue: 1 << 15)
  /// Listed among the changed nodes.
  static let listed = Flags(rawValue: 1 << 16)
  /// Placed by the rule that is placing now.
  static let placed = Flags(rawValue: 1 << 17)
  /// The parent's rule has left the node out: it has no frame that counts.
  static let leftOut = Flags(rawValue: 1 << 33)
  /// The rule asked for the direction of its stack.
  static let readsOrientation = Flags(rawValue: 1 << 18)
  /// A bad answer was reported.
  static let reported = Flags(rawValue: 1 << 19)
  /// Nested too deep to be laid out.
  static let tooDeep = Flags(rawValue: 1 << 20)

  // The rule's form.
  static let leaf = Flags(rawValue: 1 << 21)
  static let row = Flags(rawValue: 1 << 22)
  static let column = Flags(rawValue: 1 << 23)
  static let stack: Flags = [.row, .column]
  /// A stack whose spacing is the platform's.
  static let defaultSpacing = Flags(rawValue: 1 << 24)
  /// A stack whose children's lengths follow from arithmetic alone.
  static let fastStack = Flags(rawValue: 1 << 25)
  static let form: Flags = [
    .leaf, .row, .column, .defaultSpacing, .fastStack, .takesChildSize, .passesPlace,
  ]

  // The direction that Spacers and Dividers among the children take; without a flag, that of the
  // container around.
  static let orientsHorizontally = Flags(rawValue: 1 << 26)
  static let orientsVertically = Flags(rawValue: 1 << 27)
  static let clearsOrientation = Flags(rawValue: 1 << 28)
  static let orientation: Flags = [.orientsHorizontally, .orientsVertically, .clearsOrientation]

  // The alignment of a stack: the start without a flag, a custom guide with the first two.
  static let alignsCenter = Flags(rawValue: 1 << 29)
  static let alignsEnd = Flags(rawValue: 1 << 30)
  /// On a baseline; in a view without one, on its end.
  static let alignsBaseline = Flags(rawValue: 1 << 36)
  static let alignment: Flags = [.alignsCenter, .alignsEnd, .alignsBaseline]

  /// Takes the size of its first child.
  static let takesChildSize = Flags(rawValue: 1 << 37)
  /// Puts its only child into its place.
  static let passesPlace = Flags(rawValue: 1 << 38)

  /// The guides and `ordinaryChildren` are those of the children there are: a change of sizes alone leaves them.
  static let knowsChildren = Flags(rawValue: 1 << 40)
  /// No child prefers another spacing than ordinary views do.
  static let ordinaryChildren = Flags(rawValue: 1 << 41)

  /// Counts the nodes that this record was for, so that a removed one is not mistaken for the next.
  ///
  /// It has the upper bits; after 4 million nodes it begins anew.
  var life: UInt64 {
    get { rawValue >> 42 }
    set { rawValue = rawValue & (1 << 42 - 1) | newValue << 42 }
  }

  // Several flags together have names, because a literal makes an array in debug builds, in which
  // apps are developed, too.

  /// Some node here or below has to be measured.
  static var toMeasure: Flags { stale.union(staleBelow) }
  /// Some node here or below has to be placed.
  static var toPlace: Flags { unplaced.union(unplacedBelow) }
  static var new: Flags { stale.union(unplaced) }
  static var priorities: Flags { zeroPriority.union(lowestPriority) }
  static var certainLengths: Flags {
    fixedWidth.union(fixedHeight).union(independentWidth).union(independentHeight)
  }
  static var capped: Flags { cappedWidth.union(cappedHeight) }
  static var anyGuides: Flags {
    guidesHorizontal.union(guidesVertical).union(guidesBaselines)
  }
  /// The values that a parent sees beside sizes.
  static var relations: Flags { priorities.union(ordinarySpacing).union(anyGuides) }
  static var changesBelow: Flags { childrenChanged.union(childSizesChanged) }
  /// The answers of a rule for each axis.
  static var ofAxes: Flags { certainLengths.union(capped).union(fastStack) }
  /// A leaf that answers by its clamped size.
  static var plainLeaf: Flags {
    leaf.union(clamped).union(zeroPriority).union(independentWidth).union(independentHeight)
  }
  static var alignsOnCustomGuide: Flags { alignsCenter.union(alignsEnd) }
  /// The flags that the form of a rule and its answers have set.
  static var ofRule: Flags {
    form.union(alignment).union(orientation).union(readsOrientation).union(reported)
  }
  /// The forms that are placed without asking the rule.
  static var plain: Flags { stack.union(passesPlace) }
  static var transparent: Flags { takesChildSize.union(passesPlace) }
  /// A stack whose clamped size is the sum of its children's.
  static var summed: Flags { clamped.union(fastStack) }

  @inline(__always) func hasAny(of other: Flags) -> Bool { rawValue & other.rawValue != 0 }

  // The generic forms of these that every `OptionSet` has take several times as long in debug
  // builds.

  @inline(__always) func contains(_ member: Flags) -> Bool {
    rawValue & member.rawValue == member.rawValue
  }

  @inline(__always) func union(_ other: Flags) -> Flags {
    Flags(rawValue: rawValue | other.rawValue)
  }

  @inline(__always) func intersection(_ other: Flags) -> Flags {
    Flags(rawValue: rawValue & other.rawValue)
  }

  @inline(__always) func subtracting(_ other: Flags) -> Flags {
    Flags(rawValue: rawValue & ~other.rawValue)
  }

  @inline(__always) mutating func formUnion(_ other: Flags) { rawValue |= other.rawValue }

  @inline(__always) mutating func subtract(_ other: Flags) { rawValue &= ~other.rawValue }

  @inline(__always) mutating func insert(_ member: Flags) { rawValue |= member.rawValue }

  @inline(__always) mutating func remove(_ member: Flags) { rawValue &= ~member.rawValue }

  /// The guides that the node or a node in it may set.
  var guides: GuideKinds {
    get { GuideKinds(rawValue: UInt8(truncatingIfNeeded: rawValue >> 11) & 7) }
    set { rawValue = rawValue & ~(7 << 11) | UInt64(newValue.rawValue) << 11 }
  }

  /// The axes on which the answers to 0 and to infinity do not depend on the other axis.
  var independentAxes: Axis.Set {
    (contains(.independentWidth) ? Axis.Set.horizontal : [])
      .union(contains(.independentHeight) ? .vertical : [])
  }

  @inline(__always) func isIndependent(_ axis: Axis) -> Bool {
    contains(axis == .horizontal ? .independentWidth : .independentHeight)
  }

  /// The axes on which more than the answer to nil changes nothing.
  var cappedAxes: Axis.Set {
    get {
      (contains(.cappedWidth) ? Axis.Set.horizontal : [])
        .union(contains(.cappedHeight) ? .vertical : [])
    }
    set {
      subtract(.capped)
      if newValue.contains(.horizontal) { insert(.cappedWidth) }
      if newValue.contains(.vertical) { insert(.cappedHeight) }
    }
  }

  var fixedAxes: Axis.Set {
    (contains(.fixedWidth) ? Axis.Set.horizontal : [])
      .union(contains(.fixedHeight) ? .vertical : [])
  }
}
