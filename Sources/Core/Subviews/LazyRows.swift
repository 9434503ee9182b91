/// The rows of a loop that have nodes, in the order of their elements; each is found by its element's
/// index, by its id and by its node.
struct LazyRows<ID: Hashable> {
  struct Row {
    var index: Int
    let id: ID
    let node: ViewNode
  }

  private var rows: [Row] = []
  /// The last known places of nodes and ids among the rows.
  private var placesOfNodes: [ObjectIdentifier: Int] = [:]
  private var placesOfIDs: [ID: Int] = [:]

  init() {}

  init(_ rows: [Row]) { self.rows = rows.sorted { $0.index < $1.index } }

  mutating func row(of node: ViewNode) -> Row? {
    if let row = self[place: placesOfNodes[ObjectIdentifier(node)]], row.node === node {
      return row
    }
    placesOfNodes = places { ObjectIdentifier($0.node) }
    return self[place: placesOfNodes[ObjectIdentifier(node)]]
  }

  mutating func row(withID id: ID) -> Row? {
    if let row = self[place: placesOfIDs[id]], row.id == id { return row }
    placesOfIDs = places(\.id)
    return self[place: placesOfIDs[id]]
  }

  /// The row of the element at an index, if it has one.
  subscript(entry index: Int) -> Row? {
    self[place: place(of: index)].flatMap { $0.index == index ? $0 : nil }
  }

  mutating func insert(_ row: Row) { rows.insert(row, at: place(of: row.index)) }

  mutating func removeAll(where isRemoved: (Row) -> Bool) { rows.removeAll(where: isRemoved) }

  private subscript(place place: Int?) -> Row? {
    place.flatMap { rows.indices.contains($0) ? rows[$0] : nil }
  }

  private func places<Key: Hashable>(_ key: (Row) -> Key) -> [Key: Int] {
    Dictionary(rows.indices.map { (key(rows[$0]), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The place of an element's row among the rows, or the place where it would be.
  private func place(of index: Int) -> Int {
    if let last = rows.last, last.index < index { return rows.count }
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension LazyRows: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { rows.count }

  subscript(position: Int) -> Row { rows[position] }
}
