/// The nodes that wait for an update, by the transaction that made them wait.
///
/// Each transaction gets an update and a layout of its own, in the order of the first change of
/// each, so that changes animated by one of them are not attributed to another.
@MainActor package final class UpdateQueue {
  package struct Batch {
    let id: Int
    /// The batch's place in the order of changes; a batch that follows from another one has the
    /// same number.
    package let number: Int
    package var transaction: Transaction
    var nodes: [ViewNode] = []
    /// The jobs to run before the nodes are updated.
    var jobs: [@MainActor () -> Void] = []
    var isFollowing = false
  }

  private(set) var waiting: [Batch] = []
  /// The batch whose update and layout are under way; its nodes are those still to come.
  @exclusivity(unchecked) package private(set) var current: Batch?
  /// True while new work belongs to the current batch.
  var collectsIntoCurrent = false
  /// The number of nodes and jobs enqueued so far.
  private(set) var enqueuedCount = 0
  private var lastNumber = 0
  private var lastID = 0
  private var suspensions = 0
  /// The progress of updates, which states may read from anywhere.
  let progress = UpdateProgress()

  /// The largest number of transactions that are kept apart; further ones are merged into the last.
  static let limit = 1_000

  package var isUnderWay: Bool { current != nil }

  /// True while changes are shown immediately, whatever their transaction says.
  package var isSuspended: Bool { suspensions > 0 }

  package var transaction: Transaction { current?.transaction ?? Transaction() }

  /// The number of rounds that the waiting batches need beyond the first one.
  ///
  /// A hundred rows that appear, each with an animation of its own, are not a sign of views that do not
  /// settle.
  var furtherBatches: Int { max(waiting.count - 1, 0) }

  var isEmpty: Bool { waiting.isEmpty && (current?.nodes.isEmpty ?? true) }

  /// True if the current batch has nodes that are still to be updated.
  var hasNodes: Bool { !(current?.nodes.isEmpty ?? true) }

  var nodes: [ViewNode] { (current?.nodes ?? []) + waiting.flatMap(\.nodes) }

  /// Queues `node` for an update with the current transaction, and returns the number of the
  /// update.
  func enqueue(_ node: ViewNode) -> Int {
    enqueuedCount += 1
    if collectsIntoCurrent, let number = current?.number {
      if !node.isQueued {
        node.isQueued = true
        current?.nodes.append(node)
      }
      return number
    }
    let index = batchIndex(for: Transaction.current)
    if node.lastBatch != waiting[index].id {
      node.lastBatch = waiting[index].id
      waiting[index].nodes.append(node)
    }
    return waiting[index].number
  }

  /// Runs `job` in an update of its own right after the one under way, with the same transaction.
  ///
  /// - Parameter waiter: told when everything that the update began is over.
  package func follow(_ waiter: (any TransactionWaiter)?, _ job: @escaping @MainActor () -> Void) {
    guard let current else {
      job()
      return
    }
    if !(waiting.first?.isFollowing ?? false) {
      var batch = makeBatch(current.number, current.transaction)
      batch.isFollowing = true
      waiting.insert(batch, at: 0)
    }
    waiting[0].jobs.append(job)
    if let waiter {
      waiter.begin()
      waiting[0].transaction.add(waiter)
    }
  }

  /// Shows changes immediately, whatever the transaction says.
  package func atOnce(_ body: () -> Void) {
    suspensions += 1
    body()
    suspensions -= 1
  }

  private func makeBatch(_ number: Int, _ transaction: Transaction) -> Batch {
    lastID += 1
    for waiter in transaction.waiters { waiter.begin() }
    return Batch(id: lastID, number: number, transaction: transaction)
  }

  private func batchIndex(for transaction: Transaction) -> Int {
    if let last = waiting.indices.last,
      !waiting[last].isFollowing,
      waiting.count >= Self.limit || waiting[last].transaction.isSame(as: transaction)
    {
      return last
    }
    lastNumber += 1
    waiting.append(makeBatch(lastNumber, transaction))
    return waiting.count - 1
  }

  /// Goes on to the next batch, or an empty one if none waits.
  func begin() {
    if waiting.isEmpty {
      lastNumber += 1
      current = makeBatch(lastNumber, Transaction())
    } else {
      current = waiting.removeFirst()
    }
    progress.current = current?.number
    for node in current?.nodes ?? [] { node.isQueued = true }
  }

  /// Takes the jobs to run before the nodes of the current batch.
  func takeJobs() -> [@MainActor () -> Void] {
    let jobs = current?.jobs ?? []
    current?.jobs = []
    return jobs
  }

  /// Takes the nodes of the current batch that are still to be updated.
  func takeNodes() -> [ViewNode] {
    let nodes = current?.nodes ?? []
    current?.nodes.removeAll(keepingCapacity: true)
    return nodes
  }

  /// Ends the current batch; its unfinished work waits for the next one.
  func end(_ schedule: (@escaping () -> Void) -> Void) {
    guard let batch = current else { return }
    current = nil
    progress.current = nil
    progress.finished = batch.number
    for waiter in batch.transaction.waiters { waiter.end(schedule) }
    for node in batch.nodes where node.isQueued {
      node.isQueued = false
      let index = batchIndex(for: batch.transaction.withoutWaiters)
      waiting[index].nodes.append(node)
    }
  }
}

/// The update under way: states show the values written before it, and not those written later.
///
/// Written on the main actor, where views are updated.
final class UpdateProgress: @unchecked Sendable {
  /// The number of the update under way; nil between updates.
  var current: Int?
  /// The number of the last update that is done.
  var finished = 0
}
