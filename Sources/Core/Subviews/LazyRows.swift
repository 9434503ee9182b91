/// The rows of a loop that have nodes, in the order of their elements; each is found by its element's
/// index, by its id and by its node.
///
/// Indices, ids and nodes are lists of their own: in generic code, a list of values with an id in them
/// looks up their type for each one that it reads.
struct LazyRows<ID: Hashable> {
  struct Row {
    var index: Int
    let id: ID
    let node: ViewNode
  }

  /// The indices of the elements, in ascending order.
  private(set) var entries: [Int] = []
  private(set) var ids: [ID] = []
  private(set) var nodes: [ViewNode] = []
  /// The last known places of nodes and ids among the rows.
  private var placesOfNodes: [ObjectIdentifier: Int] = [:]
  private var placesOfIDs: [ID: Int] = [:]

  init() {}

  /// - Parameter rows: rows in any order.
  init(_ rows: [Row]) {
    for row in rows.sorted(by: { $0.index < $1.index }) {
      entries.append(row.index)
      ids.append(row.id)
      nodes.append(row.node)
    }
  }

  var count: Int { entries.count }

  var isEmpty: Bool { entries.isEmpty }

  subscript(place: Int) -> Row {
    Row(index: entries[place], id: ids[place], node: nodes[place])
  }

  mutating func row(of node: ViewNode) -> Row? {
    if let place = place(placesOfNodes[ObjectIdentifier(node)]), nodes[place] === node {
      return self[place]
    }
    placesOfNodes = places(of: nodes.lazy.map { ObjectIdentifier($0) })
    return place(placesOfNodes[ObjectIdentifier(node)]).map { self[$0] }
  }

  mutating func row(withID id: ID) -> Row? {
    if let place = place(placesOfIDs[id]), ids[place] == id { return self[place] }
    placesOfIDs = places(of: ids)
    return place(placesOfIDs[id]).map { self[$0] }
  }

  /// The node of the element at an index, if it has one.
  func node(ofEntry index: Int) -> ViewNode? {
    let place = place(ofEntry: index)
    return place < count && entries[place] == index ? nodes[place] : nil
  }

  mutating func insert(_ row: Row) {
    let place = place(ofEntry: row.index)
    entries.insert(row.index, at: place)
    ids.insert(row.id, at: place)
    nodes.insert(row.node, at: place)
  }

  /// Takes out the rows at `places`.
  mutating func remove(at places: Set<Int>) {
    let kept = entries.indices.filter { !places.contains($0) }
    (entries, ids, nodes) = (kept.map { entries[$0] }, kept.map { ids[$0] }, kept.map { nodes[$0] })
  }

  private func place(_ known: Int?) -> Int? { known.flatMap { $0 < count ? $0 : nil } }

  private func places<Key: Hashable>(of keys: some Collection<Key>) -> [Key: Int] {
    Dictionary(zip(keys, 0...), uniquingKeysWith: { first, _ in first })
  }

  /// The place of an element's row among the rows, or the place where it would be.
  private func place(ofEntry index: Int) -> Int {
    if let last = entries.last, last < index { return count }
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
