import Combine
import TestSupport
import Testing

/// Publishers made of several others.
@Suite struct CombinedPublisherTests {
  private final class Log {
    var lines: [String] = []
    var subscriptions: Set<AnyCancellable> = []

    func follow<P: Publisher>(_ publisher: P) {
      publisher.sink { completion in
        if case .failure = completion { self.lines.append("failed") }
        if case .finished = completion { self.lines.append("end") }
      } receiveValue: { value in
        self.lines.append("\(value)")
      }
      .store(in: &subscriptions)
    }
  }

  private struct Fault: Error {}

  @Test func `the latest values come once both publishers have one`() {
    let log = Log()
    let (numbers, letters) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    log.follow(numbers.combineLatest(letters) { "\($0)\($1)" })
    numbers.send(1)
    numbers.send(2)
    #expect(log.lines == [])
    letters.send("a")
    letters.send("b")
    numbers.send(3)
    #expect(log.lines == ["2a", "2b", "3b"])
  }

  @Test func `the latest values end when all publishers have ended`() {
    let log = Log()
    let (a, b, c) = (PassthroughSubject<Int, Never>(), Just(0), CurrentValueSubject<Int, Never>(5))
    log.follow(Publishers.CombineLatest3(a, b, c).map { [$0, $1, $2] })
    a.send(1)
    a.send(completion: .finished)
    c.send(6)
    #expect(log.lines == ["[1, 0, 5]", "[1, 0, 6]"])
    c.send(completion: .finished)
    #expect(log.lines.last == "end")
  }

  @Test func `the latest values end with the first failure`() {
    let log = Log()
    let (a, b) = (PassthroughSubject<Int, Fault>(), PassthroughSubject<Int, Fault>())
    log.follow(a.combineLatest(b, a, b).map { [$0, $1, $2, $3] })
    b.send(completion: .failure(Fault()))
    a.send(1)
    #expect(log.lines == ["failed"])
  }

  @Test func `latest values that nobody asked for are dropped`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    var subscription: Subscription?
    var values: [[Int]] = []
    a.combineLatest(b).subscribe(
      AnySubscriber(
        receiveSubscription: { subscription = $0 },
        receiveValue: {
          values.append([$0, $1]); return .none
        }))
    subscription?.request(.max(1))
    a.send(1)
    a.send(2)
    #expect(values == [[1, 0]])
    subscription?.request(.max(1))
    a.send(3)
    #expect(values == [[1, 0], [3, 0]])
  }

  @Test func `a value sent while another one is received follows it`() {
    let log = Log()
    let (a, b) = (CurrentValueSubject<Int, Never>(0), CurrentValueSubject<Int, Never>(0))
    let sum = a.combineLatest(b) { $0 + $1 }.handleEvents(receiveOutput: {
      if $0 == 1 { b.send(9) }
    })
    log.follow(sum)
    a.send(1)
    #expect(Set(log.lines) == ["0", "1", "10"])
  }

  @Test func `merged values come in the order in which they are sent`() {
    let log = Log()
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    log.follow(a.merge(with: b, Just(7)))
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    b.send(3)
    b.send(completion: .finished)
    #expect(log.lines == ["7", "1", "2", "3", "end"])
  }

  @Test func `merged values end with the first failure, and at once without publishers`() {
    let log = Log()
    let (a, b) = (PassthroughSubject<Int, Fault>(), PassthroughSubject<Int, Fault>())
    log.follow(Publishers.MergeMany(a, b))
    a.send(completion: .failure(Fault()))
    b.send(1)
    log.follow(Publishers.MergeMany([Just<Int>]()))
    #expect(log.lines == ["failed", "end"])
  }

  @Test func `merged values wait until they are asked for`() {
    var subscription: Subscription?
    var values: [Int] = []
    var hasEnded = false
    [1, 2].publisher.merge(with: [3].publisher).subscribe(
      AnySubscriber(
        receiveSubscription: { subscription = $0 },
        receiveValue: {
          values.append($0); return .none
        },
        receiveCompletion: { _ in hasEnded = true }))
    #expect(values == [])
    subscription?.request(.max(2))
    #expect(values.count == 2 && !hasEnded)
    subscription?.request(.unlimited)
    #expect(values.sorted() == [1, 2, 3] && hasEnded)
  }
}
