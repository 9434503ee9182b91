import EspalierDrawing
import Foundation
import Synchronization

/// The spacing that a view prefers to its neighbors, edge by edge.
///
/// Each edge holds distances by category. Where two edges face each other, the categories that both name decide:
/// the largest sum of their two distances. If they share none, the larger of their plain distances does, and
/// if neither has one, the platform's distance of 8.
public struct ViewSpacing: Sendable, Equatable {
  /// The spacing that was set; nil for an ordinary view, which is by far the most frequent kind.
  private var storage: Storage?

  /// The preferences of an ordinary view, which sets none.
  public init() {}

  private init(_ storage: Storage) { self.storage = storage }

  /// Distance 0 on all edges.
  public static let zero = ViewSpacing(plain: EdgeInsets())

  /// The spacing between views that prefer nothing.
  package static let standardDistance: CGFloat = 8

  /// The given distances, whatever the neighbor is.
  package init(plain distances: EdgeInsets) {
    var edges = EdgeTable()
    for edge in Edge.allCases { edges[edge, .plain] = distances[edge] }
    self.init(Storage(edges))
  }

  /// The preferences of a text: `toText` to a text above it, `above` to other views above it and `below` to
  /// other views below it.
  package init(text toText: CGFloat, above: CGFloat, below: CGFloat) {
    var edges = EdgeTable()
    edges[.top, .textToText] = toText
    edges[.top, .aboveText] = above
    edges[.bottom, .textToText] = 0
    edges[.bottom, .belowText] = below
    self = Self.latestText.withLock { latest in
      if latest.storage?.edges != edges { latest = ViewSpacing(Storage(edges)) }
      return latest
    }
  }

  /// Most texts have the font of the one before, and share its table.
  private static let latestText = Mutex(ViewSpacing())

  /// The preferences of a Spacer: no distance on the edges of its axis, of both axes outside stacks.
  package static func spacer(_ axis: Axis?) -> ViewSpacing {
    var edges = EdgeTable()
    edges.isSpacer = true
    for edge in Edge.allCases where axis == nil || edge.axis == axis { edges[edge, .plain] = 0 }
    return ViewSpacing(Storage(edges))
  }

  /// No preference at all: the start of a union.
  package static let none: ViewSpacing = {
    var edges = EdgeTable()
    edges.isSpacer = true
    return ViewSpacing(Storage(edges))
  }()

  package var isOrdinary: Bool { storage == nil }

  /// True for the spacing of a `Spacer`, which frames leave as it is.
  package var isSpacer: Bool { storage?.edges.isSpacer ?? false }

  /// Takes over, at `edges`, the larger distance of each category.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if isOrdinary && other.isOrdinary { return }
    if edges == .all && self == other { return }
    var table = self.table
    table.formUnion(other.table, edges)
    self = ViewSpacing(table)
  }

  /// These preferences with, at `edges`, the larger distance of each category.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// The preferred spacing to a view that follows on `axis`.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    if isOrdinary && next.isOrdinary { return Self.standardDistance }
    let first = table[axis == .horizontal ? .trailing : .bottom]
    let second = next.table[axis == .horizontal ? .leading : .top]
    var named = first + second
    named[Category.plain.rawValue] = -.infinity
    if named.max() > -.infinity { return named.max() }
    let plain = max(first[Category.plain.rawValue], second[Category.plain.rawValue])
    return plain > -.infinity ? plain : Self.standardDistance
  }

  /// These preferences with those of an ordinary view at `edges`.
  package func reset(_ edges: Edge.Set) -> ViewSpacing {
    replacing(edges, by: ViewSpacing())
  }

  /// These preferences with another view's at `edges`.
  package func replacing(_ edges: Edge.Set, by other: ViewSpacing) -> ViewSpacing {
    if edges.isEmpty || (isOrdinary && other.isOrdinary) { return self }
    if edges == .all { return other }
    var table = self.table
    table.replace(edges, by: other.table)
    return ViewSpacing(table)
  }

  /// The preferences of views one after the other along an axis: those of the first and of the
  /// last at the ends, and of all across.
  package static func along(
    _ axis: Axis, _ views: some RandomAccessCollection<ViewSpacing>
  ) -> ViewSpacing {
    guard let first = views.first, let last = views.last else { return .zero }
    let (start, end): (Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    let across = Edge.Set(facing: axis.other)
    var table = first.table
    table.replace(end, by: last.table)
    var (areOrdinary, hasOrdinary) = (true, false)
    for view in views {
      if let own = view.storage {
        areOrdinary = false
        table.formUnion(own.edges, across)
      } else {
        hasOrdinary = true
      }
    }
    if areOrdinary { return ViewSpacing() }
    if hasOrdinary { table.formUnion(.ordinary, across) }
    table.replace(start, by: first.table)
    // Rows of like views keep one table for all.
    return table == first.table ? first : ViewSpacing(table)
  }

  private var table: EdgeTable { storage?.edges ?? .ordinary }

  private init(_ table: EdgeTable) {
    storage = table == .ordinary ? nil : Storage(table)
  }

  public static func == (lhs: ViewSpacing, rhs: ViewSpacing) -> Bool {
    lhs.storage === rhs.storage || lhs.table == rhs.table
  }
}

