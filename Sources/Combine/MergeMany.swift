import Foundation
import OpenCombine

extension Publishers {
  /// A publisher of the values of any number of publishers of one type, as they come.
  ///
  /// It finishes when all have finished, and fails with the first that fails.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merged = MergedValues<Upstream, S>(publishers, for: subscriber)
      subscriber.receive(subscription: merged)
      merged.subscribe()
    }

    /// These publishers and one more.
    public func merge(with other: Upstream) -> Self {
      MergeMany(publishers + [other])
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
  /// The values of this publisher and of others of its type, as they come.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }
}

/// The subscriber that gets the values of several publishers, and what it has asked for.
///
/// A subscriber that asks for values without end gets each at once. For another one, each publisher
/// is asked for one value at a time, which waits here until it is wanted.
private final class MergedValues<Upstream: Publisher, Downstream: Subscriber>: Subscription
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  private let lock = NSRecursiveLock()
  private var publishers: [Upstream]
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var upstream: [Int: Subscription] = [:]
  private var waiting: [(index: Int, value: Upstream.Output)] = []
  private var unfinished: Int

  init(_ publishers: [Upstream], for downstream: Downstream) {
    self.publishers = publishers
    self.downstream = downstream
    unfinished = publishers.count
  }

  func subscribe() {
    let publishers = publishers
    self.publishers = []
    if publishers.isEmpty { lock.withLock { finishIfDone() } }
    for (index, publisher) in publishers.enumerated() {
      let side = AnySubscriber<Upstream.Output, Upstream.Failure>(
        receiveSubscription: { self.begin($0, at: index) },
        receiveValue: { value in self.lock.withLock { self.receive(value, at: index) } },
        receiveCompletion: { self.complete($0, at: index) })
      publisher.subscribe(side)
    }
  }

  private func begin(_ subscription: Subscription, at index: Int) {
    lock.withLock {
      guard downstream != nil, upstream[index] == nil else { return subscription.cancel() }
      upstream[index] = subscription
      subscription.request(demand == .unlimited ? .unlimited : .max(1))
    }
  }

  /// Hands a value on, or keeps it; the answer is how many more the publisher may send.
  private func receive(_ value: Upstream.Output, at index: Int) -> Subscribers.Demand {
    guard let downstream else { return .none }
    guard demand != .none else {
      waiting.append((index, value))
      return .none
    }
    demand -= 1
    let more = downstream.receive(value)
    if more != .none { request(more) }
    return .max(1)
  }

  private func complete(_ completion: Subscribers.Completion<Upstream.Failure>, at index: Int) {
    lock.withLock {
      upstream[index] = nil
      unfinished -= 1
      guard case .failure = completion else { return finishIfDone() }
      let downstream = downstream
      cancel()
      downstream?.receive(completion: completion)
    }
  }

  private func finishIfDone() {
    guard let downstream, unfinished == 0, waiting.isEmpty else { return }
    cancel()
    downstream.receive(completion: .finished)
  }

  func request(_ more: Subscribers.Demand) {
    lock.withLock {
      let wasUnlimited = demand == .unlimited
      demand += more
      if demand == .unlimited, !wasUnlimited {
        for subscription in upstream.values { subscription.request(.unlimited) }
      }
      while let downstream, demand != .none, !waiting.isEmpty {
        let (index, value) = waiting.removeFirst()
        demand -= 1
        demand += downstream.receive(value)
        upstream[index]?.request(.max(1))
      }
      finishIfDone()
    }
  }

  func cancel() {
    lock.withLock {
      let subscriptions = upstream.values
      (publishers, downstream, upstream, waiting) = ([], nil, [:], [])
      for subscription in subscriptions { subscription.cancel() }
    }
  }
}
