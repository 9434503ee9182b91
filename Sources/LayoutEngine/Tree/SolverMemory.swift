/// Memory for the solutions that are being worked out, one above the other.
struct SolverMemory {
  /// One child of a stack that is being solved.
  struct Item {
    var node: Int
    var priority: Double
    /// The spacing before it.
    var spacing: Double
    var min = Double.nan
    var flexibility = 0.0
    var proposed = 0.0
    var major = 0.0
    var minor = 0.0
    var guide = 0.0
  }

  private(set) var items: UnsafeMutablePointer<Item> = .allocate(capacity: 0)
  private(set) var order: UnsafeMutablePointer<Int32> = .allocate(capacity: 0)
  private var capacity = 0
  var used = 0

  mutating func push(_ item: Item) {
    if used == capacity { grow() }
    (items + used).initialize(to: item)
    used += 1
  }

  private mutating func grow() {
    let larger = max(64, capacity * 2)
    let newItems = UnsafeMutablePointer<Item>.allocate(capacity: larger)
    newItems.moveInitialize(from: items, count: used)
    let newOrder = UnsafeMutablePointer<Int32>.allocate(capacity: larger)
    newOrder.moveInitialize(from: order, count: used)
    deallocate()
    items = newItems
    order = newOrder
    capacity = larger
  }

  func deallocate() {
    items.deallocate()
    order.deallocate()
  }
}
