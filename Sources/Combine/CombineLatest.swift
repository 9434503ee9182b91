import Foundation
import OpenCombine

extension Publishers {
  /// A publisher of the latest values of two others, together, each time that one of them has a
  /// new one.
  ///
  /// It begins when both have a value, and finishes when both have finished. Values without demand
  /// are dropped, except for the latest of each.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let latest = LatestValues(a, b, for: subscriber)
      subscriber.receive(subscription: latest)
      latest.subscribe()
    }
  }

  /// A publisher of the latest values of three others, together.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      CombineLatest(CombineLatest(a, b), c)
        .map { ($0.0, $0.1, $1) }
        .receive(subscriber: subscriber)
    }
  }

  /// A publisher of the latest values of four others, together.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      CombineLatest(CombineLatest(a, b), CombineLatest(c, d))
        .map { ($0.0, $0.1, $1.0, $1.1) }
        .receive(subscriber: subscriber)
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// The latest values of this publisher and another one, together.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// The results of a closure for the latest values of this publisher and another one.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    Publishers.CombineLatest(self, other).map { transform($0, $1) }
  }

  /// The latest values of this publisher and two others, together.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// The results of a closure for the latest values of this publisher and two others.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q,
    _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2).map { transform($0, $1, $2) }
  }

  /// The latest values of this publisher and three others, together.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// The results of a closure for the latest values of this publisher and three others.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
      .map { transform($0, $1, $2, $3) }
  }
}

/// The values that two publishers had last, and the subscriber that gets them together.
///
/// Demand is passed on to both publishers. The lock is recursive, because a subscriber may send a
/// value to one of the publishers while it gets one.
private final class LatestValues<A: Publisher, B: Publisher, Downstream: Subscriber>: Subscription
where
  Downstream.Input == (A.Output, B.Output), Downstream.Failure == A.Failure, A.Failure == B.Failure
{
  private let lock = NSRecursiveLock()
  private var publishers: (A, B)?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var upstream: [Subscription?] = [nil, nil]
  private var unfinished = 2
  private var latestA: A.Output?
  private var latestB: B.Output?

  init(_ a: A, _ b: B, for downstream: Downstream) {
    publishers = (a, b)
    self.downstream = downstream
  }

  func subscribe() {
    guard let (a, b) = publishers else { return }
    publishers = nil
    a.subscribe(side(0) { $0.latestA = $1 })
    b.subscribe(side(1) { $0.latestB = $1 })
  }

  private func side<Value>(
    _ index: Int, keep: @escaping (LatestValues, Value) -> Void
  ) -> AnySubscriber<Value, A.Failure> {
    AnySubscriber(
      receiveSubscription: { self.begin($0, at: index) },
      receiveValue: { value in
        self.lock.withLock { self.receive { keep(self, value) } }
        return .none
      },
      receiveCompletion: { self.complete($0, at: index) })
  }

  private func begin(_ subscription: Subscription, at index: Int) {
    lock.withLock {
      guard downstream != nil, upstream[index] == nil else { return subscription.cancel() }
      upstream[index] = subscription
      if demand != .none { subscription.request(demand) }
    }
  }

  private func receive(keep: () -> Void) {
    guard let downstream else { return }
    keep()
    guard let latestA, let latestB, demand != .none else { return }
    demand -= 1
    let more = downstream.receive((latestA, latestB))
    if more != .none { request(more) }
  }

  private func complete(_ completion: Subscribers.Completion<A.Failure>, at index: Int) {
    lock.withLock {
      guard let downstream else { return }
      upstream[index] = nil
      unfinished -= 1
      if case .finished = completion, unfinished > 0 { return }
      cancel()
      downstream.receive(completion: completion)
    }
  }

  func request(_ more: Subscribers.Demand) {
    lock.withLock {
      demand += more
      for subscription in upstream { subscription?.request(more) }
    }
  }

  func cancel() {
    lock.withLock {
      let subscriptions = upstream
      (publishers, downstream, latestA, latestB) = (nil, nil, nil, nil)
      upstream = [nil, nil]
      for subscription in subscriptions { subscription?.cancel() }
    }
  }
}