/// The kind of neighbors that a length of spacing is meant for.
private enum Category: Int {
  /// The spacing between texts one above the other.
  case textToText
  /// The spacing between a text and the view above it.
  case aboveText
  /// The spacing between a text and the view below it.
  case belowText
  /// The spacing to any neighbor.
  case plain
}

/// One length per edge and category; minus infinity if there is none, so that sums and maximums
/// need no cases.
private struct EdgeTable {
  /// The distances by the raw value of the edge, then by that of the category.
  private var distances = InlineArray<4, SIMD4<Double>>(repeating: SIMD4(repeating: -.infinity))
  var isSpacer = false

  /// An ordinary view adds nothing to the spacing of texts.
  static let ordinary: EdgeTable = {
    var edges = EdgeTable()
    edges[.top, .belowText] = 0
    edges[.bottom, .aboveText] = 0
    return edges
  }()

  subscript(edge: Edge) -> SIMD4<Double> {
    get { distances[Int(edge.rawValue)] }
    set { distances[Int(edge.rawValue)] = newValue }
  }

  /// Takes over, at `edges`, the larger distance of each category.
  mutating func formUnion(_ other: EdgeTable, _ edges: Edge.Set) {
    isSpacer = isSpacer && other.isSpacer
    for index in 0..<4 where edges.hasEdge(index) {
      let theirs = other.distances[index]
      distances[index].replace(with: theirs, where: distances[index] .< theirs)
    }
  }

  /// Takes over the distances at `edges`.
  mutating func replace(_ edges: Edge.Set, by other: EdgeTable) {
    isSpacer = isSpacer && other.isSpacer
    for index in 0..<4 where edges.hasEdge(index) { distances[index] = other.distances[index] }
  }

  subscript(edge: Edge, category: Category) -> CGFloat {
    get { self[edge][category.rawValue] }
    set { self[edge][category.rawValue] = newValue }
  }
}

extension EdgeTable: Equatable {
  static func == (lhs: EdgeTable, rhs: EdgeTable) -> Bool {
    if lhs.isSpacer != rhs.isSpacer { return false }
    for index in 0..<4 where lhs.distances[index] != rhs.distances[index] { return false }
    return true
  }
}

extension Edge.Set {
  /// True if the edge with a raw value is in the set.
  fileprivate func hasEdge(_ index: Int) -> Bool { rawValue & (1 << index) != 0 }
}

/// The storage that is shared by copies of a spacing, most of which are equal and all of which stay as they are.
private final class Storage: Sendable {
  let edges: EdgeTable

  init(_ edges: EdgeTable) { self.edges = edges }
}

extension Edge {
  /// The axis across which the edge faces its neighbor.
  package var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
}

extension Edge.Set {
  /// The two edges that face neighbors on `axis`.
  package init(facing axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}
