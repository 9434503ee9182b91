import Foundation

/// The children that views give the container above them, in order, with the groups that they form.
///
/// Every container receives its children as such a list, collected before layout. Containers that
/// know a kind of group read it from ``items``; to all others the list is flat.
@MainActor @_spi(Espalier) public struct SubviewList {
  private(set) var elements: [LayoutElement] = []
  /// The places where groups and their entries begin and end; empty for nearly all lists.
  private var marks: [Mark] = []

  /// - Parameter capacity: the number of elements to make room for, where it is roughly known.
  init(capacity: Int = 0) { elements.reserveCapacity(capacity) }

  private struct Mark {
    enum Kind {
      case begin(SubviewGroup)
      case entry(Int)
      case end
    }

    let kind: Kind
    let position: Int
  }

  package var count: Int { elements.count }
  var indices: Range<Int> { elements.indices }
  var hasGroups: Bool { !marks.isEmpty }

  subscript(index: Int) -> LayoutElement {
    get { elements[index] }
    set { elements[index] = newValue }
  }

  package subscript(range: PartialRangeFrom<Int>) -> ArraySlice<LayoutElement> { elements[range] }

  package mutating func append(_ element: consuming LayoutElement) { elements.append(element) }

  /// Makes room for `count` elements that will be appended.
  mutating func expect(_ count: Int) {
    let needed = elements.count + count
    // More than is needed: there may be many short lists.
    if needed > elements.capacity { elements.reserveCapacity(max(needed, elements.count * 2)) }
  }

  /// Adds the elements that `body` collects as entries of a group.
  package mutating func collect(_ group: SubviewGroup, _ body: (inout SubviewList) -> Void) {
    marks.append(Mark(kind: .begin(group), position: count))
    body(&self)
    marks.append(Mark(kind: .end, position: count))
  }

  /// Begins an entry of the group that is being collected.
  package mutating func beginEntry(_ index: Int) {
    marks.append(Mark(kind: .entry(index), position: count))
  }

  /// Adds the elements that `body` collects without a group of their own.
  mutating func collectFlat(_ body: (inout SubviewList) -> Void) {
    let outer = marks
    body(&self)
    marks = outer
  }

  /// The list with its groups as branches.
  var items: [SubviewItem] {
    if marks.isEmpty { return elements.map { .element($0) } }
    var reader = Reader(list: self)
    return reader.readItems()
  }

  /// The outermost groups by which the container lays out its children, each with the positions of these.
  var layoutGroups: [(group: SubviewGroup, positions: Range<Int>)] {
    var groups: [(group: SubviewGroup, positions: Range<Int>)] = []
    var depth = 0
    var open: (group: SubviewGroup, depth: Int, start: Int)?
    for mark in marks {
      switch mark.kind {
      case .begin(let group):
        if open == nil, group.isForLayout { open = (group, depth, mark.position) }
        depth += 1
      case .entry: break
      case .end:
        depth -= 1
        if let ended = open, ended.depth == depth {
          groups.append((ended.group, ended.start..<mark.position))
          open = nil
        }
      }
    }
    return groups
  }

  private struct Reader {
    let list: SubviewList
    var position = 0
    var mark = 0

    /// Reads up to the end of an entry or of the list.
    @MainActor mutating func readItems() -> [SubviewItem] {
      var items: [SubviewItem] = []
      while true {
        let next = mark < list.marks.count ? list.marks[mark].position : list.count
        for element in list.elements[position..<next] { items.append(.element(element)) }
        position = next
        guard mark < list.marks.count, case .begin(let group) = list.marks[mark].kind else {
          return items
        }
        mark += 1
        items.append(.group(group, readEntries()))
      }
    }

    @MainActor private mutating func readEntries() -> [SubviewEntry] {
      var entries: [SubviewEntry] = []
      while mark < list.marks.count, case .entry(let index) = list.marks[mark].kind {
        mark += 1
        entries.append(SubviewEntry(index: index, items: readItems()))
      }
      mark += 1
      return entries
    }
  }
}

/// A child of a container, or several that belong together.
enum SubviewItem {
  case element(LayoutElement)
  case group(SubviewGroup, [SubviewEntry])
}

/// A part of a group.
struct SubviewEntry {
  let index: Int
  let items: [SubviewItem]
}

/// Children of a container that belong together: a section, the rows of a `ForEach`, a row of a
/// grid.
///
/// It lasts as long as the node that makes it.
@MainActor package class SubviewGroup {
  /// A number that tells groups apart, even after they are removed.
  package let number: Int
  /// The depth of the node that makes it.
  let depth: Int

  /// True if the container lays out its children by the groups of this kind.
  var isForLayout: Bool { false }

  package init(_ node: ViewNode) {
    number = node.graph.makeIdentifier()
    depth = node.depth
  }
}

extension ViewNode {
  /// The layout elements that this view contributes to the container above it.
  package final var collectedElements: [LayoutElement] { collectedSubviews.elements }

  /// The width that the view takes where none is proposed, in points.
  package final var idealWidth: CGFloat {
    collectedElements.map { graph.tree.sizeThatFits($0.id, .unspecified).width }.max() ?? 0
  }

  /// The same elements with the groups among them.
  final var collectedSubviews: SubviewList {
    var list = SubviewList()
    collectElements(into: &list)
    return list
  }
}
