/// A node whose content depends on where and how large it is laid out.
@MainActor protocol LayoutReader: ViewNode {
  /// Looks at the finished layout, and answers whether the content changed.
  func readLayout() -> Bool
}

/// The readers of a tree.
@MainActor struct LayoutReaders {
  private var orders: [ObjectIdentifier: (order: Int, reader: any LayoutReader)] = [:]
  private var lastOrder = 0
  /// Sorted; nil after one came or went.
  private var sorted: [any LayoutReader]?

  mutating func add(_ reader: any LayoutReader) {
    lastOrder += 1
    orders[ObjectIdentifier(reader)] = (lastOrder, reader)
    sorted = nil
  }

  mutating func remove(_ reader: any LayoutReader) {
    orders[ObjectIdentifier(reader)] = nil
    sorted = nil
  }

  /// Those further out first, and of one depth those that came first.
  mutating func inOrder() -> [any LayoutReader] {
    if let sorted { return sorted }
    let readers = orders.values
      .map { (depth: $0.reader.depth, order: $0.order, reader: $0.reader) }
      .sorted { ($0.depth, $0.order) < ($1.depth, $1.order) }
      .map(\.reader)
    sorted = readers
    return readers
  }
}
