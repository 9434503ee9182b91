/// A node whose content depends on its place and size in the layout.
@MainActor package protocol LayoutReader: ViewNode {
  /// Reads the finished layout, and returns true if the content changed.
  func readLayout() -> Bool
}

/// The readers of a tree.
@MainActor struct LayoutReaders {
  private var orders: [ObjectIdentifier: (order: Int, reader: any LayoutReader)] = [:]
  private var lastOrder = 0
  /// Sorted; nil after a reader was added or removed.
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

  /// The readers further out first, and those of one depth in the order in which they were added.
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
