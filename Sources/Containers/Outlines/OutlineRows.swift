import EspalierCore

/// An element of an outline that is visible: all above it are open.
struct OutlineEntry<Data: RandomAccessCollection, ID: Hashable> {
  let element: Data.Element
  let path: OutlinePath<ID>
  /// True if the elements below are listed behind this one.
  var isListedOpen = false
  /// The number of elements beside this one, with it.
  let siblings: Int

  var id: ID { path.id }
  var level: Int { path.level }
}

/// The visible elements of an outline, from top to bottom.
///
/// It keeps a run for each stretch of siblings between two open elements, so that its cost depends
/// on the number of open elements, not on that of all: a hundred thousand closed siblings are one
/// run.
struct OutlineRows<Data: RandomAccessCollection, ID: Hashable>: RandomAccessCollection {
  private struct Run {
    let start: Int
    let end: Int
    let elements: OutlineTree<Data, ID>.Roots
    /// The index of the run's beginning among the elements.
    let offset: Int
    let parent: OutlinePath<ID>?
    /// True if the last element is open.
    let endsOpen: Bool
  }

  private let tree: OutlineTree<Data, ID>
  private var runs: [Run] = []
  private(set) var endIndex = 0

  var startIndex: Int { 0 }

  /// The elements that the open ones show.
  init(_ tree: OutlineTree<Data, ID>, _ openings: OutlineOpenings<ID>) {
    self.tree = tree
    list(openings)
  }

  /// The elements below another one, all of them closed.
  init(_ children: Data, below parent: OutlinePath<ID>, in tree: OutlineTree<Data, ID>) {
    self.tree = tree
    add(.elements(children), 0..<children.count, below: parent)
  }

  subscript(index: Int) -> OutlineEntry<Data, ID> {
    let run = runs[run(at: index)]
    let offset = run.offset + index - run.start
    let element = run.elements.element(at: offset)
    return OutlineEntry(
      element: element, path: OutlinePath(tree.id.read(element), at: offset, below: run.parent),
      isListedOpen: run.endsOpen && index == run.end - 1, siblings: run.elements.count)
  }

  /// Lists siblings up to the next open one, then the elements below that one, then continues
  /// behind it.
  ///
  /// The levels are a stack in place of recursion: an outline may be as deep as its data.
  private mutating func list(_ openings: OutlineOpenings<ID>) {
    var stack = [Level(elements: tree.roots, openings, tree)]
    while var level = stack.popLast() {
      guard let open = level.nextOpen else {
        add(level.elements, level.offset..<level.elements.count, below: level.parent)
        continue
      }
      add(level.elements, level.offset..<open.offset + 1, below: level.parent, endsOpen: true)
      level.offset = open.offset + 1
      let element = level.elements.element(at: open.offset)
      let path = OutlinePath(tree.id.read(element), at: open.offset, below: level.parent)
      stack.append(level)
      if !(level.parent?.leadsThrough(path.id) ?? false), let children = tree.children(element) {
        stack.append(Level(elements: .elements(children), open.below, tree, parent: path))
      }
    }
  }

  /// Siblings that are being listed.
  private struct Level {
    let elements: OutlineTree<Data, ID>.Roots
    var offset = 0
    let parent: OutlinePath<ID>?
    private var open: ArraySlice<(offset: Int, below: OutlineOpenings<ID>)>

    init(
      elements: OutlineTree<Data, ID>.Roots, _ openings: OutlineOpenings<ID>,
      _ tree: OutlineTree<Data, ID>, parent: OutlinePath<ID>? = nil
    ) {
      self.elements = elements
      self.parent = parent
      open = openings.open(among: elements, tree.id)[...]
    }

    var nextOpen: (offset: Int, below: OutlineOpenings<ID>)? {
      mutating get { open.popFirst() }
    }
  }

  private mutating func add(
    _ elements: OutlineTree<Data, ID>.Roots, _ range: Range<Int>, below parent: OutlinePath<ID>?,
    endsOpen: Bool = false
  ) {
    if range.isEmpty { return }
    runs.append(
      Run(
        start: endIndex, end: endIndex + range.count, elements: elements, offset: range.lowerBound,
        parent: parent, endsOpen: endsOpen))
    endIndex += range.count
  }

  /// The last run that starts at or before a place.
  private func run(at index: Int) -> Int {
    var (low, high) = (0, runs.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].start <= index { low = middle } else { high = middle }
    }
    return low
  }
}

/// The rows of an outline, which stand between others.
protocol OutlineListing {
  /// The number of elements at the outline's own level.
  var rootCount: Int { get }
}

extension OutlineRows: OutlineListing {
  var rootCount: Int { tree.roots.count }
}

extension OutlineEntry {
  /// The largest number of open levels; more would come from an outline without end.
  private static var mostLevels: Int { 10_000 }

  /// Returns true if the element has children that can be shown; trees that lead back to themselves
  /// are reported.
  @MainActor func canOpen(in tree: OutlineTree<Data, ID>, _ problems: ViewProblems) -> Bool {
    if tree.children(element) == nil { return false }
    if path.parent?.leadsThrough(id) ?? false {
      problems.report(
        "OutlineGroup: the element with the id \(id) is below itself, and is shown without its children there. Give "
          + "each element an id of its own, or take the element out of its descendants.")
      return false
    }
    if level >= Self.mostLevels {
      problems.report(
        "OutlineGroup: more than \(Self.mostLevels) levels are open; the element with the id \(id) is shown without its "
          + "children. If the tree has no end, have its children end with nil.")
      return false
    }
    return true
  }
}
